import Civil
import Quantities
import Testing

@testable import Hikes

/// Amounts that are reckoned in the cell, where a hike costs $20.
struct ReckonedPriceTests {
  private func reading(_ text: String) -> PricedText.Reading? {
    ReckonedPrice.reading(text.folded, HikePrices([2000: 9])) { _ in false }
  }

  private func cents(_ text: String) -> Int? {
    if case .amount(let amount)? = reading(text) { amount.money.cents } else { nil }
  }

  @Test(
    arguments: ReckonedPrice.ofOther.examples + ReckonedPrice.joints.examples + ReckonedPrice.times.examples
      + ReckonedPrice.twice.examples
      + ReckonedPrice.each.examples
      + ReckonedPrice.more.examples + ReckonedPrice.weeks.examples + [
        "20 am 20 pm", "pm 20, am 20", "20 & 20 muddy", "cash 20 and 20", "20 and 20 for Sat",
        "20+20+ eggs and jam",
        "40: fri & mon 23", "$40 - Fri + last Fri", "20+20 for Wed", "40 double",
      ])
  func `two hikes come to two prices`(text: String) {
    #expect(cents(text) == 4000)
  }

  @Test(
    arguments: ReckonedPrice.discounts.examples + ReckonedPrice.taking.examples + [
      "20-2 off", "CA$20.00 - 2 refl",
    ])
  func `what comes off a price is not paid`(text: String) {
    #expect(cents(text) == 1800)
  }

  @Test(arguments: [("20 + tip", 2000), ("20 + 10 bath and brush", 3000), ("20 and tip 5", 2500)])
  func `what came on top is added, be it words alone`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: ["15 - 5 off", "$15 less 5", "20 - 10", "20 - 5"])
  func `what may have come off already is not clear`(text: String) {
    #expect(reading(text) == .unclear)
  }

  @Test(arguments: [
    "20", "20 + 20 owed", "20 and 20 owed", "20 and 10", "20 & brd", "20 am 20 am", "20 and muddy",
    "50 both", "45 (20 ea)", "60 (2 more)", "20 wet",
    "20 min late", "40 thu + fri?", "double hike",
  ])
  func `anything else is left to others`(text: String) {
    #expect(reading(text) == nil)
  }

  @Test(arguments: [("14-4 = 10", 1000), ("$30 - 5 = 25", 2500), ("30-4=25", nil as Int?)])
  func `a difference may be worked out`(text: String, cents: Int?) {
    guard case .amount(let amount) = AmountGrammar.read(text) else {
      #expect(cents == nil)
      return
    }
    #expect(amount.money.cents == cents)
  }
}
