import Bookkeeping
import Quantities

/// Money as a weekly sheet shows it.
extension Book {
  /// A payment that was typed with HST inside stands in a sheet of prices before HST without it, and the other way round. What
  /// came from a sheet stands there as it was typed.
  func amountInSheets(_ payment: Payment) -> Money {
    guard payment.prices != rules.prices, !payment.source.contains("!"),
      let point = TaxPoint(
        paid: payment.paidDate, due: payment.dueDate, supplied: payment.hikeDate,
        dueDays: rules.paymentDueDays),
      let taxed = TaxAssessment(
        payment.amount, prices: payment.prices, on: point.date, rules: rules, taxes: taxes)?.taxed
    else { return payment.amount }
    return rules.prices == .plusHST ? taxed.net : taxed.gross
  }

  /// The same for one by its place. Nearly all are in the prices of the book, and none of those is copied.
  func amountInSheets(at place: Int) -> Money {
    payments[place].prices == rules.prices ? payments[place].amount : amountInSheets(payments[place])
  }
}
