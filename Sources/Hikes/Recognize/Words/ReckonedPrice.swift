import Quantities
import Tabular

/// What an amount comes to that is reckoned before the reader's eyes, where it fits what hikes cost in the sheet: `25 + 25 for Wed`,
/// `20 - 2 off`, `50 (25 ea)`, `double hike 50`, `50 - fri + last fri`, `150 (6 more)`.
struct ReckonedPrice {
  /// The words, figures and signs of the cell, each by itself, without brackets and signs of money.
  let words: [String]
  let prices: HikePrices
  /// Whether some of them stood in brackets.
  let isBracketed: Bool
  /// Whether a word is the name of a dog of the sheet.
  let isDog: (String) -> Bool

  /// Nil for anything that is no such reckoning, or whose figures do not fit; unclear where something is taken off, and it is
  /// not certain from what: `$15 - 5 off`, `20 - 5`.
  static func reading(
    _ folded: String, _ prices: HikePrices, isDog: @escaping (String) -> Bool
  ) -> PricedText.Reading? {
    guard folded.hasFigure, !folded.holds("?") else { return nil }
    let price = ReckonedPrice(folded, prices, isDog)
    guard let cents = worked(folded, prices) ?? price.reckoned ?? price.told else {
      return price.takesOff ? .unclear : nil
    }
    return .amount(
      WrittenAmount(
        money: Money(cents: cents), isBare: false, method: AmountWords.method(in: price.words),
        hasRemark: price.hasRemark)
    )
  }

  /// By the signs among the figures.
  private var reckoned: Int? { sum ?? difference ?? equated ?? explained ?? product }

  /// By the words among them.
  private var told: Int? { shared ?? ofDays ?? ofOwners ?? ofDebts ?? reduced }

  private init(_ folded: String, _ prices: HikePrices, _ isDog: @escaping (String) -> Bool) {
    var words: [String] = []
    for part in AmountWords.plain(folded, sign: " ").split(whereSeparator: {
      $0.isWhitespace || "(),:;".contains($0)
    }) {
      var word = ""
      for character in part {
        // "17-2", but "e-t".
        let isSign =
          Self.signs.contains(character)
          || character == "-" && (word.isEmpty || word.allSatisfy(Self.isDigit))
        if !isSign { word.append(character) }
        if isSign {
          if !word.isEmpty { words.append(word) }
          words.append(String(character))
          word = ""
        }
      }
      word = word.trimming(".!*")
      if let coin = Self.coins[word] {
        // "a toonie" on top is a tip, whatever it is for.
        if let article = words.last, AmountWords.besideSpelled.set.contains(article) { words.removeLast() }
        words += [coin, "tip"]
      } else if !word.isEmpty {
        words.append(word)
      }
    }
    self.words = words.flatMap(PricedText.halved)
    self.prices = prices
    isBracketed = folded.holds("(")
    self.isDog = isDog
  }

  /// Coins and bills by their names, in dollars.
  static let coinRules: [WordRule<String>] = [
    WordRule("1", "loonie, loony", like: "20 + a loonie"),
    WordRule("2", "toonie, twoonie, toony", like: "20 + a toonie"),
    WordRule("5", "fiver", like: "20 + a fiver"), WordRule("10", "tenner", like: "20 + tenner"),
  ]
  static let coins = WordRule.table(coinRules)

  private static let signs: Set<Character> = ["+", "&", "/", "="]
  private static func isDigit(_ character: Character) -> Bool { character.isNumber || character == "." }

  func cents(_ place: Int) -> Int? {
    words.indices.contains(place) ? WrittenNumber.cents(words[place]) : nil
  }

  /// Whether other words stand among the figures than how it was paid, and what joins them.
  private var hasRemark: Bool {
    words.contains {
      $0.hasLetter && AmountWords.method($0) == nil && !Self.joints.set.contains($0)
        && !HeaderFinder.halves.set.contains($0)
    }
  }

  func paysHikes(_ cents: Int) -> Bool { prices.halves(cents) ?? 0 >= 2 }

  /// `20 x 2 for Wed too`: so often the price of one hike.
  private var product: Int? {
    // "3 cheques of 20"
    if words.count == 4, isPayment(words[1]), Self.outOf.set.contains(words[2]),
      let count = Int(words[0]), (2...10).contains(count), let one = cents(3), prices.halves(one) == 2
    {
      return count * one
    }
    guard words.count > 2, let one = cents(0), prices.halves(one) == 2 else { return nil }
    // "20 x2 today"
    let isJoined = words[1].hasPrefix("x") && words[1].count > 1
    guard isJoined || words.count > 3 && Self.times.set.contains(words[1]),
      let count = Int(isJoined ? String(words[1].dropFirst()) : words[2]), (2...5).contains(count),
      !words[(isJoined ? 2 : 3)...].contains(where: \.hasFigure)
    else { return nil }
    return one * count
  }

  private func isPayment(_ word: String) -> Bool {
    Self.payments.set.contains(word) || !(AmountWords.method(word) ?? "").isEmpty
  }

  /// `20 - 2 off`, `20 less 3`: less than the price that stands first. What is a price with what comes off may have been paid so,
  /// `$15 - 5 off`, and is asked about.
  private var difference: Int? {
    guard takesOff, words.count > 3 || Self.taking.set.contains(words[1]), let first = cents(0),
      let second = cents(2), prices.halves(first) == 2, prices.halves(first + second) != 2
    else { return nil }
    return first - second
  }

  private var takesOff: Bool {
    guard words.count >= 3, let first = cents(0), let second = cents(2), second > 0, second < first,
      case let tail = words[3...], tail.allSatisfy({ Self.discounts.set.contains($0) })
    else { return false }
    return Self.taking.set.contains(words[1]) || words[1] == "-"
  }

  /// `50 (25 ea)`, `18 per dog 36`, `dbl 50`, `36 both`, `150 (6 more)`, `60 all 3`.
  private var shared: Int? {
    let figures = words.indices.filter { cents($0) != nil }
    let others = words.indices.filter { cents($0) == nil }.map { words[$0] }
    guard (1...2).contains(figures.count), !others.isEmpty, let one = cents(figures[0]) else { return nil }
    func areAll(_ rules: WordRule<Int>...) -> Bool {
      others.allSatisfy { word in
        rules.contains { $0.set.contains(word) } || PricedText.counted.set.contains(word) || word == "-"
      }
    }
    if figures.count == 1 {
      let isTwice = others.contains(where: Self.twice.set.contains) && areAll(Self.twice)
      return isTwice && (prices.pays(one, 2) || prices.paysTogether(one)) ? one : nil
    }
    guard let other = cents(figures[1]) else { return nil }
    if others.contains(where: Self.each.set.contains), areAll(Self.each) {
      let (whole, part) = (max(one, other), min(one, other))
      return prices.halves(part) == 2 && whole > part && whole.isMultiple(of: part) ? whole : nil
    }
    guard others.contains(where: Self.more.set.contains), areAll(Self.more),
      let count = Int(words[figures[1]])
    else {
      return nil
    }
    return prices.pays(one, count) ? one : nil
  }

  /// `50 - fri + last fri`, `40 thu + next mon`, `44 fri & mon 23`: as many days as it pays, one at least of another week.
  private var ofDays: Int? {
    guard let first = cents(0) else { return nil }
    var days = 0
    var isOther = false
    for (place, word) in words.enumerated().dropFirst() {
      if SpanWords.day(word) != nil {
        days += 1
      } else if Self.ownDays.set.contains(word) || Self.weeks.set.contains(word) && isByItself(place) {
        (days, isOther) = (days + 1, true)
      } else if let number = Int(word), SpanWords.day(words[place - 1]) != nil, (1...31).contains(number) {
        isOther = true
      } else if Self.weeks.set.contains(word) {
        isOther = true
      } else if !SpanWords.and.set.contains(word), word != "-" {
        return nil
      }
    }
    return isOther && days > 1 && prices.pays(first, days) ? first : nil
  }

  /// Whether what follows a word is no day and no week that it is of: both words of `40 this + next`.
  private func isByItself(_ place: Int) -> Bool {
    guard let next = words.dropFirst(place + 1).first else { return true }
    return SpanWords.and.set.contains(next) || !next.hasWord
  }

  /// Whether a word says how figures were reckoned: taken off, and why, or so often.
  static func isReckoning(_ word: String) -> Bool {
    [taking, discounts].contains { $0.set.contains(word) }
      || [each, twice].contains { $0.set.contains(word) }
  }

  /// Between a price and a figure these take it off.
  static let taking = WordRule(1800, "less, minus, moins", like: "20 less 2", "20 minus 2")
  /// Behind such a figure these say why.
  static let discounts = WordRule(
    1800, "off, disc, discount, disct, refl, ref, refer, referral, promo, coupon, rabais, credit, cr, today",
    like: "20 - 2 off", "20 - 2 disc", "$20.00 - 2 refl")
  /// Between a price and how often it was paid.
  static let times = WordRule(4000, "x, ×, times", like: "20 x 2 for Wed too", "20 times 2 she says")
  /// Payments that are counted.
  static let payments = WordRule(
    4000, "cheques, chqs, checks, payments, pmts, chèques", like: "2 cheques of 20", "2 payments of 20")
  static let twice = WordRule(
    4000, "double, dbl, dble, both, two, twice, deux", like: "dbl 40", "double hike 40", "40 both")
  static let each = WordRule(
    4000, "each, ea, per, chacun, chaque, apiece", like: "40 (20 ea)", "20 per dog 40")
  /// Beside a number of hikes that are paid, or of the dogs of a row.
  static let more = WordRule(
    4000, "more, ahead, left, all, les", like: "40 (2 more)", "40 - 2 ahead", "40 all 2", "40 les 2")
  static let weeks = WordRule(
    4000, "next, last, this", like: "40 thu + next mon", "40 - fri + last fri", "40 this + next")
  /// Among days these are one that its cell knows.
  static let ownDays = WordRule(
    4000, "today, yesterday, yest, tomorrow, tmrw", like: "40 (Wed + today)", "40 - today & tmrw")
}
