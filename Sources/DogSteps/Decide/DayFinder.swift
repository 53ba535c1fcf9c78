public import Civil

/// Tells on which day a second lies.
public struct DayFinder: Sendable {
  /// The clock that days are told by; nil for each record's own.
  let zone: ZoneRules?
  /// The stretch asked about last: seconds of one day.
  private var known = 0..<0
  private var knownDay = 0

  public init(_ zone: ZoneRules?) { self.zone = zone }

  /// - Parameters:
  ///   - second: since 1970 in Greenwich.
  ///   - offset: of the record's own clock.
  /// - Returns: the day as its distance from 1970-01-01, and the second at which the next begins.
  public mutating func day(at second: Int, offset: Int32) -> (number: Int, end: Int) {
    guard let zone else {
      let local = second + Int(offset)
      let number = local >= 0 ? local / 86_400 : -((-local + 86_399) / 86_400)
      return (number, (number + 1) * 86_400 - Int(offset))
    }
    if !known.contains(second) {
      let date = zone.local(Instant.epoch.adding(seconds: second)).date
      let next = zone.instant(LocalTime(date: date.adding(days: 1), time: .midnight)).seconds
      knownDay = date.dayNumber
      known = second..<max(second + 1, next)
    }
    return (knownDay, known.upperBound)
  }
}
