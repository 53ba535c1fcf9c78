import Bookkeeping
import Hikes
import Quantities
import Tabular
import Testing

struct HSTSummarySheetTests {
  static let ledger = MoneyBook.ledger([
    MoneyBook.payment("a", 2500, hike: "2025-04-07"), MoneyBook.payment("b", 3000, paid: "2025-04-02"),
    MoneyBook.payment("c", 3000, paid: "2025-04-03", prices: .includeHST),
    MoneyBook.payment("d", 3000, paid: "2025-04-03", prices: .includeHST),
  ])
  static let due = HSTReturn(ledger, basis: .taxPoint)

  private func csv(_ rules: BusinessRules) -> [Substring] {
    String(decoding: HSTSummarySheet.grid(Self.due, rules).csv(marked: false), as: UTF8.self).split(
      separator: "\n")
  }

  @Test func `a row for each month and rate, with the lines of the return and no subtotals`() {
    #expect(
      csv(BusinessRules()) == [
        """
        period_start,period_end,basis,province,hst_rate,count,gross,net,hst_sum_of_receipts,hst_on_total,\
        rounding_difference,line_101,line_103,line_105,quick_method_rate,quick_method_remit,itc_included
        """,
        "2025-03-01,2025-03-31,tax-point,NS,15,1,28.75,25.00,3.75,3.75,0.00,25,3.75,3.75,,,no",
        "2025-04-01,2025-04-30,tax-point,NS,14,3,94.20,82.64,11.56,11.57,-0.01,83,11.56,11.56,,,no",
      ])
  }

  @Test func `the Quick Method fills its columns and changes the lines`() {
    var rules = BusinessRules()
    rules.quickMethod = true
    #expect(csv(rules)[1].hasSuffix(",0.00,29,2.88,2.88,10,2.88,no"))
    #expect(csv(rules)[2].hasSuffix(",-0.01,94,8.85,8.85,9.4,8.85,no"))
  }

  @Test func `the JSON report has months, total and return lines in cents`() {
    guard case .object(let report) = HSTSummarySheet.json(Self.due, Self.ledger, BusinessRules()),
      case .array(let months)? = report["months"], case .object(let march)? = months.first
    else {
      Issue.record("not an object with months")
      return
    }
    #expect(report["basis"] == "tax-point")
    #expect(
      report["return_lines"] == ["101": .integer(10_800), "103": .integer(1531), "105": .integer(1531)])
    #expect(report["adjustments"] == .array([]) && report["due_unpaid"] == .array([]))
    #expect(march["month"] == "2025-03" && march["rate_bp"] == .integer(1500))
    #expect(march["lines"] == .integer(1) && march["assumed_cents"] == .integer(2875))
    #expect(march["gross_cents"] == .integer(2875) && march["net_cents"] == .integer(2500))
    #expect(march["hst_cents"] == .integer(375))
  }
}
