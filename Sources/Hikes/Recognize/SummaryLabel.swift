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

  /// What a sum of days is called where she calls it nothing.
  static let week = SummaryLabel("week total")

  /// Nil unless every word of the text belongs to such a name.
  init?(_ text: String) {
    // "Week's Total" is no other word than "Week Total".
    let words = PartialDate.words(text.swapping("’s ", for: " ").swapping("'s ", for: " "))
      .filter { $0.hasWord && !["ca", "cad"].contains($0) }
    guard !words.isEmpty, words.count <= 6,
      words.allSatisfy({ Self.vocabulary.contains($0) || Int($0) != nil })
    else {
      return nil
    }
    let set = Set(words)
    if !set.isDisjoint(with: ["hst", "gst", "tax", "taxes", "tvh"]),
      set.isDisjoint(with: ["incl", "including", "with"])
    {
      measure = .tax
    } else if !set.isDisjoint(with: ["subtotal", "sub", "before"])
      || !set.isDisjoint(with: ["sous", "partiel"]) && !set.isDisjoint(with: ["total", "somme"])
    {
      measure = .subtotal
    } else if !set.isDisjoint(with: [
      "total", "totals", "tot", "sum", "ytd", "totaux", "somme", "summe", "gesamt",
    ]) {
      measure = set.contains("ytd") && set.isDisjoint(with: ["total"]) ? .subtotal : .total
    } else {
      return nil
    }
    if !set.isDisjoint(with: ["ytd", "year", "annual", "yearly", "end", "année", "annee", "annuel"]) {
      (scope, isExplicit) = (.year, true)
    } else if !set.isDisjoint(with: ["month", "monthly", "mois", "mensuel"]) {
      (scope, isExplicit) = (.month, true)
    } else if !set.isDisjoint(with: [
      "week", "weekly", "wk", "semaine", "daily", "day", "hebdo", "jour", "woche",
    ]) {
      (scope, isExplicit) = (.week, true)
    } else {
      (scope, isExplicit) = (measure == .total ? .week : .month, false)
    }
  }

  private static let vocabulary: Set<String> = [
    "week", "weekly", "wk", "semaine", "day", "daily", "month", "monthly", "mois", "year", "yearly", "annual",
    "ytd", "to", "date", "end", "sub", "subtotal", "total", "totals", "totaux", "sum", "grand", "hst", "gst",
    "tvh",
    "tax", "taxes", "plus", "incl", "including", "with", "before", "the", "for", "of", "my", "this", "tot",
    "per", "amount", "paid", "money", "earned", "made", "collected", "received", "deposited", "payments",
    // Total de la semaine, sous-total du mois, somme, Summe der Woche.
    "de", "la", "le", "du", "des", "pour", "sous", "partiel", "somme", "jour", "hebdo", "mensuel", "année",
    "annee",
    "annuel", "summe", "gesamt", "der", "woche",
  ]
}
