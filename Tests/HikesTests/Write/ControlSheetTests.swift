import Hikes
import Tabular
import Testing

struct ControlSheetTests {
  @Test func `a control is a row with its difference and its reason`() {
    let book = MoneyBook.book([MoneyBook.payment("a", 2500, hike: "2025-04-07")])
    let grid = ControlSheet.grid(ControlTotals(book, Ledger(book, asOf: MoneyBook.asOf)))
    #expect(grid.columns == ["control", "expected", "found", "difference", "explanation"])
    let rows = grid.rows.map { $0.map(\.plain) }
    #expect(rows.first == ["payments of the book in the ledger", "1", "1", "0", ""])
    #expect(
      rows.contains([
        "hst by day of hike: HST", "3.75", "3.50", "-0.25",
        "1 payment has another rate on the day of the hike than at the tax point",
      ]))
  }
}
