import Civil
import Quantities
import Testing

@testable import Hikes

/// An amount among the figures that explain it, where a hike costs $20, or $18, and $25 since a while.
struct ExplainedPriceTests {
  private static let prices = HikePrices([2000: 30, 1800: 10])
  private static let risen = HikePrices([2000: 30, 2500: 10])

  private func reading(_ text: String, _ prices: HikePrices = prices) -> PricedText.Reading {
    PricedText.read(text, prices) { $0 == "rover" }
  }

  private func cents(_ text: String, _ prices: HikePrices = prices) -> Int? {
    if case .amount(let amount) = reading(text, prices) { amount.money.cents } else { nil }
  }

  @Test(
    arguments: (ReckonedPrice.explaining.examples.dropLast() + ["13 - owes $5"]).map { ($0, 1300) }
      + [
        ReckonedPrice.toCome, ReckonedPrice.outOf, ReckonedPrice.change, ReckonedPrice.other,
        ReckonedPrice.hers,
        ReckonedPrice.debts, ReckonedPrice.owedBefore, ReckonedPrice.ownDays, ReckonedPrice.payments,
      ].flatMap { rule in rule.examples.map { ($0, rule.meaning) } }
      + [
        ("36 (18 owed from last wk)", 3600), ("10 (18 less 8 credit)", 1000),
        ("10 (18 less the 8 credit)", 1000), ("$36 - 18 owing from before", 3600),
        ("$20 - 2 is from last wk", 2000), ("38 = today + 20 off his tab", 3800),
        ("$100 = today + 4 in June", 10_000), ("$40 = 20 today + 20 Thurs", 4000),
        ("$40 = today + Thurs", 4000),
        ("60 - both IOUs + today", 6000), ("$50 bill, 30 change", 2000),
        ("40, 20 is credit for next wk", 4000),
        ("40 incl $20 tip", 4000), ("3 e-transfers of 20", 6000), ("cash 20 / e-t 20", 4000),
        ("10 Ann + 10 Bob", 2000), ("20 + 20 for Pippa", 4000), ("40 - hers & Pippa's", 4000),
        ("10% off - 18.00", 1800), ("20 (x2)", 4000), ("40 for 2 @ new rate", 4000),
        ("40 holiday rate", 4000),
        ("rode in by 10, 20", 2000), ("20 cash 5 tip", 2500), ("9 Ann 11 Bob", 2000),
        ("20 + 5 reste", 2500), ("40, rendu 20", 2000),
      ])
  func `an amount that the figures behind it explain by the price is one`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: ReckonedPrice.rises.examples + ["20 + 5 more now"].dropLast())
  func `what makes the new price of the old one is added`(text: String) {
    #expect(cents(text, Self.risen) == 2500)
  }

  @Test(arguments: ReckonedPrice.coinRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a coin by its name is added`(text: String, dollars: String) throws {
    #expect(cents(text) == 2000 + (try #require(Int(dollars))) * 100)
  }

  @Test(arguments: [
    "13 (owes 6)", "36 (17 owed from last wk)", "10 (18 less 7 credit)", "13 of 40", "50 = today + 17 maybe",
    "20 + 20 for Rover", "20% off - 18", "cash 20 / 20", "10 Ann + 11 Bob", "25 (5 tip)",
  ])
  func `figures that do not explain an amount leave it open`(text: String) {
    #expect(cents(text) == nil)
  }

  @Test(arguments: ["20 - 5", "$20 - 10", "$40 - 20 credit", "open for him 37.50"])
  func `money that may be another amount is asked about`(text: String) {
    #expect(reading(text) == .unclear)
  }

  @Test(arguments: ["still 20!! told her", "she says 20 is plenty"])
  func `what a hike costs among any words is asked about`(text: String) {
    #expect(reading(text) == .unclear)
  }

  @Test(arguments: ["gate 20", "room for 20 dogs", "ran 20 min", "back by 20 Nov", "see 20 on Thurs"])
  func `a figure that counts or numbers something is none of money`(text: String) {
    #expect(reading(text) == .none)
  }

  @Test(arguments: PricedText.degrees.examples + ["too cold (-20C)", "-20C"])
  func `how cold it was is no money`(text: String) {
    #expect(reading(text.replacing("25", with: "20")) == (text == "-20C" ? .unclear : .none))
  }

  @Test func `what may have come off a price is offered first`() {
    #expect(AmountGrammar.candidates("20 - 5") == [Money(cents: 1500), Money(cents: 2000)])
  }

  @Test func `a count that is a part of a longer number is none`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,5 x 25 = 125,,,,", "Otto,,25,,25,", "Rex,25,,25,,", "Moe,,50 x2,,,"))
    #expect(reading["B2"]?.amount == Money(cents: 12_500) && reading["B2"]?.kind == .payment)
    #expect(reading["C5"]?.question != nil)
  }

  /// Money of a part of a dog's hikes, or with something on top, is no rate of it.
  @Test func `a word for paid is worth what a hike costs, not what came with a tip`() throws {
    let reading = try SheetText.read(
      """
      "Week of Jan 14, 2013",,,
      Dog,Mon,Tue,Wed
      Bandit,25,,25
      Tess,25 + 5 tip,,pd
      Rufus,,25,
      Total,50,25,50
      """)
    #expect(reading["B4"]?.isNoPrice == true && reading["B3"]?.isNoPrice == false)
  }

  @Test(arguments: [
    ("25 - 20% xmas = 20", 2000), ("40/2 = 20", 2000), ("20 - 3 = 17", 1700), ("20 less 5 = 15", 1500),
    // Where it is not right, which of the figures is?
    ("25 - 20% xmas = 21", nil as Int?), ("40/2 = 25", nil),
  ])
  func `what a reckoning comes to is paid where it is right`(text: String, cents: Int?) {
    let price = ReckonedPrice.reading(text.folded, HikePrices([2000: 9])) { _ in false }
    if case .amount(let amount)? = price {
      #expect(amount.money.cents == cents)
    } else {
      #expect(cents == nil)
    }
  }
}
