import Bookkeeping
import Civil
public import Diagnostics
import Quantities

extension Ledger {
  /// What a payment or a charge lacks to be taxed.
  enum Missing: Error {
    case day
    case rate(CivilDate, Province)

    func diagnostic(for payment: Payment) -> Diagnostic {
      finding(
        "payment \(payment.id) of \(payment.amount.dollars)", at: PaymentSource(payment.source).location)
    }

    func diagnostic(for hike: DailyHike) -> Diagnostic {
      let place = hike.source.isEmpty ? Location(file: "hikes.csv") : PaymentSource(hike.source).location
      return finding("the unpaid hike of \(hike.dog) on \(hike.date)", at: place)
    }

    private func finding(_ subject: String, at place: Location) -> Diagnostic {
      switch self {
      case .day:
        Diagnostic(
          .error, .undatedPayment, at: place, "\(subject) has no day, so it is not in the ledger",
          hint: "give it a hike_date, a paid_date or a due_date in payments.csv")
      case .rate(let date, let province):
        Diagnostic(
          .error, .unknownTaxRate, at: place,
          "no HST rate is known for \(province.rawValue) on \(date), so \(subject) is not in the ledger",
          hint: "correct the date, or add a row for \(province.rawValue) to taxes.csv that begins earlier")
      }
    }
  }
}

extension DiagnosticCode {
  public static let undatedPayment = DiagnosticCode(
    "undated-payment",
    """
    A payment has neither a day on which it was paid, nor one on which it was due, nor the day of a hike. HST \
    belongs to a day: without one there is no month and no rate to put the money under. The payment stays in \
    the book and is left out of the ledger until one of the three days is filled in.
    """)
  public static let unknownTaxRate = DiagnosticCode(
    "unknown-tax-rate",
    """
    The tax table has no rate for this day. The built-in table begins on 2008-01-01; a taxes.csv replaces all \
    rates of the provinces it names, so it has to reach back to the oldest payment. Often the year of the date \
    is simply mistyped. The amount is left out rather than taxed at a guess.
    """)

  /// What making the ledger can report.
  public static let ledgerCodes: [DiagnosticCode] = [.undatedPayment, .unknownTaxRate]
}
