public import Civil

/// A reminder to walk, as the app keeps it.
public struct StepReminder: Hashable, Sendable {
  /// As written.
  public let id: String
  public let title: String
  public let isEnabled: Bool
  /// By the clock that is shown.
  public let time: TimeOfDay
  /// Sunday first, as the app counts them; none for once.
  public let days: [Weekday]

  public init(id: String, title: String, isEnabled: Bool, time: TimeOfDay, days: [Weekday]) {
    self.id = id
    self.title = title
    self.isEnabled = isEnabled
    self.time = time
    self.days = days
  }

  /// The app's days, Sunday first.
  public static let week: [Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]

  /// `MO`, as calendars write it.
  public static func code(_ day: Weekday) -> String { day.fullName.prefix(2).uppercased() }

  /// The first time it rings, not before a moment of the same clock.
  func next(after now: LocalTime) -> LocalTime {
    for day in 0...7 {
      let time = LocalTime(date: now.date.adding(days: day), time: time)
      if time >= now, days.isEmpty || days.contains(time.date.weekday) { return time }
    }
    return LocalTime(date: now.date, time: time)
  }
}
