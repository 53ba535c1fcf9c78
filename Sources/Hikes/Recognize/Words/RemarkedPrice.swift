import Civil
import Quantities
import Tabular

/// What a hike costs in a sheet among words that take nothing of it back: `$22 / 7km`, `3 ticks!! $22`, `24 no longer sick`.
/// A figure that may be anything else, or a word that leaves open whether it came, makes it none.
struct RemarkedPrice {
  /// One word of the cell, folded, without what closes it.
  struct Token {
    let text: String
    /// Whether a mark parts it from the next: `drove himself, 28`.
    let isClosed: Bool
    /// In cents, where it is a number.
    let cents: Int?
    /// Whether it is certainly money: `$22`, `22.00`.
    let isMarked: Bool
  }

  let tokens: [Token]
  let prices: HikePrices

  static func read(_ folded: String, _ prices: HikePrices, isDog: (String) -> Bool) -> WrittenAmount? {
    guard !folded.holds("?"), !folded.holds("+"), let price = RemarkedPrice(folded, prices) else {
      return nil
    }
    return price.amount(isDog)
  }

  private init?(_ folded: String, _ prices: HikePrices) {
    var text = AmountWords.plain(folded, sign: "$")
    for (sign, other) in [("..", " "), ("$ ", " $ "), ("=", " = "), ("(", " "), (")", " ")] {
      text = text.swapping(sign, for: other)
    }
    text = AmountGrammar.withoutDetails(text)
    var words = PaidWhen.dropped(text.split(whereSeparator: \.isWhitespace).map(String.init))
    // "$ 22" and "22 $" are one.
    for sign in words.indices.reversed() where words[sign] == "$" {
      if sign > 0, words[sign - 1].last?.isNumber == true {
        words[sign - 1] += "$"
      } else if sign + 1 < words.count, words[sign + 1].first?.isNumber == true {
        words[sign + 1] = "$" + words[sign + 1]
      }
      words.remove(at: sign)
    }
    guard (2...10).contains(words.count) else { return nil }
    tokens = words.enumerated().compactMap { place, word in
      let plain = word.trimming("-,.;:!*/&")
      guard !plain.isEmpty else { return nil }
      let isParted = place + 1 < words.count && !words[place + 1].hasWord
      let digits = plain.trimming("$")
      // "-20" may be below zero.
      let isPlain = word.first != "-" && digits.allSatisfy { $0.isNumber || ".,".contains($0) }
      let cents = isPlain ? WrittenNumber.cents(digits) : nil
      return Token(
        text: plain, isClosed: isParted || word.last.map { "-,.;:!".contains($0) } ?? false, cents: cents,
        isMarked: cents != nil && (plain != digits || WrittenNumber.isInCents(digits)))
    }
    self.prices = prices
  }

  private func amount(_ isDog: (String) -> Bool) -> WrittenAmount? {
    guard let place, let cents = tokens[place].cents else { return nil }
    let words = tokens.indices.filter { $0 != place }.map { tokens[$0].text }
    let isHalf = tokens[place].isMarked && prices.halves(cents) == 1
    // "1/2 = 12.50"
    let isHalfOfPrice =
      prices.halves(cents).map { $0 < 3 } ?? false && words.contains(where: Self.parts.set.contains)
    let isWorkedOut =
      words.contains("=") && (isHalfOfPrice || words.contains(where: ReckonedPrice.isReckoning))
    let isFree = isFirst(place) || tokens[place].isMarked
    guard words.contains("=") ? isWorkedOut && cents >= 500 : isPlausible(cents, at: place, words),
      countsRightly(words, cents), !isOfLastWeek(words),
      words.indices.allSatisfy({ index in
        let word = words[index]
        return !takesBack(word) && !isReduction(words, index) || isHalf && Self.parts.set.contains(word)
          || isWorkedOut && ReckonedPrice.isReckoning(word) || isFree && Self.rates.set.contains(word)
          || owesRest(words[index...], of: cents) || isForNextDay(words[index...])
      }), !saysNotPaid(words), !isGivenBack(words), isWorkedOut || !isOfState(words), !namesDog(words, isDog)
    else { return nil }
    let method = AmountWords.method(in: words)
    return WrittenAmount(money: Money(cents: cents), isBare: false, method: method, hasRemark: true)
  }

  /// Whether the only figure of a text is what a hike costs and can be nothing else, be the words what they may: `still 20!! told
  /// her`.
  static func holdsPrice(_ folded: String, _ prices: HikePrices) -> Bool {
    guard let price = RemarkedPrice(folded, prices), price.tokens.count(where: { $0.text.hasFigure }) == 1,
      let place = price.place, let cents = price.tokens[place].cents, prices.halves(cents) == 2
    else { return false }
    let words = price.tokens.map(\.text)
    return !price.isOfState(words) && !words.contains(where: AmountWords.streets.set.contains)
      && !words.contains(where: { Weekday(name: $0) != nil || SpanWords.openers.set.contains($0) })
  }

  /// The one figure that can be the money.
  private var place: Int? {
    // "$25 ea = $50": what it comes to stands last.
    if let equal = tokens.lastIndex(where: { $0.text == "=" }) {
      return equal + 2 == tokens.count && tokens[equal + 1].cents != nil ? equal + 1 : nil
    }
    let figures = tokens.indices.filter { isMoney($0) }
    // `$10 toward 28` has two.
    return figures.count == 1 ? figures[0] : nil
  }

  /// Whether a number is one of money: neither of a day, of a thing that is counted, nor the price before.
  private func isMoney(_ place: Int) -> Bool {
    guard let cents = tokens[place].cents else { return false }
    let before = place > 0 ? tokens[place - 1].text : ""
    let after = place + 1 < tokens.count ? tokens[place + 1].text : ""
    if Self.instead.set.contains(before)
      || Self.instead.set.contains("\(place > 1 ? tokens[place - 2].text : "") \(before)")
    {
      return false
    }
    if tokens[place].isMarked { return true }
    let isOther =
      AmountWords.methods[before] == AmountWords.cheque
      && tokens.dropFirst(place + 1).contains { $0.cents != nil }
      || AmountWords.units.set.contains(after) || MonthName.month(named: before) != nil
      || MonthName.month(named: after) != nil
      || place > 0 && !tokens[place - 1].isClosed && Self.numbered.set.contains(before)
    return !isOther && cents >= 1000
  }

  private func isPlausible(_ cents: Int, at place: Int, _ words: [String]) -> Bool {
    let halves = prices.halves(cents)
    guard !tokens[place].isMarked else {
      let isOfHike = words.allSatisfy {
        PricedText.openings.set.contains($0) || PricedText.counted.set.contains($0)
          || AmountWords.half.set.contains($0)
          || $0.count == 1 && $0.hasFigure
      }
      return (500...50_000).contains(cents) && (halves != nil || isFirst(place) || isOfHike)
    }
    let isOfMethod = tokens.allSatisfy { AmountWords.method($0.text) != nil || $0.text.hasFigure }
    let isRate = isFirst(place) && halves ?? 0 >= 2 && words.contains(where: Self.rates.set.contains)
    guard halves == 2 || halves == 4 && saysTwo(words) || isOfMethod && halves ?? 0 > 2 || isRate else {
      return false
    }
    return isFirst(place)
      || place + 1 == tokens.count && (tokens[place - 1].isClosed || isWord(tokens[place - 1].text))
  }

  /// `incl. last wk`, `w/ last Thu`, `for Mon & Thu`: of two hikes.
  private func saysTwo(_ words: [String]) -> Bool {
    let days = words.indices.filter { Weekday(name: words[$0]) != nil }
    return words.contains(where: Self.including.set.contains) || days.count == 2
      || days.contains { $0 > 0 && Self.last.set.contains(words[$0 - 1]) }
  }

  /// `5 off`, `less 5`.
  private func isReduction(_ words: [String], _ index: Int) -> Bool {
    (Self.reductions.set.contains(words[index]) || ReckonedPrice.taking.set.contains(words[index]))
      && words[max(index - 1, 0)...min(index + 1, words.count - 1)].contains(where: \.hasFigure)
  }

  /// Whether a price may stand behind a word: `rode with Max 20`, but neither `gate 20` nor `JM 20`.
  private func isWord(_ word: String) -> Bool {
    isPaid(word)
      || word.count >= 3 && word.allSatisfy { $0.isLetter || $0 == "'" }
        && MonthName.month(named: word) == nil
  }

  /// `owes 3`, less than what was paid.
  private func owesRest(_ words: ArraySlice<String>, of cents: Int) -> Bool {
    guard let first = words.first, AmountWords.owing.set.contains(first) || Self.parts.set.contains(first),
      let rest = words.dropFirst().first.flatMap({ WrittenNumber.cents($0) })
    else { return false }
    return rest < cents
  }

  /// In "for this and next Tues" a day is paid ahead; "20 next week" may be anything.
  private func isForNextDay(_ words: ArraySlice<String>) -> Bool {
    words.first.map(Self.next.set.contains) ?? false
      && words.dropFirst().first.flatMap { Weekday(name: $0) } != nil
  }

  /// Whether nothing stands before it but how it was paid.
  private func isFirst(_ place: Int) -> Bool {
    tokens[..<place].allSatisfy { AmountWords.method($0.text) != nil || $0.text.hasFigure }
  }

  private func isPaid(_ word: String) -> Bool { AmountWords.paid.set.contains(word) }

  private func takesBack(_ word: String) -> Bool {
    AmountWords.owing.set.contains(word) || AmountWords.refunds.set.contains(word)
      || AmountWords.guesses.set.contains(word) || AmountWords.streets.set.contains(word)
      || PricedText.sentBack.set.contains(word) || Self.open.set.contains(word)
  }

  /// `not yet paid`.
  private func saysNotPaid(_ words: [String]) -> Bool {
    words.contains(where: AmountWords.notPaid.set.contains) && words.contains(where: isPaid)
  }

  /// Whether the hikes or weeks that are counted beside a price are as many as it pays.
  private func countsRightly(_ words: [String], _ cents: Int) -> Bool {
    zip(words, words.dropFirst() + [""]).allSatisfy { word, next in
      guard let count = Int(word),
        count == 0 || AmountWords.hikes.set.contains(next) || PricedText.weeks.set.contains(next)
      else { return true }
      return prices.pays(cents, count)
    }
  }

  /// `20 last wk`: was it paid then, or for it? `50 incl. last wk` is of both.
  private func isOfLastWeek(_ words: [String]) -> Bool {
    guard !words.contains(where: Self.including.set.contains) else { return false }
    return zip(words, words.dropFirst()).contains {
      Self.last.set.contains($0) && PricedText.weeks.set.contains($1)
    }
  }

  /// `gave 20 back`; back by itself is the dog.
  private func isGivenBack(_ words: [String]) -> Bool {
    words.contains(where: Self.back.set.contains) && words.contains(where: Self.givers.set.contains)
  }

  /// Whether the words tell why a dog did not come, and not that it did after all.
  private func isOfState(_ words: [String]) -> Bool {
    guard words.allSatisfy({ !Self.comings.set.contains($0) && !Self.greetings.set.contains($0) }) else {
      return false
    }
    let text = words.joined(separator: " ")
    let state =
      (StatusGrammar.read(text) ?? StatusGrammar.within(text) ?? partStatus)?.status ?? phrase(in: words)
    // "late cancel - $25" was charged.
    // "$25 cancelled - snow" may have been, or not: it was not the owner.
    let isCharged =
      (tokens.contains(where: \.isMarked) || words.contains(where: isPaid)) && state == .cancelled
      && !AmountGrammar.isCancelledTwice(words)
    return !isCharged
      && state.map { $0 != .interview } ?? words.contains(where: StatusWords.certain.set.contains)
  }

  /// What the words behind the last mark say by themselves: `$25 - no, away`.
  private var partStatus: StatusPhrase? {
    guard let mark = tokens.dropLast().lastIndex(where: \.isClosed) else { return nil }
    return StatusGrammar.read(tokens[(mark + 1)...].map(\.text).joined(separator: " "))
  }

  /// The status of several words that stand together anywhere.
  private func phrase(in words: [String]) -> CellStatus? {
    words.indices.lazy.compactMap { place in
      StatusWords.byFirstWord[words[place]]?.first { phrase, _ in
        phrase.count > 1 && words[place...].starts(with: phrase)
      }?.status
    }.first
  }

  /// Whether a word is the name of a dog of the sheet that did not just come along.
  private func namesDog(_ words: [String], _ isDog: (String) -> Bool) -> Bool {
    let isWithOther = words.contains(where: SpanWords.partners.set.contains)
    return !isWithOther && (isDog(words.joined(separator: " ")) || words.contains(where: isDog))
  }
}
