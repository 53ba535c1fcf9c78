import Civil
import Tabular

/// Records that are written on two lines, as their heading is.
extension MendedSheet {
  /// A heading on two lines: `Dog,Owner,Phone` above `,Mon,Tue,Wed,Thu,Fri`, or `Dog,Mon,Tue,Wed` above `Thu,Fri,Notes`.
  struct TwoLines {
    /// How many columns the first of the two lines has.
    let width: Int
    /// Whether the days go on where the first line broke off: then every second line follows on the one above it.
    let isBroken: Bool

    /// Nil for any other two rows.
    init?(_ upper: SheetRow, _ lower: SheetRow) {
      guard let first = upper.first, first.isDogLabel, first === upper[column: 1], upper.filledCount >= 2
      else {
        return nil
      }
      let (columns, labels) = (Self.filled(lower), Self.filled(upper))
      let days = columns.filter { lower[column: $0].namesDay }
      let above = labels.filter { upper[column: $0].namesDay }
      isBroken = !above.isEmpty
      width = labels.last ?? 1
      if isBroken {
        let names = (above.map { upper[column: $0] } + days.map { lower[column: $0] })
          .compactMap { $0.words.lazy.compactMap { Weekday(name: $0) }.first }
        // Below a whole week Sam is a dog; a dog's line has more than labels.
        guard days.first == 1, names.count == above.count + days.count, names.count >= 4,
          !names.prefix(above.count).contains(.friday),
          columns.allSatisfy({ lower[column: $0].namesDay || lower[column: $0].role != nil }),
          zip(names, names.dropFirst()).allSatisfy({ $0 < $1 })
        else { return nil }
      } else {
        // Where both lines have columns of their own they are one heading of records on one line.
        guard days.count >= 3, columns.first ?? 1 > 1, days.contains(where: { !upper[column: $0].isBlank })
        else { return nil }
      }
    }

    private static func filled(_ row: SheetRow) -> [Int] {
      (1..<row.width + 1).filter { !row[column: $0].isBlank }
    }
  }

  /// Joins each record to the second line of it.
  mutating func joinSecondLines(_ sheet: SheetCells) -> Bool {
    let heads = (1..<max(sheet.rowCount, 1)).compactMap { row in
      TwoLines(sheet[row: row], sheet[row: row + 1]).map { (row: row, head: $0) }
    }
    var joined: [(upper: Int, lower: Int, head: TwoLines)] = []
    var sums: [(row: Int, head: TwoLines)] = []
    for (place, (row, head)) in heads.enumerated() {
      let end = place + 1 < heads.count ? heads[place + 1].row : sheet.rowCount + 1
      let rows = row + 2..<max(end, row + 2)
      let pairs = head.isBroken ? Self.pairsInTurn(rows, sheet) : Self.pairsByName(rows, sheet)
      guard pairs.count >= 3 else { return false }
      joined.append((row, row + 1, head))
      joined += pairs.map { ($0.upper, $0.lower, head) }
      guard !head.isBroken else { continue }
      sums += rows.filter { sheet[$0, 1].total != nil && sheet[row: $0].filledCount > 1 }.map { ($0, head) }
    }
    // `Week Total,,,,,,$198` has its figures below the days.
    for (row, head) in sums {
      let gap: RearrangedSheet.Line = Array(repeating: ("", nil), count: head.width - 1)
      lines[row - 1].insert(contentsOf: gap, at: 1)
    }
    for (upper, lower, head) in joined {
      var line = Array(lines[upper - 1].prefix(head.width))
      while line.count < head.width { line.append(("", nil)) }
      lines[upper - 1] = line + lines[lower - 1].dropFirst(head.isBroken ? 0 : 1)
      lines[lower - 1] = []
    }
    return !joined.isEmpty
  }

  private typealias Pair = (upper: Int, lower: Int)

  /// A line with a name and the next one, without a gap from the heading on; none where one has no second line.
  private static func pairsInTurn(_ rows: Range<Int>, _ sheet: SheetCells) -> [Pair] {
    let filled = rows.prefix { !sheet.isBlank($0) }
    guard filled.count % 2 == 0 else { return [] }
    let pairs = stride(from: filled.startIndex, to: filled.endIndex, by: 2).map { (upper: $0, lower: $0 + 1) }
    // A dog may be called May.
    let areNamed = pairs.allSatisfy { pair in
      sheet[pair.upper, 1].hasLetter && sheet[pair.upper, 1].title(nil)?.isMonth ?? true
    }
    return areNamed ? pairs : []
  }

  /// Each line with a name and the one below it that has none; none where a line without a name follows on no other.
  private static func pairsByName(_ rows: Range<Int>, _ sheet: SheetCells) -> [Pair] {
    let nameless = rows.filter { !sheet.isBlank($0) && sheet[$0, 1].isBlank }
    guard nameless.allSatisfy({ $0 > rows.lowerBound && sheet[$0 - 1, 1].hasLetter }) else { return [] }
    return nameless.map { ($0 - 1, $0) }
  }
}
