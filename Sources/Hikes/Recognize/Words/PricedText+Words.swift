import Tabular

/// The words beside what hikes cost in a sheet.
extension PricedText {
  /// Beside numbers spelled out, what is one before hikes or weeks alone.
  static let countRules: [WordRule<Int>] = [
    WordRule(2, "too, both", like: "40 too weeks", "40 for both")
  ]
  static let counts = AmountWords.spelledUnits.filter { $0.value > 1 }
    .merging(WordRule.table(countRules)) { $1 }

  /// Beside an amount for several hikes these say for which.
  static let counted = WordRule(
    4000,
    """
    hike, hikes, hk, hks, pk, pks, pack, packs, walk, walks, day, days, dog, dogs, mutts, pups, boys, girls, wk,
    wks, week, weeks, month, sem, semaine, semaines, mois, chiens, marches, sorties, for, pour, this, next,
    last, the, and, too, one, today, yesterday, both, les, le, la, de, of, plus, whole, full, all, fois
    """,
    like: "40 (2 wks)", "40 for this and next week", "40 both dogs", "40 - for today and Monday")
  /// Beside a rate these say which, where the hikes are counted.
  static let ofRate = WordRule(4000, "new, old, at, @", like: "40 for 2 @ new rate")
  static let weeks = WordRule(
    4000, "wk, wks, week, weeks, sem, semaine, semaines", like: "40 (2 sem.)", "40 for 2 weeks")
  /// Beside what one hike costs these say nothing of the money.
  static let besidePrice = WordRule(
    2000, "with, w/, w, but, short, to, from, on, at, in, again", like: "20 came with mum",
    "20 but left early")
  /// Behind a price these begin with which dog the day was traded.
  static let swaps = WordRule(
    2000, "swapped, switched, traded, swap, switch, échangé", like: "20 - swapped w/ Rover",
    "20 traded with Rover")
  /// Before an amount with its sign these say which hike it was.
  static let openings = WordRule(
    2000,
    "first, last, 1st, 1er, day, jour, dernier, premier, hike, walk, time, full, whole, long, trial, essai, test",
    like: "First day! $20",
    "Last day $20.00",
    "1er jour 20 $")
  /// What was paid of a price, by itself: `15.00 part payment`.
  static let ofPart = WordRule(
    2000, "part, partial, payment, pmt, acompte, account, of, on", like: "20.00 partial", "20.00 part payment"
  )
  /// Before what a hike costs these say where it lay.
  static let left = WordRule(
    2000,
    "envelope, env, mailbox, mail, under, mat, left, left:, in, on, the, door, hook, counter, porch, table, box",
    like: "envelope 20", "in mailbox 20", "left on counter 20")
  /// Behind "paid" these say when it was.
  static let whenPaid = WordRule(
    2000, "last, night, yesterday, this, morning, at, the, door, on, late, by, today",
    like: "20 (paid last night)", "20 paid by e-transfer yesterday")
  /// Right behind a number below zero these are degrees.
  static let degrees = WordRule((), "c, °c, °, f, °f", like: "-25C too cold", "-18° windy")
  /// Behind a number that is no hour these are the half of the day.
  static let halfOfDay = WordRule(2000, "am, pm", like: "20 am only", "20 pm")
}
