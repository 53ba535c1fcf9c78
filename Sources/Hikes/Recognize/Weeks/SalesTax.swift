import Quantities

/// The taxes that her own figures may have on them.
enum SalesTax {
  /// GST, and HST in Nova Scotia over the years, in per cent.
  static let rates = [5, 13, 14, 15]

  /// Whether an amount is another one with so many per cent on it, to half a cent.
  static func isGross(_ gross: Money, of net: Money, _ percent: Int) -> Bool {
    percent == 0 ? gross == net : comes(gross.cents, to: 100 + percent, of: net.cents)
  }

  /// Whether figures are the tax alone on others, in cents.
  static func isTax(_ figures: [Int], on sums: [Int]) -> Bool {
    rates.contains { percent in zip(figures, sums).allSatisfy { comes($0, to: percent, of: $1) } }
  }

  private static func comes(_ figure: Int, to percent: Int, of whole: Int) -> Bool {
    abs(figure * 100 - whole * percent) <= 50
  }
}
