import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct ConversionCellsTests {
  private func read(_ rows: String..., file: String = "november.csv") throws -> SheetReading {
    try SheetText.read(
      (["Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes"] + rows).joined(separator: "\n"), file: file,
      month: "2025-11")
  }

  /// The book after one sheet, and what another one changes in it.
  private func second(_ first: SheetReading, _ later: SheetReading, edit: (inout Book) -> Void = { _ in })
    -> Conversion
  {
    var book = SheetText.convert([first]).book
    edit(&book)
    return SheetText.convert([later], into: book, previous: [first])
  }

  @Test func `the charge of a hike follows its changed cell, and not a later rate`() throws {
    let asOf = CivilDate(dayNumber: 20_500)
    let first = try read("Rex,CA$25.00,CA$25.00,,,,")
    var book = Conversion([first], into: Book(), previous: [], prices: nil, asOf: asOf).book
    book.dogs[0].rate = Money(cents: 5000)
    let second = try read("Rex,CA$25.00,CA$30.00,,,,")
    let later = Conversion([second], into: book, previous: [first], prices: nil, asOf: asOf).book
    #expect(later.hikes.map(\.charge) == [Money(cents: 2500), Money(cents: 3000)])
  }

  @Test func `a changed amount is shown old and new, and taken`() throws {
    let result = second(try read("Pip,CA$25.00,,CA$25.00"), try read("Pip,CA$30.00,,CA$25.00"))
    #expect(result.changes.map(\.text) == ["Pip: Mon Nov 3 → CA$30.00 paid; was CA$25.00"])
    #expect(result.changes.first?.location.description == "november.csv:B2")
    #expect(result.book.payments.map(\.amount.cents) == [3000, 2500])
    #expect(result.diagnostics == [])
  }

  @Test func `money that is new is added`() throws {
    let result = second(try read("Pip,CA$25.00"), try read("Pip,CA$25.00,,CA$30.00"))
    #expect(result.changes.map(\.kind) == [.added])
    #expect(
      result.book.paidDays == ["pip 2025-11-03": Money(cents: 2500), "pip 2025-11-05": Money(cents: 3000)])
  }

  @Test func `money where a word stood replaces the absence`() throws {
    let result = second(try read("Pip,away"), try read("Pip,CA$25.00"))
    #expect(result.changes.map(\.text) == ["Pip: Mon Nov 3 → CA$25.00 paid; was away"])
    #expect(result.book.exceptions == [])
    #expect(result.book.payments.map(\.amount.cents) == [2500])
  }

  @Test func `a word where money stood keeps the money and is a conflict`() throws {
    let result = second(try read("Pip,CA$25.00"), try read("Pip,away"))
    #expect(result.changes.map(\.text) == ["Pip: Mon Nov 3 → away; was CA$25.00 paid"])
    #expect(result.diagnostics.map(\.code) == [.amountConflict])
    #expect(result.book.payments.map(\.amount.cents) == [2500])
    #expect(result.book.exceptions == [])
    let sheets = [try read("Pip,CA$25.00"), try read("Pip,away")]
    let third = SheetText.convert(
      [try read("Pip,away", file: "copy.csv")], into: result.book, previous: sheets)
    #expect(third.changes == [])
    #expect(third.book.tables == result.book.tables)
  }

  @Test func `a cell that vanished is named and kept`() throws {
    let result = second(try read("Pip,CA$25.00,away", "Max,CA$25.00"), try read("Pip,,away", "Max,CA$25.00"))
    #expect(result.changes.map(\.kind) == [.vanished])
    #expect(result.changes.first?.was == "CA$25.00")
    #expect(result.diagnostics.map(\.code) == [.cellVanished])
    #expect(result.book.payments.count == 2)
  }

  @Test func `a week that the later sheet does not hold has not vanished`() throws {
    let other = try SheetText.read(
      "Dog Name,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes\nPip,CA$25.00", month: "2025-11")
    let result = second(try read("Pip,CA$25.00"), other)
    #expect(result.changes.map(\.kind) == [.added])
    #expect(result.diagnostics == [])
  }

  @Test func `an entry changed by hand in the book stands until she answers`() throws {
    let result = second(try read("Pip,CA$25.00"), try read("Pip,CA$30.00")) {
      $0.payments[0].amount = Money(cents: 2700)
    }
    #expect(result.book.payments.map(\.amount.cents) == [2700])
    #expect(result.diagnostics.map(\.code) == [.amountConflict])
    #expect(
      result.readings[0]["B2"]?.question?.choices == [.paid(Money(cents: 3000)), .paid(Money(cents: 2700))])
    #expect(result.book.review.contains { $0.item == "pip 2025-11-03" })
    #expect(result.changes == [])
  }

  @Test func `an entry changed by hand to what the sheet now says is confirmed`() throws {
    let result = second(try read("Pip,CA$25.00"), try read("Pip,CA$30.00")) {
      $0.payments[0].amount = Money(cents: 3000)
    }
    #expect(result.book.payments.map(\.amount.cents) == [3000])
    #expect(result.diagnostics == [])
    #expect(result.changes == [])
  }

  @Test func `a hand-made entry with an unchanged sheet is a conflict too`() throws {
    let result = second(try read("Pip,CA$25.00"), try read("Pip,CA$25.00", file: "copy.csv")) {
      $0.payments[0].amount = Money(cents: 2700)
    }
    #expect(result.book.payments.map(\.amount.cents) == [2700])
    #expect(result.diagnostics.map(\.code) == [.amountConflict])
  }

  @Test func `a word changed into another one is shown and taken`() throws {
    let result = second(try read("Pip,away"), try read("Pip,grooming"))
    #expect(result.changes.map(\.text) == ["Pip: Mon Nov 3 → grooming; was away"])
    #expect(result.book.exceptions.map(\.reason) == ["grooming"])
  }

  @Test func `a changed note replaces the old one`() throws {
    let result = second(try read("Pip,25,,,,,new harness"), try read("Pip,25,,,,,old harness"))
    #expect(result.changes.map(\.kind) == [.changed])
    #expect(result.book.notes.map(\.text) == ["old harness"])
  }

  @Test(arguments: ["Away Mon-Wed", "Injured until Wed"])
  func `a note's days spare those on which money stands`(note: String) throws {
    let book = SheetText.convert([try read("Pip,CA$25.00,,,,,\(note)")]).book
    let dates = book.exceptions.map(\.date.description)
    #expect(dates.contains("2025-11-03") == false)
    #expect(dates.first == "2025-11-04")
  }

  @Test(arguments: [
    "swap with Bella", "owes for Thurs", "call 902-555-0142", "off leash ok", "not injured after all",
  ])
  func `a note that says nothing certain makes no exception`(note: String) throws {
    let book = SheetText.convert([try read("Pip,CA$25.00,,,,,\(note)")]).book
    #expect(book.exceptions == [])
    #expect(book.notes.map(\.text) == [note])
  }

  @Test func `away next week is an absence of the next week and says nothing of its own`() throws {
    let done = SheetText.convert([try read("Pip,CA$25.00,,,,,away next week")])
    #expect(done.readings[0]["G2"]?.status == nil)
    #expect(done.book.exceptions.map(\.date.description) == (10...14).map { "2025-11-\($0)" })
    #expect(done.book.notes.map(\.text) == ["away next week"])
  }

  @Test func `an interview hike is on the day it names`() throws {
    let book = SheetText.convert([try read("Kevin,,,,,,Interview hike Tues")]).book
    #expect(book.exceptions.map(\.change) == [.added])
    #expect(book.exceptions.map(\.date.description) == ["2025-11-04"])
  }

  @Test func `a note that went out with an apostrophe comes back as the same note`() throws {
    let result = second(try read("Pip,25,,,,,=SUM(A1)"), try read("Pip,25,,,,,'=SUM(A1)"))
    #expect(result.changes == [])
    #expect(result.book.notes.map(\.text) == ["=SUM(A1)"])
  }

  @Test func `a note that the book has no more does not come back with the sheet that had it`() throws {
    let sheet = try read("Pip,25,,,,,555-0117")
    let result = second(sheet, sheet) { $0.notes = [] }
    #expect(result.changes == [] && result.book.notes == [])
  }

  @Test func `a dog that pays nobody knows what is offered what the others of its sheet pay`() throws {
    let text = "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nPip,18,,18,,18,\nRex,pd,,,,,\n"
    let cell = try #require(SheetText.convert([try SheetText.read(text)]).readings[0]["B4"])
    #expect(cell.amount == Money(cents: 1800))
    #expect(cell.question?.choices.first == .paid(Money(cents: 1800)))
  }
}
