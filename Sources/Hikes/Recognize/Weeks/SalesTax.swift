import Quantities

/// The taxes that her own figures may have on them.
enum SalesTax {
  /// GST, and HST in Nova Scotia over the years, in per cent.
  static let rates = [5, 13, 14, 15]

  /// Whether an amount is another one with so many per cent on it, to half a cent.
  static func isGross(_ gross: Money, of net: Money, _ percent: Int) -> Bool {
    abs(gross.cents * 100 - net.cents * (100 + percent)) <= (percent == 0 ? 0 : 50)
  }

  /// Whether figures are the tax alone on others, in cents.
  static func isTax(_ figures: [Int], on sums: [Int]) -> Bool {
    rates.contains { percent in zip(figures, sums).allSatisfy { abs($0 * 100 - $1 * percent) <= 50 } }
  }
}
