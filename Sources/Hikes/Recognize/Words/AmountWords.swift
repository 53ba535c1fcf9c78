import Tabular

/// What an amount with words beside it comes to.
enum AmountKind: Hashable, Sendable {
  case amount
  case doubtful
  case owing
  case almost
  case none
}

/// The words that may stand beside an amount, and what they make of it.
enum AmountWords {
  /// How it was paid, empty where the word only says that it was.
  static let methodRules: [WordRule<String>] = [
    WordRule(
      "",
      """
      paid, pd, pd., payé, paye, rec'd, received, ✓, ✔, recd, reçu, got, p, payed, payd, pade, rcvd, recvd, rec,
      payée, payee, bezahlt
      """,
      like: "25 paid", "✓ $25", "rec'd 30"),
    WordRule(
      "e-transfer",
      """
      etransfer, et, etr, etf, transfer, emt, intrac, intrc, interac, überwiesen, überweisung, ueberwiesen
      """,
      like: "e-t 25", "$25 etransfer", "30 e-transfer"),
    WordRule(
      "cash", "cash, csh, comptant, argent, bar, toonies, loonies", like: "$25 cash", "comptant 25",
      "25,- bar",
      "toonies! 24"),
    WordRule(cheque, "cheque, check, chq, chèque, ck, chek, cheq", like: "$25 chq", "25 chq#114"),
    WordRule("paypal", "paypal", like: "25 paypal"),
    WordRule("card", "visa, card, debit, m/c, mastercard, amex, sq, square", like: "$25 visa"),
  ]

  static let methods = WordRule.table(methodRules)

  /// How it was paid, be the word spelled badly: `recieved`, `chek`, `cahs`.
  static func method(_ word: String) -> String? {
    if let known = methods[word] { return known }
    guard word.count >= 4, word.allSatisfy(\.isLetter) else { return nil }
    for rule in methodRules {
      let isMeant = rule.words.contains { known in
        known.count >= 6
          ? MisspeltWord.isNear(word, known) : known.count >= 4 && MisspeltWord.isTurned(word, known)
      }
      if isMeant { return rule.meaning }
    }
    return nil
  }

  /// How words among others say that it was paid; empty where none does.
  static func method(in words: [String]) -> String {
    words.lazy.compactMap { method($0) }.first { !$0.isEmpty } ?? ""
  }

  /// Whether a text is a way to pay and nothing else: `cash`, `e-tr`.
  static func isMethod(_ folded: String) -> Bool { method(of: folded) != nil }

  /// How was paid, where a text says that and nothing else.
  static func method(of folded: String) -> String? {
    methods[joiningEtransfer(folded).trimmingSpaces].flatMap { $0.isEmpty ? nil : $0 }
  }

  static let cheque = "cheque"

  /// Before or beside an amount these say only that the dog was on the hike.
  static let marks = WordRule(
    AmountKind.amount,
    """
    x, y, yes, hike, hiked, walk, walked, came, oui, ok
    """,
    like: "x $25", "hiked 25")

  /// Forms of "e-transfer" that other signs tear apart; "e-t" is a word only with a space after it.
  static let etransfer = WordRule(
    "e-transfer",
    words: [
      "e-transfers ", "etransfers ", "etfs ", "virements ", "e-transferred", "etransferred", "etransfered",
      "e-transfer", "e transfer", "etransfer", "e-tfr",
      "e-trf", "etrf", "etf ", "e-tsf", "etsf", "etfr", "e-tfer", "etfer", "e-tsfr", "etsfr", "e-transf ",
      "etransf ", "etrans ",
      "e-trans", "e-tran ",
      "etran ",
      "e trans", "etr ", "e-tr ", "e-xfer", "exfer", "e.transfer", "e/t ", "e-t ", "e.t. ", "virement",
      "interac",
    ], like: "$25 e-tfr", "25 e/t", "e.t. 25", "25 virement", "$30 interac")

  /// What stands for all of them.
  static let joinedEtransfer = "etransfer"

  /// A text with that word, by itself, for every such form, and a space behind.
  static func joiningEtransfer(_ folded: String) -> String {
    etransfer.words.reduce(folded + " ") { $0.swapping($1, for: " \(joinedEtransfer) ") }
  }

  /// A text with another sign for each one of money, `CA$`, `$`, and with the one word for every form of e-transfer.
  static func plain(_ folded: String, sign other: String) -> String {
    signs.reduce(joiningEtransfer(folded)) { $0.swapping($1, for: other) }
  }

  private static let signs = currencies.words.filter { $0.hasSuffix("$") }

  /// Between an amount and a word for a debt these say that it is paid with it, as `incl.` does.
  static let covering = WordRule(
    AmountKind.amount, "covers, covering, clears, clearing, cleared, settles", like: "60 covers owed Tues")
  /// So does what was owed until now.
  static let owedBefore = WordRule(
    AmountKind.amount,
    "what she owed, what he owed, what they owed, what was owed, what was owing, what i was owed, ce qu'elle devait",
    like: "$60 for what she owed", "60 - what was owing")

  /// Behind a debt it is paid now.
  static let arrived = WordRule(
    AmountKind.amount, words: ["came in", "came through", "went through", "has cleared", "est arrivé"],
    like: "25 (e-t pending Fri came in)")

  /// At the end of what is not so, these say that the dog came.
  static let afterAll = WordRule(
    AmountKind.amount, "after all, finally, finalement", like: "$25 - not injured after all",
    "25 not away finally", "25 $ pas malade finalement")

  /// `$25`, `CAD 25`, `25 dollars`.
  static let currencies = WordRule(
    AmountKind.amount,
    """
    ca$, can$, c$, cad$, cad, cdn$, cdn, us$, usd, $, dollars, dollar, bucks, piastres
    """,
    like: "$25", "CAD 25", "25 dollars", "25 bucks", "CDN$ 25")

  /// Those of a neighbour: amid other amounts they are worth more than they say.
  static let foreign = WordRule(AmountKind.amount, words: ["us$", "usd", "u.s."], like: "US$20", "20 USD")

  /// Signs of the currency with a part left out or in another order: `CA28.00`, `$CA28`, `#25`, the key beside `$`. Two digits must follow.
  static let spoiltCurrencies: [WordRule<String>] = [
    WordRule("ca$", words: ["$ca", "ca ", "ca"], like: "$CA28", "CA28.00", "CA 28"),
    WordRule("~$", "#", like: "#25"),
  ]

  /// Money that went back. It is asked about, with the amount below zero as the answer to expect.
  static let refunds = WordRule(
    AmountKind.almost,
    """
    refund, refunded, remboursé, rembourse, remb, remb., remboursement, reimbursed, credit, credited, crédit, cr, ret'd, retd
    """,
    like: "refund 25", "$25 credit")

  /// Beside those these say no more.
  static let besideRefunds = WordRule(
    AmountKind.almost, "sent, done, issued, given, envoyé", like: "refund -$25 sent")

  /// Before the money in a note it went back, and beside it this says no more.
  static let back = WordRule(AmountKind.amount, "back", like: "back $25", "gave back $25")
  static let giving = WordRule(AmountKind.amount, "gave", like: "gave back $25")

  /// Behind an amount below zero these say the same once more.
  static let givenBack = WordRule(
    AmountKind.amount, "gave, given, back, returned, it, money, refunded, nsf, bounced, chq, cheque",
    like: "-20.00 gave back", "(25) returned", "-80 NSF", "NSF -96.00")

  /// Words for money received, for cells that say how and not how much.
  static let paid = WordRule(
    AmountKind.none,
    """
    paid, pd, settled, payé, paye, payée, payee, rec'd, recd, rcvd, recvd, received, reçu, bezahlt, payed, payd,
    pade
    """,
    like: "paid - cash", "PAID by e-t")

  /// What may stand between those words and how it was paid.
  static let paidFillers = WordRule(
    AmountKind.none,
    """
    by, with, in, via, par, already, thanks, thx, ty, merci, full, en, adv, advance, up, is, a, has, been, payment,
    hier, now, today, yesterday, all, it, me, finally, again, x, on
    """,
    like: "paid in full cash", "pd Tues", "paid on Mon", "pd in adv")

  /// Between the day on which it was paid and the one of the hike.
  static let payingFor = WordRule(AmountKind.none, "for, pour", like: "paid Thurs for Fri")

  /// Before the name of whoever paid, or was paid.
  static let payers = WordRule(AmountKind.none, "by, to", like: "pd by Sue", "pd to Deb")

  /// Before an amount these say that it was handed over.
  static let handed = WordRule(
    AmountKind.amount, "gave, me, us, handed, over, brought", like: "gave me $28", "handed me $25")

  /// With these nobody can say from the cell alone which money was received, or when, or whether.
  static let doubtful = WordRule(
    AmountKind.almost,
    """
    refund, refunded, credit, credited, cr, not, no, missed, next, last, bal, balance, half, was, should,
    instead, for, or, maybe, minus, less, short, per, each, rate, back, until, to, wk, week,
    bounced, nsf, remboursé, crédit, will, later, coming, tmrw, tomorrow, yesterday, both, same, all, if, w/,
    with, weeks, wks, month, year, still
    """,
    like: "refund $25", "$25 next week", "$14 (half)")

  /// What was paid for a part of a hike, where the figure itself is half of a price.
  static let half = WordRule(
    AmountKind.amount, "half, haf, 1/2, ½, demi, demie, moitié, demi-journée", like: "12.50 half",
    "$12.50 (half day)", "17.50 demi")
  /// Beside those these say nothing more.
  static let besideHalf = WordRule(
    AmountKind.amount, "day, hike, walk, price, rate, charge, a, journée, prix", like: "12.50 half a walk")

  /// Beside a number without a currency sign these say only how the hike or the payment was.
  static let remarks = WordRule(
    AmountKind.amount,
    """
    late, tip, tips, incl, included, early, thx, thanks, deposited, dep, extra, plus, and, in, full,
    today, merci, pourboire, keep, the, change, caught, up, all, square
    """,
    like: "25 late", "30 incl tip", "60, keep the change", "45 - all caught up")

  /// Of those what comes on top of a price, however little.
  static let tips = WordRule(AmountKind.amount, "tip, tips, pourboire", like: "18 + 2 tip")

  /// With one of these a number in a cell of words is most likely money, and is asked about.
  static let ofMoney = WordRule(
    AmountKind.almost,
    """
    prepaid, prepd, money, charged, charge, half, fee, gave, deposit, pmt, payment, cancel, cancelled, canc,
    credit, refund, down, rest, towards, partial, trial, tip, tips, rate, price, tarif
    """,
    like: "half day 15", "late cancel 30", "sick - charged 25")

  /// Beside an amount these say what is asked for, and not that it came.
  static let charging = WordRule(
    AmountKind.almost, "charge, charged, invoiced, facturer, facturé",
    like: "canc, charge 20",
    "charged 20")

  /// Before a hike it is of that and not of the money.
  static let kindsOfHike = WordRule(AmountKind.amount, "short", like: "25 short hike")
  /// Behind an amount these count the hikes that it pays: `75 for 3`, `50 (2 hikes)`.
  static let hikes = WordRule(
    AmountKind.amount,
    "hike, hikes, hk, hks, walk, walks, days, x, marches, randonnées, sorties, promenades, promenade",
    like: "50 (2 hikes)",
    "$75 for 3 walks")
  /// Between an amount and their number.
  static let perHikes = WordRule(AmountKind.amount, "for, pour", like: "50 for 2", "$50 pour 2 marches")

  /// Numbers before these count something else than money.
  static let units = WordRule(
    AmountKind.none,
    """
    min, mins, minutes, hr, hrs, hour, hours, km, kms, lb, lbs, kg, am, pm, days, day, weeks, dogs,
    years, yrs, months, th, st, nd, rd, jours, chiens, treats, %, cm, mm, deg, degrees, c, knots, feet, ft,
    people, pups, steps, times, minute, sec, secs, pm., poops
    """,
    like: "30 min", "20 lbs")

  /// Right before a number these take it back: `$25 not $30`.
  static let takenBack = WordRule(
    AmountKind.almost, "not, before, was, pas, avant, instead", like: "$25 not $30", "30 (before 25)")

  /// Behind a number these may be where a dog lives: `25 Birch Lane`.
  static let streets = WordRule(
    AmountKind.almost,
    """
    street, lane, ln, road, rd, avenue, ave, drive, dr, court, crt, crescent, cres, terrace, place, blvd, boulevard,
    highway, hwy, rue, chemin
    """,
    like: "25 Birch Lane", "30 rue Principale")

  /// Before a number, or after it, these leave it open.
  static let guesses = WordRule(
    AmountKind.doubtful,
    """
    about, abt, approx, around, roughly, environ, maybe, probably, like
    """,
    like: "about 25", "maybe $25")

  /// The same right behind the number: `25ish`.
  static let roughly = WordRule(AmountKind.doubtful, "ish", like: "25ish")

  /// What a program writes where it could not calculate or show a value.
  static let programErrors = WordRule(
    AmountKind.almost,
    """
    #ref!, #value!, #name?, #div/0!, #n/a, #num!, #null!, #error!, #spill!, #calc!, err:502, err:508,
    err:522, err:504
    """,
    like: "#REF!", "#VALUE!")
}
