import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Words with a figure of which only the total of their day says that they are money.
struct MissingMoneyTests {
  private func read(_ cell: String, total: String, key: String = "") throws -> SheetReading {
    try SheetText.read(
      "\"\(key)\",,,\n\"Week of Jan 14, 2013\",,,\nDog,Mon,Tue,Wed\nBandit,25,,25\nTess,,\(cell),\nRufus,,25,\nShadow,25,25,25\nTotal,50,\(total),50\n"
    )
  }

  @Test(arguments: [
    ("hold 10", "60", 1000), ("14 (loonie short)", "64", 1400), ("-142 to her", "-92", -14_200),
  ])
  func `it is asked about what the total has for it`(cell: String, total: String, cents: Int) throws {
    let asked = try #require(try read(cell, total: total)["C5"]?.question)
    #expect(asked.choices.first == .paid(Money(cents: cents)))
    // A total without it leaves the words alone, and so does one that has something else.
    #expect(try read(cell, total: "50")["C5"]?.question == nil)
    #expect(try read(cell, total: "53")["C5"]?.question == nil)
  }

  @Test func `several such cells may make up a total together`() throws {
    let reading = try SheetText.read(
      """
      C = money went to Carol (she owes me),,,
      "Week of Sept 9, 2002",,,
      Dog,Mon,Tue,Wed
      Casey,10 C,,10
      Lucky,10 C,10 C,
      Smokey,12 C,,12
      Pebbles,,10,
      Rex,10,10,10
      Total,42,30,32
      """)
    #expect(["B4", "B5", "B6", "C5"].allSatisfy { reading[$0]?.question != nil })
    #expect(reading["B6"]?.question?.choices.first == .paid(Money(cents: 1200)))
  }

  @Test(arguments: ["25 snow!!", "25 half?"])
  func `what a total leaves is booked where the cell offers just that`(cell: String) throws {
    let settled = try read(cell, total: "75")
    #expect(settled["C5"]?.kind == .payment && settled["C5"]?.amount == Money(cents: 2500))
    #expect(settled["C5"]?.question == nil && !settled.diagnostics.contains { $0.code == .unreadableAmount })
    // With another total it is asked about.
    #expect(try read(cell, total: "53")["C5"]?.question != nil)
  }

  @Test func `a number that was spoilt is asked about whatever the total says`() throws {
    #expect(try read("2500.00%", total: "75")["C5"]?.question != nil)
  }

  @Test func `what a total leaves is offered for the one cell that cannot be read`() throws {
    let asked = try #require(try read("########", total: "80")["C5"]?.question)
    #expect(asked.choices.first == .paid(Money(cents: 3000)))
  }

  @Test func `money of a day that no column has is asked about, whatever the others show`() throws {
    let week = { (note: String) in SheetText.week("Pip,20,,,,,\(note)", "Otto,,20,,20,,", "Rex,20,,20,,,") }
    #expect(
      try SheetText.read(week("20 for Sun"))["G2"]?.question?.choices.first == .paid(Money(cents: 2000)))
    #expect(try SheetText.read(week("20 for Mon"))["G2"]?.question == nil)
  }

  @Test(
    arguments: NoteGrammar.articles.examples + NoteGrammar.gifts.examples + [
      "bank: chq 214 + 215 in Fri", "$25 incl. last Fri",
    ])
  func `a gift, the numbers of cheques and what a day shows are no other money`(note: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,,,25,,,\(note)", "Otto,,25,,25,,", "Rex,25,,25,,,"))
    #expect(reading["G2"]?.question == nil)
  }
}
