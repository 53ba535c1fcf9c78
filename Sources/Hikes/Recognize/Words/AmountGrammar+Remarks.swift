import Civil
import Quantities
import Tabular

/// What stands beside an amount and is not of it.
extension AmountGrammar {
  /// `25 #1042`, `#1042 25`, `25 (#1042)`: an amount beside the number of its receipt or cheque, of three figures or more.
  static func besideNumber(_ folded: String) -> WrittenAmount? {
    let words = folded.split(separator: " ").map(String.init)
    let rest = words.filter { word in
      let number = word.trimming("(),.")
      return
        !(number.hasPrefix("#") && (4...8).contains(number.count)
        && number.dropFirst().allSatisfy(\.isNumber))
    }
    guard rest.count < words.count, rest.contains(where: \.hasFigure),
      case .amount(var amount) = read(rest.joined(separator: " "))
    else { return nil }
    amount.hasRemark = true
    return amount
  }

  /// What other words make of an amount; nil where they only remark on it.
  static func withRemarks(
    _ words: [String], _ money: Money, _ hasCurrency: Bool, isCount: Bool, _ isFirst: Bool
  ) -> Reading? {
    if money > .zero, hasCurrency || (1000...50_000).contains(money.cents),
      saysNotSoAfterAll(words)
    {
      return nil
    }
    let set = Set(words)
    if !set.isDisjoint(with: AmountWords.refunds.set),
      set.isSubset(of: AmountWords.refunds.set.union(AmountWords.besideRefunds.set)),
      (500...50_000).contains(money.magnitude.cents)
    {
      // "-$25.00 refund" says which way it went, and so does "-25 refund".
      return money < .zero && (hasCurrency || money.magnitude.cents >= 1000) ? nil : .almost
    }
    // "-20.00 gave back"
    if money < .zero, set.isSubset(of: AmountWords.givenBack.set) { return nil }
    if !set.isDisjoint(with: AmountWords.owing.set) {
      // "20 (owes 5)" is both.
      if words.contains(where: \.hasFigure) { return .almost }
      if isFirst, (1000...50_000).contains(money.cents), paysDebt(words) { return nil }
      let isPlain =
        set.subtracting(AmountWords.besideOwing.set).isSubset(of: AmountWords.owing.set)
        && (1000...50_000).contains(money.cents)
      return hasCurrency || isFirst || isPlain ? .owing(money) : Reading.none
    }
    if AmountWords.toCome.set.contains(words.joined(separator: " ")), (500...50_000).contains(money.cents) {
      return .owing(money)
    }
    if hasCurrency, money > .zero, set.isSubset(of: AmountWords.handed.set) { return nil }
    // Half of a price has cents: "12.50 half" is what was paid, "25 half" may be the price.
    if money.cents % 100 != 0, !set.isDisjoint(with: AmountWords.half.set),
      set.isSubset(of: AmountWords.half.set.union(AmountWords.besideHalf.set))
    {
      return nil
    }
    if hasCurrency, isCancelledTwice(words) { return .almost }
    if hasCurrency { return set.isDisjoint(with: AmountWords.doubtful.set) && isFirst ? nil : .almost }
    // Nothing but money is written with cents: "12.50 half day".
    let isUnit = isCount && !set.isDisjoint(with: AmountWords.units.set)
    guard (500...50_000).contains(money.cents), isFirst, !isUnit else {
      return Reading.none
    }
    if set.isSubset(of: AmountWords.remarks.set) { return nil }
    let isPrice = money.cents >= 1000 && (!isCount || (money.cents % 500 == 0 && money.cents >= 1500))
    guard words.count <= 5, isPrice else { return Reading.none }
    // "25 short hike", "25 key under mat": words that say nothing of the money.
    // One word may be whose money it is: "25 Rover".
    guard isCount, words.count > 1, StatusGrammar.read(words.joined(separator: " ")) == nil else {
      return .almost
    }
    return words.allSatisfy(isBesideMoney) ? nil : .almost
  }

  /// `incl. owed`, `for what she owed`: the debt is paid with it.
  private static func paysDebt(_ words: [String]) -> Bool {
    let said = words.joined(separator: " ")
    if AmountWords.owedBefore.words.contains(where: said.holds) { return true }
    guard let debt = words.firstIndex(where: AmountWords.owing.set.contains) else { return false }
    let behind = words[debt...].joined(separator: " ")
    if AmountWords.arrived.words.contains(where: behind.hasSuffix) { return true }
    return words[..<debt].contains {
      let word = $0.trimming(".,:;")
      return RemarkedPrice.including.set.contains(word) || AmountWords.covering.set.contains(word)
    }
  }

  /// `not injured after all`: the dog came.
  private static func saysNotSoAfterAll(_ words: [String]) -> Bool {
    guard let first = words.first, AmountWords.notPaid.set.contains(first),
      let end = AmountWords.afterAll.words.map({ $0.split(separator: " ").map(String.init) }).first(where: {
        words.count > $0.count + 1 && words.suffix($0.count) == $0[...]
      })
    else { return false }
    return StatusGrammar.read(words[1..<(words.count - end.count)].joined(separator: " ")) != nil
  }

  /// Whether words say that a hike was cancelled and why, `$25 cancelled - snow`: it may not have been the owner's fault.
  static func isCancelledTwice(_ words: [String]) -> Bool {
    words.count { StatusGrammar.read($0)?.status == .cancelled } > 1
  }

  /// Whether a word behind a price may be anything but of the price, of a day or of a dog's state.
  static func isBesideMoney(_ word: String) -> Bool {
    word.hasLetter && !word.hasFigure && !word.holds("/") && !AmountWords.doubtful.set.contains(word)
      && !AmountWords.units.set.contains(word) && !AmountWords.guesses.set.contains(word)
      && !AmountWords.ofMoney.set.contains(word) && Weekday(name: word) == nil
      && MonthName.month(named: word) == nil && SpanWords.meanings[word] == nil
      && StatusWords.byFirstWord[word]?.contains { $0.phrase.count == 1 } != true
      && MisspeltWord.meant(word) == nil && !AmountWords.streets.set.contains(word)
  }

  /// `22.50 (rain)`: an amount, and behind it in brackets words that say nothing of money, of a day or of a dog's state.
  static func withRemark(_ folded: String) -> WrittenAmount? {
    guard folded.hasSuffix(")"), let open = folded.firstIndex(of: "(") else { return nil }
    let words = folded[open...].dropFirst().dropLast().split(separator: " ").map(String.init)
    guard !words.isEmpty, words.count <= 5, words.allSatisfy(isBesideMoney),
      case .amount(var amount) = read(String(folded[..<open]).trimmingSpaces),
      (500...50_000).contains(amount.money.cents)
    else { return nil }
    amount.hasRemark = true
    return amount
  }

  /// Words in brackets beside an amount, taken out: `$25 (cash)` keeps the word, `$25 (2 dogs)` is a remark.
  static func remark(in rest: inout String) -> [String] {
    guard let open = rest.firstIndex(of: "("), let close = rest.lastIndex(of: ")"), open < close else {
      return []
    }
    let inside = String(rest[rest.index(after: open)..<close]).trimmingSpaces
    guard inside.hasLetter else { return [] }
    let words = inside.split(separator: " ").map(String.init)
    let how = PaidWhen.dropped(words)
    let isMethod = how.allSatisfy { AmountWords.methods[$0.trimming(".,;:")] != nil }
    rest.replaceSubrange(open...close, with: isMethod ? how.joined(separator: " ") : " ")
    return isMethod ? [] : words
  }
}

extension AmountGrammar {
  /// What a whole sentence says was paid, right behind the word for it, and no other figure: `She paid $20 when I dropped her
  /// home.` Nil where it says that it was not, or not all, or leaves open for whom.
  static func told(_ folded: String) -> WrittenAmount? {
    let words = folded.split(separator: " ").map { String($0).trimming(".,;:!") }
    guard words.count >= 4, words.count(where: \.hasFigure) == 1,
      let place = words.firstIndex(where: { $0.hasPrefix("$") && $0.hasFigure }), place > 0,
      AmountWords.paid.set.contains(words[place - 1]),
      !words.contains(where: { NoteGrammar.open.set.contains($0) || AmountWords.owing.set.contains($0) }),
      case .amount(let amount) = single(words[place])
    else { return nil }
    return WrittenAmount(
      money: amount.money, isBare: false, method: AmountWords.method(in: words), hasRemark: true)
  }
}

extension AmountGrammar.Reading {
  /// The amount, where one is written for certain.
  var money: Money? { if case .amount(let amount) = self { amount.money } else { nil } }
}
