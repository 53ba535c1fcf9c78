import Civil
import Diagnostics
import Quantities
import Tabular

/// Dogs downwards, each with its own days beside it.
extension EntryList {
  /// A dog in each row, and behind it its days with what they held: in one cell, `Wren,May 21 $20,May 23 sick`, in two,
  /// `Clover (Penney),Jan 15,18,Jan 16,18`, or the days above and what they held below, `Diesel,Oct 9,Oct 16` over `,$22,away`.
  static func datedCells(_ table: Table, _ given: Titles) -> Found? {
    var found = Found()
    var titles = given
    var row = 1
    while row <= table.records.count {
      defer { row += 1 }
      let record = table[row: row]
      let places = record.filledColumns
      guard let first = places.first else { continue }
      let name = record[column: first].text
      guard places.count > 1 else {
        if titles.take(name) { found.add(row, places, .title) } else { found.add(row, places, .header) }
        continue
      }
      let rest = Array(places.dropFirst())
      // The days of a dog are in order; those of the next begin anew.
      let last = titles
      var cells = datedCells(of: record, rest, &titles)
      var below: Int?
      if cells == nil, row < table.records.count, case let next = table[row: row + 1],
        next[column: first].isBlank,
        Set(next.filledColumns).isSubset(of: rest), !next.isBlank
      {
        titles = last
        cells = daysAbove(record, next, rest, &titles)
        below = cells == nil ? nil : row + 1
      }
      titles = last
      guard let cells, mayBeName(String(name.prefix { $0 != "(" })), SummaryLabel(name) == nil,
        Weekday(name: name) == nil, !isDogLabel(name)
      else {
        if rest.allSatisfy({ record[column: $0].text.hasLetter && DayHeading(record[column: $0].text) == nil }
        ) {
          found.add(row, places, .note)
        } else {
          found.failed += rest.count
        }
        continue
      }
      var cell: CellReference? = CellReference(row: row, column: first)
      for (column, date, text) in cells {
        found.entries.append(
          withOwner(
            Entry(
              row: below ?? row, date: date, text: text, name: name.collapsingSpaces, column: column,
              nameCell: cell)))
        cell = nil
      }
      let taken = below == nil ? Set(cells.map(\.0)) : []
      found.add(row, rest.filter { !taken.contains($0) }, .header)
      if below != nil { row += 1 }
    }
    return found.isList ? found : nil
  }

  /// The days of a row with what they held, each in one cell or in two; nil where anything else stands among them.
  private static func datedCells(
    of record: Record, _ places: [Int], _ titles: inout Titles
  ) -> [(Int, CivilDate, String)]? {
    var cells: [(Int, CivilDate, String)] = []
    var open: CivilDate?
    for place in places {
      let text = record[column: place].text
      if let date = open {
        guard CellMark(text) != .text, Self.date(text, titles, after: titles.last) == nil else { return nil }
        cells.append((place, date, text))
        open = nil
      } else if let (heading, rest) = dayBefore(text, titles) {
        guard let date = titles.date(heading) else { return nil }
        cells.append((place, date, rest))
      } else if let heading = DayHeading(text, order: titles.order), heading.day != nil, heading.month != nil,
        let date = titles.date(heading)
      {
        open = date
      } else {
        return nil
      }
    }
    return open == nil && !cells.isEmpty ? cells : nil
  }

  private static func daysAbove(
    _ record: Record, _ below: Record, _ places: [Int], _ titles: inout Titles
  ) -> [(Int, CivilDate, String)]? {
    var cells: [(Int, CivilDate, String)] = []
    for place in places {
      guard let heading = DayHeading(record[column: place].text, order: titles.order), heading.day != nil,
        heading.month != nil, let date = titles.date(heading)
      else { return nil }
      let text = below[column: place].text
      if text.folded.isEmpty { continue }
      guard CellMark(text) != .text else { return nil }
      cells.append((place, date, text))
    }
    return cells.isEmpty ? nil : cells
  }

  /// A day with its month, and behind it what it held: `May 21 $18`, `3-Jun sick`; nil for any other text.
  private static func dayBefore(_ text: String, _ titles: Titles) -> (heading: DayHeading, rest: String)? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count >= 2 else { return nil }
    for count in (1..<min(words.count, 5)).reversed() {
      let day = words.prefix(count).joined(separator: " ").trimming("-–:,")
      guard let heading = DayHeading(day, order: titles.order), heading.day != nil, heading.month != nil
      else {
        continue
      }
      let rest = words.dropFirst(count).joined(separator: " ").trimming("-–: ")
      switch CellMark(rest) {
      case .amount(let amount) where amount.isBare && amount.money.cents > 10_000: continue
      case .amount, .doubtful, .paid, .paidBefore, .status, .unreadableAmount, .mark: return (heading, rest)
      default: return nil
      }
    }
    return nil
  }
}
