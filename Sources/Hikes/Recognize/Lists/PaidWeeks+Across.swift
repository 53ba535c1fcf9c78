import Civil
import Diagnostics
import Quantities
import Tabular

/// A column for each week.
extension PaidWeeks {
  /// The row with the weeks.
  struct Across {
    let row: Int
    let name: Int
    /// The Mondays by their columns.
    var mondays: [(column: Int, date: CivilDate)] = []

    /// - Parameters:
    ///   - names: what the column of the dogs is called.
    ///   - steps: how many weeks each may be after the one before it.
    init?(_ table: Table, _ row: Int, _ given: Int?, under names: Set<String>, steps: ClosedRange<Int>) {
      self.row = row
      let fields = table[row: row].fields
      let corner = fields.firstIndex { names.contains($0.text.folded) }
      guard let name = corner ?? (Self.isCorner(fields) ? 0 : nil) else { return nil }
      self.name = name + 1
      var year =
        EntryList.titleYear(table.records.prefix(row)) ?? SheetTitle.fileHints(table.file).year ?? given
        ?? EntryList.namedYear(table)
      let month = Self.month(table, above: row)
      if let months = Self.months(fields, behind: name, year) {
        mondays = months
        return
      }
      for (index, field) in fields.enumerated().dropFirst(name + 1) {
        guard let (written, isEnd) = Self.date(field.text, month) else { continue }
        guard
          let named = mondays.last.map({ written.date(near: $0.date) })
            ?? (written.year ?? year).flatMap({ written.date(inYear: $0) })
        else { return nil }
        let date = isEnd ? named.monday : named
        if let last = mondays.last, !steps.contains(where: { last.date.adding(days: 7 * $0) == date }) {
          return nil
        }
        year = date.year
        mondays.append((index + 1, date))
      }
      guard mondays.count >= 3, mondays.allSatisfy({ $0.date.weekday == .monday }) else { return nil }
    }

    /// The first Mondays of months that follow each other, `Dog,Jan,Feb,Mar`; nil where fewer than three do.
    private static func months(
      _ fields: [Field], behind name: Int, _ given: Int?
    ) -> [(column: Int, date: CivilDate)]? {
      var found: [(column: Int, date: CivilDate)] = []
      var last: YearMonth?
      for (index, field) in fields.enumerated().dropFirst(name + 1) {
        guard let named = EntryList.monthAndYear(field.text) else { continue }
        let month =
          last?.adding(months: 1) ?? (named.year ?? given).flatMap { YearMonth(year: $0, month: named.month) }
        guard let month, month.month == named.month, named.year.map({ $0 == month.year }) ?? true else {
          return nil
        }
        let first = month.first
        found.append((index + 1, first.weekday == .monday ? first : first.monday.adding(days: 7)))
        last = month
      }
      return found.count >= 3 ? found : nil
    }

    /// Whether nothing but a year stands above the names, and weeks beside it: `2025,wk of Jul 7,wk of Jul 14`.
    private static func isCorner(_ fields: [Field]) -> Bool {
      guard let first = fields.first?.text.trimmingSpaces,
        Int(first).map(PartialDate.years.contains) ?? false
      else { return false }
      let headings = fields.dropFirst().filter { !$0.isBlank }.map(\.text)
      let weeks = headings.count {
        SheetTitle.isOfWeek(PartialDate.words($0.folded)) && date($0, nil) != nil
      }
      return weeks >= 3 && weeks + headings.count { ColumnLabels.role($0) != nil } == headings.count
    }

    /// The month that a line above the weeks names, or the file.
    private static func month(_ table: Table, above row: Int) -> Int? {
      let named = table.records.prefix(row - 1).flatMap(\.fields).lazy.compactMap { field -> Int? in
        if case .month(let month, _)? = SheetTitle(field.text) { month } else { nil }
      }.first
      return named ?? SheetTitle.fileHints(table.file).month
    }

    /// The first day of a week, or, as `w/e Feb 8` has it, its last.
    private static func date(_ text: String, _ month: Int?) -> (date: PartialDate, isEnd: Bool)? {
      let title = SheetTitle(text)
      if let month, case .days(let day, let last)? = title, day == last {
        return (PartialDate(year: nil, month: month, day: day), false)
      }
      if case .week(let date)? = title { return (date, false) }
      if case .weekEnding(let date)? = title { return (date, true) }
      guard let heading = DayHeading(text), let month = heading.month, let day = heading.day else {
        return nil
      }
      return (PartialDate(year: heading.year, month: month, day: day), false)
    }
  }

  mutating func addAcross(_ table: Table, _ head: Across) {
    for row in 1..<head.row { lines.append(RearrangedSheet.plain(table[row: row], row)) }
    if let days = dayColumn(table, head) { return addDated(table, head, days) }
    var named: Set<Int> = []
    for (column, monday) in head.mondays {
      func cell(_ row: Int, _ column: Int) -> (String, CellReference?) {
        (table[row: row][column: column].text, CellReference(row: row, column: column))
      }
      let isFirst = column == head.mondays[0].column
      lines.append(
        [
          ("Dog", isFirst ? cell(head.row, head.name).1 : nil),
          (monday.description, cell(head.row, column).1),
        ]
          + RearrangedSheet.dates(monday, from: 1, to: 5))
      for row in stride(from: head.row + 1, through: table.records.count, by: 1) {
        let record = table[row: row]
        guard !record[column: head.name].isBlank, !record[column: column].isBlank || isFirst else { continue }
        let name = cell(row, head.name)
        let (text, origin) = cell(row, column)
        let paid = Self.daysBeside(text)
        let before = (1..<(paid?.day ?? .monday).rawValue).map { _ in ("", CellReference?.none) }
        lines.append(
          [named.insert(row).inserted ? name : (name.0, nil)] + before + [(paid?.text ?? text, origin)])
      }
      lines.append([])
    }
    addSums(table, head, named)
    let columns = Set(head.mondays.map(\.column) + [head.name])
    let sums = sumColumns(table, head, named)
    for row in head.row...max(head.row, table.records.count) {
      for (index, field) in table[row: row].fields.enumerated() where !field.isBlank {
        guard !columns.contains(index + 1), row == head.row || named.contains(row) else { continue }
        let role = ColumnLabels.role(table[row: head.row][column: index + 1].text)
        let kind: CellReading.Kind =
          row == head.row
          ? .header
          : role == .rowTotal || role == .monthTotal || sums.contains(index + 1)
            || Self.isSpan(table[row: head.row][column: index + 1])
            ? .total : role == .notes ? .note : .attribute
        beside.append(.init(row, index + 1, kind))
      }
    }
  }

  /// `60 MWRF`, `owes 30 Tu Th`, `MWTh 75`, `T,Th - 50 e-t`: what was paid for the week, or why not, and the first of the days for
  /// which it was; nil for any other text.
  private static func daysBeside(_ text: String) -> (text: String, day: Weekday)? {
    daysAroundAmount(text) ?? daysInFront(text)
  }

  /// `F - owes 25`, `WF 50 (holiday Mon)`, `M - trial walk`: what stands behind the days.
  private static func daysInFront(_ text: String) -> (text: String, day: Weekday)? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, let day = firstDay(words[0]) else { return nil }
    let rest = words[1].trimming("-–: ")
    let bare = rest.split(separator: "(", maxSplits: 1).first.map { String($0).trimmingSpaces } ?? rest
    if bare != rest, CellMark(bare).isAmount { return (bare, day) }
    return CellMark(rest) == .text ? nil : (rest, day)
  }

  private static func daysAroundAmount(_ text: String) -> (text: String, day: Weekday)? {
    guard let first = text.firstIndex(where: \.isNumber), let last = text.lastIndex(where: \.isNumber) else {
      return nil
    }
    let (before, behind) = (String(text[..<first]).trimming("$ "), text[text.index(after: last)...])
    if let day = firstDay(String(behind)) { return (String(text[...last]), day) }
    guard behind.allSatisfy(\.isWhitespace), let day = firstDay(before) else { return nil }
    return (String(text[first...]), day)
  }

  private static func firstDay(_ text: String) -> Weekday? {
    let days = EntryList.weekdays(text)
    return days.count == Set(days).count ? days.min().flatMap { $0 <= .friday ? $0 : nil } : nil
  }

  /// The column in which every line says its day of the week: `Dog,Day,wk Apr 3,wk Apr 10`.
  private func dayColumn(_ table: Table, _ head: Across) -> Int? {
    let rows = table.records.dropFirst(head.row).filter {
      !$0.isBlank && SummaryLabel($0[column: head.name].text) == nil
    }
    return (1..<head.mondays[0].column).first { column in
      let said = rows.filter { !$0[column: column].isBlank }
      return said.count >= 3 && said.count * 4 >= rows.count * 3
        && said.allSatisfy { DayHeading($0[column: column].text)?.weekday != nil }
    }
  }

  /// A line for each dog and week, each amount on the day that its line says.
  private mutating func addDated(_ table: Table, _ head: Across, _ days: Int) {
    isDated = true
    var dogs: [(name: String, rows: [Int])] = []
    var last = ""
    for row in stride(from: head.row + 1, through: table.records.count, by: 1) {
      let own = table[row: row][column: head.name].text.collapsingSpaces
      // The dog stands in the first of its lines, or in each.
      let isDay = DayHeading(table[row: row][column: days].text)?.weekday != nil
      let name = own.isEmpty && isDay ? last : own
      guard !name.isEmpty, SummaryLabel(name) == nil else { continue }
      last = name
      if let place = dogs.firstIndex(where: { $0.name.folded == name.folded }) {
        dogs[place].rows.append(row)
      } else {
        dogs.append((name, [row]))
      }
    }
    var named: Set<String> = []
    for (column, monday) in head.mondays {
      let isFirst = column == head.mondays[0].column
      let corner = CellReference(row: head.row, column: head.name)
      lines.append(
        [("Dog", isFirst ? corner : nil), (monday.description, CellReference(row: head.row, column: column))]
          + RearrangedSheet.dates(monday, from: 1, to: 5))
      for dog in dogs {
        let origin =
          named.insert(dog.name).inserted ? CellReference(row: dog.rows[0], column: head.name) : nil
        var line: RearrangedSheet.Line = [(dog.name, origin)] + (0..<5).map { _ in ("", nil) }
        for row in dog.rows {
          guard let day = DayHeading(table[row: row][column: days].text)?.weekday, day <= .friday else {
            continue
          }
          let text = table[row: row][column: column].text
          if !text.folded.isEmpty { line[day.rawValue] = (text, CellReference(row: row, column: column)) }
          let name = CellReference(row: row, column: head.name)
          if isFirst, row != dog.rows[0], !table[row: row][column: head.name].isBlank {
            beside.append(.init(name, .dog, line: lines.count))
          }
        }
        lines.append(line)
      }
      lines.append([])
    }
    let taken = Set(dogs.flatMap(\.rows))
    addSums(table, head, taken)
    let sums = sumColumns(table, head, taken)
    for row in head.row...max(head.row, table.records.count) {
      if !table[row: row][column: days].isBlank { beside.append(.init(row, days, .header)) }
      for column in sums where !table[row: row][column: column].isBlank {
        beside.append(.init(row, column, row == head.row ? .header : .total))
      }
    }
  }

  /// The figures of a line without a name below the dogs, where most are what their columns come to.
  private mutating func addSums(_ table: Table, _ head: Across, _ named: Set<Int>) {
    func amount(_ row: Int, _ column: Int) -> Money? {
      AmountGrammar.read(table[row: row][column: column].text).money
    }
    for row in stride(from: head.row + 1, through: table.records.count, by: 1) where !named.contains(row) {
      let columns = table[row: row].fields.indices.map { $0 + 1 }.filter { amount(row, $0) != nil }
      let right = columns.count { column in
        amount(row, column) == named.filter { $0 < row }.compactMap { amount($0, column) }.reduce(.zero, +)
      }
      guard right >= 2, right * 4 >= columns.count * 3 else { continue }
      beside += columns.map { .init(row, $0, .total) }
    }
  }

  /// The columns in which each dog has what the same weeks before it come to: `both`.
  private func sumColumns(_ table: Table, _ head: Across, _ named: Set<Int>) -> Set<Int> {
    func amount(_ row: Int, _ column: Int) -> Money {
      AmountGrammar.read(table[row: row][column: column].text).money ?? .zero
    }
    let weeks = head.mondays.map(\.column)
    let width = named.map { table[row: $0].fields.count }.max() ?? 0
    return Set(
      (head.name + 1..<max(width, head.name) + 1).filter { column in
        guard !weeks.contains(column), named.count(where: { amount($0, column) > .zero }) >= 3 else {
          return false
        }
        let before = weeks.filter { $0 < column }
        return before.indices.contains { start in
          before.indices.dropFirst(start + 1).contains { end in
            named.allSatisfy { row in
              before[start...end].map { amount(row, $0) }.reduce(.zero, +) == amount(row, column)
            }
          }
        }
      })
  }

  /// `June`, `so far`: what several weeks come to.
  private static func isSpan(_ heading: Field) -> Bool {
    let text = heading.text.folded
    return MonthName.month(named: text) != nil || EntryList.running.set.contains(text)
      // "Oct so far"
      || EntryList.running.words.contains { text.hasSuffix(" " + $0) } || spans.set.contains(text)
  }

  /// Over what all the weeks of a dog come to.
  static let spans = WordRule(
    "Total", "qtr, quarter, q1, q2, q3, q4, season, year, all, all weeks, trimestre, saison",
    like: "Qtr", "Season")
}
