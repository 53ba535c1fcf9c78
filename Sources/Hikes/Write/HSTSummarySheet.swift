import Bookkeeping
import Civil
public import Diagnostics
import Quantities
public import Tabular

/// The HST summary for the accountant: one row for each period and rate, with the lines of the return.
public enum HSTSummarySheet {
  /// The columns of `hst.csv`, in their order.
  public static let columns = [
    "period_start", "period_end", "basis", "province", "hst_rate", "count", "gross", "net",
    "hst_sum_of_receipts", "hst_on_total", "rounding_difference", "line_101", "line_103", "line_105",
    "quick_method_rate", "quick_method_remit", "itc_included",
  ]

  /// No subtotal rows; expenses are not in the book, so `itc_included` is always no.
  public static func grid(_ summary: HSTReturn, _ rules: BusinessRules) -> Grid {
    var grid = Grid(columns)
    for row in summary.rows {
      let lines = ReturnLines([row], rules)
      let quick = rules.quickMethod ? ReturnLines.quickRate(row, rules) : nil
      grid.append([
        .plain(row.periodStart), .plain(row.periodEnd), .text(summary.basis.rawValue),
        .text(rules.province.rawValue), .number(row.rate.percentText), .number(String(row.count)),
        .plain(row.taxed.gross), .plain(row.taxed.net), .plain(row.taxed.hst), .plain(row.hstOnTotal),
        .plain(row.roundingDifference), .number(String(lines.line101.cents / 100)), .plain(lines.line103),
        .plain(lines.line105), .plain(quick?.percentText), .plain(quick?.tax(onNet: row.taxed.gross)), "no",
      ])
    }
    return grid
  }

  /// `basis`, `months` (one for each period and rate, whatever the period's length), `total`, `return_lines`,
  /// `due_unpaid`, `adjustments` and `diagnostics`.
  public static func json(
    _ summary: HSTReturn, _ ledger: Ledger, _ rules: BusinessRules, diagnostics: [Diagnostic] = []
  ) -> JSONValue {
    let lines = ReturnLines(summary.rows, rules)
    return [
      "basis": .text(summary.basis.rawValue), "by": .text(summary.period.rawValue),
      "months": .array(
        summary.rows.map { row in
          let facts: [String: JSONValue] = [
            "month": summary.period == .month ? .text("\(row.periodStart.yearMonth)") : .null,
            "period": .text(summary.period.label(containing: row.periodStart)),
            "period_start": .text("\(row.periodStart)"), "period_end": .text("\(row.periodEnd)"),
            "rate_bp": .integer(row.rate.basisPoints),
          ]
          return .object(facts.merging(figures(row.sums)) { fact, _ in fact })
        }),
      "total": .object(figures(summary.total)),
      "return_lines": [
        "101": .integer(lines.line101.cents), "103": .integer(lines.line103.cents),
        "105": .integer(lines.line105.cents),
      ],
      "due_unpaid": .dueUnpaid(ledger.dueUnpaid), "adjustments": .array([]),
      "diagnostics": .diagnostics(diagnostics),
    ]
  }

  private static func figures(_ sums: HSTReturn.Sums) -> [String: JSONValue] {
    JSONValue.cents(sums.taxed).merging([
      "lines": .integer(sums.count), "assumed_cents": .integer(sums.assumed.cents),
      "hst_on_total_cents": .integer(sums.hstOnTotal.cents),
      "rounding_difference_cents": .integer(sums.roundingDifference.cents),
    ]) { cents, _ in cents }
  }
}
