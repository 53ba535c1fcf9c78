import Civil
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
    WordRule(
      .until, "until, till, til, jusqu'au, jusqu'a, jusqu", like: "Injured until Nov 20", "away till Aug 18"),
  ]

  static let meanings = WordRule.table(rules)

  /// At the end of a note: its days are those of the week behind the note's own.
  static let nextWeek = WordRule(
    Meaning.otherWeek, "next week, next wk", like: "away next week", "off next wk")

  /// Behind an hour, which names no day: `vet at 2pm`.
  static let hours = WordRule("vet", "am, pm, h", like: "vet 2pm", "vet 10 am", "vet 14h")

  /// Before the days: `away on Mon`, `off all week`, `absent toute la semaine`.
  static let openers = WordRule(
    "away Mon",
    words: ["on", "all", "of", "whole", "this", "the", ",", "-", "from", "since", "toute", "la", "cette"],
    like: "away on Mon", "away this Mon", "away, Mon", "away - Mon", "away all of Mon")
  /// From this day to the end of the week: `away from Wed`.
  static let onwards = WordRule("away Wed-Fri", "from, since", like: "away from Wed", "away since Wed")
  /// After "until" no day at all: `away until further notice`.
  static let unlimited = WordRule("away all week", "further", like: "away until further notice")
  /// Between the first day and the last: `Mon-Wed`, `Nov 3 to Nov 7`.
  static let through = WordRule(
    "away Mon-Wed", "-, to, thru, through", like: "away Mon to Wed", "away Mon thru Wed",
    "away Mon through Wed")
  /// The same between dates alone: `3 au 7 nov`. Between days it is a word for moving: `mardi au jeudi`.
  static let frenchThrough = WordRule("away Nov 3 to Nov 7", "au", like: "away 3 nov au 7 nov")
  /// Between days that are not all of a span: `Tue & Thu`, `lundi et mercredi`.
  static let and = WordRule(
    "away Mon, Wed", words: [",", "/", "&", "+", "and", "et", "an", "n"],
    like: "away Mon & Wed", "away mon an wed", "away Mon/Wed", "away Mon + Wed", "away Mon and Wed",
    "away lundi et mercredi")
  /// Days by their letters behind a status: `away T/Th`.
  static let letterRules: [WordRule<Weekday>] = [
    WordRule(.monday, "m", like: "away M"), WordRule(.tuesday, "t, tu", like: "away T"),
    WordRule(.wednesday, "w, we", like: "away W"), WordRule(.thursday, "th, r", like: "away Th"),
    WordRule(.friday, "f, fr", like: "away F"),
  ]
  static let letters = WordRule.table(letterRules)

  /// The day that a word names, in full, shortened, or by its letter.
  static func day(_ word: String) -> Weekday? { Weekday(name: word) ?? letters[word] }

  /// Before the last date of a span: `3rd to the 5th`.
  static let articles = WordRule("away 3rd to 5th", "the", like: "away 3rd to the 5th")

  /// After "off" these are no day off: `off leash`.
  static let leads = WordRule("", "leash, lead, leashed", like: "off leash", "off lead all day")
  /// With one of these behind it "leave" is what to do with something: `leave at no. 32`.
  static let leaves = WordRule("", "leave", like: "leave at the side door")
  static let errands = WordRule(
    "", "at, with, in, by, the, key, it, him, her, them, leash, gate, door", like: "leave with mom",
    "leave in mudroom")
  /// Behind the days of a status these take back what it says, or say more than one person reads alike.
  static let exceptions = WordRule(
    (),
    """
    not, but, or, except, exc, unless, if, maybe, sauf, mais, ou, then, pas, instead, next, last, after, before, of,
    prochaine, prochain, passee, derniere, suivante
    """,
    like: "away Mon but not Tue",
    "sick all week except Fri")
  /// Before a status these say whose it is: the dog's.
  static let subjects = WordRule(
    "sick",
    "ya, they, still, he, she, he's, she's, hes, shes, is, was, girl, boy, pup, puppy, poor, thing, very, bit, a, elle, il, est, too",
    like: "she's sick", "is sick", "poor pup is sick")
  /// Behind a word for moving or swapping these are followed by the other dog.
  static let partners = WordRule(
    "switched", "with, w, avec, w/", like: "switched with Penny", "swapped w/ Penny")
  /// Between a word for moving and the day: `moved to Thu`, `reporté au lundi`.
  static let towards = WordRule(
    "moved Thu", "to, for, a, au, le, pour, 2", like: "moved to Thu", "moved 2 Thu", "moved for Thu",
    "reporté à jeudi",
    "reporté au jeudi", "déplacé pour le jeudi")
  /// Of those the one that says it without a word for moving.
  static let alone = WordRule(
    "moved Thu", "to, now, did, here", like: "to Thu", "now Thu", "did Thu", "here Thu")
  /// Behind a day these say that it was that one and not this, and the words that may stand before it.
  static let instead = WordRule("moved Thu", "instead", like: "Thu instead")
  static let comings = WordRule(
    "moved Thu",
    "went, here, came, comes, coming, hiked, walked, did, doing, goes, going, will, come, go, he, she, they, on",
    like: "went Thu instead", "will come Thu instead")
  /// What may follow a status and says nothing more: `vet appt`, `sick again`.
  static let additions = WordRule(
    "sick",
    "hike, appt, appointment, again, still, day, late, early, check, checkup, visit, up, me, encore, agian, agin",
    like: "sick again", "sick day",
    "sick still")

  /// A cell of a day with no more than one of these is part of what the cells beside it say.
  static let joints = WordRule(
    "away",
    "to, in, at, on, with, until, till, til, from, for, the, and, chez, en, à, dans",
    like: "Gone,to,Florida", "home,on,Thursday")

  /// With these people go on after a status, in words of their own: `away in Florida`, `injured paw`.
  static let continuations = WordRule(
    "away",
    """
    in, at, to, for, with, due, because, am, pm, paw, leg, foot, knee, hip, tail, claw, dew, pad, toe, today, as, and, yet, still,
    again, until, till, til, jusqu'au, jusqu'a, jusqu, all, dog, thanks, par, w, no, per, by, from, since, wk, week, monday, nite, night, back, en,
    chez, dans, a, pour, lol, haha, ugh, sorry, poor
    """,
    like: "away in Florida", "parti en Floride", "absente chez le toiletteur",
    "away with family",
    "away today", "away because of the storm", "away til next wk")

  /// Before a status that is written like a line of a list, or between signs: `- away`, `*away*`.
  static let bullets = WordRule(
    "away", words: ["-", "–", "—", "*", "•", "·", "▪", "◦"], like: "- away", "*away*", "• away")

  /// Letters with marks that many leave out, and the sign a program sets for an apostrophe.
  static let unmarked = [
    ("’", "'"), ("é", "e"), ("è", "e"), ("ê", "e"), ("à", "a"), ("û", "u"), ("ô", "o"), ("ç", "c"),
    ("ë", "e"), ("î", "i"),
    ("ï", "i"), ("â", "a"), ("ù", "u"),
  ]
  /// Behind a status and a number these say how long.
  static let lengths = WordRule(
    "away", "days, weeks, wks, jours, semaines", like: "away 10 days", "away 3 wks")
  /// Behind a status these say that it goes on.
  static let arrows = WordRule("away", "->, →, =>, >", like: "away →", "away → →", "away ->")
  /// What people write for words: `w/ family`, `@ vet`, `-> Thu`.
  static let shortcuts: [WordRule<String>] = [
    WordRule("no show", "no-show", like: "no-show"), WordRule("with ", "w/", like: "away w/ family"),
    WordRule("at ", "@", like: "away @ cottage"),
    WordRule("moved to ", "->, →, =>, >", like: "-> Thu", "> Thu", "→ Thu", "=> Thu"),
  ]
}
