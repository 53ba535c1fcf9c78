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
  /// What is wrong with its title, in words.
  var slip: String?
  /// How many days later than taken for granted its columns are: -1 where a nameless week begins on a Sunday.
  var shift = 0
}

/// Finds the Monday of every block: by dates in its title or headings, else by the day numbers in the month
/// of the tab; the numbers are always held against the calendar.
struct WeekDating {
  let sheet: SheetCells
  let layout: WeeklySheetLayout
  let hints: SheetHints
  private let fileMonth: Int?
  let fileYear: Int?
  let titles: [[SheetTitle]]
  /// The tab of each block, in order.
  let tabs: [YearMonth?]
  private let months: [(month: Int?, year: Int?)]

  static func weeks(_ sheet: SheetCells, _ layout: WeeklySheetLayout, _ hints: SheetHints) -> [DatedWeek] {
    if let weeks = inOwnYears(sheet, layout, hints) { return weeks }
    let weeks = inOrder(sheet, layout, hints)
    let mondays = weeks.compactMap(\.monday)
    guard mondays.count < weeks.count || Set(mondays).count < mondays.count else { return weeks }
    // Two vans below the same dates are of one week.
    let dating = WeekDating(sheet, layout, hints)
    let others = weeks.indices.filter { index in
      index == 0 || weeks[index].monday != weeks[index - 1].monday || !dating.hasDaysOfAbove(index)
        || layout.blocks[index].days.allSatisfy { $0.heading?.day == nil }
        || dating.titles[index].contains { $0.date != nil }
    }
    guard mondays.count < weeks.count || Set(mondays).count < others.count else { return weeks }
    return newestFirst(sheet, layout, hints) ?? weeks
  }

  /// The weeks of a sheet that names its years, of which the one on the command line is none: nil unless its own date them all.
  private static func inOwnYears(_ sheet: SheetCells, _ layout: WeeklySheetLayout, _ hints: SheetHints)
    -> [DatedWeek]?
  {
    guard let year = hints.year, layout.blocks.count > 1 else { return nil }
    let named = WeekDating(sheet, layout, hints).titles.joined().compactMap(\.year)
    guard let last = named.last, !named.contains(year) else { return nil }
    return [nil, last].lazy
      .map { weeks(sheet, layout, SheetHints(month: hints.month, year: $0, asOf: hints.asOf)) }
      .first { $0.allSatisfy { $0.monday != nil } }
  }

  init(_ sheet: SheetCells, _ layout: WeeklySheetLayout, _ hints: SheetHints) {
    self.sheet = sheet
    self.layout = layout
    self.hints = hints
    (fileMonth, fileYear) = SheetTitle.fileHints(sheet.table.file)
    titles = Self.withoutSlashes(
      Self.listed(Self.titles(sheet, layout), sheet, layout), sheet, layout,
      hints.year ?? hints.month?.year ?? fileYear)
    let months = Self.months(
      titles, layout.blocks, hints,
      fileYear ?? Self.yearOfPrinting(sheet, layout) ?? Self.yearBelow(sheet, layout))
    let fileMonth = fileMonth
    self.months = months
    tabs = months.map { found in
      if let month = hints.month { return month }
      guard let month = found.month ?? fileMonth, let year = found.year else { return nil }
      return YearMonth(year: year, month: month)
    }
  }

  /// What the sheet has said of its time down to a block.
  struct Context {
    var month: Int?
    var year: Int?
    /// The week above.
    var last: CivilDate?
    /// By her own count of weeks, on from one above.
    var counted: CivilDate?
  }

  func resolve() -> [DatedWeek] {
    var weeks: [DatedWeek] = []
    let beside = layout.beside
    for (index, (block, titles)) in zip(layout.blocks, titles).enumerated() {
      let context = Context(
        month: months[index].month, year: months[index].year,
        last: last(before: index, beside: beside[index], weeks)?.monday,
        counted: counted(index, weeks))
      var week = self.week(of: block, titles: titles, context)
      let isNumbered = block.days.contains { $0.heading?.day != nil }
      if week.monday == nil, isNumbered, hasDaysOfAbove(index), let same = repeated(index, titles, weeks) {
        week = same
      } else if let last = context.last, !isOfFullDate(week, titles),
        let next = self.week(after: last, numbered(block, titles), instead: week)
      {
        week = next
      }
      if week.monday == nil, let other = inOtherMonth(block, titles) { week = other }
      if week.monday == nil, let only = clued(block, context, week.tab) { week = only }
      if week.monday == nil, let whole = goingOn(index, weeks) ?? inSeason(block, context) { week = whole }
      if week.monday == nil, let next = following(block, context) { week = next }
      if week.monday == nil, let proven = inYearOfFile(week) { week = proven }
      if week.monday == nil, let same = repeated(index, titles, weeks) { week = same }
      weeks.append(week)
    }
    if layout.blocks[0].isTorn, weeks[0].monday == nil, weeks.count > 1, let next = weeks[1].monday {
      weeks[0] = DatedWeek(
        monday: next.adding(days: -7), tab: weeks[1].tab, reason: "taken for the week before the one below it"
      )
    }
    return [
      beforeBeside, apart, inFile, between, before, goingBack, inSequence, withoutCopies, countedOn, joint,
    ].reduce(weeks) { weeks, settled in settled(weeks) }
  }

  /// The week above a block: where months stand side by side, the last one of its own month.
  private func last(before index: Int, beside: [Int], _ weeks: [DatedWeek]) -> DatedWeek? {
    guard Set(beside.map { tabs[$0] }).count > 1 else { return weeks.last }
    return weeks.indices.last { tabs[$0] == tabs[index] }.map { weeks[$0] }
  }

  /// The month of a sheet as far as it can be known before its weeks are found.
  static func month(of sheet: SheetCells, _ hints: SheetHints) -> YearMonth? {
    hints.month ?? month(of: sheet, year: hints.year)
  }

  /// As the sheet and the name of its file say it.
  /// - Parameter year: of a month without one.
  static func month(of sheet: SheetCells, year given: Int?) -> YearMonth? {
    let file = SheetTitle.fileHints(sheet.table.file)
    for row in 1..<min(sheet.rowCount, 6) + 1 {
      let record = sheet[row: row]
      guard record.filledCount <= 2, !record.filled.contains(where: \.isPlainMoney),
        case .month(let month, let year) = SheetTitle(
          record.filled.map(\.raw).joined(separator: ", ")),
        let year = year ?? given ?? file.year
      else { continue }
      return YearMonth(year: year, month: month)
    }
    guard let month = file.month, let year = given ?? file.year else { return nil }
    return YearMonth(year: year, month: month)
  }

  /// Whether a title that says its year dates a week, which no order of weeks can then gainsay.
  private func isOfFullDate(_ week: DatedWeek, _ titles: [SheetTitle]) -> Bool {
    guard let monday = week.monday, let date = titles.last(where: { $0.date != nil })?.date else {
      return false
    }
    return date.year != nil && date.date(inYear: monday.year)?.monday == monday
  }

  /// Weeks stand in order: numbers that fit no month, several, or one that is past belong to the week after the
  /// one above where they fit it, else to the first of several that comes later.
  private func week(after last: CivilDate, _ block: WeekBlock, instead week: DatedWeek) -> DatedWeek? {
    let isSettled = week.monday.map { $0 > last } ?? false
    let numbers = block.days.compactMap(\.heading).filter { $0.day != nil }
    let next = Week(containing: last.adding(days: 7))
    // A short week has one number: that of its Monday.
    let isGoingOn =
      week.monday == nil
      && layout.blocks.contains { $0.headerRow == block.headerRow && $0.days != block.days }
    let isMonday =
      numbers.count == 1 && numbers[0].fits(next.monday) && (next.monday.month != last.month || isGoingOn)
    guard !isSettled, numbers.count > 1 || isMonday else { return nil }
    let reason = "the week after the one above"
    if block.days.allSatisfy({ $0.fits(next.monday) }) {
      let isInTab = week.tab.map { tab in next.workdays.contains { tab.contains($0) } } ?? false
      return DatedWeek(monday: next.monday, tab: isInTab ? week.tab : nil, reason: reason)
    }
    guard week.monday == nil, week.candidates.count > 1 else { return nil }
    return week.candidates.first { $0 > last && last.days(until: $0) < 63 }
      .map { DatedWeek(monday: $0, tab: week.tab, reason: reason, shift: week.shift) }
  }

  /// A block with the numbers of its days that the nearest title has, `15-19`, where its headings have none.
  private func numbered(_ block: WeekBlock, _ titles: [SheetTitle]) -> WeekBlock {
    guard block.days.allSatisfy({ $0.heading?.day == nil }), case .days(let first, let last)? = titles.last,
      first != last
    else { return block }
    return block.numbered(from: first, to: last)
  }

  private func week(of block: WeekBlock, titles: [SheetTitle], _ context: Context) -> DatedWeek {
    let tab = hints.month ?? tabMonth(context)
    if block.days.contains(where: { $0.heading?.month != nil && $0.heading?.day != nil }) {
      let week = headed(block, context, tab)
      return recopied(week, titles, context) ?? week
    }
    for (place, title) in titles.enumerated().reversed() {
      if let tab, givesWay(title, titles[(place + 1)...], block, tab) { continue }
      switch title {
      case .week(let date):
        let week = self.titled(date, block, context, tab, isEnd: false)
        return week.monday != nil ? week : recopied(block, date, context, tab) ?? week
      case .weekEnding(let date): return self.titled(date, block, context, tab, isEnd: true)
      case .days(let day, let last) where day == last:
        guard let month = tab?.month ?? context.month ?? fileMonth else { break }
        let start = PartialDate(year: tab?.year, month: month, day: day)
        return self.titled(start, block, context, tab, isEnd: false)
      case .days(let first, let last):
        return numbered(block.numbered(from: first, to: last), tab: tab, month: context.month ?? fileMonth)
      default: break
      }
    }
    if block.days.contains(where: { $0.heading?.day != nil }) {
      return numbered(block, tab: tab, month: context.month ?? fileMonth)
    }
    for title in titles.reversed() {
      if case .weekNumber(let number, let year, let isISO) = title {
        if let counted = context.counted {
          return DatedWeek(monday: counted, tab: tab, reason: "week \(number), counted on from a week above")
        }
        return self.number(number, block, tab, year ?? context.year, isISO: isISO)
      }
    }
    if layout.blocks.count == 1, let (year, number) = SheetTitle.isoWeek(PartialDate.words(sheet.table.file))
    {
      return self.number(number, block, tab, year, isISO: true)
    }
    if let either = readTwoWays(block, context, tab) { return either }
    // Of several weeks it is the date of the first, where others are told from it.
    let isAlone =
      layout.blocks.count == 1 || context.last == nil && layout.blocks.dropFirst().allSatisfy(isFollowing)
    if isAlone, let date = SheetTitle.fileDate(sheet.table.file), date.year != nil {
      return self.titled(date, block, context, tab, isEnd: false)
    }
    return DatedWeek(tab: tab, reason: "neither a title nor a heading says which week this is")
  }

  /// Headings that were copied from the week above under a title of its own: the title says which week it is, and the
  /// reader names the headings.
  private func recopied(_ week: DatedWeek, _ titles: [SheetTitle], _ context: Context) -> DatedWeek? {
    guard let last = context.last, week.monday == last else { return nil }
    for title in titles.reversed() {
      guard case .week(let start) = title, let year = start.year ?? context.year,
        let date = start.date(inYear: year), date.weekday <= .friday, date.monday > last
      else { continue }
      return Self.recopied(date.monday, week.tab)
    }
    return nil
  }

  private func tabMonth(_ context: Context) -> YearMonth? {
    guard let month = context.month ?? fileMonth, let year = context.year else { return nil }
    return YearMonth(year: year, month: month)
  }
}
