import Civil
import Quantities
import Tabular

/// What a text that is no amount may have been meant to be.
extension AmountGrammar {
  /// `canc, charge 25`: what is to be paid, and nothing says that it was; `not charged` says something else.
  static func isAskedFor(_ folded: String) -> Bool {
    let words = folded.split { !$0.isLetter && $0 != "-" }.map(String.init)
    guard let place = words.firstIndex(where: AmountWords.charging.set.contains) else { return false }
    return !(place > 0 && LegendReader.denials.set.contains(words[place - 1]))
      && !words.contains(where: AmountWords.paid.set.contains)
  }

  /// `25 - 50%`: a price of which a share comes off, and not what it comes to.
  static func isReduced(_ folded: String) -> Bool {
    guard folded.holds("%"), folded.holds("-"), !folded.holds("=") else { return false }
    let words = folded.swapping("-", for: " - ").split(separator: " ").map(String.init)
    guard let minus = words.firstIndex(of: "-"), minus > 0, minus + 1 < words.count else { return false }
    return words[minus + 1].hasSuffix("%") && words[minus + 1].hasFigure
      && WrittenNumber.cents(words[minus - 1].trimming("$")) != nil
  }

  /// What a text that is no amount was most likely meant to be, to be offered and never booked: `$2O`, `25-Jan-00`,
  /// `$14 (half)`.
  static func likely(_ text: String) -> Money? {
    let folded = WrittenNumber.plain(text.folded)
    if let mended = mended(folded) { return mended }
    if let word = folded.split(separator: " ").first(where: { AmountWords.refunds.set.contains(String($0)) }),
      case .amount(let amount) = read(folded.replacing(word, with: "").trimmingSpaces)
    {
      return Money(cents: -amount.money.magnitude.cents)
    }
    // "-30 NSF"
    let words = folded.split(separator: " ").map(String.init)
    if words.contains(where: { PricedText.sentBack.set.contains($0) || AmountWords.back.set.contains($0) }),
      let figure = words.first(where: { $0.hasPrefix("-") && $0.hasFigure }),
      let cents = WrittenNumber.cents(figure.trimming("-$"))
    {
      return Money(cents: -cents)
    }
    if let offered = offered(folded) { return offered }
    let figure = String(folded.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
    guard case .amount(let amount) = read(figure), amount.money.cents >= 500 else { return nil }
    return amount.money
  }

  /// What a number that a hand or a program has spoilt can only have been: `$2O`, `2 5.00`, `1900-01-25`, `2500.00%`;
  /// nil for anything else.
  /// - Parameter plain: of `WrittenNumber.plain`.
  static func mended(_ plain: String) -> Money? {
    if let days = WrittenNumber.daysSince1900(plain) { return Money(cents: days * 100) }
    if let cents = WrittenNumber.ofPercent(plain) { return Money(cents: cents) }
    guard let text = WrittenNumber.joined(plain) ?? WrittenNumber.mended(plain),
      case .amount(let amount) = single(text), (500...20_000).contains(amount.money.cents)
    else { return nil }
    return amount.money
  }

  /// All that a text with several numbers may have meant, the likeliest first: what two of them come to together, then
  /// those that it does not take back: `25+10 tip omg`, `$25 not $30`, `30 (before 25)`.
  static func candidates(_ text: String) -> [Money] {
    guard let likely = likely(text) else { return [] }
    // "20 - 5"
    if let rest = difference(WrittenNumber.plain(text.folded)), rest.cents >= 500, likely != rest {
      return [rest, likely]
    }
    let words = WrittenNumber.plain(text.folded).swapping("+", for: " + ").split {
      !$0.isNumber && !$0.isLetter && !"$.+&".contains($0)
    }.map(String.init)
    var stated: [Money] = []
    var taken: [Money] = []
    for (index, word) in words.enumerated() {
      guard word.hasFigure, case .amount(let amount) = single(word.trimming(".")), amount.money.cents >= 500
      else {
        continue
      }
      let isTaken = index > 0 && AmountWords.takenBack.set.contains(words[index - 1])
      if isTaken { taken.append(amount.money) } else { stated.append(amount.money) }
    }
    guard stated.count + taken.count > 1 else { return [likely] }
    let isSum = stated.count == 2 && words.contains { $0 == "+" || $0 == "&" }
    let first = isSum ? [stated[0] + stated[1]] : taken.contains(likely) ? [] : [likely]
    var all: [Money] = []
    // "25/25" of two dogs
    let both = stated.count == 2 && stated[0] == stated[1] && text.holds("/") ? [stated[0] + stated[1]] : []
    for money in first + stated + both + taken where !all.contains(money) { all.append(money) }
    return Array(all.prefix(3))
  }

  /// Of several numbers the one that is the money: behind a `$`, else with cents, else the last that may be a price.
  private static func offered(_ folded: String) -> Money? {
    let tokens = folded.split { !$0.isNumber && $0 != "$" && $0 != "." }.map(String.init)
    let amounts = tokens.compactMap { token -> (money: Money, isMarked: Bool, hasCents: Bool)? in
      let token = token.trimming(".")
      guard token.hasFigure, case .amount(let amount) = single(token) else { return nil }
      return (amount.money, token.contains("$"), token.contains("."))
    }
    guard amounts.count > 1 else { return nil }
    if let marked = amounts.last(where: \.isMarked) ?? amounts.last(where: \.hasCents) { return marked.money }
    return amounts.last { $0.money.cents % 500 == 0 && (1000...30_000).contains($0.money.cents) }?.money
  }
}
