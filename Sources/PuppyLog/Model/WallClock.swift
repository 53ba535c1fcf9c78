public import Civil

/// The clock that people look at: that of one zone, or, where none is named, each time's own.
public struct WallClock: Sendable {
  public let zone: ZoneRules?

  public init(zone: ZoneRules? = nil) { self.zone = zone }

  /// A number says nothing of its place and is shown as in Greenwich.
  public func local(_ time: WrittenTime) -> LocalTime { local(time.instant, own: time.offset ?? .utc) }

  /// - Parameter own: what counts without a zone.
  public func local(_ instant: Instant, own: UTCOffset) -> LocalTime {
    zone.map { $0.local(instant) } ?? instant.local(own)
  }

  /// - Parameter own: what counts without a zone.
  public func instant(_ local: LocalTime, own: UTCOffset) -> Instant {
    zone.map { $0.instant(local) } ?? local.instant(own)
  }

  public func midnight(_ date: CivilDate, own: UTCOffset) -> Instant {
    instant(LocalTime(date: date, time: .midnight), own: own)
  }
}
