/// A minute of the day on a 24-hour clock, without a date or a time zone.
public struct TimeOfDay: Hashable, Sendable {
  /// Minutes since midnight, 0 to 1439.
  public let minutes: Int

  public static let midnight = TimeOfDay(checked: 0)

  private init(checked minutes: Int) { self.minutes = minutes }

  /// Nil outside 0 to 1439; 24:00 belongs to the next day.
  public init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Reads exactly `H:MM` or `HH:MM`.
  public init?(_ text: some StringProtocol) {
    let fields = Array(text.utf8).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard fields.count == 2, (1...2).contains(fields[0].count), fields[1].count == 2,
      let hour = DigitText.number(fields[0]), let minute = DigitText.number(fields[1]), hour < 24, minute < 60
    else { return nil }
    minutes = hour * 60 + minute
  }
}

extension TimeOfDay: Comparable {
  /// Earlier is less.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: CustomStringConvertible {
  /// `09:00`.
  public var description: String {
    "\(DigitText.padded(minutes / 60, to: 2)):\(DigitText.padded(minutes % 60, to: 2))"
  }
}
