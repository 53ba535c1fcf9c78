import Civil
import Quantities
import Tabular

/// Prices and what came on top of them.
extension ReckonedPrice {
  /// What a price and all that is added to it come to: `25 + 25 for Wed`, `20 and 20`, `22 am 22 pm`, `27 +10 nails`, or the
  /// money alone of `30 + bottle of wine`. Nil where a word leaves open whether it came, or where a figure may be anything
  /// else than money.
  var sum: Int? { ofHalves ?? added ?? ofPayers ?? withTip }

  private var added: Int? {
    guard words.first != "-", (2...4).contains(parts.count), !parts.contains(where: \.isEmpty) else {
      return nil
    }
    var sum = 0
    for (place, part) in parts.enumerated() {
      guard let figure = part.first(where: \.hasFigure) else {
        // Nothing but words may have come beside money.
        guard place > 0, part.count <= 4, part.allSatisfy(isSaidOfGift) else { return nil }
        continue
      }
      guard part.count(where: \.hasFigure) == 1, let value = WrittenNumber.cents(figure), value >= 100
      else { return nil }
      let others = part.filter { $0 != figure }
      guard
        place == 0
          ? isHow(others) && paysHikes(value)
          : isOnTop(value, others, isFirst: part[0] == figure) || isRise(others, to: sum + value)
      else { return nil }
      sum += value
    }
    return sum
  }

  /// Whether a figure was added: one more hike, or a thing that its words name.
  private func isOnTop(_ value: Int, _ others: [String], isFirst: Bool) -> Bool {
    let isHike = others.allSatisfy {
      Self.ofOther.set.contains($0) || SpanWords.day($0) != nil || isHow([$0])
    }
    if isHike, paysHikes(value) || others.contains(where: Self.owedBefore.set.contains) { return true }
    let leads = isFirst || others.first.map(AmountWords.tips.set.contains) ?? false
    return leads && !others.isEmpty
      && others.allSatisfy { isSaidOfGift($0) || AmountWords.payingFor.set.contains($0) }
  }

  /// `25 + 5 (forgot new rate)`: what makes a price of the one before.
  private func isRise(_ words: [String], to whole: Int) -> Bool {
    prices.halves(whole) == 2 && words.contains(where: Self.rises.set.contains)
      && words.allSatisfy { Self.rises.set.contains($0) || Self.ofOther.set.contains($0) }
  }

  /// `15 Ann + 10 Bob`: one hike, paid by two.
  private var ofPayers: Int? {
    // "11 Gord 11 Ann"
    let isBare = words.count == 4 && words[0].hasFigure && words[2].hasFigure && !words.contains("+")
    let parts = isBare ? [Array(words[..<2]), Array(words[2...])] : parts
    guard parts.count == 2 else { return nil }
    let shares = parts.compactMap { part -> Int? in
      let names = part.filter(\.hasLetter)
      guard part.count == 2, names.count == 1, names[0].count > 1, isSaidOfGift(names[0]),
        !names[0].hasFigure,
        !AmountWords.tips.set.contains(names[0]), !PricedText.besidePrice.set.contains(names[0])
      else { return nil }
      return part.first(where: \.hasFigure).flatMap(WrittenNumber.cents)
    }
    guard shares.count == 2, shares[0] >= 100, shares[1] >= 100, case let whole = shares[0] + shares[1],
      prices.halves(whole) == 2
    else { return nil }
    return whole
  }

  /// `25 cash 5 tip`: the price and what came on top, without a sign. In brackets it may be in the amount.
  private var withTip: Int? {
    guard !isBracketed, words.count >= 3, let first = cents(0), prices.halves(first) == 2 else { return nil }
    let rest = words.dropFirst()
    guard let tip = rest.firstIndex(where: \.hasFigure), let more = cents(tip), (100..<first).contains(more),
      isHow(Array(words[1..<tip])), tip + 2 == words.count, AmountWords.tips.set.contains(words[tip + 1])
    else { return nil }
    return first + more
  }

  /// Whether each side of a stroke has its own amount and its own way to pay: `cash 25 / etf 25`.
  private var isPaidTwice: Bool {
    let sides = words.split(separator: "/")
    return sides.count == 2
      && sides.allSatisfy { side in
        side.count(where: \.hasFigure) == 1 && !AmountWords.method(in: Array(side)).isEmpty
      }
  }

  /// The words between the signs that add up, without other signs.
  private var parts: [[String]] {
    var parts: [[String]] = [[]]
    let isPaidTwice = isPaidTwice
    for (place, word) in words.enumerated() {
      // "20 and 20", "25 & tip 5", but not "20 + bread and jam".
      let next = words.dropFirst(place + 1).first ?? ""
      let joins = Self.joints.set.contains(word) && (next.hasFigure || AmountWords.tips.set.contains(next))
      if word == "+" || joins || word == "/" && isPaidTwice {
        parts.append([])
      } else if word.hasWord {
        parts[parts.count - 1].append(word)
      }
    }
    return parts
  }

  /// Whether words say at most how it was paid.
  private func isHow(_ words: [String]) -> Bool { words.allSatisfy { AmountWords.method($0) != nil } }

  /// Whether a word beside what came leaves the money as it is.
  private func isSaidOfGift(_ word: String) -> Bool {
    if word.hasFigure { return !word.hasLetter }
    if AmountWords.tips.set.contains(word) || PricedText.besidePrice.set.contains(word) { return true }
    // "brd" is a code that only its writer knows.
    guard word.contains(where: { "aeiouyéèàâêîôû".contains($0) }) else { return false }
    // A bath may be why a dog stays at home; behind a sum it is what was paid for.
    return !leavesOpen(word) && !AmountWords.units.set.contains(word)
      && !AmountWords.doubtful.set.contains(word)
      && !AmountWords.owing.set.contains(word) && !RemarkedPrice.open.set.contains(word)
      && Weekday(name: word) == nil && MonthName.month(named: word) == nil && SpanWords.meanings[word] == nil
      && !isDog(word)
  }

  /// Whether a word says that money went back, was never there or is not certain.
  func leavesOpen(_ word: String) -> Bool {
    [
      AmountWords.guesses.set, AmountWords.refunds.set, AmountWords.notPaid.set, AmountWords.takenBack.set,
      PricedText.sentBack.set,
    ].contains { $0.contains(word) }
  }

  /// What both hikes of a day come to, `22 am 22 pm` or `am 22, pm 22`, or the one that is named.
  private var ofHalves: Int? {
    let words = words.filter { !Self.joints.set.contains($0) && $0.hasWord }
    let halves = words.filter(HeaderFinder.halves.set.contains)
    guard !halves.isEmpty, halves.count * 2 == words.count, Set(halves).count == halves.count else {
      return nil
    }
    let first = HeaderFinder.halves.set.contains(words[0]) ? 1 : 0
    let places = stride(from: first, to: words.count, by: 2)
    let figures = places.compactMap { place in
      WrittenNumber.cents(words[place]).flatMap { prices.halves($0) == 2 ? $0 : nil }
    }
    return figures.count == halves.count ? figures.reduce(0, +) : nil
  }

  /// Behind a price on top of another these say for which hike it is.
  static let ofOther = WordRule(
    4000,
    "for, from, of, de, last, next, this, wk, week, hike, late, cancel, cxl, no, show, noshow, missed, other, also, the, pour, too",
    like: "20 + 20 for no show", "20 + 20 for Wed")
  /// On top of a price these say that it is from before, however much.
  static let owedBefore = WordRule(
    3300, "the, last, tab, missed, reste", like: "20 + the 13", "20 + last 13", "20 + 13 tab")
  /// And these that it makes the price of a hike what it is now.
  static let rises = WordRule(
    2500, "forgot, new, old, rate, price, diff, difference, more, rise, increase",
    like: "20 + 5 (forgot new rate)",
    "20 + 5 diff")
  static let joints = WordRule(4000, "and, &, et, n, plus", like: "20 and 20", "20 & 20", "20 et 20")
}
