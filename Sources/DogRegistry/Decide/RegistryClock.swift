public import Civil

/// What is now, and on which clocks days and times are told.
public struct RegistryClock: Sendable {
  public let now: Instant
  public let zone: ZoneRules

  public init(now: Instant, zone: ZoneRules) {
    self.now = now
    self.zone = zone
  }

  public var today: CivilDate { day(now) }

  public func day(_ instant: Instant) -> CivilDate { zone.local(instant).date }
}
