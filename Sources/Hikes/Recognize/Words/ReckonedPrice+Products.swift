import Quantities
import Tabular

/// A price times a small count, with what was put to it or taken off.
extension ReckonedPrice {
  /// `30 x 2 - 5`, `4x25-10`, `2@30 + 5`, `1 x 30`, `25 (x2)`: nil where neither factor is what a hike costs here, where the other one counts
  /// more than ten, and for what holds any word.
  static func worked(_ folded: String, _ prices: HikePrices) -> Int? {
    let text = AmountWords.plain(folded, sign: "").filter { !" ()".contains($0) }
    guard let sign = text.firstIndex(where: { AmountGrammar.factors.set.contains(String($0)) }),
      sign > text.startIndex,
      case let rest = text[text.index(after: sign)...],
      case let second = rest.prefix(while: { $0.isNumber || $0 == "." }),
      let (one, other) = figures(String(text[..<sign]), String(second))
    else { return nil }
    let product: Int
    if prices.halves(one) == 2, let count = count(other) {
      product = one * count
    } else if prices.halves(other) == 2, let count = count(one) {
      product = other * count
    } else {
      return nil
    }
    let tail = rest.dropFirst(second.count)
    guard let operation = tail.first else { return product }
    guard let change = WrittenNumber.cents(String(tail.dropFirst())), change < product else { return nil }
    switch operation {
    case "+": return product + change
    case "-": return product - change
    default: return nil
    }
  }

  private static func figures(_ one: String, _ other: String) -> (Int, Int)? {
    guard let first = WrittenNumber.cents(one), let second = WrittenNumber.cents(other) else { return nil }
    return (first, second)
  }

  /// One to ten, of a figure in cents.
  private static func count(_ cents: Int) -> Int? {
    cents.isMultiple(of: 100) && (1...10).contains(cents / 100) ? cents / 100 : nil
  }
}
