/// The words that may stand beside an amount, and what they make of it. An example follows each.
enum AmountWords {
  /// How it was paid, empty where the word only says that it was: `25 paid`, `$25 cash`.
  static let methods: [String: String] = [
    "paid": "", "pd": "", "pd.": "", "payé": "", "paye": "", "rec'd": "", "received": "", "✓": "", "✔": "",
    "recd": "", "reçu": "", "got": "", "p": "",
    "etransfer": "e-transfer", "et": "e-transfer", "etr": "e-transfer", "transfer": "e-transfer",
    "emt": "e-transfer",
    "cash": "cash", "comptant": "cash", "cheque": "cheque", "check": "cheque", "chq": "cheque",
    "chèque": "cheque",
    "paypal": "paypal", "visa": "card", "card": "card", "debit": "card", "argent": "cash",
  ]

  /// Before or beside an amount these say only that the dog was on the hike: `x $25`, `hiked 25`.
  static let marks: Set<String> = [
    "x", "y", "yes", "hike", "hiked", "walk", "walked", "came", "oui", "ok",
  ]

  /// Forms of "e-transfer" that other signs tear apart; "e-t" is a word only with a space after it.
  static let etransfer = [
    "e-transfer", "e transfer", "etransfer", "e-tfr", "e-trf", "etrf", "e-trans", "e-tran ", "etran ",
    "e trans", "e-xfer", "exfer", "e.transfer", "e/t ", "e-t ", "e.t. ",
    "virement",
    "interac",
  ]

  /// `$25`, `CAD 25`, `25 dollars`.
  static let currencies = [
    "ca$", "c$", "cad$", "cad", "cdn$", "cdn", "us$", "$", "dollars", "dollar", "bucks", "piastres",
  ]

  /// With these the money was not received: `owes $25`, `$25 owed`.
  static let owing: Set<String> = [
    "owes", "owe", "owed", "owing", "unpaid", "due", "outstanding", "doit", "iou", "impayé", "pending",
  ]

  /// With these nobody can say from the cell alone which money was received, or when, or whether: `refund $25`.
  static let doubtful: Set<String> = [
    "refund", "refunded", "credit", "credited", "not", "no", "missed", "next", "last", "bal", "balance",
    "half",
    "was", "should", "instead", "for", "or", "maybe", "minus", "less", "short", "per", "each", "rate", "back",
    "until", "from", "to", "wk", "week", "bounced", "nsf", "remboursé", "crédit", "will", "later", "short",
  ]

  /// Beside a number without a currency sign these say only how the hike or the payment was: `25 late`.
  static let remarks: Set<String> = [
    "late", "tip", "tips", "incl", "included", "early", "thx", "thanks", "deposited", "dep", "extra",
    "plus",
    "and", "in", "full", "today", "merci", "pourboire",
  ]

  /// Numbers before these count something else than money: `30 min`, `2 dogs`.
  static let units: Set<String> = [
    "min", "mins", "minutes", "hr", "hrs", "hour", "hours", "km", "kms", "lb", "lbs", "kg", "am", "pm",
    "days",
    "day", "weeks", "dogs", "years", "yrs", "months", "th", "st", "nd", "rd", "jours", "chiens", "treats",
    "%",
  ]

  /// Numbers spelled out, as far as they are prices: they are asked about.
  static let spelled: [String: Int] = [
    "twenty": 20, "twenty five": 25, "twentyfive": 25, "thirty": 30, "thirty five": 35, "forty": 40,
    "fourty": 40,
    "fifty": 50, "sixty": 60, "vingt": 20, "vingt cinq": 25, "trente": 30, "quarante": 40, "cinquante": 50,
  ]

  /// Before a number, or after it, these leave it open: `~25`, `25?`, `about 25`.
  static let guesses: Set<String> = ["about", "approx", "around", "roughly", "environ", "maybe", "probably"]

  /// What a program writes where it could not calculate or show a value.
  static let programErrors: Set<String> = [
    "#ref!", "#value!", "#name?", "#div/0!", "#n/a", "#num!", "#null!", "#error!", "#spill!", "#calc!",
    "err:502",
    "err:508", "err:522", "err:504",
  ]
}
