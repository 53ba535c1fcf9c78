import Civil

/// A minute of a day as a plan writes it; unlike a clock's, it may be 24:00.
public struct DayMinute: Hashable, Sendable, CustomStringConvertible {
  /// 0 to 1440.
  public let minutes: Int

  /// Reads `H:MM` or `HH:MM` up to `24:00`.
  public init?(_ text: some StringProtocol) {
    if text == "24:00" {
      minutes = 1440
    } else if let time = TimeOfDay(text) {
      minutes = time.minutes
    } else {
      return nil
    }
  }

  /// Nil outside 0 to 1440.
  public init?(minutes: Int) {
    guard (0...1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  public var description: String {
    minutes == 1440 ? "24:00" : (TimeOfDay(minutes: minutes) ?? .midnight).description
  }
}
