import Civil
import Tabular

/// The week of a date that a title says.
extension WeekDating {
  /// By the date in its title.
  func titled(
    _ start: PartialDate, _ block: WeekBlock, _ context: Context, _ tab: YearMonth?, isEnd: Bool
  ) -> DatedWeek {
    guard var year = start.year ?? context.year ?? lonelyYear(block) else {
      let candidates = years().compactMap { start.date(inYear: $0) }.filter { $0.weekday == .monday }
      return DatedWeek(
        candidates: Array(candidates.suffix(3)), tab: tab, reason: "its title does not say the year")
    }
    if start.year == nil { year = self.year(of: start, beside: year, context, tab) }
    // In January of a sheet that began in December the year has gone on.
    if start.year == nil, let last = context.last, let date = start.date(inYear: year),
      date.days(until: last) > 180
    {
      year += 1
    }
    // In January the old year goes on in the hand: "Week of Jan 2, 2011" below one of December 2011.
    if start.year != nil, start.month == 1, let last = context.last,
      start.date(inYear: year).map({ $0 < last }) ?? false,
      let next = CivilDate(year: year + 1, month: 1, day: start.day), last.days(until: next) < 28,
      next.weekday == .monday
    {
      let slip = "title says \(year), and the week above it is in December"
      var week = checked(next, block, tab, "its \(slip)")
      week.slip = slip
      return week
    }
    // The newest week may stand first: above one of December stands one of January.
    if start.year == nil, let last = context.last, let date = start.date(inYear: year),
      date.weekday != .monday,
      last.days(until: date) > 180, let before = start.date(inYear: year - 1), before.weekday == .monday,
      before.days(until: last) < 63
    {
      year -= 1
    }
    if let next = Self.overflowing(start, year) {
      let slip = "title names a day that \(year) does not have"
      var week = checked(next, block, tab, "its \(slip)")
      week.slip = slip
      return week
    }
    guard let date = start.date(inYear: year) else {
      return DatedWeek(tab: tab, reason: "its title names a day that \(year) does not have")
    }
    // A week from Saturday to Friday has its weekend under headings of its own.
    let isItself = date.weekday > .friday && block.days.allSatisfy { $0.weekday > .friday }
    let monday = isItself ? date.monday : Self.monday(of: date, isEnd: isEnd)
    let week = checked(monday, block, tab, "dated by its title")
    return week.monday == nil && start.year != nil ? slipped(start, block, tab, isEnd: isEnd) ?? week : week
  }

  /// A week "of" a weekend is the working week that follows.
  private static func monday(of date: CivilDate, isEnd: Bool) -> CivilDate {
    date.weekday > .friday && !isEnd ? date.monday.adding(days: 7) : date.monday
  }

  /// The week of a title with the old year, `Jan 21 2018` above `Mon 21`: that of the file's name or the next one, where all
  /// its day numbers fall as they stand.
  private func slipped(_ start: PartialDate, _ block: WeekBlock, _ tab: YearMonth?, isEnd: Bool) -> DatedWeek?
  {
    guard let year = start.year, block.days.count(where: { $0.heading?.day != nil }) >= 3,
      let meant = fileYear ?? hints.year ?? (start.month == 1 ? year + 1 : nil), meant != year,
      let date = CivilDate(year: meant, month: start.month, day: start.day),
      case let monday = Self.monday(of: date, isEnd: isEnd), block.days.allSatisfy({ $0.fits(monday) })
    else { return nil }
    let slip = "title says \(year), and the day numbers below it are those of \(meant)"
    return DatedWeek(monday: monday, tab: tab, reason: "its \(slip)", slip: slip)
  }

  /// Holds the headings against a Monday; a heading or two that disagree are named by the reader, more undo it.
  func checked(_ monday: CivilDate, _ block: WeekBlock, _ tab: YearMonth?, _ reason: String) -> DatedWeek {
    let misfits = block.days.count { !$0.fits(monday) }
    guard misfits * 2 <= block.days.count(where: { $0.heading != nil }) else {
      return DatedWeek(tab: tab, reason: "its day numbers do not fall in the week of \(monday)")
    }
    return DatedWeek(monday: monday, tab: tab, reason: reason)
  }
}
