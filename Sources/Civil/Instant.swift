/// A moment, the same everywhere: seconds since 1970-01-01T00:00:00Z as Unix counts them, without leap seconds.
public struct Instant: Hashable, Sendable {
  /// Rounded toward the past where there is a fraction.
  public let seconds: Int
  /// What lies beyond the whole second, 0 to 999,999,999.
  public let nanosecond: Int

  /// 1970-01-01T00:00:00Z.
  public static let epoch = Instant(unchecked: 0, 0)

  /// Seconds from 1970 to 2001-01-01T00:00:00Z, where Apple's clocks begin to count.
  public static let secondsBefore2001 = 978_307_200

  /// The years 1 to 9999, outside which nothing is read.
  static let readable = -62_135_596_800..<253_402_300_800

  /// Nil outside the years 1 to 9999, or when `nanosecond` is no fraction.
  public init?(seconds: Int, nanosecond: Int = 0) {
    guard Self.readable.contains(seconds), (0..<1_000_000_000).contains(nanosecond) else { return nil }
    self.seconds = seconds
    self.nanosecond = nanosecond
  }

  private init(unchecked seconds: Int, _ nanosecond: Int) {
    self.seconds = seconds
    self.nanosecond = nanosecond
  }

  /// Exact, and free to leave the years that are read.
  public func adding(seconds more: Int) -> Instant { Instant(unchecked: seconds + more, nanosecond) }
  public func adding(minutes: Int) -> Instant { adding(seconds: minutes * 60) }

  /// Whole seconds to a later moment, negative to an earlier one; what is left over is dropped, toward zero.
  public func seconds(until later: Instant) -> Int {
    let whole = later.seconds - seconds
    let rest = later.nanosecond - nanosecond
    if whole > 0, rest < 0 { return whole - 1 }
    if whole < 0, rest > 0 { return whole + 1 }
    return whole
  }

  /// Whole minutes to a later moment, toward zero.
  public func minutes(until later: Instant) -> Int { seconds(until: later) / 60 }

  /// What a clock so far from Greenwich shows.
  public func local(_ offset: UTCOffset) -> LocalTime {
    let there = seconds + offset.seconds
    let day = there >= 0 ? there / 86_400 : -((-there + 86_399) / 86_400)
    return LocalTime(date: CivilDate(dayNumber: day), checkedSecond: there - day * 86_400)
  }
}

extension Instant: Comparable {
  /// Earlier is less.
  public static func < (left: Instant, right: Instant) -> Bool {
    (left.seconds, left.nanosecond) < (right.seconds, right.nanosecond)
  }
}

extension Instant: CustomStringConvertible {
  /// `2026-03-12T18:05:00Z`; a fraction is not shown.
  public var description: String { "\(local(.utc).withSeconds)Z" }
}
