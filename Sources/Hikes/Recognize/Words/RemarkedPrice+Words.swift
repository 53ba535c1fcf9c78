import Tabular

/// The words that decide what a price among them means.
extension RemarkedPrice {
  /// Before a figure these say what it was before, or would have been.
  static let instead = WordRule(
    2000, "was, not, before, avant, pas, than, of, lieu de, instead of, old", like: "20 (was 18)",
    "20 NOT 18",
    "20 instead of 18", "20 $ au lieu de 18 $")
  /// Before a number that is no money.
  static let numbered = WordRule(
    2000,
    """
    inv, invoice, receipt, rec't, rcpt, facture, reçu, no, #, code, ticket, punch, room, gate, key, van, bus,
    route, trail, apt, unit, lot, box, locker, page, line, age, aged, turned, turns, turning, weighs, size,
    highway, hwy, exit, until, till, before, after, since, from, back, by, lap, group, pack, number, num
    """,
    like: "inv 1042 $20", "$20 receipt 77")
  /// With one of these it is not certain that the money came, or for what.
  static let open = WordRule(
    (),
    """
    prepaid, prepd, used, using, will, later, coming, promised, promise, promises, if, or, should, would, sb, bal, balance,
    per, each, ea, invoiced, billed, bill, forgot, bring, brings, bringing, ask, asked, wants, need, needs,
    remind, oops, wrong, mistake, think, check, twice, double, fee, toward, towards, rest, deposit, tomorrow,
    tmrw, demain, next, missed, half, more, code, combo, pin, alarm, lockbox, apt, unit, room, month, mois,
    some, rate, price, tarif, prix
    """,
    like: "20 bring rest", "20 next wk", "check 20, maybe", "used 20")
  /// Behind half of a price these say the same.
  static let parts = WordRule(1000, "half, rest, short, 1/2", like: "10.00 half now", "$10 (short)")
  /// Beside a figure these take it off: `$20 - 5 off`. By itself "off" may be of a leash.
  static let reductions = WordRule((), "off, short", like: "$20 - 5 off", "$20 5 short")
  /// Behind a price these only name it.
  static let rates = WordRule(2000, "rate, price, tarif, prix", like: "20 new rate", "20 nouveau prix")
  /// Before a week it is not certain what this is of.
  static let last = WordRule((), "last, past", like: "20 last wk")
  /// With one of these what came is for another week too.
  static let including = WordRule(
    4000, "incl, inc, including, includes", like: "$40 incl. last wk", "$40 inc. Mon")
  /// Before a day these say that it was paid ahead.
  static let next = WordRule(4000, "next", like: "$40 for this and next Tues")
  static let back = WordRule((), "back", like: "sent 20 back")
  /// With these "back" is of the money.
  static let givers = WordRule(
    (), "gave, give, given, sent, send, pay, paid, money, get, got, it", like: "gave 20 back",
    "20 back it was too much")
  /// With one of these the dog came after all, whatever else is said.
  static let comings = WordRule(
    2000, "hiking, hiked, hikes, walked, walking, came, longer", like: "20 trip cancelled so hiking",
    "20 no longer sick")
  /// Beside the name of a holiday these wish something.
  static let greetings = WordRule(
    2000, "merry, happy, joyeux, joyeuses, bonne, bon", like: "20 merry xmas", "20 Joyeux Noël")
}
