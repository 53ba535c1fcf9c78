import Tabular

/// Amounts written in words.
extension AmountWords {
  /// Numbers spelled out, as far as they are prices: they are asked about.
  static let spelledRules: [WordRule<Int>] = [
    WordRule(10, "ten, dix", like: "ten"), WordRule(12, "twelve, douze", like: "twelve"),
    WordRule(14, "fourteen, quatorze", like: "fourteen"), WordRule(15, "fifteen, quinze", like: "fifteen"),
    WordRule(16, "sixteen, seize", like: "sixteen"), WordRule(17, "seventeen", like: "seventeen"),
    WordRule(18, "eighteen", like: "eighteen"), WordRule(20, "twenty, vingt", like: "twenty", "vingt"),
    WordRule(25, "twentyfive", like: "twentyfive dollars"),
    WordRule(30, "thirty, trente", like: "Thirty cash"),
    WordRule(40, "forty, fourty, quarante", like: "fourty bucks"),
    WordRule(50, "fifty, cinquante", like: "fifty"), WordRule(60, "sixty, soixante", like: "paid sixty"),
    WordRule(70, "seventy", like: "Seventy dollars"), WordRule(80, "eighty", like: "eighty bucks"),
    WordRule(90, "ninety", like: "ninety etransfer"), WordRule(100, "hundred", like: "a hundred dollars"),
  ]

  static let spelled = WordRule.table(spelledRules)

  /// Behind a number of tens these are added to it.
  static let unitRules: [WordRule<Int>] = [
    WordRule(1, "one", like: "fifty one dollars"), WordRule(2, "two, deux", like: "thirty-two", "vingt-deux"),
    WordRule(3, "three, trois", like: "twenty three"), WordRule(4, "four, quatre", like: "twenty four"),
    WordRule(5, "five, cinq", like: "tweny five", "vingt-cinq"), WordRule(6, "six", like: "sixty six"),
    WordRule(7, "seven, sept", like: "twenty seven"), WordRule(8, "eight, huit", like: "twenty eight"),
    WordRule(9, "nine, neuf", like: "thirty nine"),
  ]

  static let spelledUnits = WordRule.table(unitRules)

  /// Behind a number these are bills: `two tens`.
  static let billRules: [WordRule<Int>] = [
    WordRule(10, "tens", like: "two tens"), WordRule(20, "twenties", like: "two twenties"),
  ]
  static let bills = WordRule.table(billRules)

  /// Beside a number spelled out these change nothing.
  static let besideSpelled = WordRule(
    AmountKind.doubtful, "a, un, une, dollars, bucks, piastres, paid, cash, even, exactly",
    like: "twenty-five dollars",
    "thirty dollars even",
    "thirty cash")
}
