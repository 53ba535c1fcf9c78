import Civil
import Quantities
import Tabular

/// An amount in front of the figures that explain it.
extension ReckonedPrice {
  /// `13 (owes 5)`, `36 (18 owed from last wk)`, `20 of 25`, `50 bill, 25 change`, `45 = today + 20 off his tab`: what came,
  /// where the other figures make it fit the price of a hike. Nil where they do not, or where another word stands among
  /// them.
  var explained: Int? {
    let words = Array(words.drop(while: { AmountWords.method($0) != nil }))
    guard words.count > 2, let whole = WrittenNumber.cents(words[0]), (500...50_000).contains(whole) else {
      return nil
    }
    if words[1] == "=" {
      return isWorth(whole, words[2...].split { joins($0) }.map(Array.init)) ? whole : nil
    }
    let parts = words.dropFirst().compactMap { WrittenNumber.cents($0) }
    let said = words.dropFirst().filter { $0.hasLetter }
    guard said.allSatisfy(explains) else { return nil }
    func says(_ rule: WordRule<Int>) -> Bool { said.contains(where: rule.set.contains) }
    let isOwed = said.contains(where: AmountWords.owing.set.contains) || says(Self.toCome)
    if parts.count == 1, let part = parts.first {
      if said.first.map(Self.outOf.set.contains) ?? false, prices.halves(part) == 2, whole < part {
        return whole
      }
      if says(Self.change), paysHikes(whole - part) { return whole - part }
      if isOwed, paysHikes(whole + part), !paysHikes(whole) { return whole }
      return says(Self.other) && paysHikes(whole - part) ? whole : nil
    }
    guard parts.count == 2, paysHikes(parts[0]) else { return nil }
    if says(Self.change), whole - parts[1] == parts[0] { return parts[0] }
    return parts[0] - parts[1] == whole && said.contains(where: Self.isReckoning) ? whole : nil
  }

  private func explains(_ word: String) -> Bool {
    let rules = [Self.explaining, Self.toCome, Self.change, Self.other, Self.outOf]
    return rules.contains { $0.set.contains(word) } || Self.isReckoning(word)
      || AmountWords.tips.set.contains(word) || AmountWords.owing.set.contains(word)
      || AmountWords.paid.set.contains(word)
  }

  /// Whether what stands behind the sign of equality comes to an amount: figures that add up to it, or what it pays beside one of
  /// them, `today + 20 off his tab`, `today + 4 in June`, or as many hikes as there are parts.
  private func isWorth(_ whole: Int, _ parts: [[String]]) -> Bool {
    let all = parts.flatMap { $0 }
    let figures = all.compactMap { WrittenNumber.cents($0) }
    guard parts.count > 1, figures.count == all.count(where: \.hasFigure), !all.contains(where: leavesOpen)
    else { return false }
    switch figures.count {
    case 0: return prices.pays(whole, parts.count)
    case 1:
      let count = figures[0].isMultiple(of: 100) ? figures[0] / 100 + parts.count - 1 : 0
      return paysHikes(whole - figures[0]) || prices.pays(whole, count)
    default: return figures.count == parts.count && figures.reduce(0, +) == whole
    }
  }

  private func joins(_ word: String) -> Bool { word == "+" || Self.joints.set.contains(word) }

  /// `50 - hers & Rover's`: of two dogs, each said to be whose money it is.
  var ofOwners: Int? {
    guard let whole = cents(0), words.count > 3 else { return nil }
    let others = words.dropFirst().filter { $0.hasWord && !joins($0) }
    let isOfDogs = others.allSatisfy { word in
      Self.hers.set.contains(word)
        || ["'s", "’s"].contains { word.hasSuffix($0) && word.count > 3 }
    }
    guard isOfDogs, others.count > 1 else { return nil }
    return prices.pays(whole, others.count) || others.count == 2 && prices.paysTogether(whole) ? whole : nil
  }

  /// `75 - both IOUs + today`: what was owed, and this hike.
  var ofDebts: Int? {
    guard let whole = cents(0), prices.halves(whole) ?? 0 >= 4 else { return nil }
    let others = words.dropFirst().filter { $0.hasWord && !joins($0) }
    func has(_ set: Set<String>) -> Bool { others.contains(where: set.contains) }
    let isSaid = others.allSatisfy {
      Self.debts.set.contains($0) || Self.ownDays.set.contains($0) || Self.twice.set.contains($0)
        || PricedText.counted.set.contains($0) || Self.explaining.set.contains($0)
    }
    return isSaid && has(Self.debts.set) && has(Self.ownDays.set) ? whole : nil
  }

  /// `10% off - 22.50`: what is left of a price that a share of came off.
  var reduced: Int? {
    guard words.count > 2, words[0].hasSuffix("%"), let share = Int(words[0].dropLast()),
      (1...90).contains(share),
      let rest = words.last.flatMap(WrittenNumber.cents),
      words.dropFirst().dropLast().allSatisfy({ !$0.hasWord || Self.discounts.set.contains($0) })
    else { return nil }
    let whole = rest * 100 / (100 - share)
    return prices.halves(whole) == 2 && whole * (100 - share) == rest * 100 ? rest : nil
  }

  /// `25 - 20% xmas = 20`, `36/2 = 18`: what stands behind the sign of equality, where it is right.
  var equated: Int? {
    guard words.count > 4, words[words.count - 2] == "=",
      let result = words.last.flatMap(WrittenNumber.cents),
      let first = cents(0), prices.halves(first) != nil || prices.halves(result) != nil,
      words[2..<words.count - 2].count(where: \.hasFigure) == 1, words[2].hasFigure,
      !words.contains(where: leavesOpen)
    else { return nil }
    let share = words[2].hasSuffix("%") ? Int(words[2].dropLast()) : nil
    let second = share.map { first * $0 / 100 } ?? WrittenNumber.cents(words[2]) ?? 0
    let isRight =
      if words[1] == "-" || Self.taking.set.contains(words[1]) {
        first - second == result
      } else {
        words[1] == "/" && second > 0 && first * 100 == result * second
      }
    return isRight ? result : nil
  }

  /// What may stand among the figures that explain an amount.
  static let explaining = WordRule(
    1300,
    """
    from, last, before, past, back, for, of, on, wk, week, still, me, now, and, the, more, paid, due, is, a, his, her, their,
    was, today, out, other
    """,
    like: "13 (owes 5)", "13 - still owes me 5", "10 (18 less the 8 credit)")

  /// With these what stands behind them is still to be paid.
  static let toCome = WordRule(
    1300, "later, to, come, follow, rest, short", like: "13 now 5 later", "13, rest 5 to follow")

  /// Right behind an amount these say of which price it is a part.
  static let outOf = WordRule(1300, "of, out", like: "13 of 18", "13 out of 18")

  /// With these what stands behind them went back.
  static let change = WordRule(
    1800, "change, bill, gave, got, back, remis, rendu, monnaie", like: "20 bill, 2 change",
    "20 for 18, gave 2 back", "$20 - 2 back"
  )

  /// Of a part of an amount these say that it is for another hike than this one, before or ahead.
  static let other = WordRule(
    3600, "from, last, before, past, next, new, over, ahead, tab, incl, inc, including, includes",
    like: "36 (18 owed from last wk)",
    "$36 - 18 owing from before", "36, 18 is credit for next wk", "36 (18 off his tab)")

  /// Beside the hike of the day these are what is paid with it.
  static let debts = WordRule(
    4000, "iou, ious, debt, debts, tab, dettes", like: "40 - IOU + today", "40: today & her tab")

  /// For a dog and the other one: whose money it is.
  static let hers = WordRule(4000, "hers, his, theirs, mine", like: "40 - hers & his")
}
