import Quantities
import TestSupport
import Testing

@Suite struct MoneyTests {
  @Test(arguments: [
    ("25", 2500, "25.00"), ("25.00", 2500, "25.00"), ("-25.00", -2500, "-25.00"), ("0.05", 5, "0.05"),
    ("-0.05", -5, "-0.05"), ("999999999999.99", 99_999_999_999_999, "999999999999.99"),
    ("-25", -2500, "-25.00"), ("25.5", 2550, "25.50"), ("-0.5", -50, "-0.50"),
  ])
  func `a plain amount is read and written`(text: String, cents: Int, written: String) throws {
    let money = try #require(Money(plain: text))
    #expect(money.cents == cents)
    #expect(money.description == written)
    #expect(Money(plain: money.description) == money)
  }

  @Test(arguments: [
    "", "25.", ".50", "25.000", "+25", "$25", "1,000", "25 ", "1e2", "1000000000000",
    "99999999999999999999",
    "-", "- 25", "2$O",
  ])
  func `anything else is not an amount`(text: String) {
    #expect(Money(plain: text) == nil)
  }

  @Test(arguments: [
    (0, "CA$0.00"), (123_450, "CA$1,234.50"), (-2500, "-CA$25.00"), (99_999, "CA$999.99"),
    (100_000, "CA$1,000.00"), (123_456_789_012, "CA$1,234,567,890.12"), (-100_000_000, "-CA$1,000,000.00"),
  ])
  func `dollars are grouped for people`(cents: Int, text: String) {
    #expect(Money(cents: cents).dollars == text)
  }

  @Test func `the smallest amount can still be written`() {
    #expect(Money(cents: .min).description == "-92233720368547758.08")
  }

  @Test func `amounts add, negate, multiply and compare in cents`() {
    let five = Money(cents: 500)
    #expect([five, five * 3, -five].reduce(.zero, +) == Money(cents: 1500))
    #expect(five - five * 2 == -five)
    #expect((-five).magnitude == five && five.magnitude == five)
    #expect(-five < .zero && .zero < five)
  }

  /// Seed 31.
  @Test func `what is written is read back`() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<500 {
      let money = Money(cents: .random(in: -99_999_999_999_999...99_999_999_999_999, using: &random))
      #expect(Money(plain: money.description) == money)
      let ungrouped = money.dollars.filter { $0 != "," && $0 != "C" && $0 != "A" && $0 != "$" }
      #expect(ungrouped == money.description)
    }
  }
}
