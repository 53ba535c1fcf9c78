public import Civil
import Tabular

/// What is known of a sheet's time from outside its cells.
public struct SheetHints: Hashable, Sendable {
  /// From `--month`: stands above every title and name.
  public var month: YearMonth?
  /// From `--year`.
  public var year: Int?
  /// The day on which the sheet is read; bounds the years that are offered as candidates.
  public var asOf: CivilDate

  public init(month: YearMonth? = nil, year: Int? = nil, asOf: CivilDate) {
    self.month = month
    self.year = year
    self.asOf = asOf
  }
}

/// A week's Monday, or why it cannot be known.
struct DatedWeek: Hashable, Sendable {
  var monday: CivilDate?
  /// Mondays that would fit, where there is no deciding between them.
  var candidates: [CivilDate] = []
  /// The month of the tab it stands in, where one is named.
  var tab: YearMonth?
  /// What decided, or what is wrong, in words.
  var reason = ""
}

/// Finds the Monday of every block: by dates in its title or headings, else by the day numbers in the month
/// of the tab; the numbers are always held against the calendar.
struct WeekDating {
  private let table: Table
  private let layout: WeeklySheetLayout
  private let hints: SheetHints
  private let fileMonth: Int?
  private let fileYear: Int?

  static func weeks(_ table: Table, _ layout: WeeklySheetLayout, _ hints: SheetHints) -> [DatedWeek] {
    WeekDating(table, layout, hints).resolve()
  }

  private init(_ table: Table, _ layout: WeeklySheetLayout, _ hints: SheetHints) {
    self.table = table
    self.layout = layout
    self.hints = hints
    (fileMonth, fileYear) = SheetTitle.fileHints(table.file)
  }

  private func resolve() -> [DatedWeek] {
    var weeks: [DatedWeek] = []
    var titled: (month: Int, year: Int?)?
    var titledYear: Int?
    for (index, block) in layout.blocks.enumerated() {
      let titles = self.titles(of: block, number: sideNumber(index))
      for title in titles {
        if case .month(let month, let year) = title { titled = (month, year) }
        if case .year(let year) = title { titledYear = year }
        if case .week(let date) = title, let year = date.year { titledYear = year }
      }
      let year = hints.year ?? hints.month?.year ?? titled?.year ?? titledYear ?? fileYear
      var week = self.week(of: block, titles: titles, titled: titled?.month, year: year)
      if let last = weeks.last?.monday, let next = self.week(after: last, block, instead: week) {
        week = next
      }
      weeks.append(week)
    }
    return weeks
  }

  /// Weeks stand in order: numbers that fit no month, several, or one that is past belong to the week after the
  /// one above where they fit it, else to the first of several that comes later.
  private func week(after last: CivilDate, _ block: WeekBlock, instead week: DatedWeek) -> DatedWeek? {
    let headings = block.days.compactMap { day in day.heading.map { (day.weekday, $0) } }
    let isSettled = week.monday.map { $0 > last } ?? false
    guard !isSettled, headings.count(where: { $1.day != nil }) > 1 else { return nil }
    let next = Week(containing: last.adding(days: 7))
    let reason = "the week after the one above"
    if headings.allSatisfy({ $1.fits(next.date(of: $0)) }) {
      let isInTab = week.tab.map { tab in next.workdays.contains { tab.contains($0) } } ?? false
      return DatedWeek(monday: next.monday, tab: isInTab ? week.tab : nil, reason: reason)
    }
    guard week.monday == nil, week.candidates.count > 1 else { return nil }
    return week.candidates.first { $0 > last && last.days(until: $0) < 63 }
      .map { DatedWeek(monday: $0, tab: week.tab, reason: reason) }
  }

  private func sideNumber(_ index: Int) -> Int {
    layout.blocks[..<index].count { $0.headerRow == layout.blocks[index].headerRow }
  }

  private func titles(of block: WeekBlock, number: Int) -> [SheetTitle] {
    block.titleRows.flatMap { row -> [SheetTitle] in
      var texts: [String] = []
      for field in table[row: row].fields where !field.isBlank {
        // A year by itself is the end of the title before it, torn off at the comma.
        if case .year = SheetTitle(field.text), Int(field.trimmed) != nil, let last = texts.popLast() {
          texts.append("\(last), \(field.trimmed)")
        } else {
          texts.append(field.text)
        }
      }
      let each = texts.compactMap { SheetTitle($0) }
      if each.count > 1, each.count == texts.count { return number < each.count ? [each[number]] : [] }
      return SheetTitle(texts.joined(separator: ", ")).map { [$0] } ?? each
    }
  }

  private func week(of block: WeekBlock, titles: [SheetTitle], titled: Int?, year: Int?) -> DatedWeek {
    let headings = block.days.compactMap { day in day.heading.map { (day.weekday, $0) } }
    let tab = hints.month ?? tabMonth(titled, year)
    if let full = headings.lazy.compactMap({ self.fullDate($1, year: year) }).first {
      return checked(full.monday, headings, tab, "dated by its headings")
    }
    if let start = titles.lazy.compactMap({ title -> PartialDate? in
      if case .week(let date) = title { date } else { nil }
    }).last {
      return titledWeek(start, headings, year: year, tab: tab)
    }
    if headings.contains(where: { $1.day != nil }) {
      return numbered(headings, tab: tab, month: titled ?? fileMonth, year: year)
    }
    if let number = titles.lazy.compactMap({ title -> Int? in
      if case .weekNumber(let number) = title { number } else { nil }
    }).last, let tab {
      let first = tab.first.weekday > .friday ? tab.first.adding(days: 7).monday : tab.first.monday
      return DatedWeek(
        monday: first.adding(days: 7 * (number - 1)), tab: tab, reason: "week \(number) of \(tab.title)")
    }
    return DatedWeek(tab: tab, reason: "neither a title nor a heading says which week this is")
  }

  private func tabMonth(_ titled: Int?, _ year: Int?) -> YearMonth? {
    guard let month = titled ?? fileMonth, let year else { return nil }
    return YearMonth(year: year, month: month)
  }

  private func fullDate(_ heading: DayHeading, year: Int?) -> CivilDate? {
    guard let month = heading.month, let day = heading.day, let year = heading.year ?? year else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }

  private func titledWeek(
    _ start: PartialDate, _ headings: [(Weekday, DayHeading)], year: Int?, tab: YearMonth?
  ) -> DatedWeek {
    guard let year = start.year ?? year else {
      let candidates = years().compactMap { start.date(inYear: $0) }.filter { $0.weekday == .monday }
      return DatedWeek(
        candidates: Array(candidates.suffix(3)), tab: tab, reason: "its title does not say the year")
    }
    guard let date = start.date(inYear: year) else {
      return DatedWeek(tab: tab, reason: "its title names a day that \(year) does not have")
    }
    // A week "of" a weekend is the working week that follows.
    let monday = date.weekday > .friday ? date.monday.adding(days: 7) : date.monday
    return checked(monday, headings, tab, "dated by its title")
  }

  /// Holds the headings against a Monday; a heading or two that disagree are named by the reader, more undo it.
  private func checked(
    _ monday: CivilDate, _ headings: [(Weekday, DayHeading)], _ tab: YearMonth?, _ reason: String
  ) -> DatedWeek {
    let misfits = headings.count { !$1.fits(Week(containing: monday).date(of: $0)) }
    guard misfits * 2 <= headings.count else {
      return DatedWeek(tab: tab, reason: "its day numbers do not fall in the week of \(monday)")
    }
    return DatedWeek(monday: monday, tab: tab, reason: reason)
  }

  /// Day numbers without a month: the Mondays of the tab's month under which they fall.
  private func numbered(
    _ headings: [(Weekday, DayHeading)], tab: YearMonth?, month: Int?, year: Int?
  ) -> DatedWeek {
    if let tab {
      let found = mondays(in: tab, headings)
      if found.count == 1 {
        return DatedWeek(monday: found[0], tab: tab, reason: "its day numbers in \(tab.title)")
      }
      if found.isEmpty {
        return DatedWeek(
          candidates: candidates(headings, month: nil), tab: tab,
          reason: "its day numbers do not fall on these weekdays in \(tab.title)")
      }
      return DatedWeek(candidates: found, tab: tab, reason: "its day numbers fit twice in \(tab.title)")
    }
    return DatedWeek(
      candidates: candidates(headings, month: month),
      reason: month == nil ? "nothing says which month this is" : "nothing says which year this is")
  }

  /// The Mondays whose week touches the month and holds the numbers; if none fits wholly, those that all but
  /// one heading fit.
  private func mondays(in month: YearMonth, _ headings: [(Weekday, DayHeading)]) -> [CivilDate] {
    let all = stride(from: month.first.monday.dayNumber, through: month.last.dayNumber, by: 7)
      .map { CivilDate(dayNumber: $0) }
    func misfits(_ monday: CivilDate) -> Int {
      headings.count { !$1.fits(Week(containing: monday).date(of: $0)) }
    }
    func touches(_ monday: CivilDate) -> Bool {
      headings.contains { month.contains(Week(containing: monday).date(of: $0.0)) }
    }
    let whole = all.filter { misfits($0) == 0 && touches($0) }
    if !whole.isEmpty || headings.count < 4 { return whole }
    return all.filter { misfits($0) == 1 && touches($0) }
  }

  private func candidates(_ headings: [(Weekday, DayHeading)], month: Int?) -> [CivilDate] {
    var found: [CivilDate] = []
    for year in years() {
      for number in month.map({ $0...$0 }) ?? 1...12 {
        if let month = YearMonth(year: year, month: number) { found += mondays(in: month, headings) }
      }
    }
    let distinct = Set(found).filter { $0 <= hints.asOf.adding(days: 60) }.sorted()
    return Array(distinct.suffix(4))
  }

  private func years() -> [Int] {
    hints.year.map { [$0] } ?? Array((hints.asOf.year - 12)...(hints.asOf.year + 1))
  }
}
