public import Civil

/// Pees outdoors in a row; anything else breaks it. What happened while somebody else had the puppy does not count.
public struct OutdoorStreak: Sendable {
  public let current: Int
  public let best: Int
  /// The first and the last of the best one, the first of several as long.
  public let bestFrom: LocalTime?
  public let bestTo: LocalTime?
  /// The current one after the last pee of a day.
  let byDay: [CivilDate: Int]

  public var isOnFire: Bool { current >= 5 }

  init(_ log: Logbook, _ coverage: CoverageSpans) {
    var current = 0
    var start: LocalTime?
    var best = 0
    var bestSpan: (LocalTime, LocalTime)?
    var byDay: [CivilDate: Int] = [:]
    for pee in log.entries(.pee) where !coverage.covers(pee.instant) {
      if pee.event.spot == .outdoor {
        let first = current == 0 ? pee.local : start ?? pee.local
        current += 1
        start = first
        if current > best {
          best = current
          bestSpan = (first, pee.local)
        }
      } else {
        current = 0
      }
      byDay[pee.local.date] = current
    }
    self.current = current
    self.best = best
    bestFrom = bestSpan?.0
    bestTo = bestSpan?.1
    self.byDay = byDay
  }
}
