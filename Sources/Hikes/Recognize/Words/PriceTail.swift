import Civil
import Quantities
import Tabular

/// An amount with letters or a sign behind it that say something of how it was paid, `25e`, `28 ch`, `25 ©`, or with
/// letters in front, `c26`.
struct PriceTail: Hashable, Sendable {
  let money: Money
  /// Folded, one to three of them.
  let letters: String
  /// Whether they stand in front; a code of another kind may look so.
  let isInFront: Bool

  /// Nil where a cell is anything else, or the letters say something that is not of the payment.
  static func tail(of folded: String) -> PriceTail? {
    if let first = folded.first, first.isLetter { return head(of: folded) }
    let text = folded.hasPrefix("$") ? folded.dropFirst() : Substring(folded)
    let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let letters = String(text.dropFirst(digits.count)).trimmingSpaces
    guard letters.allSatisfy({ $0.isLetter || !$0.isASCII && !$0.isNumber }) else { return nil }
    return PriceTail(digits, letters)
  }

  private static func head(of folded: String) -> PriceTail? {
    let letters = folded.prefix { $0.isLetter }
    var digits = folded.dropFirst(letters.count)
    // "C-25", "E/30"
    if let sign = digits.first, sign == "-" || sign == "/" { digits.removeFirst() }
    digits = digits.drop { $0 == " " || $0 == "$" }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return PriceTail(digits, String(letters), isInFront: true)
  }

  private init?(_ digits: Substring, _ letters: String, isInFront: Bool = false) {
    guard (1...3).contains(letters.count), !Self.others.set.contains(letters),
      isInFront || !Self.measures.set.contains(letters),
      MonthName.month(named: letters) == nil, Weekday(name: letters) == nil,
      !AmountWords.owing.set.contains(letters), let cents = WrittenNumber.cents(String(digits)),
      (1000...20_000).contains(cents)
    else { return nil }
    (money, self.letters, self.isInFront) = (Money(cents: cents), letters, isInFront)
  }

  /// The figure before one of the letters that are no tail, `30H`; nil for any other text.
  static func doubtful(_ folded: String) -> Money? {
    let digits = folded.drop { $0 == "$" }.prefix { $0.isASCII && $0.isNumber }
    guard let letter = folded.last, folded.hasSuffix("\(digits)\(letter)"), digits.count >= 2,
      others.set.contains(String(letter)) || measures.set.contains(String(letter))
    else { return nil }
    return WrittenNumber.cents(String(digits)).map { Money(cents: $0) }
  }

  /// How often the same letters stand behind amounts in a sheet before they are taken for a habit of its writer.
  static let habit = 4

  /// Behind a figure and not in front of it.
  static let measures = WordRule("no tail", "k", like: "25k")

  /// Letters that nearly all use for the same ways to pay: beside what hikes cost in the sheet nobody need explain them.
  static let known: [WordRule<String>] = [
    WordRule("e-transfer", "e, et", like: "25e", "E25"), WordRule("cash", "c", like: "25c"),
    WordRule("cheque", "ch, chq", like: "25ch"),
  ]
  static let methods = WordRule.table(known)

  /// Behind an amount these may say that it was not paid, not then or not for this, or that it is no money.
  static let others = WordRule(
    "no tail",
    "o, u, n, r, x, no, due, ow, iou, ref, cr, nsf, m, min, h, hr, hrs, km, kg, lb, lbs, st, nd, rd, th, am, pm, a, f",
    like: "25 due", "25th", "25o")
}
