import Quantities
import Tabular

/// Amounts that a slip of the hand may have made.
extension WeeklySheetReader {
  /// Whether an amount is so far above what a hike costs here, or as far below it, that a figure too many or a point may be in it:
  /// `$252` or `$2.50` among twenty-fives. Nil where it is neither.
  func isUnlikely(_ amount: WrittenAmount, _ text: String) -> Bool? {
    let (cents, usual) = (amount.money.cents, usualAmount.cents)
    // Nearly every amount is near the usual one.
    guard usual > 0, cents >= usual * 8 || cents > 0 && cents * 3 < usual else { return nil }
    if cents >= usual * 15 { return true }
    // "250.0" has its point in the wrong place.
    if cents == usual * 10, text.hasSuffix(".0") { return true }
    if cents >= usual * 8 {
      // What a card costs is asked of nobody: `$250 new pack 1/10`.
      return hasFigureTooMany(cents) && (CellText(text).isPlainMoney || !text.hasLetter) ? true : nil
    }
    return cents < 1000 && (amount.isBare || price(tenfold: amount.money) != nil) ? false : nil
  }

  /// Whether dollars that pay no hikes exactly are a price once a figure of them is left out: `252`.
  private func hasFigureTooMany(_ cents: Int) -> Bool {
    guard cents.isMultiple(of: 100), !(8...30).contains(where: { prices.pays(cents, $0) }) else {
      return false
    }
    let figures = Array(String(cents / 100))
    return figures.indices.contains { place in
      var fewer = figures
      fewer.remove(at: place)
      return Int(String(fewer)).map { prices.halves($0 * 100) == 2 } ?? false
    }
  }

  /// The price of which an amount is the tenth or hundredth part.
  func price(tenfold amount: Money) -> Money? {
    [10, 100].map { Money(cents: amount.cents * $0) }.first { prices.halves($0.cents) == 2 }
  }
}
