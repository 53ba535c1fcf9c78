import Bookkeeping
import Civil
import Documents
import Quantities

/// The HST of a year, month by month, as the tax office asks for it.
enum TaxTab {
  static func sheet(_ ledger: Ledger, year: Int) -> WorkbookSheet {
    let summary = HSTReturn(ledger, basis: .taxPoint, year: year)
    var rows = summary.rows.enumerated().map { index, row -> [WorkbookCell] in
      [
        .text(row.periodStart.yearMonth.title, look: .with { $0.isBold = true }),
        WorkbookCell(.rate(row.rate)), WorkbookCell(.whole(row.count)), WorkbookCell(.money(row.taxed.net)),
        WorkbookCell(.money(row.taxed.hst)),
        WorkbookCell(.money(row.taxed.gross), formula: "[.D\(index + 2)]+[.E\(index + 2)]"),
      ]
    }
    let total = summary.total
    let last = rows.count + 2
    rows.append([
      .text("Total \(year)", look: .sum), WorkbookCell(look: .sum),
      WorkbookCell(.whole(total.count), look: .sum, formula: ListTab.sum(column: 3, above: last)),
      WorkbookCell(.money(total.taxed.net), look: .sum, formula: ListTab.sum(column: 4, above: last)),
      WorkbookCell(.money(total.taxed.hst), look: .sum, formula: ListTab.sum(column: 5, above: last)),
      WorkbookCell(.money(total.taxed.gross), look: .sum, formula: ListTab.sum(column: 6, above: last)),
    ])
    return ListTab.sheet("HST", page: .portrait, FiguresReader.taxColumns, rows, frozenColumns: 1)
  }
}
