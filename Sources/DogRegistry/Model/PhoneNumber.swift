/// A telephone number, told from others by its digits.
public struct PhoneNumber: Hashable, Sendable {
  /// As written: `+1 902 555 0199`.
  public let text: String
  /// Without the country's 1 in front of ten others.
  public let digits: [UInt8]

  /// Nil with fewer than seven digits, which reach nobody.
  public init?(_ text: String) {
    var digits: [UInt8] = []
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        if (0x30...0x39).contains(scalar.value) { digits.append(UInt8(scalar.value - 0x30)) }
      } else if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        digits.append(UInt8(value))
      }
    }
    if digits.count == 11, digits[0] == 1 { digits.removeFirst() }
    guard digits.count >= 7 else { return nil }
    self.text = text
    self.digits = digits
  }

  /// Whether both may be one telephone: equal, or one of them is written without its area and the other ends in it.
  public func matches(_ other: PhoneNumber) -> Bool {
    if digits == other.digits { return true }
    guard digits.count == 7 || other.digits.count == 7 else { return false }
    return digits.suffix(7) == other.digits.suffix(7)
  }
}
