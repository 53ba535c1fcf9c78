import Tabular

/// The columns of some weeks of a sheet: all of its columns, or a part where other weeks stand beside them.
///
/// A column that no week has, as a gap between two, goes with the week on its left.
struct WeekColumns {
  /// In order, counted from 1; nil for all.
  private let own: [Int]?
  /// The first column that no other week has.
  let first: Int

  init(of weeks: [Int], in reading: SheetReading) {
    let beside = reading.layout.beside
    let blocks = Set(weeks.flatMap { beside.indices.contains($0) ? beside[$0] : [] }).union(weeks)
    guard blocks.count > Set(weeks).count else {
      (own, first) = (nil, 1)
      return
    }
    let width = reading.table.records.map(\.fields.count).max() ?? 0
    var owners = blocks
    var columns: [Int] = []
    var alone: Int?
    for column in 1...max(1, width) {
      let holders = blocks.filter { reading.weeks[$0].block.columnNumbers.contains(column) }
      if !holders.isEmpty { owners = holders }
      guard !owners.isDisjoint(with: weeks) else { continue }
      columns.append(column)
      if alone == nil, owners.isSubset(of: weeks) { alone = column }
    }
    (own, first) = (columns, alone ?? 1)
  }

  /// Those alone that have a meaning in some blocks.
  init(of blocks: [WeekBlock]) {
    own = blocks.reduce(into: Set()) { $0.formUnion($1.columnNumbers) }.sorted()
    first = blocks.first?.nameColumn ?? 1
  }

  /// The row without the columns of other weeks.
  func of(_ row: [String]) -> [String] {
    guard let own else { return row }
    return own.filter { row.indices.contains($0 - 1) }.map { row[$0 - 1] }
  }
}

extension WeekBlock {
  /// The columns that name its dogs, are its days, or have a meaning of their own.
  fileprivate var columnNumbers: Set<Int> { Set([nameColumn] + days.map(\.column) + columns.keys) }
}

/// Rows to be put into a sheet. Those of weeks side by side share a row where neither says anything in the other's
/// columns.
struct InsertedRows {
  private var rows: [(place: Int, isTitle: Bool, fields: [String])] = []

  mutating func add(_ fields: [String], at place: Int, isTitle: Bool = false) {
    let free = rows.firstIndex { row in
      row.place == place && row.isTitle == isTitle && row.fields.count == fields.count
        && zip(row.fields, fields).allSatisfy { $0.isEmpty || $1.isEmpty || $0 == $1 }
    }
    guard let free else { return rows.append((place, isTitle, fields)) }
    rows[free].fields = zip(rows[free].fields, fields).map { $0.isEmpty ? $1 : $0 }
  }

  /// The rows of a sheet with these among them, each before the row at its place.
  func put(into sheet: [[String]]) -> [[String]] {
    var sheet = sheet
    // From below, and of those at one place the last first, so that each place stays what it was.
    for row in rows.enumerated().sorted(by: { ($0.element.place, $0.offset) > ($1.element.place, $1.offset) })
    {
      sheet.insert(row.element.fields, at: min(row.element.place, sheet.count))
    }
    return sheet
  }
}
