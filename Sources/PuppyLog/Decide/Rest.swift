import Civil

/// Sleeps told apart into nights and naps.
public struct Rest: Sendable {
  /// Those in which there was sleep, earliest first.
  public let nights: [NightSleep]
  /// Closed sleeps without any part in a night.
  public let naps: [SleepSession]

  public var napMinutes: Int { naps.compactMap(\.minutes).reduce(0, +) }

  init(_ sessions: [SleepSession], _ log: Logbook) {
    var nights: [CivilDate: [(seconds: Int, isOpen: Bool)]] = [:]
    var naps: [SleepSession] = []
    for session in sessions {
      var touches = false
      let first = log.clock.local(session.start.instant, own: session.own).date
      let last = log.clock.local(session.end ?? log.now.instant, own: session.own).date
      for number in (first.dayNumber - 1)...max(first.dayNumber - 1, last.dayNumber) {
        let evening = CivilDate(dayNumber: number)
        let (start, end) = Self.night(evening, log, own: session.own)
        let seconds = session.seconds(from: start, to: end, now: log.now.instant)
        guard seconds > 0 else { continue }
        touches = true
        nights[evening, default: []].append((seconds, session.end == nil))
      }
      if !touches, session.end != nil { naps.append(session) }
    }
    self.naps = naps
    self.nights = nights.map { date, parts in
      NightSleep(
        date: date, minutes: parts.map(\.seconds).reduce(0, +) / 60, pieces: parts.count,
        longest: (parts.map(\.seconds).max() ?? 0) / 60, isOpen: parts.contains(where: \.isOpen))
    }.sorted { $0.date < $1.date }
  }

  /// A bedtime before seven is one after midnight.
  private static func night(
    _ evening: CivilDate, _ log: Logbook, own: UTCOffset
  ) -> (start: Instant, end: Instant) {
    let hour = log.profile.bedtimeHour
    let startDate = hour < 7 || hour == 24 ? evening.adding(days: 1) : evening
    func instant(_ date: CivilDate, hour: Int) -> Instant {
      log.clock.instant(
        LocalTime(date: date, time: TimeOfDay(minutes: hour % 24 * 60) ?? .midnight), own: own)
    }
    return (instant(startDate, hour: hour), instant(evening.adding(days: 1), hour: 7))
  }
}
