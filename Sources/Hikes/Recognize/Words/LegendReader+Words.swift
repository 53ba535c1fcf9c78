import Quantities

/// What people write behind the signs that they explain.
extension LegendReader {
  /// What people call the sign in a ticked box.
  static let signs = WordRule(
    "✓ = hiked", "tick, ticks, check, checkmark, checked, ticked, mark", like: "tick = hiked",
    "Checkmark = hiked")

  /// Colours that were lost and typed in again stand for what they meant: `20 green`.
  static let colours = WordRule(
    CellMark.mark,
    "green, red, yellow, blue, orange, pink, purple, grey, gray, bold, vert, rouge, jaune, bleu",
    like: "green = hiked", "Jaune = hiked")

  /// With these an abbreviation means that the dog was on the hike.
  static let hikes = WordRule(
    CellMark.mark,
    """
    hike, hiked, was, hiking, came, walked, present, on, attended, went, here, both, morning, afternoon, matin, présent,
    présente, randonnée, marche, used, walk, rode, along, joined, booked, planned, scheduled, réservé,
    half, demi, demie, lunch, noon, midday, midi, evening, soir
    """,
    like: "x = hiked", "/ = used one", "H: was on the hike", "b = both", "am = morning hike",
    "H = half hike $15",
    "o = rode along", "/ = booked")

  /// Behind these a state says what came of it.
  static let hopes = WordRule(
    CellMark.status(.whole(.noShow)), "booked, planned, scheduled, réservé", like: "0 = booked, no show",
    "n = scheduled: no show")

  /// Whom a letter may stand for beside the names of helpers.
  static let herself = WordRule((), "me, myself, moi, ich", like: "H = me, K = Kayla")

  /// Out with these the dog was on the hike, and not away.
  static let company = WordRule(
    CellMark.mark, "with me, with us, avec moi, avec nous", like: "x = out with me", "x = parti avec nous")

  /// Before those these say how many, or when.
  static let counts = WordRule(
    CellMark.mark, "one, a, un, une, after, before, après, avant", like: "1 = one hike", "/ = a walk",
    "P = after lunch")

  /// Whom or what a meaning begins with.
  static let subjects = WordRule(
    CellMark.mark, "he, she, it, they, the, dog, dogs, we, i, il, elle, le, chien", like: "o = he walked",
    "x = the dog came")

  /// With these a sign is for another amount than that of one hike, two where none of them says half.
  static let several = WordRule(
    CellMark.paidHalves(4), "two, both, double, twice, half, plus, last, caught, deux, demi, demie",
    like: "P+ = paid for today and for the last O", "P2 = two patrols, both paid", "H = half rate, paid")

  /// Behind those, before what became of the dog, or of her.
  static let verbs = WordRule(
    CellMark.status(.whole(.off)), "was, were, is, am, est, était, suis", like: "B = I was off",
    "S = he is sick")

  /// Beside an amount these say that it came.
  static let handedOver = WordRule(
    CellMark.amount(WrittenAmount(money: Money(cents: 3100), isBare: false, method: "")),
    "gave, gives, handed, brought, left, donné, remis", like: "G means went and gave me $31",
    "L = left $31 in the box")

  /// With these it was not paid, or not then.
  static let denials = WordRule(
    CellMark.mark, "not, no, un, to, be, later, pays, pay, will, yet, nothing, never, rien, pas",
    like: "h = hiked, to be paid", "N means went, nothing handed over yet")

  /// With these it was paid with money that stands elsewhere.
  static let before = WordRule(
    CellMark.mark,
    """
    advance, ahead, already, prepaid, pre-paid, upfront, front, avance, voraus, month, monthly, mois, monat, before,
    earlier
    """,
    like: "ppd = paid in advance", "m = paid monthly", "p = prepaid", "a = already paid",
    "P = paid the week before")

  /// Before "paid" these point to the column of that name.
  static let pointers = WordRule(
    CellMark.mark, "in, under, see, dans, sous, voir, unter",
    like: "x = hiked, money for the whole week in Paid",
    "x = hiked, see the Paid column")
  static let articles = WordRule(CellMark.mark, "the, le, la", like: "x = hiked, money under the Paid column")

  /// Several hikes that were bought at once, of which a mark takes one.
  static let packages = WordRule(
    CellMark.mark, "package, pkg, bundle, punchcard, multi-pass, forfait, certificate, voucher, coupon",
    like: "x = hike off package (10 for $225, paid up front)", "/ = one off the bundle ($200)",
    "GC = gift certificate")
}
