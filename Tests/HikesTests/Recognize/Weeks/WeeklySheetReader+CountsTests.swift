import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Days that count hikes: on cards, in numbers, off what was paid ahead.
struct WeeklySheetReaderCountsTests {
  private func kinds(_ reading: SheetReading, _ cells: String...) -> [CellReading.Kind?] {
    cells.map { reading[$0]?.kind }
  }

  private static let cards = """
    MAY 2004,,,,,,
    May 3-7,Mon,Tues,Wed,Thurs,Fri,
    Bonnie,4/10,,5/10,,6/10,
    Clyde,9/10,,10/10,,1/10 new card $180,
    Keith,,,20,,,"no card, pays each time"
    Pictou,,8/10,,,,
    cards sold + cash,,,,,,$200
    ,,,,,,
    May 10-14,Mon,Tues,Wed,Thurs,Fri,
    Bonnie,7/10,,8/10,,9/10,
    Clyde,2/10,,3/10,,4/10,
    Keith,,,20,,20,
    Pictou,,9/10,,,,
    """

  @Test func `rows that count on cards are no headings of dates, and a new card is paid for`() throws {
    let reading = try SheetText.read(Self.cards)
    #expect(
      reading.weeks.map(\.monday) == [SheetText.date("2004-05-03"), SheetText.date("2004-05-10")])
    #expect(kinds(reading, "B3", "C6", "B4", "C13") == Array(repeating: .scheduled, count: 4))
    #expect(reading["F4"]?.amount == Money(cents: 18_000) && reading["F4"]?.dog == "Clyde")
    #expect(reading["F4"]?.question == nil && reading["F4"]?.date == SheetText.date("2004-05-07"))
    #expect(SheetText.convert([reading]).booked == Money(cents: 24_000))
  }

  @Test(arguments: [
    ",Mon,Tue,Wed,Thu,Fri\nDog,3/10,4/10,5/10,6/10,7/10", "Dog,3/10,4/10,5/10,6/10,7/10",
  ])
  func `headings of dates that follow each other are no cards`(head: String) throws {
    let rows = "Bella,20,,20,,20\nMax,,20,,20,\n"
    let reading = try SheetText.read("\(head)\n\(rows)Rex,20,,,pd 3/10,\n", year: 2011)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2011-10-03")])
  }

  @Test(arguments: PunchCard.cards.examples + PunchCard.besideCards.examples)
  func `a count that is called a card is a hike`(text: String) throws {
    #expect(PunchCard(text)?.hike == 2 && PunchCard(text)?.hikes == 5)
    let reading = try SheetText.read(
      SheetText.week("Pip,$100 (card of 5),\(text),,,", "Otto,,20,,20,", "Rex,20,,20,,"))
    #expect(reading["C2"]?.kind == .scheduled && reading["B2"]?.amount == Money(cents: 10_000))
    #expect(SheetText.convert([reading]).booked == Money(cents: 18_000))
  }

  @Test func `so many of a price are money, and of a card a hike`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,15 of 20,2 of 10,,,", "Otto,,20,,20,", "Rex,20,,20,,"))
    #expect(reading["B2"]?.amount == Money(cents: 1500) && reading["C2"]?.kind == .scheduled)
    #expect(PunchCard("15 of 20 card")?.isNamed == true && PunchCard("15 of 20")?.isNamed == false)
  }

  @Test(arguments: ["on 2/5", "paid 2/5", "hike 2", "2/5 or 3/5 card"])
  func `a date or anything else is no card`(text: String) {
    #expect(PunchCard(text) == nil)
  }

  @Test(arguments: [
    ("10-pack $250; hike # of the pack in the cell", true), ("5-pack $130", false), ("", false),
  ])
  func `a card that the sheet speaks of is one, though few of its hikes follow on`(
    key: String, areCards: Bool
  ) throws {
    let reading = try SheetText.read(
      "\(key),,,,,,\nDog,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8,Hikes left\nMaisie,3/10,,4/10,,,6\nHobbes,,10/10,,$250 new pack 1/10,,9\n"
        + "Willa,$28,,$28,,,\nJuniper,,$28,,$28,$28,\n", month: "2022-04")
    #expect(reading.cells.contains { $0.question != nil } != areCards)
    if areCards {
      #expect(reading["E4"]?.amount == Money(cents: 25_000) && reading["B3"]?.kind == .scheduled)
      #expect(reading["G3"]?.kind == .attribute)
    }
  }

  @Test(arguments: PunchCard.parts.examples + ["$250 pkg", "250 package", "$250 10-hike card"])
  func `what a card cost is all that is said where it is sold`(text: String) {
    #expect(CellMark(text).money == Money(cents: PunchCard.parts.meaning))
  }

  @Test(arguments: PunchCard.sold.examples)
  func `what was paid for a new card stands beside its first hike`(text: String) {
    #expect(PunchCard.payment(text, hikes: [10])?.money.cents == PunchCard.sold.meaning)
    #expect(PunchCard.payment(text, hikes: [12]) == nil)
  }

  @Test(arguments: [("Walks", "To bill"), ("no.", "all")])
  func `numbers in days count hikes where the row adds them up`(count: String, bill: String) throws {
    let text = """
      June 6 to 10 2005,Mon,Tue,Wed,Thu,Fri,\(count),@,\(bill)
      Winston,1,1,1,1,1,5,18.00,$90.00
      Abby,1,,1,,,2,20.00,$40.00
      Jake,2,,1,,1,4,18.00,$72.00
      Lady,,1,1,1,2,5,20.00,$100.00
      Oreo,0,,,,1,1,18.00,$18.00
      """
    let reading = try SheetText.read(text)
    #expect(kinds(reading, "B2", "B4", "F5") == Array(repeating: .scheduled, count: 3))
    #expect(reading["B4"]?.reason.hasPrefix("2 hikes") == true)
    #expect(reading["B6"]?.status == .cancelled)
    #expect(reading.paid == .zero)
    #expect(!reading.cells.contains { $0.question != nil && (2...6).contains($0.cell.column) })
  }

  @Test func `a row below that counts the hikes of each day is no dog`() throws {
    let text = """
      Week of March 6 2023,,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Hikes,Paid
      Scout,,,1,,,1,$30
      Dash,1,,,,1,2,$60
      Angus,,,1,,1,2,$60
      Mabel,1,1,1,1,,4,$100
      How many,2,1,3,1,2,9,$250
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.label) == ["Scout", "Dash", "Angus", "Mabel"])
    #expect(kinds(reading, "B7", "F7", "G7", "H7") == Array(repeating: .total, count: 4))
    #expect(SheetText.convert([reading]).booked == Money(cents: 25_000))
  }

  private static let credits = """
    ,credit,Mon 6,Tue 7,Wed 8,Thu 9,Fri 10,left
    Rocket,150,used,,off,,used,100
    Suki,75,,used,,used,,25
    Taz,50,used,used,,+200 used,,175
    Vinny,0,,+200 used,used,used,,125
    Yogi,225,,,used,,,200
    ,,,,,,new money,400
    """

  @Test func `hikes are taken off what was paid ahead where the rows add up`() throws {
    let reading = try SheetText.read(Self.credits, month: "2019-05")
    #expect(kinds(reading, "C2", "G2", "D4", "E6") == Array(repeating: .scheduled, count: 4))
    #expect(reading["F4"]?.amount == Money(cents: 20_000) && reading["F4"]?.question == nil)
    #expect(kinds(reading, "H2", "H6", "H7") == [.total, .total, .total])
    #expect(SheetText.convert([reading]).booked == Money(cents: 40_000))
  }

  @Test func `where they do not, they are asked about`() throws {
    let wrong = Self.credits.replacing(",100\n", with: ",90\n").replacing(",175\n", with: ",60\n")
    let reading = try SheetText.read(wrong, month: "2019-05")
    #expect(reading["C2"]?.kind == .note && reading["F4"]?.question != nil)
  }

  @Test func `a column without a heading that has the price of each dog is no money`() throws {
    let text = """
      Week of March 1 2021
      Dog,Usual,,Mon,Tue,Wed,Thu,Fri
      Beau,MWF,27,27,,27,,27
      Fritz,daily,27,27,27,27,,27
      Koko,W,30,,,no show,,
      Moxie,TTh,30,,30,,30,
      """
    let reading = try SheetText.read(text)
    #expect(kinds(reading, "C3", "C5", "C6") == Array(repeating: .attribute, count: 3))
    #expect(reading.dogs.map(\.rate?.cents) == [2700, 2700, 3000, 3000])
    // With a sum below it, it may be money.
    #expect(try SheetText.read(text + "\n,sum,114,54,57,54,30,54")["C3"]?.question != nil)
  }
}
