import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// What a hike costs among words of its own.
struct RemarkedPriceTests {
  private static let prices = HikePrices([2000: 30, 1800: 10])

  private func cents(_ text: String) -> Int? {
    RemarkedPrice.read(text.folded, Self.prices) { $0 == "rover" }?.money.cents
  }

  @Test(
    arguments: [
      RemarkedPrice.instead, RemarkedPrice.numbered, RemarkedPrice.parts, RemarkedPrice.rates,
      RemarkedPrice.comings, RemarkedPrice.greetings, RemarkedPrice.next,
    ].flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `words that take nothing back leave a price what it is`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: [
    ("$20 / 7km", 2000), ("3 ticks!! $20", 2000), ("drove himself, 20", 2000),
    ("she gave me $20 in quarters!", 2000),
    ("20 jm/kt", 2000), ("back! $20", 2000), ("$20 first one back", 2000), ("CA$20.00 p/u 9", 2000),
    ("chq 116 $20", 2000), ("chq 118 - 40", 4000), ("$25 ea = $50", 5000), ("2 dogs $45", 4500),
    ("no tax, $20.00", 2000),
    ("w/ Rover today, 20", 2000), ("$10 coupon", 1000), ("$20 (not for Tues)", 2000), ("last hike! 20", 2000),
    ("20 for Mon", 2000),
    ("owner dropped off 20", 2000), ("20 - dad dropped her off", 2000), ("20 - off leash today!", 2000),
    ("20 - owes 3", 2000),
    ("$18, owes 2", 1800), ("rode with Max 20", 2000), ("new price $20", 2000), ("trial hike $15", 1500),
    ("40 incl. last wk", 4000),
  ])
  func `a figure that can be nothing else is the money`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(
    arguments: [
      ("20 less 2 cr = 18", 1800), ("$20 - 2 off = $18", 1800), ("1/2 = 9.00", 900), ("half = $10", 1000),
    ])
  func `what a reckoning comes to is the money`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: [
    "13 (owes 6)", "36 (17 owed from last wk)", "10 (18 less 7 credit)", "$20 cancelled - snow",
  ])
  func `figures that do not explain an amount leave it open`(text: String) {
    #expect(cents(text) == nil)
  }

  @Test(arguments: RemarkedPrice.including.examples)
  func `what is of last week too is paid`(text: String) {
    #expect(cents(text) == 4000)
  }

  @Test(
    arguments: RemarkedPrice.open.examples + RemarkedPrice.back.examples + RemarkedPrice.givers.examples
      + RemarkedPrice.last.examples
      + RemarkedPrice.reductions.examples + [
        "20 less 5", "$10 toward 20", "20?", "20 + tax", "owes 20 still", "20 IOU", "$20 Rover only",
        "Rover 20",
        "20 (away)",
        "20 not paid yet", "gate 20", "20 gate code", "-20 too cold", "20 below, no walk", "20 min late",
        "Nov 20 vet",
        "25 sun hat", "about 20 I guess",
      ])
  func `what leaves open whether it came is no price`(text: String) {
    #expect(cents(text) == nil)
  }

  @Test func `a day that was paid with another one's money is a hike`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,$80 (4),,paid Mon,,,", "Rex,20,20,20,20,20,", "Bo,20,20,,20,20,"))
    #expect(reading["D2"]?.kind == .scheduled && reading["B2"]?.amount?.cents == 8000)
  }

  @Test(arguments: WeeklySheetReader.before.examples + ["pd", "pd Mon 9th"])
  func `what a week before was paid for comes in once`(text: String) throws {
    let reading = try SheetText.read(
      """
      Week of June 9 2025
      Dog,Mon 9,Tue 10,Wed 11,Thu 12,Fri 13,Notes
      Pip,40,,20,,,40 is Mon + next Mon
      Rex,20,20,,20,20,
      Week of June 16 2025
      Dog,Mon 16,Tue 17,Wed 18,Thu 19,Fri 20,Notes
      Pip,\(text),,20,,,
      Rex,20,20,,20,20,

      """)
    #expect(reading["B7"]?.kind == .scheduled && reading["B7"]?.reason.contains("June 9") == true)
  }

  @Test(arguments: [
    ("40 is Mon and a tip", "pd"), (WeeklySheetReader.following.examples[0], "pd"), ("", "pd Thu 12th"),
  ])
  func `what no week before was paid for is paid`(note: String, text: String) throws {
    let reading = try SheetText.read(
      """
      Week of June 9 2025
      Dog,Mon 9,Tue 10,Wed 11,Thu 12,Fri 13,Notes
      Pip,40,,20,,,\(note)
      Rex,20,20,,20,20,
      Week of June 16 2025
      Dog,Mon 16,Tue 17,Wed 18,Thu 19,Fri 20,Notes
      Pip,,,,,\(text),
      Rex,20,20,,20,20,

      """)
    #expect(reading["F7"]?.kind == .payment)
  }

  @Test func `a day in whose cell the other one is named is paid with it`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,40 = mon + wed,,pd ^,,,", "Rex,20,20,20,20,20,", "Bo,20,20,,20,20,"))
    #expect(reading["D2"]?.kind == .scheduled && reading["B2"]?.amount?.cents == 4000)
  }

  @Test func `one word in every row of a day closes it`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,E.M.,,20,,,", "Rex,E.M.,20,,20,20,", "Bo,E.M.,20,,owes,20,"))
    for cell in ["B2", "B3", "B4"] { #expect(reading[cell]?.status == .off) }
    let walkers = try SheetText.read(
      SheetText.week("Pip,Jo,Al,Jo,,20,", "Rex,Jo,Al,Jo,20,20,", "Bo,Jo,Al,Jo,,20,"))
    #expect(walkers["B2"]?.status == nil)
  }

  @Test(arguments: ["25?? check bank", "~25~", "28 new rate"])
  func `money that is not certain is asked about`(text: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,25,\(text),,25,", "Rex,25,25,25,25,25,"))
    #expect(reading["D2"]?.needsReview == true)
  }
}
