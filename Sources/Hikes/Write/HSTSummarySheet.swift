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
            "closed": .bool(ledger.isClosed(row.periodStart, summary.basis)),
          ]
          return .object(facts.merging(figures(row.sums)) { fact, _ in fact })
        }),
      "total": .object(figures(summary.total)),
      "return_lines": [
        "101": .integer(lines.line101.cents), "103": .integer(lines.line103.cents),
        "105": .integer(lines.line105.cents),
      ],
      "due_unpaid": .dueUnpaid(ledger.dueUnpaid), "adjustments": adjustments(summary, ledger),
      "diagnostics": .diagnostics(diagnostics),
    ]
  }

  /// Each correction of a closed period with the payment that caused it.
  private static func adjustments(_ summary: HSTReturn, _ ledger: Ledger) -> JSONValue {
    let lines = Dictionary(ledger.lines.map { ($0.id, $0) }) { first, _ in first }
    return .array(
      summary.adjustments.map { entry in
        let line = lines[entry.payment]
        let facts: [String: JSONValue] = [
          "payment": .text(entry.payment.text), "period": .text(entry.period),
          "date": .text("\(entry.date)"), "month": .text("\(entry.date.yearMonth)"),
          "rate_bp": .integer(entry.rate.basisPoints), "reason": .text(entry.cause),
          "dog": .optional(line?.payment.dog?.text), "hike_date": .optional(line?.hikeDate),
          "source": .unlessEmpty(line?.source ?? ""),
        ]
        return .object(facts.merging(JSONValue.cents(entry.taxed)) { fact, _ in fact })
      })
  }

  private static func figures(_ sums: HSTReturn.Sums) -> [String: JSONValue] {
    JSONValue.cents(sums.taxed).merging([
      "lines": .integer(sums.count), "assumed_cents": .integer(sums.assumed.cents),
      "hst_on_total_cents": .integer(sums.hstOnTotal.cents),
      "rounding_difference_cents": .integer(sums.roundingDifference.cents),
    ]) { cents, _ in cents }
  }
}
