import Quantities
import Testing

@testable import Hikes

struct AmountGrammarTests {
  @Test func `the apostrophe that keeps a formula from running is no part of it`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,'=2*25,,'=25+5,,,", "Max,25,,30,,,"), month: "2025-11")
    #expect(reading["B2"]?.amount == Money(cents: 5000))
    #expect(reading["D2"]?.amount == Money(cents: 3000))
    #expect(reading["B2"]?.raw == "'=2*25")
  }

  @Test(arguments: [("chq 131 100.00", 10_000), ("cheque 4417 30.00", 3000), ("1 250.00", 125_000)])
  func `the number of a cheque is none of its amount`(text: String, cents: Int) {
    #expect(amount(text)?.money.cents == cents)
  }

  @Test(arguments: [("5:30 - $25", 2500), ("8:15 - 30", 3000), ("25;00", 2500), ("- 25", -2500)])
  func `behind an hour a dash is no sign, and a semicolon may be the point`(text: String, cents: Int) {
    #expect(CellMark(text).money?.cents == cents)
  }

  @Test func `a number of hundreds may be spelled`() {
    for (text, cents) in [
      ("one hundred", 10_000), ("thirty dollars even", 3000), ("two hundred dollars", 20_000),
    ] {
      guard case .doubtful(let amount) = CellMark(text) else {
        Issue.record("\(text) is no amount")
        continue
      }
      #expect(amount.money.cents == cents)
    }
  }

  @Test(arguments: ["25 - 50%", "$25 -50% pup", "30.00 - 10%"])
  func `a price of which a share comes off is asked about`(text: String) {
    #expect(CellMark(text) == .unreadableAmount)
  }

  @Test(arguments: [
    ("cheque 25 no 041", 2500), ("$25 + HST 3.50 = $28.50", 2850), ("25 + 3.50 hst = 28.50", 2850),
  ])
  func `the number of a cheque behind it and the tax in an equation say nothing else`(
    text: String, cents: Int
  ) {
    #expect(amount(text)?.money.cents == cents)
  }

  @Test func `how it was paid and where it lay say that it was`() {
    #expect(CellMark("cheque in mailbox") == .paid(method: "cheque"))
    #expect(CellMark("cheque in the car") == .text)
  }

  @Test func `what no hike ever cost is asked about and not booked`() {
    #expect(
      CellMark("131 100.00") == .unreadableAmount && CellMark("10 000.00").money == Money(cents: 1_000_000))
  }

  @Test(arguments: [("cash -$21.00", 2100), ("paid -$21", 2100)])
  func `a dash behind a word is no sign`(text: String, cents: Int) {
    guard case .amount(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.money.cents == cents)
  }

  @Test(arguments: [
    ("CA$30.00", 3000), ("CA$ 25", 2500), ("$25.00 ", 2500), ("25", 2500), ("25.5", 2550), ("$ 25", 2500),
    ("25,00 $", 2500), ("CA$1,230.00", 123_000), ("1 250,00", 125_000), ("1,250", 125_000), ("C$50", 5000),
    ("25 CAD", 2500), ("(25.00)", -2500), ("-CA$25.00", -2500), ("CA$-25.00", -2500), ("−25", -2500),
    ("25.00-", -2500), ("+25", 2500), ("$25.", 2500), ("$0", 0),
    ("25\\", 2500), ("28]", 2800), ("$30'", 3000), ("30\\\\", 3000),
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

  @Test(arguments: [
    "$2O", "S25", "2O", "$25 $30", "25 30", "25/30", "$", "25.123", "2,50,00", "1,2.00", "$25,0", "25..00",
    "25-Jan",
    "Jan-25", "#REF!", "########", "$25 or $30", "refund $25", "$25 for Tues", "25 rover",
  ])
  func `what nearly is an amount is neither read nor passed over`(text: String) {
    #expect(AmountGrammar.read(text) == .almost)
  }

  @Test(arguments: [
    ("$25 + $5", 3000), ("25+5", 3000), ("$25 + $5 tip", 3000), ("25x2", 5000), ("2 x 25", 5000),
    ("2 @ $25", 5000),
    ("$25*", 2500), ("$25 (cash)", 2500), ("$25 late", 2500), ("$25 - late", 2500), ("$25 (2 dogs)", 2500),
    ("25 dollars", 2500), ("'25", 2500), ("＄25", 2500), ("30$ comptant", 3000), ("1 250,00 $", 125_000),
    ("virement 25,00 $", 2500), ("25✓", 2500), ("✔ 25", 2500), ("PAID-25", 2500), ("25/pd", 2500),
    ("$20.-", 2000),
    ("x $25", 2500), ("hiked $25", 2500), ("yes 25", 2500), ("=25", 2500), ("\"25\"", 2500), ("$25;", 2500),
    ("e-trans $25", 2500), ("25 late", 2500), ("paid 25 cash", 2500), ("et 25", 2500),
  ])
  func `sums, products and remarks are read as they are meant`(text: String, cents: Int) {
    #expect(amount(text)?.money.cents == cents)
  }

  @Test(arguments: ["~25", "25?", "$25 ?", "about $25", "twenty-five", "vingt-cinq dollars"])
  func `an amount that the writer was not sure of is in doubt`(text: String) {
    guard case .doubtful(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is \(AmountGrammar.read(text))")
      return
    }
    #expect(amount.money.cents == 2500)
  }

  @Test(arguments: [
    ("$2O", 2000), ("S25", 2500), ("25-Jan-00", 2500), ("1900-01-25", 2500), ("1/30/00", 3000),
    ("$14 (half)", 1400),
  ])
  func `what was meant by a spoilt amount is offered and not booked`(text: String, cents: Int) {
    #expect(AmountGrammar.read(text) == .almost)
    #expect(AmountGrammar.likely(text)?.cents == cents)
  }

  @Test(arguments: ["owes $25", "$25 owed", "unpaid $25", "25 owing"])
  func `money that is owed was not received`(text: String) {
    #expect(AmountGrammar.read(text) == .owing(Money(cents: 2500)))
  }

  @Test(arguments: ["30 min hike only", "2 dogs", "gate code 4415", "25 km", "5 lbs"])
  func `a number that counts something else is no money`(text: String) {
    #expect(AmountGrammar.read(text) == .none)
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

  @Test(arguments: [
    ("25¹", 2500), ("2.5E1", 2500), ("$ (28.00)", -2800), ("-$25.00 refund", -2500), ("$ 18 .00", 1800),
  ])
  func `footnotes, powers of ten, brackets and torn cents`(text: String, cents: Int) {
    guard case .amount(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no amount")
      return
    }
    #expect(amount.money.cents == cents)
  }

  @Test(arguments: ["25½", "2.5E9", "$25 refund", "18 .000"])
  func `what is no amount for certain stays none`(text: String) {
    if case .amount = AmountGrammar.read(text) { Issue.record("\(text) is an amount") }
  }

  @Test(arguments: [
    ("twenty-five dollars", 2500), ("vingt-cinq", 2500), ("thirty five", 3500), ("seventy-five", 7500),
    ("fourty-two", 4200),
  ])
  func `tens and a unit in words are asked about`(text: String, cents: Int) {
    guard case .doubtful(let amount) = AmountGrammar.read(text) else {
      Issue.record("\(text) is no doubtful amount")
      return
    }
    #expect(amount.money.cents == cents)
  }

  @Test(arguments: [("-25 refund", -2500), ("refund -25", -2500), ("-$25.00 refunded", -2500)])
  func `what is below zero went back`(text: String, cents: Int) {
    #expect(amount(text)?.money.cents == cents)
  }

  @Test(arguments: [
    ("paid 2x25", 5000), ("pd 2 x 25", 5000), ("paid 2 x $25", 5000), ("cash 2x25", 5000), ("2x25 pd", 5000),
    ("=25-5", 2000), ("=2*25+5", 5500), ("=30+30", 6000),
  ])
  func `several hikes and what was worked out are one amount`(text: String, cents: Int) {
    #expect(AmountGrammar.read(text).money == Money(cents: cents))
  }

  @Test func `a figure in a column of per cents is asked about, as what it is without`() {
    #expect(AmountGrammar.read("2500.00%") == .almost)
    #expect(AmountGrammar.likely("2500.00%") == Money(cents: 2500))
    #expect(AmountGrammar.read("15%") != .almost)
    #expect(AmountGrammar.read("=A1+25").money == nil && AmountGrammar.formula("=25-25") == nil)
  }

  @Test(arguments: ["#1041 25", "25 #1042", "25 (#1042)", "$25.00 #0093", "25 cash #1042"])
  func `beside an amount may stand the number of its receipt`(text: String) {
    #expect(AmountGrammar.read(text).money == Money(cents: 2500))
  }

  @Test(arguments: ["#1041", "#12 25", "#1041 #1042"])
  func `a number with its sign alone is no amount`(text: String) {
    #expect(AmountGrammar.besideNumber(text) == nil)
  }

  @Test(arguments: [
    "not injured after all 25", "not sick after all $25", "30 no 25", "$30, make that $25", "30 oops 25",
  ])
  func `what is behind a correction counts`(text: String) {
    #expect(AmountGrammar.read(text).money == Money(cents: 2500))
  }
}
