import Civil

/// How long the puppy slept on each day, ours and the app's.
struct DaySleep: Sendable {
  private let seconds: [CivilDate: Int]

  /// Each sleep is cut at its midnights.
  init(_ sessions: [SleepSession], _ log: Logbook) {
    var seconds: [CivilDate: Int] = [:]
    for session in sessions {
      let end = session.end ?? log.now.instant
      var date = log.clock.local(session.start.instant, own: session.own).date
      var midnight = log.clock.midnight(date, own: session.own)
      while midnight < end {
        let next = log.clock.midnight(date.adding(days: 1), own: session.own)
        seconds[date, default: 0] += session.seconds(from: midnight, to: next, now: log.now.instant)
        date = date.adding(days: 1)
        midnight = next
      }
    }
    self.seconds = seconds
  }

  func minutes(_ date: CivilDate) -> Int { (seconds[date] ?? 0) / 60 }

  /// The figure of the app, which sees a day and the one before it: a second start replaces the first, and one that
  /// is open lasts to midnight, or to now on the present day.
  /// - Parameter entries: of the day before and of the day, in order.
  static func appMinutes(_ date: CivilDate, _ entries: some Sequence<Logbook.Entry>, _ log: Logbook) -> Int {
    var start: Instant?
    var own: UTCOffset?
    var sleeps: [(Instant, Instant?)] = []
    for entry in entries {
      if own == nil { own = entry.event.time.offset ?? .utc }
      if entry.event.type.opensSleep {
        start = entry.instant
      } else if entry.event.type == .waking, let begun = start {
        sleeps.append((begun, entry.instant))
        start = nil
      }
    }
    guard let own else { return 0 }
    if let begun = start { sleeps.append((begun, nil)) }
    let midnight = log.clock.midnight(date, own: own)
    let next = log.clock.midnight(date.adding(days: 1), own: own)
    let open = date == log.today ? log.now.instant : next
    let seconds = sleeps.map { begin, end in
      let first = max(begin, midnight)
      let last = min(end ?? open, next)
      return first < last ? first.seconds(until: last) : 0
    }
    return seconds.reduce(0, +) / 60
  }
}
