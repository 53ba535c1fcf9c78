import Tabular

/// The words around a status that say for which days it stands, and those that say nothing more of it.
enum SpanWords {
  enum Meaning: Hashable, Sendable {
    case week
    case otherWeek
    case until
  }

  static let rules: [WordRule<Meaning>] = [
    WordRule(.week, "week, wk, semaine", like: "away all week", "off this wk", "absent toute la semaine"),
    WordRule(.otherWeek, "next, last", like: "away next week", "sick last week"),
    WordRule(.until, "until, till, til", like: "Injured until Nov 20", "away till Aug 18"),
  ]

  static let meanings = WordRule.table(rules)

  /// Before the days: `away on Mon`, `off all week`, `absent toute la semaine`.
  static let openers: Set<String> = [
    "on", "all", "whole", "this", "the", ",", "-", "from", "toute", "la", "cette",
  ]
  /// From this day to the end of the week: `away from Wed`.
  static let onwards: Set<String> = ["from"]
  /// After "until" no day at all: `away until further notice`.
  static let unlimited: Set<String> = ["further"]
  /// Between the first day and the last: `Mon-Wed`, `Nov 3 to Nov 7`.
  static let through: Set<String> = ["-", "to", "thru", "through"]
  /// The same between dates alone: `3 au 7 nov`. Between days it is a word for moving: `mardi au jeudi`.
  static let frenchThrough = "au"
  /// Between days that are not all of a span: `Tue & Thu`, `lundi et mercredi`.
  static let and: Set<String> = [",", "/", "&", "+", "and", "et"]
  /// Before the last date of a span: `3rd to the 5th`.
  static let articles: Set<String> = ["the"]

  /// After "off" these are no day off: `off leash`.
  static let leads: Set<String> = ["leash", "lead", "leashed"]
  /// Between a word for moving and the day: `moved to Thu`, `reporté au lundi`.
  static let towards: Set<String> = ["to", "for", "a", "au", "le", "pour"]
  /// What may follow a status and says nothing more: `vet appt`, `sick again`.
  static let additions: Set<String> = ["hike", "appt", "appointment", "again", "still", "day"]

  /// With these people go on after a status, in words of their own: `away in Florida`, `injured paw`.
  static let continuations: Set<String> = [
    "in", "at", "to", "for", "with", "due", "because", "am", "pm", "paw", "leg", "foot", "knee", "hip",
    "tail", "today", "as", "and", "yet", "still", "again", "until", "all", "dog", "thanks", "per", "by",
    "from", "since", "wk", "week", "monday",
  ]

  /// Letters with marks that many leave out, and the sign a program sets for an apostrophe.
  static let unmarked = [
    ("’", "'"), ("é", "e"), ("è", "e"), ("ê", "e"), ("à", "a"), ("û", "u"), ("ô", "o"), ("ç", "c"),
  ]
  static let etransfer = AmountWords.etransfer.map(\.trimmingSpaces)
  /// What people write for words: `w/ family`, `@ vet`, `-> Thu`.
  static let shortcuts = [
    ("no-show", "no show"), ("w/", "with "), ("@", "at "), ("->", "moved to "), ("→", "moved to "),
    ("=>", "moved to "),
  ]
}
