public import Civil

/// The minutes between one pee and the next.
public struct PottyGaps: Sendable {
  public struct Gap: Sendable {
    public let minutes: Int
    /// What the later clock showed.
    public let end: LocalTime
    /// Of the later pee.
    public let spot: Spot?
  }

  /// Of the day: none longer than 480 minutes, none with an end before 07:00 or from 23:00 on.
  public let day: [Gap]
  public let all: [Gap]

  public var dropped: Int { all.count - day.count }

  init(_ log: Logbook, _ coverage: CoverageSpans) {
    let pees = log.entries(.pee)
    var all: [Gap] = []
    var day: [Gap] = []
    for (earlier, later) in zip(pees, pees.dropFirst())
    where !coverage.overlaps(earlier.instant, later.instant) {
      let gap = Gap(
        minutes: earlier.instant.minutes(until: later.instant), end: later.local, spot: later.event.spot)
      all.append(gap)
      if gap.minutes <= 480, Self.isDaytime(earlier.local), Self.isDaytime(later.local) { day.append(gap) }
    }
    self.all = all
    self.day = day
  }

  private static func isDaytime(_ local: LocalTime) -> Bool { (7..<23).contains(local.hour) }
}
