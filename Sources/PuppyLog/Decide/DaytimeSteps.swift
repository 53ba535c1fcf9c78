import Civil

/// Daytime in steps of a quarter of an hour: those count that begin from 06:00 to 22:59.
struct DaytimeSteps: Sendable {
  private let clock: WallClock

  init(_ clock: WallClock) { self.clock = clock }

  /// 15 for each step that begins before `end`. Linear in the days between.
  func minutes(from start: Logbook.Entry, to end: Instant) -> Int {
    let own = start.event.time.offset ?? .utc
    var at = start.instant
    var count = 0
    while at < end {
      let stop = min(end, at.adding(seconds: 86_400))
      let local = clock.local(at, own: own)
      let keepsClock = clock.zone.map { $0.offset(at: at) == $0.offset(at: stop) } ?? true
      // Over a change of clocks each step is looked up by itself.
      let seconds = keepsClock ? at.seconds(until: stop) : 0
      let steps = max(1, (seconds + Self.step - 1) / Self.step)
      for number in 0..<steps where Self.isDay(local.secondOfDay + number * Self.step) { count += 1 }
      at = at.adding(seconds: steps * Self.step)
    }
    return count * 15
  }

  private static let step = 900

  private static func isDay(_ second: Int) -> Bool { (6...22).contains(second % 86_400 / 3600) }
}
