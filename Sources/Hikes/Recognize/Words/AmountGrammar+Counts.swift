import Quantities
import Tabular

/// Amounts for several hikes.
extension AmountGrammar {
  /// `25x2`, `2 x 25`, `2 @ $25`, `1 @ 30.00`: a small count and an amount.
  static func product(_ typed: String) -> WrittenAmount? {
    guard factors.words.contains(where: typed.holds) else { return nil }
    // "$30 x2 (w/ Moe)"
    if typed.last == ")", let open = typed.lastIndex(of: "("), !String(typed[open...]).hasFigure,
      var amount = product(String(typed[..<open]).trimmingSpaces)
    {
      amount.hasRemark = true
      return amount
    }
    // "25x2 dogs"
    if let space = typed.lastIndex(of: " "),
      PricedText.counted.set.contains(String(typed[space...].dropFirst())),
      typed[..<space].last?.isNumber ?? false, var amount = product(String(typed[..<space]))
    {
      amount.hasRemark = true
      return amount
    }
    // "paid 2x25"
    let lead = typed.split(separator: " ").map(String.init).prefix { !$0.hasFigure }
    let isLed = !lead.isEmpty && lead.allSatisfy { AmountWords.methods[$0] != nil }
    let folded =
      isLed ? typed.split(separator: " ").dropFirst(lead.count).joined(separator: " ") : typed
    for sign in factors.words where folded.holds(sign) {
      let parts = folded.split(separator: Character(sign), omittingEmptySubsequences: false).map {
        String($0).trimmingSpaces
      }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { continue }
      for (count, price) in [(parts[0], parts[1]), (parts[1], parts[0])] {
        // "1 @ 30.00"
        guard let number = Int(count), (sign == "@" ? 1...10 : 2...10).contains(number),
          case .amount(let amount) = single(price),
          amount.money.cents >= 500, !amount.hasRemark
        else { continue }
        let methods = isLed ? lead.compactMap { AmountWords.methods[$0] } : []
        return WrittenAmount(
          money: Money(cents: amount.money.cents * number), isBare: false,
          method: methods.first { !$0.isEmpty } ?? amount.method)
      }
    }
    return nil
  }

  /// Between a price and a count.
  static let factors = WordRule(6000, words: ["x", "@", "*", "×"], like: "30 x 2", "2@30", "30*2")

  /// `50 (2 hikes)`, `$50 for 2`, `75 3 hikes`: money for several hikes, each at a price that a hike may have.
  static func ofSeveral(_ folded: String) -> WrittenAmount? {
    var words = folded.swapping("(", for: " ").swapping(")", for: " ").split(separator: " ").map(String.init)
    guard (2...6).contains(words.count), let last = words.last else { return nil }
    var isCounted = folded.hasSuffix(")")
    if AmountWords.hikes.set.contains(last) {
      isCounted = true
      words.removeLast()
    }
    guard let count = words.popLast().flatMap({ Int($0) }), (2...10).contains(count) else { return nil }
    if let joint = words.last, AmountWords.perHikes.set.contains(joint) {
      isCounted = true
      words.removeLast()
    }
    guard isCounted, case .amount(let amount) = single(words.joined(separator: " ")),
      amount.money.cents % count == 0, (1000...6000).contains(amount.money.cents / count)
    else { return nil }
    return WrittenAmount(money: amount.money, isBare: false, method: amount.method, hasRemark: true)
  }

  /// `=25-5`, `=2*25+5`: a formula that nothing worked out.
  static func formula(_ folded: String) -> WrittenAmount? {
    guard folded.utf8.first == UInt8(ascii: "="), case let text = folded.dropFirst(),
      text.contains(where: "+-*".contains),
      text.allSatisfy({ $0.isNumber && $0.isASCII || "+-*.".contains($0) })
    else { return nil }
    var sum = 0
    var isTaken = false
    var rest = text
    while true {
      let term = rest.prefix { !"+-".contains($0) }
      let factors = term.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      guard let price = factors.last.flatMap(WrittenNumber.cents) else { return nil }
      var cents = price
      for factor in factors.dropLast() {
        guard let count = Int(factor), (1...20).contains(count) else { return nil }
        cents *= count
      }
      sum += isTaken ? -cents : cents
      rest = rest.dropFirst(term.count)
      guard let sign = rest.popFirst() else { break }
      isTaken = sign == "-"
    }
    return sum < 500
      ? nil : WrittenAmount(money: Money(cents: sum), isBare: false, method: "", hasRemark: true)
  }
}
