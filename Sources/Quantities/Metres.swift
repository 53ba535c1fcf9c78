/// A distance in whole metres.
public struct Metres: Hashable, Sendable {
  public let value: Int

  public init(value: Int) {
    self.value = value
  }

  /// `12.3 km`, rounded to a hundred metres, half away from zero.
  public var kilometresText: String {
    let hundreds = (value.magnitude + 50) / 100
    let text = DecimalText.text(ofMagnitude: hundreds, places: 1, atLeast: 1)
    return "\(value < 0 && hundreds > 0 ? "-" : "")\(text) km"
  }
}

extension Metres: AdditiveArithmetic {
  public static let zero = Metres(value: 0)

  public static func + (left: Metres, right: Metres) -> Metres { Metres(value: left.value + right.value) }

  public static func - (left: Metres, right: Metres) -> Metres { Metres(value: left.value - right.value) }
}

extension Metres: Comparable {
  public static func < (left: Metres, right: Metres) -> Bool { left.value < right.value }
}

extension Metres: CustomStringConvertible {
  /// `12345 m`.
  public var description: String { "\(value) m" }
}
