import Tabular

/// The words of money that is still to come.
extension AmountWords {
  /// With these the money was not received.
  static let owing = WordRule(
    AmountKind.owing,
    """
    owes, owe, ows, owse, ow, owed, owing, unpaid, unpd, due, outstanding, doit, iou, impayé, pending, o/s, schuldet, schuldig
    """,
    like: "owes $25", "$25 owed")

  /// Behind the name of whoever owes.
  static let owes = WordRule(AmountKind.owing, "owes, doit, iou", like: "Bob owes", "Marie doit", "Carol IOU")
  /// Those are no name.
  static let nobody = WordRule(
    AmountKind.none, "nobody, none, noone, no, who, personne, déjà", like: "nobody owes")

  /// Beside a word for paid these take it back: `25 not paid`.
  static let notPaid = WordRule(AmountKind.owing, "not, pas, never", like: "25 not paid", "$25 pas payé")
  /// Beside those these say nothing more.
  static let besideNotPaid = WordRule(
    AmountKind.owing, "yet, still, encore, been, it, me", like: "25 not yet paid", "30 still not pd")

  /// Money that will come.
  static let toCome = WordRule(
    AmountKind.owing, "to come, still to come, to follow, yet to come, à venir", like: "25 still to come",
    "$30 to follow")

  /// Behind a way to pay these say that it is not there yet, `chq coming`.
  static let late = WordRule(
    AmountKind.owing,
    """
    coming, coming soon, is coming, to come, still to come, on the way, on its way, on route, in the mail, in mail, pending, not here,
    not here yet, not in, not in yet, isn't in, not arrived, not there yet, not received, never came, late, is late, missing,
    promised, owed, owing, due, tomorrow, tmrw, next week, next wk, next time, to follow, will follow, bounced, returned, declined, failed,
    en route, à venir, s'en vient, demain, la semaine prochaine, pas reçu, pas arrivé, en retard
    """,
    like: "chq coming", "e-transfer on the way", "virement à venir", "cash tomorrow")

  /// Beside a word for owing these say nothing more: `owes me 25`.
  static let besideOwing = WordRule(
    AmountKind.owing, "me, still, us, m'en", like: "owes me 25", "still owes 25")
}
