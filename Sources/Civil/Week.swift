/// An ISO week, Monday to Sunday, known by its Monday.
public struct Week: Hashable, Sendable {
  public let monday: CivilDate

  /// The week in which `date` lies; any of its seven days gives the same week.
  public init(containing date: CivilDate) {
    monday = date.monday
  }

  public func date(of weekday: Weekday) -> CivilDate { monday.adding(days: weekday.rawValue - 1) }

  /// Monday to Friday.
  public var workdays: [CivilDate] { Weekday.workdays.map(date(of:)) }

  public func contains(_ date: CivilDate) -> Bool { date.monday == monday }

  /// Negative `weeks` go back.
  public func adding(weeks: Int) -> Week { Week(containing: monday.adding(days: 7 * weeks)) }

  /// `Week of Dec 8 2025`: no comma, so that it stands in a comma-separated file without quotes.
  public var title: String { "Week of \(MonthName.shortName(monday.month)) \(monday.day) \(monday.year)" }
}

extension Week: Comparable {
  /// Earlier is less.
  public static func < (left: Week, right: Week) -> Bool { left.monday < right.monday }
}
