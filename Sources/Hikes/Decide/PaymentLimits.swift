import Bookkeeping
import Civil
public import Diagnostics
import Quantities

/// What an amount and a day of a payment may be before somebody has to look again.
struct PaymentLimits {
  private let rate: Money
  private let table: TaxTable
  private let province: Province
  private let asOf: CivilDate

  /// - Parameter rate: what one hike of the dog costs.
  init(_ book: Book, rate: Money, asOf: CivilDate) {
    self.rate = rate
    table = book.taxes
    province = book.rules.province
    self.asOf = asOf
  }

  /// A hundred hikes at once, and never less than this.
  private static let hikes = 100
  private static let least = Money(cents: 100_000)
  /// A year and a day ahead.
  private static let daysAhead = 366

  func finding(amount: Money, at location: Location?) -> Diagnostic? {
    let most = max(rate * Self.hikes, Self.least)
    if amount == .zero {
      return Diagnostic(
        .error, .unlikelyAmount, at: location, "the amount is nothing",
        hint: "write what was paid; money back is negative")
    }
    guard amount.magnitude > most else { return nil }
    return Diagnostic(
      .error, .unlikelyAmount, at: location,
      "\(amount.dollars) is more than \(Self.hikes) hikes at \(rate.dollars)",
      hint: "if a point was left out, put it back; if it is right, enter it in parts")
  }

  func finding(_ date: CivilDate, _ what: String, at location: Location?) -> Diagnostic? {
    if table.rate(in: province, on: date) == nil {
      let first = table.entries.first { $0.province == province }?.from
      return Diagnostic(
        .error, .unlikelyDate, at: location,
        "\(what) \(date) lies before the first known rate of HST\(first.map { ", \($0)" } ?? "")",
        hint: "correct the year, or add earlier rates to taxes.csv")
    }
    guard asOf.days(until: date) > Self.daysAhead else { return nil }
    return Diagnostic(
      .error, .unlikelyDate, at: location, "\(what) \(date) is more than a year ahead",
      hint: "correct the year")
  }
}

extension DiagnosticCode {
  public static let unlikelyAmount = DiagnosticCode(
    "unlikely-amount",
    """
    An amount of a payment is nothing, or more than a hundred hikes would cost. Most often a decimal point was \
    left out. It was not entered.
    """)
  public static let unlikelyDate = DiagnosticCode(
    "unlikely-date",
    """
    A day of a payment is more than a year ahead, or lies before the first day for which a rate of HST is known. \
    Most often the year is mistyped. The payment was not entered.
    """)
  public static let paidAlready = DiagnosticCode(
    "paid-already",
    """
    The same dog's hike of the same day has a payment of another amount in the book. A hike has one payment: the \
    same amount confirms it, another one is not entered beside it by itself. Money that came in addition is \
    entered without naming the hike, and covers the next one that is open.
    """)
  public static let refundUnknown = DiagnosticCode(
    "refund-unknown",
    """
    Money back carries the HST of the payment that it reverses, so that payment has to be named by its hike. There \
    is none of that day, or less was paid than is to go back.
    """)
  static let moneyCodes: [DiagnosticCode] = [
    .unlikelyAmount, .unlikelyDate, .paidAlready, .refundUnknown, .receiptIncomplete,
  ]
}
