import Civil
import Diagnostics
import Quantities
import Tabular

/// A grid with its days downwards and its dogs across, turned so that the dogs stand in rows.
enum TurnedGrid {
  /// Nil where no column names days below a row of names.
  static func lines(_ original: Table) -> [RearrangedSheet.Line]? {
    let starts = strips(original)
    guard starts.count > 1 else { return linesOfOne(original, from: 1) }
    var lines: [RearrangedSheet.Line] = []
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : Int.max
      guard let strip = linesOfOne(cut(original, to: start..<end), from: start) else {
        return linesOfOne(original, from: 1)
      }
      lines += strip + [[]]
    }
    return lines
  }

  /// The lines of a table that holds one grid, or several below each other.
  /// - Parameter start: the first column that is looked at.
  private static func linesOfOne(_ original: Table, from start: Int) -> [RearrangedSheet.Line]? {
    let (table, seconds) = withDaysOfHalves(
      withTitles(spelledOut(original, from: start), at: start), from: start)
    let order = DateOrder.order(of: table)
    let days = dayColumns(table, order, from: start)
    var lines: [RearrangedSheet.Line] = []
    var row = 1
    var found = 0
    var names: Int?
    /// The rows below the names that tell something of the dogs: their owners, their rates.
    var told: [Int] = []
    while row <= table.records.count {
      let record = table[row: row]
      guard let column = days[row - 1] else {
        // The next row with a day below makes this one its heading, where it holds names.
        if names == row - 1 - told.count,
          areInBrackets(record) || names.map({ areOwners(record, below: table[row: $0]) }) ?? false
        {
          told.append(row)
        } else if isNames(record, table, below: row, days)
          || names.map({ isNameAlone(record, like: table[row: $0], row < days.count ? days[row] : nil) })
            ?? false
        {
          names = row
          told = []
        } else if names == row - 1 - told.count, isTold(record) || areFigures(record) {
          told.append(row)
        } else if names != nil, AmountWords.paid.set.contains(firstText(record).folded) {
          // `Paid,60,80,140` below the days is of no dog.
        } else {
          lines.append(RearrangedSheet.plain(record, row))
        }
        row += 1
        continue
      }
      guard let head = names else { return nil }
      var end = row
      while end < table.records.count, titleBeside(table[row: end + 1], days[end]) == nil,
        days[end] == column || isFoot(table[row: end + 1], days[end])
          || isSums(end + 1, of: row...end, table, column, days)
          || isPaid(end + 1, below: row...end, table, column, days)
      {
        end += 1
      }
      let block = (row...end).filter { !table[row: $0].isBlank }
      found += block.count { days[$0 - 1] != nil }
      if let title = cornerTitle(table, head, column) { lines.append(title) }
      if let title = titleBeside(record, column) {
        lines.append([(record[column: title].text, CellReference(row: row, column: title))])
      }
      let sums = Set(block.filter { isSums($0, of: row...$0, table, column, days) })
      lines += turned(
        table, head: head, told: told, days: block, sums: sums, seconds: seconds, column: column, order)
      lines.append([])
      row = end + 1
    }
    return found >= 3 && isSheet(table, days) ? lines : nil
  }

  /// Days by one or two letters down the side, `M`, `Tu`, `W`, by their names.
  private static func spelledOut(_ table: Table, from start: Int) -> Table {
    var records = table.records
    for column in start...start + 2 {
      let texts = CellTexts()
      let cells = records.map { texts.text($0[column: column].text) }
      let spelled = HeadingRun.spelledOut(SheetRow(cells, texts))
      for row in records.indices where spelled[column: row + 1].raw != cells[row].raw {
        var fields = records[row].fields
        fields[column - 1] = Field(spelled[column: row + 1].raw)
        records[row] = Record(fields, line: records[row].line)
      }
    }
    return Table(file: table.file, records: records, findings: table.findings)
  }

  /// Whether most of what stands beside the days is what a sheet has there: amounts, marks, words of a day.
  private static func isSheet(_ table: Table, _ days: [Int?]) -> Bool {
    var known = 0
    var strange = 0
    for (record, column) in zip(table.records, days) {
      guard let column else { continue }
      for field in record.fields.dropFirst(column) where !field.isBlank {
        // "20 c", "25 e": the letters of a legend.
        guard CellMark(field.text) == .text, PriceTail.tail(of: field.text.folded) == nil else {
          known += 1
          continue
        }
        // The date beside the name of the day, or which half of it.
        strange += DayHeading(field.text) == nil && !HeaderFinder.isHalf(field.text) ? 1 : 0
      }
    }
    return known > strange * 2
  }

  /// Headings of accounts and lists that no dog is called.
  static let strangers = WordRule(
    "a list of an account",
    """
    description, balance, debit, credit, withdrawal, withdrawals, deposit, deposits, transaction, transactions,
    memo, payee, category, account, type, reference, currency, posted, amount, running balance, funds in, funds out,
    money in, money out, cad$, usd$, time, subject, event, einnahme, einnahmen, ausgabe, ausgaben, saldo, beleg, solde
    """,
    like: "Date,Name,Amount,Balance", "Date,Dog,Payment,Payee", "Date,Dog,Paid,Money out", "Datum,Text,Saldo")

  /// The columns in which the rows begin with a day. Above days that stand to its left the first name may be Sam or Mo.
  private static func dayColumns(_ table: Table, _ order: DateOrder?, from start: Int) -> [Int?] {
    let days = table.records.map { dayColumn($0, order, from: start) }
    let first = days.compactMap(\.self).min()
    return zip(table.records, days).map { record, column in
      guard let column, let first, column > first,
        areNames(record.fields.dropFirst(first).map(\.text))
      else { return column }
      return nil
    }
  }

  /// The column in which a row begins with a day.
  static func dayColumn(_ record: Record, _ order: DateOrder?, from start: Int) -> Int? {
    guard let index = record.fields.prefix(start + 2).firstIndex(where: { !$0.isBlank }), index + 1 >= start
    else {
      return nil
    }
    let text = CellText(record.fields[index].text)
    // "Week of Sept 14,Monday,$25"
    if isTitle(text), let next = record.fields.dropFirst(index + 1).first, !next.isBlank,
      CellText(next.text).nearestDay != nil
        || CellText(next.text).heading(order, isFrench: true)?.weekday != nil
    {
      return index + 2
    }
    // `Semaine du 9` is the title of the days below it.
    if record.fields.dropFirst(index + 1).allSatisfy(\.isBlank),
      text.words.contains(where: SheetTitle.weekWords.set.contains)
    {
      return nil
    }
    if text.nearestDay != nil { return index + 1 }
    guard let heading = text.heading(order, isFrench: true), heading.weekday != nil || heading.day != nil
    else {
      return nil
    }
    return index + 1
  }

  /// A line that only says which week follows.
  private static func isTitle(_ record: Record) -> Bool {
    let texts = record.fields.filter { !$0.isBlank }.map(\.text)
    return (1...2).contains(texts.count) && SheetTitle(texts.joined(separator: ", ")) != nil
  }

  static func firstText(_ record: Record) -> String {
    record.fields.first { !$0.isBlank }?.text ?? ""
  }

  /// A row of names: at least two texts that are neither figures nor titles, with a day in the next filled row.
  private static func isNames(_ record: Record, _ table: Table, below row: Int, _ days: [Int?]) -> Bool {
    guard !isTold(record),
      let next = (row + 1..<table.records.count + 1).first(where: {
        !table[row: $0].isBlank && !isTold(table[row: $0]) && !areInBrackets(table[row: $0])
          && !(days[$0 - 1] == nil && areFigures(table[row: $0]))
          && !isTitle(table[row: $0]) && !areOwners(table[row: $0], below: record)
      }),
      let column = days[next - 1]
    else { return false }
    return hasNames(record, after: column)
  }

  /// A row with one name right above days, and what the row of names before it has in its corner: `Feb 2026,Yogi` below a
  /// card of several dogs that began with `Feb 2026,Ziggy,Zoe`.
  private static func isNameAlone(_ record: Record, like names: Record, _ day: Int?) -> Bool {
    guard let day else { return false }
    let corner = record[column: day].text.folded
    let rest = record.fields.dropFirst(day).filter { !$0.isBlank }.map(\.text)
    return !corner.isEmpty && corner == names[column: day].text.folded && rest.count == 1
      && CellMark(rest[0]) == .text && rest[0].hasLetter && ColumnLabels.role(rest[0]) == nil
      && SheetTitle(rest[0]) == nil && !strangers.set.contains(rest[0].folded)
  }

  static func areNames(_ texts: [String]) -> Bool {
    let texts = texts.filter { !$0.folded.isEmpty }
    // A dog may be called Noël.
    let states = texts.count { StatusGrammar.read($0) != nil }
    // One dog may be called May; months side by side are no dogs.
    let months = texts.count { MonthName.month(named: $0) != nil }
    return texts.count >= 2 && states * 3 <= texts.count && months <= (texts.count > 2 ? 1 : 0)
      && strangers.set.isDisjoint(with: texts.map(\.folded))
      && texts.allSatisfy { text in
        ColumnLabels.role(text) == .notes || SummaryLabel.signs.set.contains(text.trimmingSpaces)
          // "day $" heads what a day came to.
          || text.hasLetter && (SheetTitle(text) == nil || MonthName.month(named: text) != nil)
            && (AmountGrammar.read(text) == .none || text.holds("$") && !text.hasFigure)
      }
  }

  /// A line of totals or notes that ends the days above it.
  private static func isFoot(_ record: Record, _ day: Int?) -> Bool {
    guard day == nil, let text = record.fields.first(where: { !$0.isBlank })?.text else { return false }
    return [.rowTotal, .notes, .rate, .figure, .other].contains(ColumnLabels.role(text)) || sumLabel(text)
  }

  /// Below days down the side a line called `Week` adds them up.
  private static func sumLabel(_ text: String) -> Bool {
    SummaryLabel(text) != nil || spans.set.contains(text.folded)
  }

  static let spans = WordRule("Total", "week, wk, month, semaine, mois, =, ==, ===", like: "Week", "Wk", "=")

  /// Whether the days run upwards, by the dates that they have in full.
  private static func isNewestFirst(
    _ days: [Int], _ table: Table, _ column: Int, _ order: DateOrder?
  ) -> Bool {
    let dates = days.compactMap { row -> Int? in
      let heading = DayHeading(table[row: row][column: column].text, order: order)
      return heading.flatMap { heading in
        heading.month.flatMap { month in heading.day.map { month * 31 + $0 } }
      }
    }
    // A year has twelve times 31 of these; two months back is as far as one goes from a line to the next.
    return dates.count >= 2
      && zip(dates, dates.dropFirst()).allSatisfy { (1...62).contains(($0 - $1 + 372) % 372) }
  }

  /// One line for each dog. A second column of days, such as a date beside its name or the halves of the day, is joined to the
  /// first.
  private static func turned(
    _ table: Table, head: Int, told: [Int], days: [Int], sums: Set<Int>, seconds: Set<Int>, column: Int,
    _ order: DateOrder?
  ) -> [RearrangedSheet.Line] {
    let first = firstDog(table, days, seconds: seconds, column: column, order)
    let width = width(table, head: head, told + days, after: column)
    let days = isNewestFirst(days, table, column, order) ? days.reversed() : days
    var lines: [RearrangedSheet.Line] = []
    for heading in column..<first {
      let corner = table[row: head][column: heading].text
      let origin = corner.folded.isEmpty ? nil : CellReference(row: head, column: heading)
      var line: RearrangedSheet.Line = [(heading == column ? "Dog" : "", origin)]
      for row in told {
        let isEmpty = table[row: row][column: heading].isBlank
        let cell = isEmpty ? nil : CellReference(row: row, column: heading)
        let label =
          areInBrackets(table[row: row]) || areOwners(table[row: row], below: table[row: head])
          ? ColumnLabels.label(.owner) : firstText(table[row: row])
        line.append((heading == column ? label : "", cell))
      }
      for row in days {
        let text = table[row: row][column: heading].text
        // The second half of a day stands below its name.
        if heading == column || text.folded.isEmpty, seconds.contains(row) {
          line.append(("", nil))
          continue
        }
        let label = sumLabel(text) || sums.contains(row) ? "Total" : text
        line.append((label, CellReference(row: row, column: heading)))
      }
      lines.append(line)
    }
    for dog in stride(from: first, through: width, by: 1)
    where ColumnLabels.role(table[row: head][column: dog].text) != .notes
      && !holdsRemarks(dog, of: width, table, days)
    {
      var line: RearrangedSheet.Line = ([head] + told + days).map {
        (table[row: $0][column: dog].text, CellReference(row: $0, column: dog))
      }
      if isSumColumn(dog, of: first..<dog, table, days) { line[0].text = "Total" }
      lines.append(line)
    }
    return lines
  }
}
