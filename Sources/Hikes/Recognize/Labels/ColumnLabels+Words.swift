import Civil
import Tabular

/// Headings of columns that are known by some of their words.
extension ColumnLabels {
  static func ofSeveralWords(_ folded: String) -> ColumnRole? {
    if isBalance(folded) { return balances.meaning }
    if isOfYear(folded) { return ofYear.meaning }
    return rateOfYear(folded) ?? rateOfAge(folded) ?? measure(folded)
  }

  /// A heading of these and `balancesBeside` tells how far a dog is paid.
  static let balances = WordRule(
    ColumnRole.other,
    """
    owe, owes, owed, owing, due, short, debt, debts, arrears, dette, balance, bal, outstanding, carried, forward, fwd, solde,
    dû, b/f, c/f
    """,
    like: "Owes now", "Old debt", "Bal. last wk", "Still owing", "Owed b/f")

  /// Beside those these say nothing of what came in.
  static let balancesBeside = WordRule(
    ColumnRole.other,
    """
    before, now, still, new, old, last, prev, previous, brought, over, from, next, week, wk, month, mo, to, date, left,
    end, start, this, of, the, at, was, is, after, then, today, amount, amt, $, opening, closing, night, morning, friday, fri,
    sunday, sun, monday, mon
    """,
    like: "Owed before", "New balance", "Due to date", "Prev. owing")

  private static func isBalance(_ folded: String) -> Bool {
    let words = PartialDate.words(folded.replacing("b/f", with: "fwd").replacing("c/f", with: "fwd"))
      .filter { $0.hasWord || $0 == "$" }
    return words.contains(where: balances.set.contains)
      && words.allSatisfy {
        balances.set.contains($0) || balancesBeside.set.contains($0) || Weekday(name: $0) != nil
      }
  }

  /// Beside a year these say what it came to: `2018 paid`, `YTD 2019`.
  static let ofYear = WordRule(
    ColumnRole.figure,
    "paid, pd, payé, total, totals, ytd, spent, revenue, income, year, in, for, $, amount, received",
    like: "2018 paid", "YTD 2019", "Total 2021")

  private static func isOfYear(_ folded: String) -> Bool {
    guard folded.hasFigure else { return false }
    let words = PartialDate.words(folded)
    let others = words.filter { Int($0).map { !PartialDate.years.contains($0) } ?? true }
    return others.count == words.count - 1 && !others.isEmpty && others.allSatisfy(ofYear.set.contains)
  }

  /// `rate 2021`: what hikes cost in one year.
  private static func rateOfYear(_ folded: String) -> ColumnRole? {
    guard folded.hasFigure else { return nil }
    let others = PartialDate.words(folded).filter { Int($0).map { !PartialDate.years.contains($0) } ?? true }
    return roles[others.joined(separator: " ")] == .rate ? .rate : nil
  }

  /// Before the word for a price: one that is not asked any more.
  static let formerRates = WordRule(
    ColumnRole.other, "old, prev, previous, former, last, ancien", like: "Old rate", "Prev. price",
    "Last rate")

  /// Before it: the one that is.
  static let currentRates = WordRule(
    ColumnRole.rate, "new, current, present, present day, regular, reg, usual, normal, own, daily, nouveau",
    like: "New rate", "Current price", "Reg. rate")

  private static func rateOfAge(_ folded: String) -> ColumnRole? {
    guard let space = folded.lastIndex(of: " "),
      roles[String(folded[folded.index(after: space)...])] == .rate
    else { return nil }
    let age = String(folded[..<space]).trimming(". ")
    return [formerRates, currentRates].first { $0.set.contains(age) }?.meaning
  }

  /// Above the day on which a row was paid, what it comes to in the column before.
  static let paidDays = WordRule(
    ColumnRole.paid,
    "date paid, paid on, paid date, day paid, date received, received on, date rec'd, payé le, bezahlt am",
    like: "Date paid", "Paid on")

  /// Above the months of a recapitulation.
  static let months = WordRule((), "month, months, mois, monat", like: "Month,Income", "Mois,Revenu")

  /// What a heading measures or counts that is no money of a hike, be there other words around: `Km from last`, `Walk length`.
  static let measures = WordRule(
    ColumnRole.other,
    """
    km, kms, kilometres, kilometers, miles, hrs, hours, mins, minutes, length, distance, weight, wt, age, left, remaining, dep, deposit,
    heures, poids, food, cups, scoops, meds
    """,
    like: "Km from last", "Wt (kg)", "Food (cups)", "Walk length", "Left Mon", "Key dep.", "Km (total)")

  /// What a helper gets of a dog's money.
  static let shares = WordRule(
    ColumnRole.figure, "share, cut, wages, wage", like: "Jen's share", "Jo's cut", "Helper wages")

  private static func measure(_ folded: String) -> ColumnRole? {
    let words = PartialDate.words(folded).filter(\.hasWord)
    guard (2...4).contains(words.count), let first = words.first, let last = words.last,
      !words.contains(where: AmountWords.paid.set.contains)
    else { return nil }
    if shares.set.contains(last) { return shares.meaning }
    return measures.set.contains(first) || measures.set.contains(last) ? measures.meaning : nil
  }
}
