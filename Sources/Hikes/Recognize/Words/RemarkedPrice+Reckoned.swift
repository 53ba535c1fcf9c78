import Civil
import Quantities

/// An amount in front of the figures that explain it.
extension RemarkedPrice {
  /// `13 (owes 5)`, `36 (18 owed from last wk)`, `20 (28 less 8 credit)`: the figure in front, where those behind it make it
  /// fit the price of a hike. Nil where they do not, or where another word stands among them.
  var reckoned: WrittenAmount? {
    guard let paid = tokens.first?.cents, (500...50_000).contains(paid) else { return nil }
    let others = tokens.dropFirst().compactMap(\.cents)
    let words = tokens.dropFirst().filter { $0.cents == nil }.map(\.text)
    guard
      words.allSatisfy({
        Self.explaining.set.contains($0) || ReckonedPrice.isReckoning($0)
          || AmountWords.owing.set.contains($0)
      })
    else { return nil }
    let isExplained =
      switch others.count {
      case 1 where words.contains(where: AmountWords.owing.set.contains):
        isPrice(paid + others[0]) && !isPrice(paid)
          || isPrice(paid - others[0]) && words.contains(where: Self.earlier.set.contains)
      case 2:
        isPrice(others[0]) && others[0] - others[1] == paid
          && words.contains(where: ReckonedPrice.isReckoning)
      default: false
      }
    return isExplained
      ? WrittenAmount(money: Money(cents: paid), isBare: false, method: "", hasRemark: true) : nil
  }

  private func isPrice(_ cents: Int) -> Bool { cents > 0 && prices.halves(cents) ?? 0 >= 2 }

  /// What may stand among the figures that explain an amount.
  static let explaining = WordRule(
    1300,
    """
    from, last, before, past, back, for, of, on, wk, week, still, me, now, and, the, more, paid, due
    """,
    like: "13 (owes 5)", "13 - still owes me 5", "10 (18 less the 8 credit)")

  /// Of what was owed these say that it is paid now.
  static let earlier = WordRule(
    3600, "from, last, before, past, back", like: "36 (18 owed from last wk)", "$36 - 18 owing from before")
}
