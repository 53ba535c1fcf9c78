import Civil

/// When the next pee is due.
public struct PottyPrediction: Sendable {
  public enum State: String, CaseIterable, Sendable {
    case paused, unknown
    case afterAccident = "after-accident"
    case justWent = "just-went"
    case overdue, soon, attention, normal
  }

  public enum Trigger: String, Sendable { case meal, sleep }

  public let state: State
  public let base: Int
  /// Minutes from the last pee to the next; nil where nothing can be said.
  public let expected: Int?
  public let since: Int?
  public let remaining: Int?
  public let trigger: Trigger?
  /// Minutes since the trigger.
  public let triggerMinutes: Int?
  public let lastPee: Logbook.Entry?

  /// By the events of today and yesterday.
  init(_ log: Logbook) {
    let now = log.now.instant
    let recent = log.used.filter { $0.local.date >= log.today.adding(days: -1) }
    let last = recent.last { $0.event.type == .pee }
    let since = last.map { $0.instant.minutes(until: now) }
    let isPaused = recent.contains { entry in
      entry.event.type == .coverageGap && entry.event.end.map { $0.instant > now } ?? true
    }
    base = log.profile.usualGap
    lastPee = last
    self.since = since
    guard !isPaused, let last, let since else {
      state = isPaused ? .paused : .unknown
      (expected, remaining, trigger, triggerMinutes) = (nil, nil, nil, nil)
      return
    }
    if last.event.spot == .indoor, since < 15 {
      state = .afterAccident
      (expected, remaining, trigger, triggerMinutes) = (0, 0, nil, nil)
      return
    }
    let cause = Self.cause(recent, after: last.instant, log)
    let expected =
      switch cause?.trigger {
      case .meal: log.profile.afterMeal.truncated(times: base) ?? base
      case .sleep: log.profile.afterSleep.truncated(times: base) ?? base
      case nil: base
      }
    let remaining = expected - since
    self.expected = expected
    self.remaining = remaining
    trigger = cause?.trigger
    triggerMinutes = cause?.minutes
    switch remaining {
    case _ where last.event.spot == .outdoor && since < 15: state = .justWent
    case ...0: state = .overdue
    case ..<10: state = .soon
    case ..<20: state = .attention
    default: state = .normal
    }
  }

  /// The last meal of the last half hour, else the last nap that ended within 20 minutes, if after the pee.
  private static func cause(
    _ recent: [Logbook.Entry], after pee: Instant, _ log: Logbook
  ) -> (trigger: Trigger, minutes: Int)? {
    let now = log.now.instant
    if let meal = recent.last(where: { $0.event.type == .eating }), meal.instant > pee {
      let minutes = meal.instant.minutes(until: now)
      if minutes <= 30 { return (.meal, minutes) }
    }
    let naps = SleepReading(recent, now: now).sessions.filter {
      ($0.minutes ?? -1) >= log.profile.shortestTriggeringNap
    }
    guard let end = naps.compactMap(\.end).filter({ $0 > pee && $0 <= now }).max() else { return nil }
    let minutes = end.minutes(until: now)
    return minutes <= 20 ? (.sleep, minutes) : nil
  }
}
