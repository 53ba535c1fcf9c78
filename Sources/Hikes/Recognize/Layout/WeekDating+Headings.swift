import Civil
import Tabular

extension WeekDating {
  /// By the dates of its headings. Without a year, that of the title or the file's name, or the next one where
  /// the dates fall on their weekdays only then.
  func headed(_ block: WeekBlock, _ context: Context, _ tab: YearMonth?) -> DatedWeek {
    let own = block.days.lazy.compactMap { $0.heading?.year }.first ?? lonelyYear(block)
    if let year = own ?? context.year {
      var years = [year]
      if own == nil {
        years += [year + 1, year - 1]
        let first = block.days.lazy.compactMap { day in
          day.heading.flatMap { heading in
            heading.month.map { PartialDate(year: nil, month: $0, day: heading.day ?? 1) }
          }
        }.first
        if let first {
          let near = self.year(of: first, beside: year, context, tab)
          years = [near] + years.filter { $0 != near }
        }
      }
      let found = years.compactMap { week(block, in: $0) }
      let later = found.first { week in
        guard let last = context.last, let monday = week.monday else { return true }
        return monday >= last || own != nil || last.days(until: monday) > -180
      }
      if var week = later ?? found.first {
        week.tab = tab
        return week
      }
      if let next = inNextYear(block, context) { return next }
      return DatedWeek(tab: tab, reason: "its dates do not fall on these weekdays in \(year)")
    }
    let found = years().compactMap { week(block, in: $0) }
    if let last = context.last, let next = found.first(where: { $0.monday.map { $0 > last } ?? false }),
      next.monday.map({ last.days(until: $0) < 63 }) ?? false
    {
      return next
    }
    // A week over New Year is found from both of its years.
    let candidates = Set(found.compactMap(\.monday)).filter { $0 <= hints.asOf.adding(days: 60) }.sorted()
    return DatedWeek(
      candidates: Array(candidates.suffix(4)), tab: tab, reason: "nothing says which year this is",
      shift: found.last?.shift ?? 0)
  }

  /// In January the old year goes on in the hand: `Mon 06/Jan/13` below a week of December 2013, where the days fall on
  /// their weekdays a year later. The reader names the headings.
  private func inNextYear(_ block: WeekBlock, _ context: Context) -> DatedWeek? {
    guard let last = context.last, last.month == 12 else { return nil }
    var next = block
    next.days = block.days.map { day in
      DayColumn(
        column: day.column, offset: day.offset,
        heading: day.heading.map { heading in
          DayHeading(weekday: heading.weekday, day: heading.day, month: heading.month, year: last.year + 1)
        })
    }
    guard let week = week(next, in: last.year + 1), let monday = week.monday, last.days(until: monday) < 63
    else {
      return nil
    }
    return DatedWeek(
      monday: monday, reason: "dated by its headings, whose year is the old one", shift: week.shift)
  }

  /// A year that stands by itself beside the days: `Dog,Jan 5th,Jan 6th,2015`.
  func lonelyYear(_ block: WeekBlock) -> Int? {
    sheet.columns(of: block.headerRow).lazy.compactMap { column -> Int? in
      guard block.day(at: column) == nil, sheet[block.headerRow, column].words.count == 1,
        case .year(let year) = sheet[block.headerRow, column].title(nil)
      else {
        return nil
      }
      return year
    }.first
  }

  /// A title such as `Week of 6/7`, where nothing says which number is the month: both readings.
  func readTwoWays(_ block: WeekBlock, _ context: Context, _ tab: YearMonth?) -> DatedWeek? {
    guard layout.order == nil else { return nil }
    let texts = block.titleRows.flatMap { sheet[row: $0].cells }
    let found = DateOrder.allCases.compactMap { order -> DatedWeek? in
      texts.lazy.compactMap { text -> DatedWeek? in
        switch text.title(order) {
        case .week(let date): self.titled(date, block, context, tab, isEnd: false)
        case .weekEnding(let date): self.titled(date, block, context, tab, isEnd: true)
        default: nil
        }
      }.first
    }
    let all = Set(found.flatMap { $0.monday.map { [$0] } ?? $0.candidates }).sorted()
    let mondays = all.filter { monday in
      monday <= hints.asOf.adding(days: 60)
        && (hints.month.map { month in Week(containing: monday).workdays.contains { month.contains($0) } }
          ?? true)
    }
    guard !mondays.isEmpty else { return nil }
    if mondays.count == 1 { return DatedWeek(monday: mondays[0], tab: tab, reason: "dated by its title") }
    return DatedWeek(
      candidates: Array(mondays.suffix(4)), tab: tab,
      reason: "nothing says which number of its title is the month")
  }

  /// The week in which most of its dates fall in a year, nil where they do not fall on its weekdays.
  private func week(_ block: WeekBlock, in year: Int) -> DatedWeek? {
    for day in block.days {
      guard let heading = day.heading, let month = heading.month, let number = heading.day,
        let date = CivilDate(year: heading.year ?? year, month: month, day: number)
      else { continue }
      if let week = fitting(block, date.adding(days: -day.offset)) { return week }
    }
    return nil
  }

  /// The block with its first column's week beginning on a day: a Monday, or where nothing names the weekdays of a
  /// whole week, a Sunday.
  private func fitting(_ block: WeekBlock, _ start: CivilDate) -> DatedWeek? {
    let isNameless = block.days.allSatisfy { $0.heading?.weekday == nil }
    if isNameless, block.days.count >= 6, start.weekday == .sunday {
      return DatedWeek(monday: start.adding(days: 1), reason: "dated by its headings", shift: -1)
    }
    // A short nameless week begins where its dates say.
    if isNameless, start.weekday != .monday, block.days.count < 5,
      start.weekday.rawValue + block.days.count <= 6
    {
      return DatedWeek(
        monday: start.monday, reason: "dated by its headings", shift: start.weekday.rawValue - 1)
    }
    let monday = start.weekday == .monday ? start : start.monday
    let misfits = block.days.count { !$0.fits(monday) }
    guard misfits * 2 <= block.days.count(where: { $0.heading != nil }) else { return nil }
    return DatedWeek(monday: monday, reason: "dated by its headings")
  }

  /// Day numbers without a month: the Mondays of the tab's month under which they fall.
  func numbered(_ block: WeekBlock, tab: YearMonth?, month: Int?) -> DatedWeek {
    let shift = isSundayFirst(block, tab) ? -1 : 0
    if let tab {
      let found = Self.mondays(in: tab, block, shift)
      if found.count == 1 {
        return DatedWeek(monday: found[0], tab: tab, reason: "its day numbers in \(tab.title)", shift: shift)
      }
      if found.isEmpty {
        return DatedWeek(
          candidates: candidates(block, month: nil), tab: tab,
          reason: "its day numbers do not fall on these weekdays in \(tab.title)")
      }
      return DatedWeek(candidates: found, tab: tab, reason: "its day numbers fit twice in \(tab.title)")
    }
    return DatedWeek(
      candidates: candidates(block, month: month),
      reason: month == nil ? "nothing says which month this is" : "nothing says which year this is")
  }

  private func isSundayFirst(_ block: WeekBlock, _ tab: YearMonth?) -> Bool {
    guard let tab, block.days.count >= 6, block.days.allSatisfy({ $0.heading?.weekday == nil }) else {
      return false
    }
    return Self.mondays(in: tab, block, 0).isEmpty && !Self.mondays(in: tab, block, -1).isEmpty
  }

  /// The Mondays whose week touches the month and holds the numbers; if none fits wholly, those that all but
  /// one heading fit.
  static func mondays(in month: YearMonth, _ block: WeekBlock, _ shift: Int = 0) -> [CivilDate] {
    let all = stride(from: month.first.monday.dayNumber, through: month.last.dayNumber + 1, by: 7)
      .map { CivilDate(dayNumber: $0) }
    let days = block.days.filter { $0.heading != nil }.map {
      DayColumn(column: $0.column, offset: $0.offset + shift, heading: $0.heading)
    }
    func misfits(_ monday: CivilDate) -> Int { days.count { !$0.fits(monday) } }
    func touches(_ monday: CivilDate) -> Bool { days.contains { month.contains($0.date(monday)) } }
    let whole = all.filter { misfits($0) == 0 && touches($0) }
    if !whole.isEmpty || days.count < 4 { return whole }
    return all.filter { misfits($0) == 1 && touches($0) }
  }

  private func candidates(_ block: WeekBlock, month: Int?) -> [CivilDate] {
    var found: [CivilDate] = []
    for year in years() {
      for number in month.map({ $0...$0 }) ?? 1...12 {
        if let month = YearMonth(year: year, month: number) { found += Self.mondays(in: month, block) }
      }
    }
    let distinct = Set(found).filter { $0 <= hints.asOf.adding(days: 60) }.sorted()
    return Array(distinct.suffix(4))
  }
}
