import Civil
import Quantities
import Tabular

/// Money of which a note speaks and that no day shows: it is asked about.
extension NoteGrammar {
  /// What came did not stay: `bounced chq`, `NSF 15`.
  static let bounced = WordRule(
    -1500, "bounced, nsf, bouncing, rubber, sans provision, sans fonds", like: "NSF 15", "chq bounced - $15",
    "bounced chq $15")

  /// What else was paid for than the hikes of the days.
  static let besides = WordRule(
    2000,
    """
    boarding, boarded, overnight, sleepover, extra hike, extra walk, dog sitting, pet sitting, help me out, gift, donation,
    nail trim
    """,
    like: "boarding wknd 20", "extra hike Sat $20", "sent $20 to help me out - thank you")

  static func says(_ text: CellText, _ rule: WordRule<Int>) -> Bool {
    rule.words.contains { word in
      word.contains(" ") ? text.folded.holds(word) : text.words.contains(word)
    }
  }

  /// What came by the net is sent again; a cheque comes back with a letter of the bank.
  static func isOfCheque(_ text: CellText) -> Bool {
    AmountWords.method(in: text.words) == AmountWords.cheque
  }

  /// The money that such a note speaks of, below zero where it went back; nil for any other note.
  /// - Parameter paid: what the one payment of the week was that a note without an amount can mean.
  static func doubtful(_ text: CellText, paid: Money?) -> Money? {
    let folded = text.folded
    let isBack = says(text, bounced)
    guard isBack || says(text, besides), !text.words.contains(where: AmountWords.owing.set.contains) else {
      return nil
    }
    let tokens = folded.split(whereSeparator: \.isWhitespace).map { String($0).trimming(".,;:!()-") }
    guard !isGift(tokens) else { return nil }
    let amounts = zip(tokens, [""] + tokens).compactMap { token, before -> Money? in
      // A figure by itself is money at the end, and anything else before other words; behind a month it is a day.
      guard token.hasPrefix("$") || MonthName.month(named: before) == nil,
        let cents = WrittenNumber.cents(token.trimming("$")), (1000...50_000).contains(cents),
        token.hasPrefix("$") || token == tokens.last
      else { return nil }
      return Money(cents: cents)
    }
    guard amounts.count <= 1 else { return nil }
    if isBack { return (amounts.first ?? (isOfCheque(text) ? paid : nil)).map { -$0 } }
    return amounts.first
  }

  /// Words that say, in a sentence, that money came, beside those of a note and the ways to pay.
  static let came = WordRule(
    2500,
    """
    sent, left, handed, envelope, env, etransfered, etransferred, e-transfered, e-transferred, etrans, mailed
    """,
    like: "Pip paid $25 cash Fri too", "Remy pd 25 cash Sun for Mon 19", "Moss's mom dropped off 25 cash Sat")

  /// With these a sentence that names money is not of what came.
  static let otherwise = WordRule(
    (),
    "price, rates, fee, raise, increase, starting, from, costs, charge, charged, total, hst, change, float, gas, trail, km, min, am, pm",
    like: "Fees from Jan 1 are $25, paid cash")

  /// A thing that is worth so much, `gave me a $10 Tims card`, and no money.
  static func isGift(_ tokens: [String]) -> Bool {
    tokens.indices.dropFirst().contains { place in
      tokens[place].hasFigure && articles.set.contains(tokens[place - 1])
        && tokens[place...].contains(where: gifts.set.contains)
    }
  }

  /// `bank: chq 214 + 215 in`: the numbers of several cheques are taken out.
  static func withoutCheques(_ folded: String) -> String {
    var tokens = folded.split(separator: " ").map(String.init)
    guard
      let cheque = tokens.firstIndex(where: { AmountWords.methods[$0.trimming(".:")] == AmountWords.cheque })
    else { return folded }
    let rest = tokens[(cheque + 1)...].prefix {
      $0 == "+" || $0 == "&" || $0.utf8.count >= 3 && $0.allSatisfy(\.isNumber)
    }
    guard rest.count(where: \.hasFigure) > 1 else { return folded }
    tokens.removeSubrange(rest.indices)
    return tokens.joined(separator: " ")
  }

  static let articles = WordRule((), "a, an, une, un", like: "gave me a $25 Tims card")
  /// Behind such an amount these are what it is worth.
  static let gifts = WordRule((), "card, cards, gc, carte, certificate, cert", like: "left a $25 gift card")

  /// The amount of which a sentence says that it came, of two added ones their sum, with the days that it names; nil for any
  /// other sentence.
  static func told(_ text: CellText, _ prices: HikePrices) -> (money: Money, days: [Weekday])? {
    guard text.hasFigure, text.raw.utf8.count <= 90, text.total == nil else { return nil }
    let tokens = text.folded.split { $0.isWhitespace || "()".contains($0) }.map {
      String($0).trimming(".,;:!")
    }
    func isWord(_ rule: WordRule<some Sendable>) -> Bool { tokens.contains(where: rule.set.contains) }
    guard !isGift(tokens) else { return nil }
    // "$32 incl. last Fri" was paid on another day.
    let days = zip(tokens, [""] + tokens).compactMap { token, before in
      RemarkedPrice.last.set.contains(before) ? nil : Weekday(name: token)
    }
    let amounts = tokens.indices.compactMap { place -> Money? in
      let (token, before) = (tokens[place], place > 0 ? tokens[place - 1] : "")
      guard token.hasPrefix("$") || MonthName.month(named: before) == nil && Weekday(name: before) == nil,
        let cents = WrittenNumber.cents(token.trimming("$")), (500...50_000).contains(cents),
        token.hasPrefix("$") || prices.halves(cents) ?? 0 >= 2
      else { return nil }
      return Money(cents: cents)
    }
    // "25 on Sat too"
    let isOfDay =
      days.count == 1
      && tokens.first.flatMap { WrittenNumber.cents($0.trimming("$")) } == amounts.first?.cents
    guard amounts.count == 1 || amounts.count == 2 && tokens.contains("+"),
      isWord(AmountWords.paid) || isWord(received) || isWord(came) || isOfDay
        || tokens.contains(where: { AmountWords.methods[$0] != nil }), !isWord(open), !isWord(otherwise),
      !isWord(AmountWords.owing)
    else { return nil }
    return (amounts.reduce(.zero, +), days)
  }
}
