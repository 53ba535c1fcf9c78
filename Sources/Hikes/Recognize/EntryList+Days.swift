import Civil
import Tabular

extension EntryList {
  /// A list under days: a line with the day, and below it a dog and an amount in each line.
  ///
  /// Nil where fewer than two days stand so, or where other lines are the rule.
  static func byDays(_ table: Table, _ given: Int?) -> [Entry]? {
    let order = DateOrder.order(of: table)
    var year = given
    var month: Int?
    var day: CivilDate?
    var entries: [Entry] = []
    var days: Set<CivilDate> = []
    var strange = 0
    for (index, record) in table.records.enumerated() where !record.isBlank {
      let texts = record.fields.filter { !$0.isBlank }.map(\.text)
      if texts.count <= 2, let heading = DayHeading(texts.joined(separator: ", "), order: order) {
        guard let number = heading.day, let year = heading.year ?? year ?? day?.year,
          let date = CivilDate(year: year, month: heading.month ?? month ?? day?.month ?? 0, day: number),
          heading.weekday.map({ $0 == date.weekday }) ?? true
        else { return nil }
        day = date
        days.insert(date)
        continue
      }
      if day == nil || texts.count == 1, let title = SheetTitle(texts.joined(separator: ", "), order: order) {
        if case .month(let named, let own) = title { (month, year) = (named, own ?? year) }
        if case .year(let own) = title { year = own }
        continue
      }
      guard let date = day, let name = record.fields.firstIndex(where: { !$0.isBlank }),
        SummaryLabel(record.fields[name].text) == nil
      else { continue }
      let second = record.fields.indices.first { $0 > name && !record.fields[$0].isBlank }
      let text = second.map { record.fields[$0].text } ?? ""
      guard let second, CellMark(text) != .text, AmountGrammar.read(record.fields[name].text) == .none else {
        strange += 1
        continue
      }
      entries.append(
        Entry(
          row: index + 1, date: date, text: text, name: record.fields[name].text.collapsingSpaces,
          column: second + 1, nameColumn: name + 1))
    }
    return days.count >= 2 && entries.count >= 3 && strange * 4 <= entries.count ? entries : nil
  }
}
