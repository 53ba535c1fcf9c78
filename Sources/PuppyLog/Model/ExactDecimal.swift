/// A decimal number as a file writes it, `0.75` or `4.50`, without ever being a binary one.
public struct ExactDecimal: Hashable, Sendable {
  /// The value is this by 10 to the power of ``places``.
  public let units: Int
  public let places: Int

  /// Nil for more than nine digits before the point, more than eight significant ones behind it, or an exponent.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let isNegative = bytes.first == UInt8(ascii: "-")
    let halves = bytes.dropFirst(isNegative ? 1 : 0)
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = halves.first, (1...9).contains(whole.count), halves.count == 1 || !halves[1].isEmpty
    else { return nil }
    var fraction = halves.count == 2 ? Array(halves[1]) : []
    guard (whole + fraction).allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    while fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
    guard fraction.count <= 8 else { return nil }
    let size = (whole + fraction).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    units = isNegative ? -size : size
    places = fraction.count
  }

  init(units: Int, places: Int) {
    self.units = units
    self.places = places
  }

  public static let threeQuarters = ExactDecimal(units: 75, places: 2)

  private var unit: Int { (0..<places).reduce(1) { power, _ in power * 10 } }

  /// The product with a whole number, what is beyond the point dropped; nil where it does not fit.
  public func truncated(times factor: Int) -> Int? {
    let (product, isTooLarge) = units.multipliedReportingOverflow(by: factor)
    return isTooLarge ? nil : product / unit
  }

  /// The product with a whole number, a half rounded up; nil where it does not fit, or below zero.
  public func rounded(times factor: Int) -> Int? {
    let (product, isTooLarge) = units.multipliedReportingOverflow(by: factor)
    guard !isTooLarge, product >= 0, product < Int.max - unit else { return nil }
    return (product + unit / 2) / unit
  }
}
