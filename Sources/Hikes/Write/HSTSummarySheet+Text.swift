import Bookkeeping
import Civil
import Quantities
import Tabular

extension HSTSummarySheet {
  /// For the terminal: both bases side by side, one line for each period, a total, and what it rests on. Fits
  /// 80 columns.
  ///
  /// The two summaries have to be of the same ledger, year and period.
  public static func text(taxPoint: HSTReturn, hike: HSTReturn, _ rules: BusinessRules) -> [String] {
    let starts = Set((taxPoint.rows + hike.rows).map(\.periodStart)).sorted()
    guard !starts.isEmpty else { return ["No payments, so no HST."] }
    var grid = Grid([taxPoint.period.rawValue, "due: sales", "due: HST", "hike: sales", "hike: HST"])
    for start in starts {
      let label = taxPoint.period.label(containing: start)
      grid.append(row(label, sums(taxPoint, from: start), sums(hike, from: start)))
    }
    grid.append(row("total", taxPoint.total, hike.total))
    return legend + grid.lines(width: 80) + [""] + remark(taxPoint, rules) + adjustments(taxPoint)
  }

  /// What closed periods should have said beside what was reported, a line for each payment.
  public static func adjustments(_ summary: HSTReturn) -> [String] {
    guard !summary.adjustments.isEmpty else { return [] }
    let sum = summary.adjustments.map(\.taxed).reduce(.zero, +)
    var lines = [
      "", "Adjustments of reported periods, \(sum.net) of sales and \(sum.hst) of HST in these figures:",
    ]
    for entry in summary.adjustments {
      lines.append(
        "  in \(entry.date.yearMonth), of \(entry.period): \(entry.taxed.net), HST \(entry.taxed.hst)")
      lines += "    \(entry.payment): \(entry.cause)".split(separator: "\n").map(String.init)
    }
    return lines
  }

  /// What was due in these days and is not paid: tax arises on it on the day it was due, and no line here has it. Nothing where
  /// all is paid.
  public static func unpaid(_ ledger: Ledger, in span: TaxSpan? = nil) -> [String] {
    let due = ledger.dueUnpaid.filter { line in
      span.map { ($0.first...$0.last).contains(line.dueDate) } ?? true
    }
    let sum = due.map(\.taxed).reduce(.zero, +)
    guard sum.net != .zero else { return [] }
    return [
      "Not in these figures: \(sum.net.dollars) of hikes that were due and are not paid.",
      "Their HST, \(sum.hst.dollars), arose on the day they were due all the same;",
      "hound owing names them.",
    ]
  }

  private static let legend = [
    "due:   by the day the money was paid or due, the earlier one: for the tax office",
    "hike:  by the day of the hike, as the weekly sheet has it",
    "sales: without HST", "",
  ]

  private static func row(_ label: String, _ due: HSTReturn.Sums, _ hiked: HSTReturn.Sums) -> [GridValue] {
    [.text(label)]
      + [due.taxed.net, due.taxed.hst, hiked.taxed.net, hiked.taxed.hst].map { .number($0.description) }
  }

  private static func sums(_ summary: HSTReturn, from start: CivilDate) -> HSTReturn.Sums {
    summary.rows.filter { $0.periodStart == start }.map(\.sums).reduce(HSTReturn.Sums(), +)
  }

  /// How many dollars rest on a day that nobody wrote down.
  private static func remark(_ summary: HSTReturn, _ rules: BusinessRules) -> [String] {
    let assumed = summary.total.assumed
    guard assumed != .zero else { return ["Every payment here has a day that was written down."] }
    let days = rules.paymentDueDays
    let rule =
      switch days {
      case ...0: "on the day of the hike"
      case 1: "1 day before the hike"
      default: "\(days) days before the hike"
      }
    return [
      "\(assumed.dollars) of this (with HST) rests on assumed days: nobody wrote down when",
      "it was paid or due, so it counts as due \(rule).",
    ]
  }
}
