import Hikes
import Quantities
import Testing

struct ReturnLinesTests {
  private func lines(_ cents: [Int], quick: Bool = false) -> ReturnLines {
    let payments = cents.enumerated().map { MoneyBook.payment("p\($0)", $1, paid: "2025-11-24") }
    var rules = BusinessRules()
    rules.quickMethod = quick
    return ReturnLines(HSTReturn(MoneyBook.ledger(payments), basis: .taxPoint).rows, rules)
  }

  @Test(arguments: [([2500, 1249], 3700), ([2500, 1250], 3800), ([-2550], -2600), ([], 0)])
  func `line 101 is sales before tax in whole dollars`(cents: [Int], line101: Int) {
    #expect(lines(cents).line101.cents == line101)
  }

  @Test func `lines 103 and 105 are the tax charged`() {
    #expect(lines([2500, 2500]).line103 == Money(cents: 700))
    #expect(lines([2500, 2500]).line105 == Money(cents: 700))
  }

  @Test func `the Quick Method takes sales with tax and a smaller share of them`() {
    let quick = lines([2500, 2500], quick: true)
    #expect(quick.line101 == Money(cents: 5700))
    #expect(quick.line103 == Money(cents: 536))  // 9.4 % of 57.00 is 5.358
  }
}
