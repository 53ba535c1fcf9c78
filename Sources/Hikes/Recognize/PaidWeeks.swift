import Civil
import Diagnostics
import Tabular

/// A table that says what each dog paid for a week and not for which day: a column for each week, `Dog,Wk of Sep 6,Sep
/// 13,…`, or a line for each dog with its days in words, `Izzy,"M, W",$38`. Laid out as weeks: the money stands on the
/// first day that is known.
struct PaidWeeks {
  private(set) var lines: [RearrangedSheet.Line] = []
  private(set) var beside: [(origin: CellReference, line: Int, kind: CellReading.Kind)] = []

  /// - Parameter year: of dates that have none, where the table does not say it either.
  init?(_ table: Table, year: Int? = nil) {
    if let head = (1..<min(table.records.count, 12) + 1).lazy.compactMap({ Across(table, $0, year) }).first {
      addAcross(table, head)
    } else if !addNamed(table) {
      return nil
    }
  }

  // MARK: A column for each week

  /// The row with the weeks.
  private struct Across {
    let row: Int
    let name: Int
    /// The Mondays by their columns.
    var mondays: [(column: Int, date: CivilDate)] = []

    init?(_ table: Table, _ row: Int, _ given: Int?) {
      self.row = row
      let fields = table[row: row].fields
      guard let name = fields.firstIndex(where: { ColumnLabels.names.contains($0.text.folded) }) else {
        return nil
      }
      self.name = name + 1
      var year =
        EntryList.titleYear(table.records.prefix(row)) ?? SheetTitle.fileHints(table.file).year ?? given
      for (index, field) in fields.enumerated().dropFirst(name + 1) {
        guard let written = Self.date(field.text) else { continue }
        guard
          let date = mondays.last.map({ written.date(near: $0.date) })
            ?? (written.year ?? year).flatMap({ written.date(inYear: $0) })
        else { return nil }
        // Each a week after the one before it.
        if let last = mondays.last, last.date.adding(days: 7) != date { return nil }
        year = date.year
        mondays.append((index + 1, date))
      }
      guard mondays.count >= 3, mondays.allSatisfy({ $0.date.weekday == .monday }) else { return nil }
    }

    private static func date(_ text: String) -> PartialDate? {
      if case .week(let date)? = SheetTitle(text) { return date }
      guard let heading = DayHeading(text), let month = heading.month, let day = heading.day else {
        return nil
      }
      return PartialDate(year: heading.year, month: month, day: day)
    }
  }

  private mutating func addAcross(_ table: Table, _ head: Across) {
    for row in 1..<head.row { lines.append(RearrangedSheet.plain(table[row: row], row)) }
    var named: Set<Int> = []
    for (column, monday) in head.mondays {
      func cell(_ row: Int, _ column: Int) -> (String, CellReference?) {
        (table[row: row][column: column].text, CellReference(row: row, column: column))
      }
      let isFirst = column == head.mondays[0].column
      lines.append(
        [isFirst ? cell(head.row, head.name) : ("Dog", nil), (monday.description, cell(head.row, column).1)]
          + (1..<5).map { (monday.adding(days: $0).description, nil) })
      for row in stride(from: head.row + 1, through: table.records.count, by: 1) {
        let record = table[row: row]
        guard !record[column: head.name].isBlank, !record[column: column].isBlank || isFirst else { continue }
        let name = cell(row, head.name)
        lines.append([named.insert(row).inserted ? name : (name.0, nil), cell(row, column)])
      }
      lines.append([])
    }
    let columns = Set(head.mondays.map(\.column) + [head.name])
    for row in head.row...max(head.row, table.records.count) {
      for (index, field) in table[row: row].fields.enumerated() where !field.isBlank {
        guard !columns.contains(index + 1), row == head.row || named.contains(row) else { continue }
        let role = ColumnLabels.role(table[row: head.row][column: index + 1].text)
        let kind: CellReading.Kind =
          row == head.row
          ? .header
          : role == .rowTotal || Self.isSpan(table[row: head.row][column: index + 1])
            ? .total : role == .notes ? .note : .attribute
        beside.append((CellReference(row: row, column: index + 1), 0, kind))
      }
    }
  }

  /// `June`, `so far`: what several weeks come to.
  private static func isSpan(_ heading: Field) -> Bool {
    let text = heading.text.folded
    return MonthName.month(named: text) != nil || EntryList.running.set.contains(text)
  }

  // MARK: Days in words

  /// Over the days of a dog, in words or letters.
  static let days = WordRule(
    1, "days walked, days hiked, days, day(s), walked, which days, hikes on, jours, jours de marche",
    like: "Dog,Days walked,$")

  /// The columns of such a table.
  private struct Named {
    let name: Int
    let days: Int
    let money: Int

    init?(_ record: Record) {
      let texts = record.fields.map(\.text.folded)
      guard let name = texts.firstIndex(where: ColumnLabels.names.contains),
        let days = texts.firstIndex(where: PaidWeeks.days.set.contains),
        let money = texts.lastIndex(where: { EntryList.amounts.set.contains($0) }),
        texts.allSatisfy({ DayHeading($0)?.weekday == nil })
      else { return nil }
      (self.name, self.days, self.money) = (name + 1, days + 1, money + 1)
    }
  }

  /// - Returns: false where the table is none.
  private mutating func addNamed(_ table: Table) -> Bool {
    var columns: Named?
    var dogs = 0
    var strange = 0
    for (index, record) in table.records.enumerated() {
      let row = index + 1
      func cell(_ column: Int) -> (String, CellReference?) {
        (record[column: column].text, CellReference(row: row, column: column))
      }
      if let found = Named(record) {
        columns = found
        let week: RearrangedSheet.Line = Weekday.allCases.prefix(5).map { ($0.fullName, nil) }
        lines.append(
          [cell(found.name)] + week + [("Paid", cell(found.money).1), ("Notes", cell(found.days).1)])
        continue
      }
      guard let columns, !record[column: columns.name].isBlank, !record[column: columns.days].isBlank else {
        lines.append(RearrangedSheet.plain(record, row))
        // What was paid in all stands in the column of the sums.
        if let columns, !record[column: columns.money].isBlank, columns.money < 7 {
          let line = lines[index].enumerated().map { $0 + 1 == columns.money ? ("", nil) : $1 }
          lines[index] =
            line + Array(repeating: ("", nil), count: max(0, 6 - line.count)) + [cell(columns.money)]
        }
        continue
      }
      guard let first = Self.weekdays(record[column: columns.days].text).first else {
        strange += 1
        lines.append(
          [cell(columns.name)] + Array(repeating: ("", nil), count: 5) + [
            cell(columns.money), cell(columns.days),
          ])
        continue
      }
      dogs += 1
      let days = Weekday.allCases.prefix(5).map { day -> (String, CellReference?) in
        day == first ? cell(columns.money) : ("", nil)
      }
      lines.append([cell(columns.name)] + days + [("", nil), cell(columns.days)])
    }
    return dogs >= 3 && strange * 4 <= dogs
  }

  /// The days that a cell names, in their order: `M, W`, `T W Th`, `Mon-Wed`, `MTWThF`; none where it holds another word.
  static func weekdays(_ text: String) -> [Weekday] {
    var days: [Weekday] = []
    var isSpan = false
    var word = ""
    for character in text.folded + " " {
      if character.isLetter {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        guard let found = self.days(in: word, after: days.last), let first = found.first else { return [] }
        if isSpan, let last = days.last, last < first {
          days += Weekday.allCases.filter { $0 > last && $0 < first }
        }
        days += found
        (word, isSpan) = ("", false)
      }
      if SpanWords.through.set.contains(String(character)) { isSpan = true }
    }
    return days
  }

  /// The days of a word: its name, or letters without spaces, `mwf`, `mtwtf`.
  private static func days(in word: String, after last: Weekday?) -> [Weekday]? {
    if let day = Weekday(name: word) { return [day] }
    var days: [Weekday] = []
    var rest = Substring(word)
    while !rest.isEmpty {
      let found = [2, 1].lazy.compactMap { length -> (Int, Weekday)? in
        guard rest.count >= length, let day = SpanWords.letters[String(rest.prefix(length))] else {
          return nil
        }
        // The second T of a week is Thursday's.
        let isLate = length == 1 && day == .tuesday && (days.last ?? last).map { $0 >= .tuesday } ?? false
        return (length, isLate ? .thursday : day)
      }.first
      guard let (length, day) = found, days.last.map({ $0 < day }) ?? true else { return nil }
      days.append(day)
      rest = rest.dropFirst(length)
    }
    return days
  }
}
