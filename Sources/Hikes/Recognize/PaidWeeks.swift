import Civil
import Diagnostics
import Quantities
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

  /// Whether a table is such a one, be its year known or not.
  static func recognizes(_ table: Table) -> Bool { PaidWeeks(table) != nil || lacksYear(table) }

  /// Whether nothing but the year of its weeks is missing.
  static func lacksYear(_ table: Table) -> Bool {
    // In one of these years each date is a Monday.
    PaidWeeks(table) == nil && (2000..<2011).contains { PaidWeeks(table, year: $0) != nil }
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
    addSums(table, head, named)
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

  /// The figures of a line without a name below the dogs, where most are what their columns come to.
  private mutating func addSums(_ table: Table, _ head: Across, _ named: Set<Int>) {
    func amount(_ row: Int, _ column: Int) -> Money? {
      guard case .amount(let amount) = AmountGrammar.read(table[row: row][column: column].text) else {
        return nil
      }
      return amount.money
    }
    for row in stride(from: head.row + 1, through: table.records.count, by: 1) where !named.contains(row) {
      let columns = table[row: row].fields.indices.map { $0 + 1 }.filter { amount(row, $0) != nil }
      let right = columns.count { column in
        amount(row, column) == named.filter { $0 < row }.compactMap { amount($0, column) }.reduce(.zero, +)
      }
      guard right >= 2, right * 4 >= columns.count * 3 else { continue }
      beside += columns.map { (CellReference(row: row, column: $0), 0, .total) }
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
      guard let first = Self.firstDay(of: record[column: columns.days].text) else {
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

  /// The first of the days that a cell names: `M, W`, `T W Th`, `Mon-Wed`, `MTWThF`; nil where it holds another word.
  static func firstDay(of text: String) -> Weekday? {
    let words = text.folded.split { !$0.isLetter }.map(String.init)
    return words.allSatisfy { day(beginning: $0) != nil } ? words.first.flatMap(day) : nil
  }

  /// The day that a word names, or the first of those that its letters stand for, `mwf`.
  private static func day(beginning word: String) -> Weekday? {
    if let day = Weekday(name: word) { return day }
    return [2, 1].lazy.filter { $0 <= word.count }.compactMap { length -> Weekday? in
      let rest = word.dropFirst(length)
      return rest.isEmpty || day(beginning: String(rest)) != nil
        ? SpanWords.letters[String(word.prefix(length))] : nil
    }.first
  }
}
