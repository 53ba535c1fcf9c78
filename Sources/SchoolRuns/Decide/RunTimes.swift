public import Civil

/// On which wall clock times are shown.
public enum ShownClock: Sendable {
  case zone(ZoneRules)
  /// Each time in the distance from Greenwich it was written with; a bare number in Greenwich.
  case own

  public func local(_ time: WrittenTime) -> LocalTime {
    switch self {
    case .zone(let rules): rules.local(time.instant)
    case .own: time.instant.local(time.offset ?? .utc)
    }
  }
}

/// When a run is under way, by the clock on the wall.
public struct RunTimes: Hashable, Sendable {
  public let start: LocalTime
  /// One for each stop: when it begins and when it is left.
  public let stops: [(arrive: LocalTime, leave: LocalTime)]

  public var end: LocalTime { stops.last?.leave ?? start }

  public static func == (left: RunTimes, right: RunTimes) -> Bool {
    left.start == right.start && left.stops.elementsEqual(right.stops) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(start) }

  /// The day is that of the run's date and the time of day that of its time, both on the clock that is shown.
  /// Minutes pass as they are lived, so a change of the clocks on the way is seen in the times after it.
  public init(_ run: SchoolRun, _ clock: ShownClock) {
    start = LocalTime(date: clock.local(run.scheduledDate).date, time: clock.local(run.scheduledTime).time)
    let moment: Instant
    let shown: (Instant) -> LocalTime
    switch clock {
    case .zone(let rules):
      moment = rules.instant(start)
      shown = rules.local
    case .own:
      moment = start.instant(.utc)
      shown = { $0.local(.utc) }
    }
    var passed = 0
    var stops: [(arrive: LocalTime, leave: LocalTime)] = []
    for stop in run.stops {
      let arrive = shown(moment.adding(minutes: passed))
      passed += max(0, stop.minutes)
      stops.append((arrive, shown(moment.adding(minutes: passed))))
    }
    self.stops = stops
  }
}
