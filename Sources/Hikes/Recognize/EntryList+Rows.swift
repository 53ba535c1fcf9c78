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
    var month: (number: Int, year: Int)?
    for row in stride(from: first, through: table.records.count, by: 1) {
      let record = table[row: row]
      if columns.isUnderTitles, let next = self.week(record, order, year, after: week) {
        week = next
      }
      if let next = self.month(record, year) { month = next }
      for (place, columns) in ([columns] + columns.more.map(columns.at)).enumerated() {
        let name = record[column: columns.dog].text.collapsingSpaces
        guard !record.isBlank, !name.isEmpty, SummaryLabel(name) == nil, !TallyLabel.isTally(name, weeks: 2)
        else { continue }
        let text = record[column: columns.date].text
        // A row has as many entries as it needs.
        if text.folded.isEmpty, place > 0 || columns.more.count > 0, record[column: columns.amount].isBlank {
          continue
        }
        let date =
          columns.isUnderTitles
          ? week
          : text.folded.isEmpty
            ? last
            : Self.date(text, order, year, after: last) ?? Self.day(text, in: month)
              ?? Self.week(text, order, year, columns)
        guard let date = date.flatMap({ day(record, columns, from: $0) }) else {
          failed += 1
          continue
        }
        last = columns.span == nil && columns.weekday == nil ? date : last
        entries.append(entry(record, row, date, columns, name))
      }
    }
    // Money went back only to those who paid some; anything else was bought.
    if let out = columns.out {
      let dogs = Set(entries.filter { $0.column != out }.map(\.name.folded))
      entries.removeAll { $0.column == out && !dogs.contains($0.name.folded) }
    }
    return entries.count >= 3 && entries.count >= failed * 3 ? entries : nil
  }

  /// The day of a row: its date, or the day of the week that the date begins; where it names several, the first. Nil where a
  /// day is to be said and is not.
  private static func day(_ record: Record, _ columns: Columns, from date: CivilDate) -> CivilDate? {
    if let column = columns.span {
      let days = weekdays(record[column: column].text)
      return date.monday.adding(days: (days.first ?? date.weekday).rawValue - 1)
    }
    guard let column = columns.weekday else { return date }
    return DayHeading(record[column: column].text)?.weekday.map {
      date.monday.adding(days: $0.rawValue - 1)
    }
  }

  /// What a row says of its dog's day.
  private static func entry(
    _ record: Record, _ row: Int, _ date: CivilDate, _ columns: Columns, _ name: String
  ) -> Entry {
    let amount = columns.methods.first { !record[column: $0].isBlank } ?? columns.amount
    let isPaid = !record[column: amount].isBlank
    let state = (columns.state ?? columns.span).flatMap {
      CellMark(record[column: $0].text) == .text ? nil : $0
    }
    let charge = columns.charge.flatMap { record[column: $0].isBlank ? nil : $0 }
    let back = columns.out.flatMap { AmountGrammar.read(record[column: $0].text).money == nil ? nil : $0 }
    let column = isPaid ? amount : back ?? charge ?? state ?? columns.notes ?? columns.amount
    var entry = Entry(
      row: row, date: date, text: text(record, columns, in: column), name: name, column: column,
      nameColumn: columns.dog)
    entry.owner = columns.owner.map { record[column: $0].text.collapsingSpaces } ?? ""
    return entry
  }

  /// `Mon, Wed`, `MWF`, `T Th`; none where anything else is written.
  static func weekdays(_ text: String) -> [Weekday] {
    var found: [Weekday] = []
    for word in PartialDate.words(text) where word.hasLetter {
      if let day = Weekday(name: word) ?? SpanWords.letters[word] {
        found.append(day)
        continue
      }
      var rest = word[...]
      while !rest.isEmpty {
        guard
          let count = [2, 1].first(where: {
            rest.count >= $0 && SpanWords.letters[String(rest.prefix($0))] != nil
          }),
          let day = SpanWords.letters[String(rest.prefix(count))]
        else { return [] }
        found.append(day)
        rest = rest.dropFirst(count)
      }
    }
    return found
  }

  /// The month that a line by itself names, `- December 2025 -`.
  private static func month(_ record: Record, _ year: Int?) -> (number: Int, year: Int)? {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text)
    guard texts.count == 1, case .month(let month, let own)? = SheetTitle(texts[0].trimming("-–=* ")) else {
      return nil
    }
    return (own ?? year).map { (month, $0) }
  }

  /// The first day of a week in words of its own: `June 5, 2023 → June 9, 2023`.
  private static func week(_ text: String, _ order: DateOrder?, _ year: Int?, _ columns: Columns)
    -> CivilDate?
  {
    guard columns.span != nil || columns.weekday != nil else { return nil }
    switch SheetTitle(text, order: order) {
    case .week(let date)?: return (date.year ?? year).flatMap { date.date(inYear: $0) }
    case .weekEnding(let date)?: return (date.year ?? year).flatMap { date.date(inYear: $0)?.monday }
    default: return nil
    }
  }

  /// The day of such a month that a number says.
  private static func day(_ text: String, in month: (number: Int, year: Int)?) -> CivilDate? {
    guard let month, let number = Int(text.folded) else { return nil }
    return CivilDate(year: month.year, month: month.number, day: number)
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
