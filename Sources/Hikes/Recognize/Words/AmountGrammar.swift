import Civil
import Quantities
import Tabular

/// An amount as somebody wrote it.
struct WrittenAmount: Hashable, Sendable {
  let money: Money
  /// No currency sign and no cents: a number that may be something else.
  let isBare: Bool
  /// The words beside it that say how it was paid, empty when there are none.
  let method: String
  /// Whether other words stand beside it, to be kept as a note.
  var hasRemark = false
}

/// Amounts of money as people write them: `CA$30.00`, `$ 25`, `25,00 $`, `(25.00)`, `-CA$25.00`, `e-t 25`,
/// `$25 + $5`, `25x2`. The words are in ``AmountWords``.
enum AmountGrammar {
  enum Reading: Hashable, Sendable {
    case amount(WrittenAmount)
    /// An amount of which the writer was not sure: `~25`, `25?`, `twenty-five`.
    case doubtful(WrittenAmount)
    /// Money that was not received: `owes $25`.
    case owing(Money)
    /// Digits and signs that nearly are an amount: `$2O`, `25/30`.
    case almost
    case none
  }

  static func read(_ text: String) -> Reading {
    let typed = text.folded
    if WrittenNumber.joined(typed) != nil { return .almost }
    if let result = formula(typed) { return .amount(result) }
    if typed.contains("#"), let amount = besideNumber(typed) { return .amount(amount) }
    let plain = WrittenNumber.plain(typed)
    if WrittenNumber.isSpoilt(plain) { return .almost }
    let detailed = withoutDetails(WrittenNumber.loosened(plain))
    let folded = PunchCard.withoutCount(detailed) ?? detailed
    if let cents = spelled(folded) {
      return .doubtful(WrittenAmount(money: Money(cents: cents), isBare: false, method: ""))
    }
    guard folded.hasFigure || folded.holds("$"), !isPhone(folded) else { return .none }
    if let guessed = guess(folded) { return guessed }
    if let corrected = corrected(folded) { return .amount(corrected) }
    if folded.holds("="), let worked = worked(folded) { return .amount(worked) }
    if folded.last == ")", let whole = explained(folded) { return .amount(whole) }
    if folded.holds("+"), let sum = sum(folded) { return .amount(sum) }
    // "20&20"
    if folded.holds("&"), folded.allSatisfy({ $0.isNumber || "&.$ ".contains($0) }),
      let sum = sum(folded.swapping("&", for: "+"))
    {
      return .amount(sum)
    }
    if folded.holds(", $"), let sum = sum(folded.swapping(", $", for: "+$")) { return .amount(sum) }
    if let product = product(folded) ?? ofSeveral(folded) { return .amount(product) }
    let reading = single(folded)
    if case .amount = reading { return reading }
    // "22 (paid late)" is "22 paid late".
    guard folded.holds("("), folded.first != "(" else { return reading }
    if startsWithDigit(folded),
      case .amount(let amount) = single(folded.swapping("(", for: " ").swapping(")", for: " "))
    {
      return .amount(amount)
    }
    if let amount = withRemark(folded) { return .amount(amount) }
    // "10 (minus the 5)": what stands in brackets may change it.
    return reading == .none && isAmountBeforeBracket(folded) ? .almost : reading
  }

  private static func isAmountBeforeBracket(_ folded: String) -> Bool {
    guard let open = folded.firstIndex(of: "("), folded[open...].contains(where: \.isNumber),
      case .amount(let amount) = single(String(folded[..<open]).trimmingSpaces)
    else { return false }
    return (500...50_000).contains(amount.money.cents)
  }

  /// `542-6111`, `(902) 555-0118`.
  static func isPhone(_ folded: String) -> Bool {
    // "9025550123"
    if folded.utf8.count == 10, folded.utf8.first != UInt8(ascii: "0"), folded.allSatisfy(\.isNumber) {
      return true
    }
    guard folded.utf8.count >= 8, folded.holds("-") || folded.utf8.count >= 12,
      folded.allSatisfy({ $0.isNumber || "()-. ".contains($0) })
    else {
      return false
    }
    let lengths = folded.split { !$0.isNumber }.map(\.count)
    return [[3, 4], [3, 3, 4], [1, 3, 3, 4]].contains(lengths)
  }

  /// `~25`, `25?`, `about $25`.
  private static func guess(_ folded: String) -> Reading? {
    var rest = folded
    if rest.hasPrefix("~") { rest.removeFirst() }
    while rest.hasSuffix("?") { rest = String(rest.dropLast()).trimmingSpaces }
    // "25ish"
    let bare = rest.trimming(". ")
    for ending in AmountWords.roughly.words
    where bare.hasSuffix(ending) && bare.dropLast(ending.count).last?.isNumber == true {
      rest = String(bare.dropLast(ending.count))
    }
    let words = rest.split(separator: " ")
    if let first = words.first, AmountWords.guesses.set.contains(String(first)) {
      rest = words.dropFirst().joined(separator: " ")
    }
    guard rest != folded else { return nil }
    switch read(rest) {
    case .amount(let amount), .doubtful(let amount): return .doubtful(amount)
    case .owing, .almost: return .almost
    case .none: return Reading.none
    }
  }

  /// `$25 + $5`, `25+5 tip`: each part an amount of its own.
  private static func sum(_ folded: String) -> WrittenAmount? {
    let parts = folded.split(separator: "+").map { String($0).trimmingSpaces }
    guard parts.count > 1, !folded.hasPrefix("+") else { return nil }
    var total = Money.zero
    var hasRemark = false
    var methods: [String] = []
    for part in parts {
      // "18 + 2 tip": beside a price two is money as well.
      let isTip = part.split(separator: " ").dropFirst().contains {
        AmountWords.tips.set.contains(String($0))
      }
      guard case .amount(let amount) = single(isTip && !part.hasPrefix("$") ? "$" + part : part),
        amount.money.cents > 0
      else { return nil }
      total += amount.money
      hasRemark = hasRemark || amount.hasRemark
      methods.append(amount.method)
    }
    return WrittenAmount(
      money: total, isBare: false, method: methods.first { !$0.isEmpty } ?? "", hasRemark: hasRemark)
  }

  /// `3x25=75`, `25+30 = 55`: worked out by the writer.
  private static func worked(_ folded: String) -> WrittenAmount? {
    // "$25 + HST 3.50 = $28.50"
    let sides = folded.split(separator: "=").map { side in
      side.split(separator: " ").filter { !taxes.set.contains(String($0)) }.joined(separator: " ")
    }
    if sides.count == 2, let rest = difference(sides[0]),
      case .amount(let right) = AmountGrammar.read(sides[1]),
      right.money == rest, rest.cents >= 500
    {
      return WrittenAmount(money: rest, isBare: false, method: right.method, hasRemark: true)
    }
    guard sides.count == 2, case .amount(let left) = AmountGrammar.read(sides[0]),
      case .amount(let right) = AmountGrammar.read(sides[1]), left.money == right.money,
      left.money.cents >= 500
    else { return nil }
    return WrittenAmount(
      money: right.money, isBare: false, method: left.method.isEmpty ? right.method : left.method,
      hasRemark: true)
  }

  /// The 10 of `14-4`; nil for anything but two figures with a sign between them.
  static func difference(_ folded: String) -> Money? {
    let figures = folded.split(separator: "-").map { String($0).trimmingSpaces.trimming("$") }
    guard figures.count == 2, let first = WrittenNumber.cents(figures[0]),
      let second = WrittenNumber.cents(figures[1]), second < first
    else { return nil }
    return Money(cents: first - second)
  }

  static func single(_ folded: String) -> Reading {
    // "$(25.00)", as accounts write it.
    var rest = folded
    if folded.hasSuffix(")"), folded.hasPrefix("$(") || folded.hasPrefix("$ (") {
      rest = String(folded.dropFirst()).trimmingSpaces
    }
    var isNegative = false
    if rest.hasPrefix("("), rest.hasSuffix(")") {
      isNegative = true
      rest = String(rest.dropFirst().dropLast())
    }
    rest = AmountWords.joiningEtransfer(rest)
    // In "refund -$21.00" the dash is a sign, in "cash -$21.00" it is none.
    if rest.holds(" -$"),
      rest.split(separator: " ").contains(where: { AmountWords.refunds.set.contains(String($0)) })
    {
      isNegative.toggle()
      rest = rest.swapping(" -$", for: " $")
    }
    var hasCurrency = false
    for sign in AmountWords.currencies.words where rest.holds(sign) {
      hasCurrency = true
      rest = rest.swapping(sign, for: " ")
    }
    var remarks = remark(in: &rest)
    var number: String?
    var words: [String] = []
    let tokens = PaidWhen.dropped(rest.split(separator: " ").map(String.init))
    for token in WrittenNumber.joiningThousands(withoutChequeNumber(tokens)) {
      if token == "-", number == nil {
        // "paid - 25": behind a word a dash is no sign.
        if words.isEmpty { isNegative.toggle() }
      } else if token.hasFigure {
        guard number == nil else { return .almost }
        number = token
      } else if token != "-", token != "*" {
        words.append(token)
      }
    }
    guard var digits = number else { return hasCurrency ? .almost : .none }
    digits = WrittenNumber.withoutTrailingMarks(digits)
    if digits.hasPrefix("-") || digits.hasPrefix("+") {
      if digits.hasPrefix("-") { isNegative.toggle() }
      digits.removeFirst()
    } else if digits.hasSuffix("-") {
      // Accounts write `25.00-`; a hand that types `25-` may mean anything.
      guard digits.contains(".") || digits.contains(",") else { return .almost }
      isNegative.toggle()
      digits.removeLast()
    }
    guard let cents = WrittenNumber.cents(digits) else {
      return looksNumeric(folded) || hasCurrency ? .almost : .none
    }
    let plainWords = words.map { $0.trimming("-,.;:!/=") }.filter {
      !$0.isEmpty && !AmountWords.marks.set.contains($0)
    }
    let isCount = !hasCurrency && !digits.contains(where: { $0 == "." || $0 == "," })
    if isCount, !words.isEmpty, !(500...100_000).contains(cents) {
      // "hike 2" and "x 3" count something; "paid 3" is money that cannot be right.
      return plainWords.contains { AmountWords.methods[$0] != nil } ? .almost : .none
    }
    // "chq 114" may be the number of the cheque.
    let isOfCheque = plainWords.contains { AmountWords.methods[$0] == AmountWords.cheque }
    if isOfCheque, isCount, digits.count >= 3, !startsWithDigit(folded) { return .almost }
    // "25 short hike": of the hike, not of the money.
    let isKindOfHike = zip(words, words.dropFirst()).contains {
      AmountWords.kindsOfHike.set.contains($0) && AmountWords.hikes.set.contains($1)
    }
    let others = plainWords.filter {
      AmountWords.methods[$0] == nil && !(isKindOfHike && AmountWords.kindsOfHike.set.contains($0))
    }
    // "unpaid -> pd 25" says both.
    let isPaid = plainWords.contains { AmountWords.paid.set.contains($0) }
    if isPaid, others.contains(where: AmountWords.notPaid.set.contains), (500...50_000).contains(cents),
      others.allSatisfy({ AmountWords.notPaid.set.contains($0) || AmountWords.besideNotPaid.set.contains($0) }
      )
    {
      return isNegative ? .almost : .owing(Money(cents: cents))
    }
    if isPaid, others.contains(where: { AmountWords.owing.set.contains($0) }) { return .almost }
    remarks += others
    let money = Money(cents: isNegative ? -cents : cents)
    if !remarks.isEmpty,
      let reading = withRemarks(remarks, money, hasCurrency, isCount: isCount, startsWithNumber(folded))
    {
      return reading
    }
    let method = plainWords.compactMap { AmountWords.methods[$0] }.first { !$0.isEmpty } ?? ""
    return .amount(
      WrittenAmount(
        money: money,
        isBare: isCount && plainWords.isEmpty,
        method: method, hasRemark: !remarks.isEmpty || isKindOfHike))
  }

  /// `chq 131 100.00` without the number of the cheque.
  private static func withoutChequeNumber(_ tokens: [String]) -> [String] {
    guard tokens.count == 3, AmountWords.methods[tokens[0].trimming(".:")] == AmountWords.cheque,
      (2...6).contains(tokens[1].count), tokens[1].allSatisfy(\.isNumber),
      WrittenNumber.isInCents(tokens[2])
    else { return tokens }
    return [tokens[0], tokens[2]]
  }

  private static func startsWithNumber(_ folded: String) -> Bool {
    let first = folded.drop { "$(-+~* ".contains($0) }
    return first.first.map { $0.isNumber } ?? false
      || AmountWords.currencies.words.contains { folded.hasPrefix($0) }
      || folded.split(separator: " ").first.map { word in
        let word = String(word).trimming("-,.;:!")
        return AmountWords.methods[word] != nil || AmountWords.marks.set.contains(word)
      } ?? false
  }

  private static func startsWithDigit(_ folded: String) -> Bool { folded.first?.isNumber ?? false }

  private static func looksNumeric(_ text: String) -> Bool {
    text.allSatisfy { "0123456789.,+-*/x$ ol".contains($0) }
  }
}

extension String {
  /// Without any of these marks at either end.
  func trimming(_ marks: String) -> String {
    // Nearly every text begins and ends with a letter or a figure, which is no mark.
    if let first = utf8.first, let last = utf8.last, first.isWordInASCII, last.isWordInASCII { return self }
    var text = Substring(self)
    while let last = text.last, marks.contains(last) { text.removeLast() }
    while let first = text.first, marks.contains(first) { text.removeFirst() }
    return String(text)
  }
}
