import Civil
import Diagnostics
import Quantities
import Tabular

extension EntryList {
  /// A list under dogs: a line with the dog, and below it a day and an amount in each line; and the cells of her sums.
  ///
  /// Nil where fewer than two dogs stand so, or where other lines are the rule.
  static func byDogs(_ table: Table, _ given: Titles) -> Found? {
    var titles = given
    var found = Found()
    var dogs = 0
    var dog: (name: String, cell: CellReference, first: Int)?
    var last: CivilDate?
    for (index, record) in table.records.enumerated() where !record.isBlank {
      let places = record.filledColumns
      let text = record[column: places[0]].text
      if places.count == 1 {
        // "Owner: P. Gallant"
        if MendedSheet.isLabelled(text) {
          found.add(index + 1, places, .attribute)
          continue
        }
        let isName = mayNameCard(text) && SummaryLabel(text) == nil
        // A dog may be called May, where days without a number stand below.
        let isAboveDays = index + 2 <= table.records.count && isOfWeekday(table[row: index + 2])
        guard isName, SheetTitle(text) == nil || MonthName.month(named: text.folded) != nil && isAboveDays
        else {
          titles.takeLine(record)
          continue
        }
        (dog, last) = (
          (text.collapsingSpaces, CellReference(row: index + 1, column: places[0]), found.entries.count), nil
        )
        dogs += 1
        continue
      }
      let second = record[column: places[1]].text
      guard let date = date(text, titles, after: last) ?? dayOfWeek(text, &titles), let named = dog else {
        // What all lines of the dog come to, whatever it is called.
        let own =
          dog.map { found.entries[$0.first...].compactMap { AmountGrammar.read($0.text).money } } ?? []
        let all = found.entries.compactMap { AmountGrammar.read($0.text).money }
        let stated = AmountGrammar.read(second).money
        if let stated, [own, all].contains(where: { $0.count > 1 && $0.reduce(.zero, +) == stated }) {
          found.add(index + 1, places, .total)
        } else {
          found.failed += 1
        }
        continue
      }
      guard CellMark(second) != .text else {
        found.failed += 1
        continue
      }
      last = date
      found.entries.append(
        Entry(
          row: index + 1, date: date, text: second, name: named.name, column: places[1],
          nameCell: found.entries.count == named.first ? named.cell : nil))
    }
    return dogs >= 2 && found.entries.count >= max(3, dogs) && found.failed * 4 <= found.entries.count
      ? found : nil
  }

  /// `Mon,$20`
  private static func isOfWeekday(_ record: Record) -> Bool {
    guard record.filledColumns.count > 1, let first = record.filledColumns.first,
      let heading = DayHeading(record[column: first].text)
    else { return false }
    return heading.weekday != nil && heading.day == nil
  }

  /// `Mon` in the week that a line above the dogs names.
  private static func dayOfWeek(_ text: String, _ titles: inout Titles) -> CivilDate? {
    guard titles.week != nil, let heading = DayHeading(text), heading.weekday != nil, heading.day == nil
    else {
      return nil
    }
    return titles.date(heading)
  }
}
