import Quantities
import Tabular

/// An amount as somebody wrote it.
struct WrittenAmount: Hashable, Sendable {
  let money: Money
  /// No currency sign and no cents: a number that may be something else.
  let isBare: Bool
  /// The words beside it that say how it was paid, empty when there are none.
  let method: String
}

/// Amounts of money as people write them: `CA$30.00`, `$ 25`, `25,00 $`, `(25.00)`, `-CA$25.00`, `e-t 25`.
enum AmountGrammar {
  enum Reading: Hashable, Sendable {
    case amount(WrittenAmount)
    /// Digits and signs that nearly are an amount: `$2O`, `25x2`.
    case almost
    case none
  }

  static func read(_ text: String) -> Reading {
    let folded = text.folded.replacing("−", with: "-").replacing("–", with: "-")
    guard folded.contains(where: { $0.isASCII && $0.isNumber }) || folded.contains("$") else { return .none }
    var rest = folded
    var isNegative = false
    if rest.hasPrefix("("), rest.hasSuffix(")") {
      isNegative = true
      rest = String(rest.dropFirst().dropLast())
    }
    // "e-t" is a word only with a space after it.
    rest += " "
    for word in etransferWords { rest = rest.replacing(word, with: " etransfer ") }
    var hasCurrency = false
    for sign in ["ca$", "c$", "cad$", "cad", "cdn", "$"] where rest.contains(sign) {
      hasCurrency = true
      rest = rest.replacing(sign, with: " ")
    }
    var number: String?
    var words: [String] = []
    for token in joiningThousands(rest.split(separator: " ").map(String.init)) {
      if token == "-", number == nil {
        isNegative.toggle()
      } else if token.contains(where: { $0.isASCII && $0.isNumber }) {
        guard number == nil else { return .almost }
        number = token
      } else {
        words.append(token)
      }
    }
    guard var digits = number else { return hasCurrency ? .almost : .none }
    if digits.hasPrefix("-") || digits.hasPrefix("+") {
      if digits.hasPrefix("-") { isNegative.toggle() }
      digits.removeFirst()
    } else if digits.hasSuffix("-") {
      isNegative.toggle()
      digits.removeLast()
    }
    guard let cents = cents(digits) else { return looksNumeric(folded) || hasCurrency ? .almost : .none }
    let payWords = words.filter { !$0.isEmpty }
    guard payWords.allSatisfy({ methods[$0] != nil }) else { return hasCurrency ? .almost : .none }
    let method = payWords.compactMap { methods[$0] }.first { !$0.isEmpty } ?? ""
    return .amount(
      WrittenAmount(
        money: Money(cents: isNegative ? -cents : cents),
        isBare: !hasCurrency && !digits.contains(where: { $0 == "." || $0 == "," }) && payWords.isEmpty,
        method: method))
  }

  /// Words that may stand beside an amount, with the method they name.
  private static let methods: [String: String] = [
    "paid": "", "pd": "", "pd.": "", "payé": "", "paye": "", "rec'd": "", "received": "", "✓": "", "✔": "",
    "etransfer": "e-transfer", "cash": "cash", "comptant": "cash", "cheque": "cheque", "check": "cheque",
    "chq": "cheque", "chèque": "cheque", "paypal": "paypal",
  ]

  static let etransferWords = [
    "e-transfer", "e transfer", "etransfer", "e-tfr", "e-trf", "etrf", "e-t ", "e.t. ", "virement", "interac",
  ]

  /// `1 250,00` with a space as the thousands mark is one number.
  private static func joiningThousands(_ tokens: [String]) -> [String] {
    var joined: [String] = []
    for token in tokens {
      let digits = token.prefix { $0.isNumber }
      if let last = joined.last, digits.count == 3, last.count <= 3, last.allSatisfy(\.isNumber),
        token.dropFirst(3).first.map({ $0 == "," || $0 == "." }) ?? false
      {
        joined[joined.count - 1] = last + token
      } else {
        joined.append(token)
      }
    }
    return joined
  }

  /// `25`, `25.00`, `25,00`, `1,250.00`, `1250`: cents, nil for any other shape.
  private static func cents(_ text: String) -> Int? {
    let marks = text.filter { !($0.isASCII && $0.isNumber) }
    guard text.count <= 12, text.first?.isNumber == true, marks.allSatisfy({ $0 == "." || $0 == "," }) else {
      return nil
    }
    var whole = text
    var fraction = "00"
    if let mark = text.lastIndex(where: { $0 == "." || $0 == "," }) {
      let tail = text[text.index(after: mark)...]
      if tail.count == 2 {
        fraction = String(tail)
        whole = String(text[..<mark])
      } else if tail.count == 1, text[mark] == "." {
        fraction = tail + "0"
        whole = String(text[..<mark])
      } else if tail.isEmpty {
        whole = String(text[..<mark])
      } else if tail.count != 3 || text[mark] == "." {
        return nil
      }
    }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
        return nil
      }
    }
    guard let dollars = Int(groups.joined()), let rest = Int(fraction) else { return nil }
    return dollars * 100 + rest
  }

  private static func looksNumeric(_ text: String) -> Bool {
    text.allSatisfy { "0123456789.,+-*/x$ ol".contains($0) }
  }
}
