import Civil
import Diagnostics
import Quantities
import Tabular

extension EntryList {
  /// What a list holds: its entries, and the cells that frame them.
  struct Found {
    var entries: [Entry] = []
    var beside: [RearrangedSheet.Aside] = []
    var failed = 0
    /// Where a list has what, if headings or the cells themselves say it of every row.
    var columns: Columns?
    /// The rows of its headings, where they come again.
    var heads: [Int] = []
    /// The first row of the list; those above it are laid out as they stand.
    var start = 1

    mutating func add(_ row: Int, _ columns: some Sequence<Int>, _ kind: CellReading.Kind) {
      beside += columns.map { .init(row, $0, kind) }
    }

    /// A dog and what it paid, in two cells of a row.
    mutating func add(_ record: Record, _ row: Int, _ date: CivilDate, name: Int, amount: Int) {
      entries.append(
        Entry(
          row: row, date: date, text: record[column: amount].text,
          name: record[column: name].text.collapsingSpaces, column: amount, nameColumn: name))
    }

    /// What was found in some columns of a table.
    /// - Parameter shift: how many columns stand to the left of them.
    mutating func add(_ part: Found, shiftedBy shift: Int) {
      entries += part.entries.map { $0.shifted(by: shift) }
      beside += part.beside.map { aside in
        .init(aside.origin.row, aside.origin.column + shift, aside.kind)
      }
    }

    /// Whether the list is one: some dogs, some days, and little else. One dog may be called Sam, not all of them as days are.
    var isList: Bool {
      let names = Set(entries.map(\.name.folded))
      return names.count >= 2 && !names.allSatisfy { Weekday(name: $0) != nil }
        && Set(entries.map(\.date)).count >= 2 && entries.count >= 4 && failed * 4 <= entries.count
    }
  }
}

// MARK: Sums

extension EntryList.Found {
  /// What some entries come to in all, and by the day and the week.
  static func sums(_ entries: [EntryList.Entry]) -> Set<Money> {
    let spans =
      [entries] + Dictionary(grouping: entries, by: \.date.monday).values
      + Dictionary(grouping: entries, by: \.date).values
    return Set(
      spans.compactMap { span in
        let amounts = span.compactMap { AmountGrammar.read($0.text).money }
        return amounts.count > 1 ? amounts.reduce(.zero, +) : nil
      })
  }

  /// Whether a line is a name and one of these sums.
  static func isSum(_ record: Record, _ places: [Int], _ sums: @autoclosure () -> Set<Money>) -> Bool {
    guard places.count == 2, !CellMark(record[column: places[0]].text).isAmount,
      DayHeading(record[column: places[0]].text) == nil,
      let sum = AmountGrammar.read(record[column: places[1]].text).money
    else { return false }
    return sums().contains(sum)
  }

  /// The places of entries that add up the others of their day, or of all days, under whatever name: `In hand,91.00`. A
  /// name is one of sums where it ends every day in which it stands, and adds up several entries of one.
  private static func namedSums(_ entries: [EntryList.Entry], of least: Int) -> Set<Int> {
    func money(_ place: Int) -> Money? {
      if case .amount(let amount) = CellMark(entries[place].text) { amount.money } else { nil }
    }
    // The whole may stand behind the last day, under a name of its own.
    let end = entries.last.map { last in entries.count { $0.name.folded == last.name.folded } } == 1 ? 1 : 0
    let days = Dictionary(grouping: entries.indices.dropLast(end)) { entries[$0].date }
    var (counts, wrong): ([String: Int], Set<String>) = ([:], [])
    for places in days.values {
      guard let last = places.last else { continue }
      let others = places.dropLast()
      let isSum = !others.isEmpty && money(last) == others.compactMap(money).reduce(.zero, +)
      if isSum, others.compactMap(money).count >= 2 { counts[entries[last].name.folded, default: 0] += 1 }
      if !isSum { wrong.insert(entries[last].name.folded) }
      wrong.formUnion(others.map { entries[$0].name.folded })
    }
    let right = Set(counts.filter { $0.value >= least }.keys)
    var sums = Set(entries.indices.filter { right.subtracting(wrong).contains(entries[$0].name.folded) })
    let before = entries.indices.dropLast().filter { !sums.contains($0) }
    if end > 0, before.compactMap(money).count >= 3,
      money(entries.count - 1) == before.compactMap(money).reduce(.zero, +)
    {
      sums.insert(entries.count - 1)
    }
    return sums
  }

  /// Leaves the entries that add up no others; the cells of the others are told as totals.
  /// - Parameter days: how many a name has to add up.
  func withoutSums(of days: Int = 1) -> Self {
    let sums = Self.namedSums(entries, of: days)
    var rest = self
    for entry in sums.sorted().map({ entries[$0] }) {
      for cell in [entry.nameCell, CellReference(row: entry.row, column: entry.column)].compactMap(\.self) {
        rest.beside.append(.init(cell, .total))
      }
    }
    rest.entries = entries.indices.filter { !sums.contains($0) }.map { entries[$0] }
    return rest
  }
}
