public import Civil

/// A sleep: from going to sleep, or into the crate, to waking.
public struct SleepSession: Hashable, Sendable {
  public let start: WrittenTime
  public let startType: EventType
  /// Nil while it goes on.
  public let end: Instant?

  public init(start: WrittenTime, startType: EventType, end: Instant?) {
    self.start = start
    self.startType = startType
    self.end = end
  }

  /// Whole minutes; nil while it goes on.
  public var minutes: Int? { end.map { start.instant.minutes(until: $0) } }

  /// What counts without a zone.
  public var own: UTCOffset { start.offset ?? .utc }

  /// How many seconds of it lie in a span; one that goes on lasts to `now`.
  func seconds(from: Instant, to: Instant, now: Instant) -> Int {
    let first = max(start.instant, from)
    let last = min(end ?? now, to)
    return first < last ? first.seconds(until: last) : 0
  }
}
