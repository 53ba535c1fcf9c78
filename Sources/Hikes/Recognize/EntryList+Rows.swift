import Civil
import Diagnostics
import Tabular

/// The rows of a list with columns for the date, the dog and the amount.
extension EntryList {
  static func entries(
    _ table: Table, from first: Int, _ columns: Columns, _ order: DateOrder?, _ year: Int?
  ) -> [Entry]? {
    var entries: [Entry] = []
    var last: CivilDate?
    var failed = 0
    // The week that a line by itself names, for the days below it.
    var week = (1..<max(first, 1)).lazy.compactMap { self.week(table[row: $0], order, year, after: nil) }.last
    for row in stride(from: first, through: table.records.count, by: 1) {
      let record = table[row: row]
      if columns.isUnderTitles, let next = self.week(record, order, year, after: week) {
        week = next
      }
      let name = record[column: columns.dog].text.collapsingSpaces
      guard !record.isBlank, !name.isEmpty, SummaryLabel(name) == nil, !TallyLabel.isTally(name, weeks: 2)
      else {
        continue
      }
      let text = record[column: columns.date].text
      let date =
        columns.isUnderTitles ? week : text.folded.isEmpty ? last : Self.date(text, order, year, after: last)
      guard var date else {
        failed += 1
        continue
      }
      last = date
      if let column = columns.weekday {
        guard let day = DayHeading(record[column: column].text)?.weekday else {
          failed += 1
          continue
        }
        date = date.monday.adding(days: day.rawValue - 1)
      }
      let amount = columns.methods.first { !record[column: $0].isBlank } ?? columns.amount
      let isPaid = !record[column: amount].isBlank
      let state = columns.state.flatMap { CellMark(record[column: $0].text) == .text ? nil : $0 }
      let charge = columns.charge.flatMap { record[column: $0].isBlank ? nil : $0 }
      let back = columns.out.flatMap { AmountGrammar.read(record[column: $0].text).money == nil ? nil : $0 }
      let column = isPaid ? amount : back ?? charge ?? state ?? columns.notes ?? columns.amount
      var entry = Entry(
        row: row, date: date, text: Self.text(record, columns, in: column), name: name, column: column,
        nameColumn: columns.dog)
      entry.owner = columns.owner.map { record[column: $0].text.collapsingSpaces } ?? ""
      entries.append(entry)
    }
    // Money went back only to those who paid some; anything else was bought.
    if let out = columns.out {
      let dogs = Set(entries.filter { $0.column != out }.map(\.name.folded))
      entries.removeAll { $0.column == out && !dogs.contains($0.name.folded) }
    }
    return entries.count >= 3 && entries.count >= failed * 3 ? entries : nil
  }

  /// The Monday of a week that a line by itself names.
  private static func week(_ record: Record, _ order: DateOrder?, _ year: Int?, after last: CivilDate?)
    -> CivilDate?
  {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text)
    guard texts.count == 1, case .week(let date)? = SheetTitle(texts[0], order: order) else { return nil }
    return (last.map { date.date(near: $0) } ?? (date.year ?? year).flatMap { date.date(inYear: $0) })?.monday
  }

  /// The date of a row; one without a year is that nearest to the row above it, the first in the year that is known.
  static func date(_ text: String, _ order: DateOrder?, _ year: Int?, after last: CivilDate?) -> CivilDate? {
    // "24-Mar-03" is no Tuesday.
    let readings = [true, false].lazy.compactMap { DayHeading(text, order: order, isFrench: $0) }
    guard let heading = readings.first(where: { $0.month != nil }), let month = heading.month,
      let day = heading.day
    else {
      // "Mo 3. Nov 2014": the day of the week in letters that only its language has.
      let letters = text.folded.prefix { $0.isLetter }
      guard (2...3).contains(letters.count), MonthName.month(named: String(letters)) == nil else {
        return nil
      }
      let rest = String(text.folded.dropFirst(letters.count)).trimming(". ")
      return rest.first?.isNumber == true ? self.date(rest, order, year, after: last) : nil
    }
    let date = PartialDate(year: heading.year, month: month, day: day)
    return last.map { date.date(near: $0) } ?? (heading.year ?? year).flatMap { date.date(inYear: $0) }
  }
}
