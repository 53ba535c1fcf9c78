import Civil
import Quantities
import Tabular

/// The name of one of her own totals: `Week Total`, `+HST`, `YTD Subtotal`.
struct SummaryLabel: Hashable, Sendable {
  enum Scope: Hashable, Sendable {
    /// Said or not, the block it ends.
    case week
    case month
    case year
  }

  enum Measure: Hashable, Sendable {
    case subtotal
    case tax
    case total
  }

  let scope: Scope
  let measure: Measure
  /// Whether the label itself names its span.
  let isExplicit: Bool
  /// What it says of the tax.
  var tax = Tax.none

  enum Tax: Hashable, Sendable {
    case none
    /// The figure is the tax, and the amounts have it in them: `HST included`, `of which HST`, `Less HST`.
    case inside
    /// The figure is what is left without the tax: `Net of HST`.
    case takenOut
    /// The figure has the tax in it: `Total (incl. HST)`.
    case on
  }

  /// What a sum of days is called where she calls it nothing.
  static let week = SummaryLabel("week total")

  /// Whether a line says what a month came to: `July,"$2,029.00"`. No dog pays so much, be it called April.
  static func isMonth(_ folded: String, of amount: AmountGrammar.Reading) -> Bool {
    MonthName.month(named: folded) != nil
      && (amount == .almost || amount.money.map { $0.cents >= 10_000 } ?? false)
  }

  /// Nil unless every word of the text belongs to such a name.
  init?(_ text: String) {
    if text.utf8.count <= 5, Self.signs.set.contains(text.trimmingSpaces) {
      (scope, measure, isExplicit) = (.week, .total, false)
      return
    }
    // "HST 15% (went up July 1)"
    if text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "("),
      let label = SummaryLabel(String(text[..<open])), label.measure == .tax
    {
      self = label
      return
    }
    // "HST 15% on $751"
    let parts = text.hasFigure ? text.folded.split(separator: " ") : []
    if let place = parts.dropFirst().firstIndex(where: { Self.base.set.contains(String($0)) }),
      case .amount = AmountGrammar.read(parts[(place + 1)...].joined(separator: " ")),
      let label = SummaryLabel(parts[..<place].joined(separator: " ")), label.measure == .tax
    {
      self = label
      return
    }
    // "Week's Total" is no other word than "Week Total".
    let plain = Self.shortened(text.folded)
    let words = PartialDate.words(plain.swapping("’s ", for: " ").swapping("'s ", for: " "))
      .filter { $0.hasWord && !Self.currencies.set.contains($0) }.map(Self.meant)
    guard !words.isEmpty, words.count <= 6,
      words.allSatisfy({ Self.vocabulary.set.contains($0) || Int($0) != nil })
    else {
      return nil
    }
    // "The week before" is a week.
    if let last = words.last, WeekDating.preceders.set.contains(last) { return nil }
    let set = Set(words)
    // A dog may be called Sum-Sum.
    guard set.count == words.count || words.count > 2 else { return nil }
    func has(_ rule: WordRule<some Sendable>) -> Bool { !set.isDisjoint(with: rule.words) }
    if has(Self.tax), has(Self.withTax), set.count == 2 {
      measure = .total
    } else if has(Self.tax), has(Self.net) {
      (measure, tax) = (.subtotal, .takenOut)
    } else if has(Self.tax), Self.isTaxInside(words) || has(Self.partOf) {
      (measure, tax) = (.tax, .inside)
    } else if has(Self.tax), !has(Self.inclusive) {
      measure = .tax
    } else if has(Self.subtotal) || has(Self.partial) && has(Self.whole) {
      measure = .subtotal
    } else if has(Self.tax) && has(Self.inclusive) && Self.scopes.contains(where: has) {
      measure = .total
    } else if has(Self.total) || has(Self.earned) && words.count > 1 || has(Self.alone)
      || words.count == 1 && has(Self.bare)
    {
      measure = has(Self.toDate) && !has(Self.named) ? .subtotal : .total
    } else {
      return nil
    }
    let named = Self.scopes.first(where: has)?.meaning
    // "Total incl. HST" ends what a subtotal began.
    if has(Self.tax), measure == .total { tax = .on }
    scope = named ?? (measure == .total && !(has(Self.tax) && has(Self.inclusive)) ? .week : .month)
    isExplicit = named != nil
  }

  /// `HST incl.`, `HST included`: the tax that is inside her amounts.
  private static func isTaxInside(_ words: [String]) -> Bool {
    words.count > 1 && Self.tax.set.contains(words[0]) && words.dropFirst().allSatisfy(inside.set.contains)
  }

  /// Whether one of its words is that of a total, whatever it is of: `Dogs total`.
  static func isSum(_ text: CellText?) -> Bool { text?.words.contains(where: total.set.contains) ?? false }

  /// Forms of one word that signs or spaces tear apart, each with that word.
  static let shorts: [WordRule<String>] = [
    WordRule("ytd", "year to date", like: "Year to date"), WordRule("sum ", "∑", like: "∑ week"),
    WordRule("hst", "h.s.t.", like: "H.S.T. 14%"),
    WordRule("subtotal", "sub-total, sub total", like: "Month Sub-Total", "Sub total"),
    WordRule("am", "a.m.", like: "a.m. total"), WordRule("pm", "p.m.", like: "p.m. total"),
  ]

  /// A text with those words for their forms.
  static func shortened(_ folded: String) -> String {
    shorts.reduce(folded) { text, rule in
      rule.words.reduce(text) { $0.swapping($1, for: rule.meaning) }
    }
  }

  /// `Totl`, `Toatl` for a total; any other word as it is.
  private static func meant(_ word: String) -> String {
    guard word.utf8.count >= 4, !vocabulary.set.contains(word) else { return word }
    return misspelt.words.first { MisspeltWord.isNear(word, $0) } ?? word
  }

  /// In the place of a dog's name these are a total's.
  static let signs = WordRule(Measure.total, "$$, $$$", like: "$$")

  /// Words that are known with a slip too.
  static let misspelt = WordRule(Measure.total, "total, totals", like: "Totl", "Toatl", "Week totla")

  /// `Total CA$` names its currency.
  static let currencies = WordRule(Measure.total, "ca, cad", like: "Total CA$", "Total (CAD)")

  static let tax = WordRule(Measure.tax, "hst, gst, tax, taxes, tvh", like: "+HST", "GST")
  /// With these the tax is a part of the figure.
  static let inclusive = WordRule(
    Measure.total, "incl, including, included, with, w", like: "Total incl HST", "Total incl. HST",
    "Total w/ HST")
  /// Behind the tax these say that it is inside the amounts.
  static let inside = WordRule(
    Measure.tax, "incl, included, inclusive, inside, incluse", like: "HST incl.", "HST included")
  /// Beside the tax these are the whole name of what comes to with it.
  static let withTax = WordRule(Measure.total, "with, w, avec", like: "With tax", "w/ HST", "Avec TVH")
  /// Beside the tax these say that it is a part of what stands above, or is taken from it.
  static let partOf = WordRule(
    Measure.tax, "which, dont, less, minus, portion", like: "of which HST", "dont TVH", "Less HST",
    "HST portion")
  /// Behind the tax these come before what it is reckoned of.
  static let base = WordRule(Measure.tax, "on, of, sur", like: "HST 15% on $751", "TVH sur 751 $")
  /// Beside the tax these are the name of what is left without it.
  static let net = WordRule(
    Measure.subtotal, "net, without, excl, excluding, sans, hors", like: "Net of HST", "Total without HST",
    "Total excl. HST",
    "Total sans TVH")
  static let subtotal = WordRule(
    Measure.subtotal, "subtotal, sub, before, zwischensumme", like: "Month Subtotal", "Sub total")
  static let total = WordRule(
    Measure.total,
    "total, totals, tot, ttl, ttls, sum, ytd, totaux, somme, cumul, summe, gesamt, gesamtsumme, altogether, comes",
    like: "Week Total", "Somme", "Cumul de l'année")
  /// With the span these are a total as well.
  static let earned = WordRule(
    Measure.total, "earned, made, income, takings, took, brought, all, far", like: "Made this wk",
    "Took in",
    "Month all in",
    "Year so far")
  /// Of those the one that says it by itself.
  static let alone = WordRule(
    Measure.total, "earned, everyone, everybody, made, takings", like: "Earned", "Everyone")
  /// And one that does so where nothing stands beside it.
  static let bare = WordRule(Measure.total, "take", like: "TAKE")
  /// In French a subtotal is a part of a total: `total partiel`, `sous-total`.
  static let partial = WordRule(Measure.subtotal, "sous, partiel", like: "Sous-total", "Somme partiel")
  static let whole = WordRule(Measure.total, "total, somme", like: "Total", "Somme")
  static let named = WordRule(Measure.total, "total", like: "YTD Total")
  /// What a year has come to is before tax, unless it is called a total.
  static let toDate = WordRule(Measure.subtotal, "ytd", like: "YTD")

  /// Where a label has words of two spans, the longer one is meant.
  static let scopes: [WordRule<Scope>] = [
    WordRule(
      .year, "ytd, year, yr, annual, yearly, end, année, annee, annuel",
      like: "Year-End Total",
      "YTD Subtotal"),
    WordRule(.month, "month, monthly, mth, mois, mensuel", like: "Month Subtotal", "Total du mois"),
    WordRule(
      .week, "week, weekly, wk, semaine, sem, daily, day, hebdo, jour, woche", like: "Week's Total",
      "Daily total", "Total sem."),
  ]

  /// All that a label of a total is made of: a line with any other word is none.
  static let vocabulary = WordRule(
    Measure.total,
    """
    week, weekly, wk, semaine, sem, day, daily, month, monthly, mth, mois, year, yearly, annual, ytd, to, date, end, sub,
    subtotal, total, totals, totaux, sum, grand, hst, gst, tvh, tax, taxes, plus, incl, including, included, with, w,
    before, the, for, of, my, this, tot, ttl, ttls, due, per, general, général, amount, paid, money, earned,
    made, takings, take, taken, told, banked, took, brought, so, far, yr, i, we, in, all, collected, received, deposited, payments, receipts, income,
    sales, de, la, le, du, des, pour, sous, partiel, somme, jour, hebdo, mensuel, année, annee, annuel, cumul, l, summe,
    gesamt, der, woche, altogether, everyone, everybody, owner, owners, avec, weeks, sheet, sheets,
    wks, months, gesamtsumme, zwischensumme, comes, inclusive, inside, incluse, which, dont, less, minus, portion, net, without, excl,
    excluding, sans, hors
    """,
    like: "Total money earned this week", "Total de la semaine", "Summe der Woche", "Grand total received")
}
