import Civil
import Tabular

/// What the columns of a list are called.
extension EntryList {
  /// What the week of a line is called beside its day, `Wk of,Dog,Day,Amt`.
  static let weeks = WordRule(
    1,
    """
    wk of, week of, wk, week, w/c, week beginning, wk beginning, week starting, wk starting, week start, wk start, week commencing,
    week begins, semaine du
    """,
    like: "Wk of,Dog,Day,Amt", "Week of,Dog,Day,Paid", "Week start,Dog,Day,Paid")

  /// Headings of accounts that a list of hikes may have as well, and those that it may have beside a column that only
  /// dogs have: `Date,Dog,Amount,Memo`.
  static let lenient = WordRule(
    3, "amount, type, time, currency", like: "Date,Name,Amount,Type", "Date,Name,Amount,Currency")

  static let lenientBesideDogs = WordRule(
    3, "memo, description, category, reference, balance, running balance, account, cad$",
    like: "Date,Dog,Amount,Memo", "Date,Dog,Amount,Balance", "Date,Pup,Amount,Category")

  /// What a list has come to, line by line.
  static let running = WordRule(
    2, "balance, running balance, running total, running, cumulative, to date, so far",
    like: "Date,Dog,Amount,Balance")

  /// Where no column is called a date: `Day,Dog,Amount`. Beside one it says the weekday.
  static let days = WordRule(1, "day", like: "Day,Dog,Amount")

  /// Heads that name the day of the hike and no other.
  static let hikeDates = WordRule(
    1,
    """
    hike date, hike day, walk day, day of hike, day of the hike, date of hike, date of the hike, date hiked, day hiked, jour de marche,
    date de la marche, walk date, date walked, date of walk, day of walk, walked on, hiked on, service date
    """,
    like: "Hike date,Weekday,Dog,Fee", "Hike date,Dog,Timestamp,Amount", "Day of the hike,Dog,Paid")

  static let dates = WordRule(
    1,
    """
    date, when, jour, datum, quand, paid on, invoice date, transaction date, date de facture, starts at, start at, starts,
    start time, scheduled for, booked for, appointment
    """,
    like: "When,Dog,Paid", "Jour,Chien,Montant", "starts_at,dog,price")

  /// When a line was typed: the hike's day where nothing else says it.
  static let stamps = WordRule(
    1, "timestamp, horodateur, created, created time, submitted", like: "Timestamp,pup,amount")

  /// On which days of its week a dog hiked, `Week of,Dog,Days,Paid`.
  static let spans = WordRule(
    3, "days, days hiked, hike days, which days, days walked, jours, tage", like: "Week of,Dog,Days,Paid")

  /// Heads of the day on which money came, which is taken for the hike's where there is no other.
  static let received = WordRule(
    1,
    "received, rec'd, rec’d, recd, paid, date paid, date received, day paid, paid date, came, payé le, reçu le, bezahlt am",
    like: "Received,Client,Dog,Amount")

  static let paidOn = WordRule(1, "paid on, payé le, bezahlt am", like: "Dog,Price,Paid on")

  static let amounts = WordRule(
    3,
    """
    amount, paid, $, $$, $$$, price, fee, total, payment, montant, amt, charge, cost, received, rec'd, rec’d, recd, amount paid, amount received, got, how much, amount ($),
    cad, ca$, cad$, fare, fares, collected, taken, status, hike, betrag, in, took in, paid how much, how much paid, how much was paid, came,
    reçu, payé, prix, gross, gross sales
    """,
    like: "Date,Dog,$", "Date,Dog,Amount paid", "Date,Dog,Collected", "Datum,Hund,Betrag", "Date,Dog,Status")

  /// Among those, what became of a hike.
  static let states = WordRule(
    3, "status, hike, came, came?, hiked, hiked?, done, done?", like: "Date,Dog,Status,Price",
    "Date,Dog,Came?,Paid how much?")

  /// Names of a column that only dogs have; under "Name" an account has people.
  static let certain = WordRule(
    2,
    "dog, dogs, for dog, which dog, what dog, whose hike, dog name, dog's name, pup, pups, pet, chien, hund, hound, doggo, pooch",
    like: "Date,Dog's name,Amount,Memo", "Date,Pooch,Amount,Reference")

  /// What the column of the dogs is called beside those of the day and the money, and nowhere else.
  static let names = WordRule(
    2, "who, whom, qui, wer, whose, who for, for whom, for who, pour qui", like: "Date,Who,Amount",
    "When,Who,Rec'd", "Date,Who for,Amount")

  /// What the column of the dogs is called in a cash book, beside what came in and what went out.
  static let details = WordRule(
    2, "details, detail, description, particulars, item, items, what, for, from, détails, libellé",
    like: "Date,Details,In,Out,Balance", "Date,Description,Received,Spent")

  /// Behind a way to pay these head what came in by it.
  static let cameInBy = WordRule(3, "in", like: "Date,Dog,Cash in,E-transfer in")

  /// Heads of what was asked for the hikes, and of what came in for them.
  static let charges = WordRule(
    3,
    "charge, charged, fee, price, cost, amount, total, montant, prix, due, amount due",
    like: "Date,Dog,Charge,Paid")

  /// Heads of what is owed in all, beside what came of it.
  static let dues = WordRule(
    4, "due, amount due, doit, owes, owed, owing, owing before, solde, offen",
    like: "Dog,Owes,Since,Paid,Paid on")

  static let cameIn = WordRule(
    4, "paid, received, rec'd, recd, collected, amount paid, amount received, payment, payments, payé, reçu",
    like: "Date,Dog,Charge,Paid",
    "Date,Dog,Price,Amount received", "Date,Dog,Charge,Collected")

  /// Heads of what went out again, beside one of what came in.
  static let wentOut = WordRule(
    4, "out, went out, refund, refunds, refunded, given back, gave back, returned, paid back, back",
    like: "Date,Who,In,Out", "Date,Dog,Amount,Refunded")

  /// So are these of an account, beside what came in.
  static let spent = WordRule(
    4, "spent, debit, withdrawal, withdrawals, expense, expenses, dépenses, ausgabe, ausgaben",
    like: "Date,Details,Received,Spent")

  /// What a program says of a hike that took place, in the column in which it says why others did not.
  static let took = WordRule(
    "on the hike", "completed, complete, done, finished, attended, fulfilled, closed out, terminé, terminée",
    like: "Completed", "Done")

  /// What stands under `Paid?`.
  static let yes = WordRule(
    "25", "y, yes, true, x, ✓, ✔, oui, vrai, paid, pd, 1, checked, paid in full, payé, payée, bezahlt",
    like: "Yes", "TRUE", "✓", "x")

  static let no = WordRule(
    "owes 25",
    """
    n, no, false, non, faux, unpaid, not paid, owes, 0, unchecked, overdue, past due, outstanding, open, due, sent, viewed, draft,
    pending, failed, declined, refunded, void, voided, bounced, not charged, not billed, no charge, waived, impayé, impayée, en retard, offen
    """, like: "No", "FALSE", "Not paid", "Overdue", "Sent")

  /// A heading without what a form adds to it, or else may stand below it: `Which dog?`, `Amount received ($)`, `$ / what`.
  static func head(_ text: String) -> String {
    // "amount_paid"
    let own = ColumnLabels.inDollars(text.folded)
    let folded = own.contains("_") ? own.replacing("_", with: " ").trimmingSpaces : own
    let name = folded.trimming("?:* ")
    // "Paid $", "$ received"
    if name.contains("$"), case let words = name.split(separator: " "), words.count > 1,
      case let rest = words.filter({ $0.contains { !"$()".contains($0) } }).joined(separator: " "),
      amounts.set.contains(rest)
    {
      return rest
    }
    // "$ / what": what was paid, or why not
    if let slash = name.firstIndex(of: "/"), ColumnLabels.role(name) == nil,
      case let first = String(name[..<slash]).trimmingSpaces, amounts.set.contains(first)
    {
      return first
    }
    guard let open = name.firstIndex(of: "("), open > name.startIndex else {
      return folded == "$" ? folded : name
    }
    return amounts.set.contains(folded) ? folded : String(name[..<open]).trimmingSpaces
  }
}
