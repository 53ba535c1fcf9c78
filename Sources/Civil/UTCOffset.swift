/// How far a local clock is ahead of Greenwich, in seconds; negative west of it.
public struct UTCOffset: Hashable, Sendable {
  public let seconds: Int

  public static let utc = UTCOffset(checked: 0)

  private init(checked seconds: Int) { self.seconds = seconds }

  /// Nil from a whole day on, which no clock anywhere differs by.
  public init?(seconds: Int) {
    guard abs(seconds) < 86_400 else { return nil }
    self.seconds = seconds
  }

  /// Reads exactly `Z`, `±HH:MM` or `±HHMM`, with at most 23 hours and 59 minutes.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes != [UInt8(ascii: "Z")] else {
      seconds = 0
      return
    }
    guard let sign = bytes.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    var digits = Array(bytes.dropFirst())
    if digits.count == 5, digits[2] == UInt8(ascii: ":") { digits.remove(at: 2) }
    guard digits.count == 4, let hours = DigitText.number(digits[..<2]),
      let minutes = DigitText.number(digits[2...]), hours < 24, minutes < 60
    else { return nil }
    let size = hours * 3600 + minutes * 60
    seconds = sign == UInt8(ascii: "-") ? -size : size
  }
}

extension UTCOffset: CustomStringConvertible {
  /// `+01:00`, `-03:30`; `+00:00` for Greenwich. Old zones have odd seconds: `+00:19:32`.
  public var description: String {
    let size = abs(seconds)
    let minutes = "\(DigitText.padded(size / 3600, to: 2)):\(DigitText.padded(size / 60 % 60, to: 2))"
    let rest = size % 60 == 0 ? "" : ":\(DigitText.padded(size % 60, to: 2))"
    return (seconds < 0 ? "-" : "+") + minutes + rest
  }
}
