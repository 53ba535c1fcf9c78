import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Words beside what hikes cost in a sheet.
struct PricedTextTests {
  private static let prices = HikePrices([2000: 30, 2200: 10, 2800: 10])

  private func read(_ text: String) -> PricedText.Reading {
    PricedText.read(text, Self.prices) { $0.folded == "rover" }
  }

  private func cents(_ text: String) -> Int? {
    if case .amount(let amount) = read(text) { amount.money.cents } else { nil }
  }

  @Test(
    arguments: [
      PricedText.counted, PricedText.weeks, ReckonedPrice.joints, PricedText.besidePrice, PricedText.whenPaid,
      PricedText.halfOfDay, PricedText.ofPart, PricedText.openings, PricedText.left,
    ].flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `words beside a price say nothing of it, or for how many hikes it is`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: [
    ("18 @9am", 1800), ("18 (10:15)", 1800), ("$18 8:30", 1800), ("e-trf 20 (conf 90417)", 2000),
    ("23 ref CA7QX2", 2300), ("et 20 #48812", 2000), ("20 interac K3M9", 2000), ("22.00[b]", 2200),
    ("csh 27", 2700), ("$24. 00", 2400), ("$ 24 . 00", 2400), ("_33_", 3300), ("|20|", 2000),
    ("[20]", 2000), ("<33>", 3300), ("28:00", 2800), ("22 00/100", 2200), ("$24.00.", 2400), ("$27pd.", 2700),
    ("rec. 28", 2800), ("M/C 27", 2700), ("$27, $27", 5400), ("18 + 2 tip", 2000),
  ])
  func `the hour and the number of a transfer say nothing of an amount`(text: String, cents: Int) {
    #expect(CellMark(text).money?.cents == cents)
  }

  @Test(arguments: [
    ("20 +10 nails", 3000), ("$22 + $5 gas", 2700), ("20 + 10 bath + 2 tip", 3200),
    ("20 + bottle of wine", 2000),
    ("cash 20 + eggs", 2000), ("48 both", 4800), ("60 M-W-F", 6000),
  ])
  func `what came on top of a price is added to it`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: AmountWords.charging.examples + AmountWords.charging.words.map { "\($0) 20" })
  func `what is asked for is no payment`(text: String) {
    #expect(read(text) == .unclear && CellMark(text).money == nil)
  }

  @Test func `a letter in brackets behind a price says how it was paid`() {
    #expect(cents("20 (c)") == 2000 && cents("22 (e)") == 2200 && cents("19 (c)") == nil)
  }

  @Test(arguments: [
    "20 + 20 owing", "20 + 10 next week", "20 + rover", "20 + 2 days", "20 + 10", "20 + bal later",
    "20 + 20 nsf",
    "10 + wine", "49 both", "60 all 4", "40 M-W-F",
  ])
  func `what is more than a sum is not added up`(text: String) {
    #expect(cents(text) == nil)
  }

  @Test(arguments: ["20 tmrw?", "20+HST", "-20 NSF", "20 collar?"])
  func `money of which it is not sure that it came is asked about`(text: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,20,20,\"\(text)\",,20,", "Rex,20,20,20,20,20,"))
    #expect(reading["D2"].map { $0.needsReview && $0.countedAmount == nil } ?? false)
  }

  @Test(arguments: [("25/25", [2500, 5000]), ("-30 NSF", [-3000]), ("25+10 tip omg", [3500, 2500, 1000])])
  func `what is asked about is offered`(text: String, cents: [Int]) {
    #expect(AmountGrammar.candidates(text).map(\.cents) == cents)
  }

  @Test(arguments: [("$30 x2 (w/ Moe)", 6000), ("“30” cash", 3000), ("20 &tip 5", 2500)])
  func `signs around an amount leave it what it is`(text: String, expected: Int) {
    #expect(CellMark(text).money?.cents ?? cents(text) == expected)
  }

  @Test(arguments: [
    ("82 (75 + 7 bank fee)", 8200), ("25 (20 + 5 tip)", 2500), ("34.50 (incl 4.50 hst)", 3450),
    ("28 (including 3 tip)", 2800),
    ("34.50 (incl. 4.50 tax)", 3450),
  ])
  func `the parts of an amount in brackets come to it`(text: String, expected: Int) {
    #expect(CellMark(text).money?.cents == expected)
  }

  @Test(arguments: ["82 (75 + 8 bank fee)", "20 (5 credit)", "27 (bath 15 owing)"])
  func `parts that come to something else are asked about`(text: String) {
    #expect(CellMark(text).money == nil)
  }

  @Test(arguments: ["12:30", "10:00", "_x_", "[a]", "24.00.00", "22 30/100"])
  func `an hour or a frame around words is no amount`(text: String) {
    #expect(CellMark(text).money == nil)
  }

  @Test(arguments: [
    ("half - 10.00", 1000), ("1/2 hike 10.00", 1000), ("late 20", 2000), ("40 (2x)", 4000),
    ("40 for 2x", 4000),
  ])
  func `a half, several hikes and where it lay are no doubt`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: ["10 down, rest Fri", "25 down, 5 later"])
  func `a part of the price is asked about`(text: String) throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,25,\"\(text)\",,25,", "Rex,25,25,25,25,25,"))
    #expect(reading["D2"]?.needsReview == true)
  }

  @Test(arguments: PricedText.sentBack.examples)
  func `money that went back is asked about`(text: String) throws {
    #expect(PricedText.isSentBack(text, HikePrices([PricedText.sentBack.meaning: 3])))
    let reading = try SheetText.read(SheetText.week("Pip,20,20,\(text),,20,", "Rex,20,20,20,20,20,"))
    #expect(reading["D2"]?.kind == .unrecognised && reading["D2"]?.question != nil)
    #expect(
      !PricedText.isSentBack("chq bounced", Self.prices) && !PricedText.isSentBack("7 nsf", Self.prices))
  }

  @Test(
    arguments: PricedText.countRules.flatMap { rule in rule.examples.map { ($0, rule.meaning) } } + [
      ("60 for three hikes", 3), ("80 four wks", 4), ("100 for five", 5),
    ])
  func `a number in words counts the hikes that were paid`(text: String, count: Int) {
    #expect(cents(text) == 2000 * count)
  }

  @Test(arguments: [
    ("44 (2 wks)", 4400), ("66 (3 wks)", 6600), ("112 for the month", 11_200), ("payed 20", 2000),
    ("20 recieved", 2000), ("20 cahs", 2000), ("22 muddy", 2200), ("20 - short walk, hot", 2000),
    ("$20 thanks Carol!", 2000), ("10 half day", 1000), ("11 demi", 1100),
    ("20 chq no 87", 2000), ("20 - ck.221", 2000), ("28+28 sister came along", 5600),
    ("84 pour 3 marches", 8400),
    ("60 ET 3 hks", 6000), ("20 came with Rover", 2000), ("20 walk only 40 min", 2000),
    ("$40.00 (this week and last)", 4000),
    ("44$ last wk too", 4400), ("40$ both mutts", 4000), ("12.50 part payment", 1250),
  ])
  func `a price or a multiple of one is what was paid`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(
    arguments: PricedText.glued.examples + [
      "q20",
      "20 Rover", "20 away Fri", "20+5 brd", "20 half", "44 next month maybe", "44 muddy", "20 refund",
      "44 for 3 hikes", "gave me 28 early", "20 Birch Lane", "J 20", "20 next time 40", "20 last wk",
    ])
  func `what more words may change is asked about`(text: String) {
    #expect(read(text) == .unclear)
  }

  @Test(arguments: [
    "20 lbs", "20 min late", "20 Dec away", "back Dec 20", "20-", "$(20.00)", "-20 kg", "walked 20 km",
    "room 20",
    "902 555 0128", "17 muddy", "3x20=70",
  ])
  func `a figure that is no price beside words is none of it`(text: String) {
    #expect(read(text) == .none)
  }

  @Test(
    arguments: [
      ("25+10 tip omg", [3500, 2500, 1000]), ("$25 not $30", [2500, 3000]), ("30 (before 25)", [3000, 2500]),
      ("$25 & $5 gratuity", [3000, 2500, 500]), ("25/30", [3000, 2500]), ("$2O", [2000]),
    ])
  func `of several figures all are offered, the likeliest first`(text: String, cents: [Int]) {
    #expect(AmountGrammar.candidates(text).map(\.cents) == cents)
  }

  @Test func `a count that is in the amount already is asked about`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,$30,$30,$30,$60 pd x2,30 x2", "Otto,25ish,like 25?,,,"), month: "2025-11")
    #expect(reading["E2"]?.question != nil && reading["F2"]?.amount == Money(cents: 6000))
    #expect(reading["F2"]?.question == nil)
    let week = "Pip,$25,$25,$25,‹1›,$25"
    let once = try SheetText.read(
      SheetText.week(week.replacing("‹1›", with: "$60 pd x2")), month: "2025-11")
    let twice = try SheetText.read(SheetText.week(week.replacing("‹1›", with: "$30 x2")), month: "2025-11")
    #expect(once["E2"]?.question != nil)
    #expect(twice["E2"]?.amount?.cents == 6000 && twice["E2"]?.question == nil)
    #expect(["B3", "C3"].allSatisfy { reading[$0]?.amount?.cents == 2500 && reading[$0]?.question != nil })
  }

  @Test func `a sheet's own prices decide, and the amount is booked`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,22,22,22,22,44 (2 wks)", "Hazel,22,,22 muddy,22 away Fri,prepaid"), month: "2025-11"
    )
    #expect(reading["F2"]?.amount == Money(cents: 4400) && reading["D3"]?.amount == Money(cents: 2200))
    #expect(reading["F2"]?.question == nil && reading["F2"]?.note == "44 (2 wks)")
    #expect(reading["E3"]?.question?.choices.first == .paid(Money(cents: 2200)))
    #expect(reading["F3"]?.kind == .scheduled && reading.paid == Money(cents: 17_600))
  }

  @Test(arguments: [
    ("owner paid cash 50 for both days", 5000), ("etransfer 66 for 3 hikes", 6600),
    ("ET 22 rec'd Nov 6 ref C1A9xk", 2200), ("e-transfer of 22 came November 20", 2200),
    ("prepd 10 = 220", 22_000), ("pay me 50 cash", 5000), ("Paid in advance: 4 hikes, $100.00.", 10_000),
    ("etransferred 50 on Apr 10", 5000),
    ("a payé 66 pour le mois", 6600),
  ])
  func `a note tells of money at what hikes cost`(note: String, cents: Int) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,22,22,22,22,,", "Otto,,,,,,\"\(note)\""), month: "2025-11")
    #expect(reading["G3"]?.question?.choices.first == .paid(Money(cents: cents)))
  }

  @Test(arguments: ["20 (0 wks)", "20 0 hikes", "20 for 0", "20 (-0 weeks)", "20 (-2 hikes)"])
  func `no amount pays for no hikes at all`(text: String) {
    #expect(read(text) == .unclear)
  }

  @Test(arguments: [("40/2", 4000), ("66/3", 6600), ("10 pk $200.00", 20_000)])
  func `a price may stand with how many hikes it is for`(text: String, expected: Int) {
    #expect(cents(text) == expected)
  }

  @Test(arguments: ["20/2", "30/2", "40/3"])
  func `a date or an odd share is none`(text: String) {
    #expect(cents(text) == nil)
  }

  @Test(arguments: [
    ("20 am 20 pm", 4000), ("am 20, pm 20", 4000), ("20am 20pm", 4000), ("20am", 2000),
    ("20 am & 20 pm", 4000),
    ("20 morning 20 afternoon", 4000),
  ])
  func `money for the halves of a day is added up`(text: String, cents: Int) {
    guard case .amount(let amount) = read(text) else {
      Issue.record("\(read(text))")
      return
    }
    #expect(amount.money == Money(cents: cents))
  }

  @Test func `two prices with no word between them are asked about`() {
    #expect(read("20;20") == .unclear)
    #expect(
      read("20 am 20 am") != .amount(WrittenAmount(money: Money(cents: 4000), isBare: false, method: "")))
  }

  @Test func `what half a day costs is read where three cells say it and no hike costs that`() {
    let prices = HikePrices([3500: 30], halves: [2000: 3])
    func cents(_ text: String, _ prices: HikePrices) -> Int? {
      if case .amount(let amount) = PricedText.read(text, prices, isDog: { _ in false }) {
        amount.money.cents
      } else {
        nil
      }
    }
    #expect(cents("20 half", prices) == 2000 && cents("half day 20", prices) == 2000)
    #expect(cents("20 half", HikePrices([3500: 30], halves: [2000: 2])) == nil)
    #expect(cents("20 half", HikePrices([2000: 9, 3500: 30], halves: [2000: 3])) == nil)
    #expect(PricedText.priceOfHalf("20 (half)") == 2000 && PricedText.priceOfHalf("half 20 muddy") == nil)
  }

  @Test func `a price before a word that takes it back is asked about`() {
    #expect(read("$20 - no, away") == .unclear || read("$20 - no, away") == .none)
    #expect(cents("20 trip cancelled so hiking") == 2000)
  }

  @Test(
    arguments: PricedText.swaps.examples.map { ($0, 2000) } + [
      ("40/2 dogs", 4000), ("80/4 hikes", 8000), ("40 / 2 dogs", 4000),
    ])
  func `the day of another dog and a price by its number are paid`(text: String, cents: Int) {
    let reading = PricedText.read(text, HikePrices([2000: 9])) { $0 == "rover" }
    #expect(
      reading
        == .amount(WrittenAmount(money: Money(cents: cents), isBare: false, method: "", hasRemark: true)))
  }
}
