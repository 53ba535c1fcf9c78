/// What a calendar and a clock on one wall show together: a date and a second of it, without saying where.
public struct LocalTime: Hashable, Sendable {
  public let date: CivilDate
  /// 0 to 86,399.
  public let secondOfDay: Int

  /// Nil outside the day.
  public init?(date: CivilDate, secondOfDay: Int) {
    guard (0..<86_400).contains(secondOfDay) else { return nil }
    self.init(date: date, checkedSecond: secondOfDay)
  }

  public init(date: CivilDate, time: TimeOfDay) { self.init(date: date, checkedSecond: time.minutes * 60) }

  init(date: CivilDate, checkedSecond: Int) {
    self.date = date
    secondOfDay = checkedSecond
  }

  public var hour: Int { secondOfDay / 3600 }
  /// Without its seconds.
  public var time: TimeOfDay { TimeOfDay(minutes: secondOfDay / 60) ?? .midnight }

  /// The moment at which a clock so far from Greenwich shows this.
  public func instant(_ offset: UTCOffset) -> Instant {
    .epoch.adding(seconds: secondsInUTC - offset.seconds)
  }

  /// Seconds since 1970 if the wall stood in Greenwich.
  var secondsInUTC: Int { date.dayNumber * 86_400 + secondOfDay }

  /// `2026-03-12T15:05:09`.
  public var withSeconds: String { "\(description):\(DigitText.padded(secondOfDay % 60, to: 2))" }
}

extension LocalTime: Comparable {
  /// Earlier on the same wall is less.
  public static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.date, left.secondOfDay) < (right.date, right.secondOfDay)
  }
}

extension LocalTime: CustomStringConvertible {
  /// `2026-03-12T15:05`; the seconds are not shown.
  public var description: String { "\(date)T\(time)" }
}
