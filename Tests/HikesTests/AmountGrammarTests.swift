import Quantities
import Testing

@testable import Hikes

struct AmountGrammarTests {
  @Test(arguments: [
    ("CA$30.00", 3000), ("CA$ 25", 2500), ("$25.00 ", 2500), ("25", 2500), ("25.5", 2550), ("$ 25", 2500),
    ("25,00 $", 2500), ("CA$1,230.00", 123_000), ("1 250,00", 125_000), ("1,250", 125_000), ("C$50", 5000),
    ("25 CAD", 2500), ("(25.00)", -2500), ("-CA$25.00", -2500), ("CA$-25.00", -2500), ("−25", -2500),
    ("25-", -2500), ("+25", 2500), ("$25.", 2500), ("$0", 0),
  ])
  func `an amount is read to the cent`(text: String, cents: Int) {
    #expect(amount(text)?.money.cents == cents)
  }

  @Test(arguments: [
    ("25 paid", ""), ("$25 pd", ""), ("e-t 25", "e-transfer"), ("CA$25.00 e-t", "e-transfer"),
    ("25 E-Transfer", "e-transfer"), ("25 cash", "cash"), ("$25 ✓", ""), ("25 chq", "cheque"),
  ])
  func `words beside an amount name the method`(text: String, method: String) {
    #expect(amount(text)?.money.cents == 2500)
    #expect(amount(text)?.method == method)
  }

  @Test(arguments: ["$2O", "$25 $30", "25 30", "25x2", "25/30", "$", "25.123", "2,50,00", "$25?", "1,2.00"])
  func `what nearly is an amount is neither read nor passed over`(text: String) {
    #expect(AmountGrammar.read(text) == .almost)
  }

  @Test(arguments: ["", "away", "Injured until Nov 20", "call 902-555-0142", "moved to Thu", "–"])
  func `words and dates are no amounts`(text: String) {
    #expect(amount(text) == nil)
    #expect(AmountGrammar.read(text) != .almost)
  }

  @Test(arguments: [("25", true), ("$25", false), ("25.00", false), ("25 cash", false), ("-25", true)])
  func `a bare number may be something else`(text: String, isBare: Bool) {
    #expect(amount(text)?.isBare == isBare)
  }

  private func amount(_ text: String) -> WrittenAmount? {
    guard case .amount(let written) = AmountGrammar.read(text) else { return nil }
    return written
  }
}
