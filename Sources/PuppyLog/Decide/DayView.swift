public import Civil

/// One day as the app shows it: what happened, the meals, and whether the log has been silent for long.
public struct DayView: Sendable {
  public enum Prompt: String, Sendable {
    case catchUp = "catch-up"
    case coverageGap = "coverage-gap"
  }

  public let date: CivilDate
  public let log: Logbook
  /// By time, then as the lines stand.
  public let timeline: [Logbook.Entry]
  public let meals: [MealPlan.Meal]
  /// Minutes from the last event of the log to now.
  public let silence: Int?
  public let prompt: Prompt?

  /// - Parameter date: nil for today.
  public init(_ log: Logbook, date: CivilDate? = nil) {
    let date = date ?? log.today
    self.date = date
    self.log = log
    timeline = log.used.filter { $0.local.date == date }.sorted { left, right in
      (left.instant, left.event.file, left.event.line) < (right.instant, right.event.file, right.event.line)
    }
    meals = MealPlan(date, log).meals
    silence = log.used.last.map { $0.instant.minutes(until: log.now.instant) }
    switch silence ?? 0 {
    case 960...: prompt = .coverageGap
    case 180...: prompt = .catchUp
    default: prompt = nil
    }
  }

  public var dayNumber: Int? { log.profile.dayNumber(date) }
  public var ageInWeeks: Int? { log.profile.ageInWeeks(date) }
}
