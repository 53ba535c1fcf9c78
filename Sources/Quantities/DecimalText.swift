/// A decimal number as it was written: sign, whole part and every digit behind the point. Never a `Double`.
struct DecimalText: Equatable, Sendable {
  enum Sign: Equatable, Sendable {
    case none
    case plus
    case minus
  }

  let sign: Sign
  /// At most twelve digits.
  let whole: Int
  /// Digit values 0 to 9, as many as were written.
  let fraction: [UInt8]

  /// Reads an optional ASCII sign, one to twelve digits and perhaps a point with at least one digit after it.
  init?(_ text: some StringProtocol) {
    var bytes = Array(text.utf8)[...]
    switch bytes.first {
    case UInt8(ascii: "-"): sign = .minus
    case UInt8(ascii: "+"): sign = .plus
    default: sign = .none
    }
    if sign != .none { bytes.removeFirst() }
    let parts = bytes.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let whole = Self.whole(first) else { return nil }
    self.whole = whole
    if parts.count == 2 {
      guard let digits = Self.digits(parts[1]) else { return nil }
      fraction = digits
    } else {
      fraction = []
    }
  }

  var isWhole: Bool { fraction.isEmpty }

  /// The signed value in units of 10^-places, or nil when the text is finer than that. `places` up to 6.
  func exact(places: Int) -> Int? {
    guard fraction.dropFirst(places).allSatisfy({ $0 == 0 }) else { return nil }
    return (sign == .minus ? -1 : 1) * truncatedMagnitude(places: places)
  }

  /// The value without its sign in units of 10^-places, finer digits cut off. The caller keeps
  /// `whole` * 10^places within an `Int`.
  func truncatedMagnitude(places: Int) -> Int {
    (0..<places).reduce(whole) { value, place in
      value * 10 + (place < fraction.count ? Int(fraction[place]) : 0)
    }
  }

  /// Decimal digits of `magnitude` in units of 10^-places, trailing zeros cut down to `atLeast` decimals.
  static func text(ofMagnitude magnitude: UInt, places: Int, atLeast: Int) -> String {
    var digits = String(magnitude)
    digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.utf8.count > atLeast, fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
  }

  private static func whole(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count <= 12, let digits = digits(bytes) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) }
  }

  private static func digits(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let zero = UInt8(ascii: "0")
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 >= zero && $0 <= zero + 9 }) else { return nil }
    return bytes.map { $0 - zero }
  }
}
