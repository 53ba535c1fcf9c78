import Civil
import Quantities
import Tabular

/// A price and what came on top of it.
extension PricedText {
  /// `27 +10 nails` as what both come to, `30 + bottle of wine` as the money alone; nil where a word leaves open whether
  /// it came, or where a figure may be anything else than money.
  static func added(_ folded: String, _ prices: HikePrices, _ isDog: (String) -> Bool) -> WrittenAmount? {
    // "25 &tip 5"
    let isTipped = folded.holds("&") && AmountWords.tips.words.contains(where: folded.holds)
    guard folded.holds("+") || isTipped, folded.first != "-" else { return nil }
    let parts = folded.split { $0 == "+" || isTipped && $0 == "&" }.map { part -> [String] in
      part.split { " ()".contains($0) }.map { String($0).trimming("-,.;:!") }.filter { !$0.isEmpty }
    }
    guard (2...4).contains(parts.count), let first = parts.first, !parts.contains(where: \.isEmpty),
      parts.joined().allSatisfy({ isSaidOfGift($0, isDog) })
    else { return nil }
    var cents = 0
    for (place, words) in parts.enumerated() {
      guard let figure = words.first(where: \.hasFigure) else {
        // Nothing but words may have come beside money.
        guard place > 0, words.count <= 4 else { return nil }
        continue
      }
      guard words.count(where: \.hasFigure) == 1, let value = WrittenNumber.cents(figure.trimming("$")),
        value >= 100
      else { return nil }
      let isPriced = prices.halves(value) ?? 0 >= 2
      let isPlain = words.allSatisfy({ $0 == figure || AmountWords.method($0) != nil })
      let isFirst = words[0] == figure || AmountWords.tips.set.contains(words[0])
      guard place == 0 ? isPriced && isPlain : words.count > 1 && isFirst else { return nil }
      cents += value
    }
    return WrittenAmount(
      money: Money(cents: cents), isBare: false, method: AmountWords.method(in: first), hasRemark: true)
  }

  /// Whether a word beside what came leaves the money as it is.
  private static func isSaidOfGift(_ word: String, _ isDog: (String) -> Bool) -> Bool {
    if word.hasFigure { return !word.hasLetter }
    if AmountWords.tips.set.contains(word) || besidePrice.set.contains(word) { return true }
    // "brd" is a code that only its writer knows.
    guard word.contains(where: { "aeiouyéèàâêîôû".contains($0) }) else { return false }
    // A bath may be why a dog stays at home; behind a sum it is what was paid for.
    let opening = [
      AmountWords.doubtful, AmountWords.guesses, AmountWords.refunds, AmountWords.notPaid,
      AmountWords.takenBack,
    ]
    return !opening.contains { $0.set.contains(word) } && !AmountWords.units.set.contains(word)
      && !AmountWords.owing.set.contains(word) && !sentBack.set.contains(word)
      && !RemarkedPrice.open.set.contains(word)
      && Weekday(name: word) == nil && MonthName.month(named: word) == nil && SpanWords.meanings[word] == nil
      && !isDog(word)
  }
}
