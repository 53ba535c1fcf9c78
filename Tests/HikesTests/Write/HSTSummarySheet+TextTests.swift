import Hikes
import Testing

struct HSTSummarySheetTextTests {
  private func text(_ ledger: Ledger, _ rules: BusinessRules = BusinessRules()) -> [String] {
    HSTSummarySheet.text(
      taxPoint: HSTReturn(ledger, basis: .taxPoint), hike: HSTReturn(ledger, basis: .hike), rules)
  }

  @Test func `both bases stand side by side with what rests on assumed days`() {
    let lines = text(HSTSummarySheetTests.ledger)
    #expect(
      lines == [
        "due:   by the day the money was paid or due, the earlier one: for the tax office",
        "hike:  by the day of the hike, as the weekly sheet has it",
        "sales: without HST",
        "",
        "month    due: sales  due: HST  hike: sales  hike: HST",
        "2025-03       25.00      3.75         0.00       0.00",
        "2025-04       82.64     11.56       107.64      15.06",
        "total        107.64     15.31       107.64      15.06",
        "",
        "CA$28.75 of this (with HST) rests on assumed days: nobody wrote down when",
        "it was paid or due, so it counts as due 14 days before the hike.",
      ])
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `recorded days leave nothing assumed, and no payments no table`() {
    #expect(
      text(MoneyBook.ledger([MoneyBook.payment("a", 2500, paid: "2025-04-07")])).last
        == "Every payment here has a day that was written down.")
    #expect(text(MoneyBook.ledger([])) == ["No payments, so no HST."])
  }

  @Test(arguments: [
    (0, "on the day of the hike."), (1, "1 day before the hike."), (-3, "on the day of the hike."),
  ])
  func `the rule is named as it is set`(days: Int, end: String) {
    var book = MoneyBook.book([MoneyBook.payment("a", 2500, hike: "2025-04-07")])
    book.rules.paymentDueDays = days
    #expect(text(Ledger(book, asOf: MoneyBook.asOf), book.rules).last?.hasSuffix(end) == true)
  }
}
