import Bookkeeping
import Civil
import Quantities
public import Tabular

extension BookSchemas {
  /// What was reported to the tax office.
  public static let closed = RecordSchema<ClosedPeriod>(
    "closed", keys: ["period", "basis"], blank: { ClosedPeriod("") },
    [
      .init("period", \.period, .key, "a month 2025-04, a quarter 2025-Q2 or a year 2025"),
      .init("basis", \.basis, .basis, "tax-point or hike"),
      .init("net", \.net, .money, "sales before HST, as reported"),
      .init("hst", \.hst, .money, "HST, as reported"),
      .init("closed_on", \.closedOn, FieldFormat.date.optional, "the day of the report"),
    ])

  /// The lines behind what was reported; `.hound/reported.csv`.
  static let reported = RecordSchema<ReportedLine>(
    "reported", keys: [],
    blank: {
      ReportedLine(
        period: "", basis: .taxPoint, payment: Slug(""), date: .epoch, rate: TaxRate(basisPoints: 0),
        amount: .zero, prices: .plusHST, net: .zero, hst: .zero)
    },
    [
      .init("period", \.period, .key, "the period of the report"),
      .init("basis", \.basis, .basis, "tax-point or hike"),
      .init("payment", \.payment, .slug(), "the payment's id"),
      .init("date", \.date, .date, "the day under which it was reported"),
      .init("hst_rate", \.rate, .percent, "in percent: 14"),
      .init("amount", \.amount, .money, "as the book had it"),
      .init("prices", \.prices, .prices, "plus-hst or include-hst"),
      .init("net", \.net, .money, "before HST"),
      .init("hst", \.hst, .money, "HST"),
      .init("assumed", \.isAssumed, .yesNo, "whether its day was assumed"),
      .init("adjustment", \.isAdjustment, .yesNo, "whether it corrected an earlier report"),
    ])
}

extension FieldFormat where Value == HSTReturn.Basis {
  static let basis = FieldFormat<HSTReturn.Basis>.word.defaulting(to: .taxPoint)
}
