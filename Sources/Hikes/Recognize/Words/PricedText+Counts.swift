import Civil
import Quantities

/// How many hikes an amount says that it pays.
extension PricedText {
  /// Whether the words beside an amount say for how many hikes it is, or for which, and nothing else.
  static func countsHikes(_ words: [String], _ cents: Int, _ prices: HikePrices) -> Bool {
    // "60 T+Th"
    let days = words.flatMap { word in
      // "75 M-W-F"; "M-F" is a span.
      word.split { "+&/".contains($0) || $0 == "-" && word.count { $0 == "-" } > 1 }.map(String.init)
    }
    if days.count > 1, days.allSatisfy({ SpanWords.day($0) != nil }) {
      return prices.pays(cents, days.count)
    }
    let numbers = words.compactMap { Int($0) ?? counts[$0] }
    // "60 for 2 @ new rate"
    let words =
      numbers.isEmpty
      ? words : words.filter { !RemarkedPrice.rates.set.contains($0) && !ofRate.set.contains($0) }
    guard numbers.count <= 1, words.contains(where: { counted.set.contains($0) || Int($0) != nil }),
      words.allSatisfy({
        Int($0) != nil || counts[$0] != nil || counted.set.contains($0) || isDay($0)
          || MonthName.month(named: $0) != nil
      })
    else { return false }
    guard let number = numbers.first else { return prices.halves(cents).map { $0 >= 4 } ?? false }
    // Weeks may have several hikes each.
    let isOfWeeks = words.contains { weeks.set.contains($0) }
    return isOfWeeks ? cents.isMultiple(of: number) : prices.pays(cents, number)
  }

  /// Whether the count beside an amount may be in it already: `$60 pd x2` where a hike costs $30, or hardly ever $60.
  static func mayBeCountedTwice(
    _ folded: String, _ money: Money, _ prices: HikePrices, usual: Money
  ) -> Bool {
    (2...10).contains { count in
      guard
        ["x\(count)", "x \(count)", "\(count)x", "\(count) x"].contains(where: { stands($0, in: folded) }),
        money.cents % count == 0, !prices.pays(money.cents, count)
      else { return false }
      return prices.pays(money.cents, count * count) || money.cents * 2 > usual.cents * 3 * count
    }
  }

  /// Whether a sign with its count is no part of a longer number: the `x 2` of `5 x 25` is.
  private static func stands(_ count: String, in folded: String) -> Bool {
    folded.ranges(of: count).contains { range in
      !(folded[..<range.lowerBound].last?.isNumber ?? false)
        && !(folded[range.upperBound...].first?.isNumber ?? false)
    }
  }

  /// `monday`, `monday's`.
  static func isDay(_ word: String) -> Bool {
    Weekday(name: word.hasSuffix("'s") ? String(word.dropLast(2)) : word) != nil
  }

  /// The 3 of `1½`, in halves of a hike.
  static func halfHikes(_ text: String) -> Int? {
    guard text.hasSuffix("½") || text.hasSuffix(".5"), let whole = text.first.flatMap({ Int(String($0)) })
    else {
      return nil
    }
    return whole * 2 + 1
  }

  /// `2x` as `2 hikes`.
  static func counted(_ token: String) -> [String] {
    guard token.utf8.count == 2, token.hasSuffix("x"), let count = token.first, count.isNumber else {
      return [token]
    }
    return [String(count), "hikes"]
  }

  /// What stands beside a word for half a day and nothing else, in cents: `20 half`, `half day $20`.
  static func priceOfHalf(_ folded: String) -> Int? {
    guard folded.hasFigure, folded.utf8.count <= 24 else { return nil }
    let words = folded.split { " ()".contains($0) }.map { String($0).trimming("-,.:$") }
    let others = words.filter { WrittenNumber.cents($0) == nil }
    guard others.count == words.count - 1, others.contains(where: AmountWords.half.set.contains),
      others.allSatisfy({ AmountWords.half.set.contains($0) || AmountWords.besideHalf.set.contains($0) })
    else { return nil }
    return words.lazy.compactMap { WrittenNumber.cents($0) }.first
  }

  /// `18-just Salt` with a space on both sides of the hyphen.
  static func parted(_ folded: String) -> String {
    guard let hyphen = folded.firstIndex(of: "-"), hyphen > folded.startIndex,
      folded[..<hyphen].allSatisfy({ $0.isNumber || ".$".contains($0) }),
      folded[..<hyphen].last?.isNumber ?? false,
      case let word = folded[hyphen...].dropFirst().prefix(while: \.isLetter), word.count >= 3,
      MonthName.month(named: String(word)) == nil
    else { return folded }
    return folded[..<hyphen] + " - " + folded[hyphen...].dropFirst()
  }

  /// `-25C too cold` without how cold it was.
  static func withoutTemperature(_ folded: String) -> String {
    guard folded.holds("-") || folded.holds("°") else { return folded }
    let words = folded.split(separator: " ").map(String.init)
    let rest = words.filter { word in
      let signed = word.trimming("(),.;:")
      let digits = signed.drop { $0 == "-" }
      let unit = digits.drop { $0.isNumber || $0 == "." }
      return unit.count == digits.count || !degrees.set.contains(String(unit))
        || !(signed.hasPrefix("-") || unit.first == "°")
    }
    return rest.isEmpty || rest.count == words.count ? folded : rest.joined(separator: " ")
  }

  /// `22am` as a price and the half of its day.
  static func halved(_ token: String) -> [String] {
    let half = token.drop { $0.isNumber || $0 == "." || $0 == "$" }
    guard half.count < token.count, HeaderFinder.halves.set.contains(String(half)) else { return [token] }
    return [String(token.prefix(token.count - half.count)), String(half)]
  }

  /// `25 (c)`: a price, and in brackets a letter or two that say how it was paid, or that nothing explains; nil for anything
  /// else.
  static func beforeSign(_ words: [String], _ prices: HikePrices) -> Reading? {
    guard words.count == 2, words[1].hasPrefix("("), words[1].hasSuffix(")"),
      (3...4).contains(words[1].count),
      let cents = WrittenNumber.cents(words[0].trimming("$")), prices.halves(cents) == 2
    else { return nil }
    let letters = String(words[1].dropFirst().dropLast())
    guard letters.allSatisfy(\.isLetter), !halfOfDay.set.contains(letters) else { return nil }
    let method = AmountWords.methods[letters] ?? PriceTail.methods[letters]
    return method.map {
      .amount(WrittenAmount(money: Money(cents: cents), isBare: false, method: $0, hasRemark: true))
    } ?? .unclear
  }
}
