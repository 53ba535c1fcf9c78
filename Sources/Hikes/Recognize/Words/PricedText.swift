import Civil
import Quantities
import Tabular

/// What hikes cost in a sheet, as its cells without words show.
struct HikePrices: Hashable, Sendable {
  /// In cents.
  private let prices: Set<Int>
  /// What half a day costs, where that is no half of any price.
  private let ofHalves: Set<Int>

  /// - Parameters:
  ///   - counts: how often each amount stands in the sheet, by its cents.
  ///   - halves: how often each stands beside a word for half a day.
  init(_ counts: [Int: Int] = [:], halves: [Int: Int] = [:]) {
    ofHalves = Set(
      halves.filter { amount, count in
        count >= 3 && counts[amount] == nil && counts.keys.contains { $0 > amount }
      }.keys)
    let all = counts.values.reduce(0, +)
    // Three times in a sheet of months; one week has few of any.
    let least = min(3, max(1, all / 8))
    let usual = counts.filter { $0.key >= 500 && $0.value >= least && $0.value * 50 >= all }
    // What is rare beside a price that it is a multiple of pays several hikes.
    prices = Set(
      usual.filter { amount, count in
        !usual.contains { other, often in
          often >= count * 3 && (2...10).contains { other * $0 == amount }
        }
      }.keys)
  }

  var isEmpty: Bool { prices.isEmpty }

  /// How many halves of a hike an amount pays: 1 for half a price, 2 for a price, 6 for three; nil where it pays none
  /// exactly. Several are meant only where the amount is no price itself.
  func halves(_ cents: Int) -> Int? {
    if prices.contains(cents) { return 2 }
    if prices.contains(cents * 2) || ofHalves.contains(cents) { return 1 }
    return (2...10).first { cents % $0 == 0 && prices.contains(cents / $0) }.map { $0 * 2 }
  }

  /// Whether an amount is that of two dogs, each with a price of its own.
  func paysTogether(_ cents: Int) -> Bool { prices.contains { prices.contains(cents - $0) } }

  /// Whether an amount pays so many hikes, one of which may have any price.
  func pays(_ cents: Int, _ count: Int) -> Bool {
    count > 0 && cents.isMultiple(of: count) && prices.contains(cents / count)
  }
}

/// A cell of words with an amount in it that hikes cost in this sheet: `20 muddy`, `44 (2 wks)`, `payed 25`. What stands
/// by itself is no certain amount is one here.
enum PricedText {
  enum Reading: Hashable, Sendable {
    case amount(WrittenAmount)
    /// Money, and more than that: it is asked about.
    case unclear
    case none
  }

  static func read(_ text: String, _ prices: HikePrices, isDog: @escaping (String) -> Bool) -> Reading {
    let folded = withDaysJoined(
      parted(withoutTemperature(WrittenNumber.loosened(WrittenNumber.plain(text.folded)))))
    guard folded.hasFigure, folded.utf8.count <= 60 else { return .none }
    if AmountGrammar.isAskedFor(folded) || AmountGrammar.isReduced(folded) { return .unclear }
    // "4 20" may be four times twenty, or one and a slip of the hand.
    let figures = folded.split(separator: " ")
    if figures.count == 2, figures.allSatisfy({ $0.allSatisfy(\.isNumber) }) { return .unclear }
    if let reckoned = ReckonedPrice.reading(folded, prices, isDog: isDog) { return reckoned }
    let reading = beside(folded, prices, isDog)
    // "30 tmrw?"
    if case .amount = reading { return folded.holds("?") ? .unclear : reading }
    if let signed = beforeSign(figures.map(String.init), prices) { return signed }
    if let remarked = RemarkedPrice.read(folded, prices, isDog: isDog) { return .amount(remarked) }
    // "27?? check bank"
    let isAsked =
      // "30+HST"
      folded.holds("+") && folded.split(separator: "+").first.map { isPrice(String($0), prices) } ?? false
      || folded.holds("?") && folded.split(separator: "?").first.map { isPrice(String($0), prices) } ?? false
      || reading == .none
        && (endsInPrice(folded, prices) || isOfHalfDay(figures.map(String.init)) || endsInCents(figures)
          || RemarkedPrice.holdsPrice(folded, prices))
    return isAsked ? .unclear : reading
  }

  /// `50 - this + Tues` with a word between its days: a sign there adds up no money.
  private static func withDaysJoined(_ folded: String) -> String {
    guard folded.holds("+") || folded.holds("&") else { return folded }
    var words = folded.split(separator: " ").map(String.init)
    for place in words.indices.dropFirst().dropLast() where words[place] == "+" || words[place] == "&" {
      let (before, behind) = (words[place - 1], words[place + 1].trimming("().,"))
      if before.hasLetter, !before.hasFigure, SpanWords.day(behind) != nil { words[place] = "and" }
    }
    return words.joined(separator: " ")
  }

  /// `30 pm`: no clock has it, and few prices are above sixty.
  private static func isOfHalfDay(_ words: [String]) -> Bool {
    words.count == 2 && halfOfDay.set.contains(words[1])
      && Int(words[0]).map { (13...60).contains($0) } ?? false
  }

  /// `make up 26`.
  private static func endsInPrice(_ folded: String, _ prices: HikePrices) -> Bool {
    let words = folded.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, isPrice(last, prices) else { return false }
    let before = words[words.count - 2].trimming(".,:;")
    // "gate 20", but "no, 20"
    let isNumbered =
      RemarkedPrice.numbered.set.contains(before) && before == words[words.count - 2]
    return before.hasLetter && !isNumbered
      && MonthName.month(named: before) == nil
      && Weekday(name: before) == nil && before.count > 1
  }

  /// `open for him 37.50`: whatever the words say, money.
  private static func endsInCents(_ words: [Substring]) -> Bool {
    words.count > 1 && words.last.map { isInCents(String($0).trimming("$")) } ?? false
  }

  private static func isPrice(_ text: String, _ prices: HikePrices) -> Bool {
    WrittenNumber.cents(text.trimmingSpaces.trimming("$")).map { prices.halves($0) == 2 } ?? false
  }

  /// By the words that are known to stand beside money.
  private static func beside(_ folded: String, _ prices: HikePrices, _ isDog: (String) -> Bool) -> Reading {
    let tokens = AmountGrammar.withoutDetails(AmountWords.plain(folded, sign: " ")).split {
      $0 == " " || $0 == "(" || $0 == ")" || $0.isNewline
    }.map {
      String($0).trimming("-,.;:!=*/")
    }.filter { !$0.isEmpty }.flatMap(Self.counted).flatMap(Self.halved)
    // By itself it is what it was without the words: "25-" and "$(25.00)" may be below zero.
    guard !isBelowZero(folded), tokens.count > 1 || folded.holds("+") else {
      if let whole = shared(tokens, prices) {
        return .amount(WrittenAmount(money: whole, isBare: false, method: "", hasRemark: true))
      }
      return isMixed(tokens, prices) ? .unclear : .none
    }
    let words = PaidWhen.dropped(tokens.flatMap { sharedParts($0, prices) ?? [$0] })
    guard let place = place(of: words, prices), let cents = WrittenNumber.cents(words[place]),
      let halves = prices.halves(cents) ?? (isInCents(words[place]) ? 2 : nil)
    else { return isMixed(words, prices) ? .unclear : .none }
    var rest = words
    rest.remove(at: place)
    // "20 walk only 40 min"
    while let unit = rest.indices.dropFirst().first(where: {
      AmountWords.units.set.contains(rest[$0]) && Int(rest[$0 - 1]) != nil && $0 > place + 1
    }) {
      rest.removeSubrange(unit - 1...unit)
    }
    let money = { (hasRemark: Bool) in
      WrittenAmount(
        money: Money(cents: cents), isBare: false,
        method: AmountWords.method(in: words), hasRemark: hasRemark)
    }
    let others = rest.filter { AmountWords.method($0) == nil && !AmountWords.marks.set.contains($0) }
    if others.isEmpty { return .amount(money(false)) }
    // "37.50 = 1½"
    if place == 0, rest.count == 1, let count = Self.halfHikes(rest[0]), prices.pays(cents * 2, count) {
      return .amount(money(true))
    }
    // "First day! $30.00" is marked as money.
    let isMarked = folded.holds("$")
    let isFirst = words[..<place].allSatisfy {
      AmountWords.method($0) != nil || AmountWords.marks.set.contains($0)
        || isMarked && openings.set.contains($0)
    }
    // "10 pk CA$250.00"
    if isMarked, !isFirst, countsHikes(others, cents, prices) { return .amount(money(true)) }
    if halves == 1, others.contains(where: AmountWords.half.set.contains),
      others.allSatisfy({ AmountWords.half.set.contains($0) || AmountWords.besideHalf.set.contains($0) })
    {
      return .amount(money(true))
    }
    // "late 22", "envelope 25"
    if !isFirst, halves == 2,
      others.allSatisfy({ AmountWords.remarks.set.contains($0) || left.set.contains($0) })
    {
      return .amount(money(true))
    }
    guard isFirst, MonthName.month(named: others[0]) == nil,
      !AmountWords.units.set.contains(others[0]) || isAfternoon(others[0], cents)
    else {
      // "J 25" has somebody's initial.
      let isInitial = place == 1 && words[0].count == 1 && words[0].hasLetter && rest.count == 1
      // "easter mon, still walked 20"
      let isOfHike = halves == 2 && others != rest && !isFirst
      // "hd 10", where a hike costs 20
      let isShort = words.count == 2 && place == 1 && (2...3).contains(words[0].count) && words[0].hasLetter
      return isInitial || isOfHike || isShort || rest.count < words.count && speaksOfMoney(words)
        ? .unclear : .none
    }
    if halves == 1, !isInCents(words[place]) {
      return others.contains(where: AmountWords.half.set.contains) ? .amount(money(true)) : .unclear
    }
    if countsHikes(others, cents, prices) { return .amount(money(true)) }
    guard halves == 2 else { return .unclear }
    // "20 came with Rover": the other dog's money is its own.
    let isWithOther =
      rest.contains { AmountWords.marks.set.contains($0) }
      && rest.contains { SpanWords.partners.set.contains($0) }
    let isPaid = rest.contains { AmountWords.paid.set.contains($0) }
    if isSwap(others) { return .amount(money(true)) }
    if isDog(others.joined(separator: " ")) { return .unclear }
    let isClear = others.allSatisfy { word in
      AmountGrammar.isBesideMoney(word) && (!isDog(word) || isWithOther) || besidePrice.set.contains(word)
        || ofPart.set.contains(word) || isMarked && openings.set.contains(word) || isAfternoon(word, cents)
        || isPaid && (whenPaid.set.contains(word) || Weekday(name: word) != nil)
    }
    return isClear && others.count <= 6 ? .amount(money(true)) : .unclear
  }

  /// `swapped w/ Rover`: on the other dog's day, and paid.
  private static func isSwap(_ words: [String]) -> Bool {
    (3...4).contains(words.count) && swaps.set.contains(words[0]) && SpanWords.partners.set.contains(words[1])
  }

  /// Whether a price begins a cell that says that the money went back: `22 (chq bounced)`.
  static func isSentBack(_ folded: String, _ prices: HikePrices) -> Bool {
    let words = PartialDate.words(folded.filter { $0 != "$" })
    return words.contains(where: sentBack.set.contains)
      && words.first(where: \.hasFigure).flatMap { WrittenNumber.cents($0) }.map { prices.halves($0) != nil }
        ?? false
  }

  /// Behind what a hike costs these say that it did not come after all; you are asked.
  static let sentBack = WordRule(2000, "bounced, nsf, returned", like: "20 (chq bounced)", "20 nsf")

  private static func isBelowZero(_ folded: String) -> Bool {
    let start = folded.drop { $0 == " " || $0 == "$" }
    return start.first.map { "-(".contains($0) } ?? false
  }

  /// The first number that is what hikes cost, or half of it where none is.
  private static func place(of words: [String], _ prices: HikePrices) -> Int? {
    func halves(_ word: String) -> Int? { WrittenNumber.cents(word).flatMap { prices.halves($0) } }
    return words.firstIndex { halves($0) ?? 0 >= 2 || isInCents($0) }
      ?? words.firstIndex { halves($0) != nil }
  }

  /// Nothing but money is written with cents, `15.00 partial`.
  private static func isInCents(_ word: String) -> Bool {
    WrittenNumber.isInCents(word) && WrittenNumber.cents(word).map { $0 >= 500 } ?? false
  }

  /// `50/2`: the price of two hikes and their number, no day of a month.
  private static func shared(_ words: [String], _ prices: HikePrices) -> Money? {
    guard words.count == 1, let parts = sharedParts(words[0], prices) else { return nil }
    return WrittenNumber.cents(parts[0]).map { Money(cents: $0) }
  }

  /// The price and the number of `50/2`.
  private static func sharedParts(_ word: String, _ prices: HikePrices) -> [String]? {
    let parts = word.split(separator: "/").map(String.init)
    guard parts.count == 2, let cents = WrittenNumber.cents(parts[0]), cents > 3100,
      let count = Int(parts[1]), (2...10).contains(count), prices.pays(cents, count)
    else { return nil }
    return parts
  }

  /// `30+10`, `25c`: a price that goes on without a space.
  private static func isMixed(_ words: [String], _ prices: HikePrices) -> Bool {
    guard let first = words.first else { return false }
    // "22;22"
    let parts = first.split(separator: ";").map { WrittenNumber.cents(String($0)).flatMap(prices.halves) }
    if parts.count > 1, parts.allSatisfy({ $0 == 2 }) { return true }
    // "q25", a slip or a sign of something.
    let lead = first.prefix { $0.isLetter }
    if words.count == 1, lead.count == 1, let cents = WrittenNumber.cents(String(first.dropFirst())),
      prices.halves(cents) == 2
    {
      return true
    }
    let digits = first.prefix { $0.isNumber || $0 == "." }
    let tail = first.dropFirst(digits.count)
    guard let cents = WrittenNumber.cents(String(digits)), prices.halves(cents) ?? 0 >= 2,
      let sign = tail.first
    else { return false }
    return "+-*x".contains(sign) && tail.dropFirst().first?.isNumber ?? false
      || glued.set.contains(String(tail))
  }

  /// Right behind a price these may say how it was paid, or be degrees.
  static let glued = WordRule(2000, "c", like: "20c")

  private static func isAfternoon(_ word: String, _ cents: Int) -> Bool {
    halfOfDay.set.contains(word) && cents > 1200
  }

  private static func speaksOfMoney(_ words: [String]) -> Bool {
    words.contains {
      AmountWords.paid.set.contains($0) || AmountWords.ofMoney.set.contains($0)
        || !(AmountWords.method($0) ?? "").isEmpty
    }
  }
}
