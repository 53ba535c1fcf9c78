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
  /// How many days later than taken for granted its columns are: -1 where a nameless week begins on a Sunday.
  var shift = 0
}

/// Finds the Monday of every block: by dates in its title or headings, else by the day numbers in the month
/// of the tab; the numbers are always held against the calendar.
struct WeekDating {
  let table: Table
  let layout: WeeklySheetLayout
  let hints: SheetHints
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

  /// What the sheet has said of its time down to a block.
  struct Context {
    var month: Int?
    var year: Int?
    /// The week above.
    var last: CivilDate?
  }

  private func resolve() -> [DatedWeek] {
    var weeks: [DatedWeek] = []
    var titled: (month: Int, year: Int?)?
    var titledYear: Int?
    for (index, block) in layout.blocks.enumerated() {
      let titles = self.titles(of: block, number: sideNumber(index))
      for title in titles {
        switch title {
        case .month(let month, let year): titled = (month, year)
        case .year(let year): titledYear = year
        case .week(let date), .weekEnding(let date): if let year = date.year { titledYear = year }
        case .weekNumber: break
        }
      }
      let year = hints.year ?? hints.month?.year ?? titled?.year ?? titledYear ?? fileYear
      let context = Context(month: titled?.month, year: year, last: weeks.last?.monday)
      var week = self.week(of: block, titles: titles, context)
      if let last = context.last, let next = self.week(after: last, block, instead: week) { week = next }
      if week.monday == nil, let same = repeated(index, titles, weeks) { week = same }
      weeks.append(week)
    }
    return weeks
  }

  /// A header that is repeated in the middle of its week, as at the top of a printed page: other dogs below it.
  private func repeated(_ index: Int, _ titles: [SheetTitle], _ weeks: [DatedWeek]) -> DatedWeek? {
    guard index > 0, titles.isEmpty, let last = weeks.last, last.monday != nil else { return nil }
    let (above, block) = (layout.blocks[index - 1], layout.blocks[index])
    let texts = [above, block].map { table[row: $0.headerRow].fields.map(\.text.folded) }
    guard texts[0] == texts[1] else { return nil }
    let names = [above, block].map { block in
      Set(block.rows.map { table[row: $0][column: block.nameColumn].text.folded }.filter { !$0.isEmpty })
    }
    guard names[0].isDisjoint(with: names[1]) else { return nil }
    return DatedWeek(monday: last.monday, tab: last.tab, reason: "the header above once more")
  }

  /// Weeks stand in order: numbers that fit no month, several, or one that is past belong to the week after the
  /// one above where they fit it, else to the first of several that comes later.
  private func week(after last: CivilDate, _ block: WeekBlock, instead week: DatedWeek) -> DatedWeek? {
    let isSettled = week.monday.map { $0 > last } ?? false
    guard !isSettled, block.days.count(where: { $0.heading?.day != nil }) > 1 else { return nil }
    let next = Week(containing: last.adding(days: 7))
    let reason = "the week after the one above"
    if block.days.allSatisfy({ $0.fits(next.monday) }) {
      let isInTab = week.tab.map { tab in next.workdays.contains { tab.contains($0) } } ?? false
      return DatedWeek(monday: next.monday, tab: isInTab ? week.tab : nil, reason: reason)
    }
    guard week.monday == nil, week.candidates.count > 1 else { return nil }
    return week.candidates.first { $0 > last && last.days(until: $0) < 63 }
      .map { DatedWeek(monday: $0, tab: week.tab, reason: reason, shift: week.shift) }
  }

  private func sideNumber(_ index: Int) -> Int {
    layout.blocks[..<index].count { $0.headerRow == layout.blocks[index].headerRow }
  }

  private func titles(of block: WeekBlock, number: Int) -> [SheetTitle] {
    // A title may stand in the header itself, over the dogs.
    let own = SheetTitle.all(
      table[row: block.headerRow][column: block.nameColumn].text, order: layout.order)
    let above = block.titleRows.flatMap { row -> [SheetTitle] in
      var texts: [String] = []
      for field in table[row: row].fields where !field.isBlank {
        // A year by itself is the end of the title before it, torn off at the comma.
        if case .year = SheetTitle(field.text), Int(field.trimmed) != nil, let last = texts.popLast() {
          texts.append("\(last), \(field.trimmed)")
        } else {
          texts.append(field.text)
        }
      }
      let each = texts.compactMap { SheetTitle($0, order: layout.order) }
      if each.count > 1, each.count == texts.count, isBeside(block) {
        return number < each.count ? SheetTitle.all(texts[number], order: layout.order) : []
      }
      let whole = SheetTitle.all(texts.joined(separator: ", "), order: layout.order)
      return whole.isEmpty ? each : whole
    }
    return above + own
  }

  /// Whether another week stands beside this one, under the same header row.
  private func isBeside(_ block: WeekBlock) -> Bool {
    layout.blocks.count { $0.headerRow == block.headerRow } > 1
  }

  private func week(of block: WeekBlock, titles: [SheetTitle], _ context: Context) -> DatedWeek {
    let tab = hints.month ?? tabMonth(context)
    if block.days.contains(where: { $0.heading?.month != nil && $0.heading?.day != nil }) {
      return headed(block, context, tab)
    }
    for title in titles.reversed() {
      switch title {
      case .week(let date): return self.titled(date, block, context, tab, isEnd: false)
      case .weekEnding(let date): return self.titled(date, block, context, tab, isEnd: true)
      default: break
      }
    }
    if block.days.contains(where: { $0.heading?.day != nil }) {
      return numbered(block, tab: tab, month: context.month ?? fileMonth)
    }
    for title in titles.reversed() {
      if case .weekNumber(let number, let year, let isISO) = title {
        return self.number(number, tab, year ?? context.year, isISO: isISO)
      }
    }
    if layout.blocks.count == 1, let (year, number) = SheetTitle.isoWeek(PartialDate.words(table.file)) {
      return self.number(number, tab, year, isISO: true)
    }
    if layout.blocks.count == 1, let date = SheetTitle.fileDate(table.file), date.year != nil {
      return self.titled(date, block, context, tab, isEnd: false)
    }
    return DatedWeek(tab: tab, reason: "neither a title nor a heading says which week this is")
  }

  private func tabMonth(_ context: Context) -> YearMonth? {
    guard let month = context.month ?? fileMonth, let year = context.year else { return nil }
    return YearMonth(year: year, month: month)
  }

  /// `Week 2` of the tab's month; a number that no month has is a week of the year.
  private func number(_ number: Int, _ tab: YearMonth?, _ year: Int?, isISO: Bool) -> DatedWeek {
    if number <= 6, let tab, !isISO {
      let first = tab.first.weekday > .friday ? tab.first.adding(days: 7).monday : tab.first.monday
      return DatedWeek(
        monday: first.adding(days: 7 * (number - 1)), tab: tab, reason: "week \(number) of \(tab.title)")
    }
    guard number > 6 || isISO, let year, let first = CivilDate(year: year, month: 1, day: 1),
      let fourth = CivilDate(year: year, month: 1, day: 4)
    else {
      return DatedWeek(tab: tab, reason: "nothing says in which month week \(number) is")
    }
    // The ISO count and the one that begins with January 1 may differ.
    let iso = fourth.monday.adding(days: 7 * (number - 1))
    let plain = first.adding(days: -(first.weekday.rawValue % 7)).adding(days: 7 * (number - 1) + 1)
    if iso == plain || isISO { return DatedWeek(monday: iso, tab: tab, reason: "week \(number) of \(year)") }
    return DatedWeek(
      candidates: [plain, iso].sorted(), tab: tab,
      reason: "week \(number) of \(year) may be counted in two ways")
  }

  /// By the date in its title.
  private func titled(
    _ start: PartialDate, _ block: WeekBlock, _ context: Context, _ tab: YearMonth?, isEnd: Bool
  ) -> DatedWeek {
    guard var year = start.year ?? context.year else {
      let candidates = years().compactMap { start.date(inYear: $0) }.filter { $0.weekday == .monday }
      return DatedWeek(
        candidates: Array(candidates.suffix(3)), tab: tab, reason: "its title does not say the year")
    }
    // In January of a sheet that began in December the year has gone on.
    if start.year == nil, let last = context.last, let date = start.date(inYear: year),
      date.days(until: last) > 180
    {
      year += 1
    }
    guard let date = start.date(inYear: year) else {
      return DatedWeek(tab: tab, reason: "its title names a day that \(year) does not have")
    }
    // A week "of" a weekend is the working week that follows.
    let monday = date.weekday > .friday && !isEnd ? date.monday.adding(days: 7) : date.monday
    return checked(monday, block, tab, "dated by its title")
  }

  /// Holds the headings against a Monday; a heading or two that disagree are named by the reader, more undo it.
  func checked(_ monday: CivilDate, _ block: WeekBlock, _ tab: YearMonth?, _ reason: String) -> DatedWeek {
    let misfits = block.days.count { !$0.fits(monday) }
    guard misfits * 2 <= block.days.count(where: { $0.heading != nil }) else {
      return DatedWeek(tab: tab, reason: "its day numbers do not fall in the week of \(monday)")
    }
    return DatedWeek(monday: monday, tab: tab, reason: reason)
  }

  func years() -> [Int] {
    hints.year.map { [$0] } ?? Array((hints.asOf.year - 12)...(hints.asOf.year + 1))
  }
}
