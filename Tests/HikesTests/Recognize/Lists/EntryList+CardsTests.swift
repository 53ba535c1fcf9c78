import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct EntryListCardsTests {
  private static let cards = """
    Dexter,
    Date,Paid
    2013-01-08,$25
    2013-01-15,$25
    2013-01-17,off
    Total,$50
    ,
    Biscuit,
    Date,Paid
    2013-01-09,$30
    2013-01-16,$30
    """

  @Test(arguments: ["Dexter", "Storm", "Sam", "May"])
  func `a card for each dog is a list, whatever the dog is called`(name: String) throws {
    let reading = try SheetText.read(Self.cards.replacing("Dexter", with: name))
    #expect(reading.dogs.map(\.label).sorted() == ["Biscuit", name].sorted())
    #expect(reading.paid == Money(cents: 11_000))
  }

  @Test func `a card for each dog is a list`() throws {
    let reading = try SheetText.read(Self.cards)
    #expect(reading.dogs.map(\.label).sorted() == ["Biscuit", "Dexter"])
    #expect(reading.paid == Money(cents: 11_000))
    #expect(reading["B4"]?.dog == "Dexter" && reading["B4"]?.date == SheetText.date("2013-01-15"))
    #expect(reading["B5"]?.status == .off)
    #expect(reading["A8"]?.kind == .dog && reading["A8"]?.dog == "Biscuit")
    #expect(reading["B6"]?.kind == .total)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: [
    // One such table, or one whose line above is no name.
    "Dexter,\nDate,Paid\n2013-01-08,$25\n2013-01-15,$25\n2013-01-17,$25\n",
    "Cash,$20\nDate,Paid\n2013-01-08,$25\n2013-01-15,$25\nBank,$90\nDate,Paid\n2013-01-17,$25\n",
  ])
  func `another table with dates is none`(text: String) throws {
    #expect(EntryList(try SheetText.table(text)) == nil)
  }

  @Test func `a ledger for each dog has its hikes, what came in and what is open`() throws {
    let reading = try SheetText.read(
      """
      Asher (Beth Coole) 902-555-0131,,,
      Date,Hike,Paid,Balance
      2022-09-06,25.00,,25.00
      2022-09-08,25.00,,50.00
      2022-09-09,,50.00,0.00
      ,,,
      Bonny (Ivy Marsh) 902-555-0132,,,
      Date,Hike,Paid,Balance
      2022-09-05,30.00,30.00,0.00
      2022-09-12,30.00,,30.00
      """)
    #expect(reading.paid == Money(cents: 8000) && reading["C5"]?.amount == Money(cents: 5000))
    #expect(reading["B3"]?.kind == .scheduled && reading["B3"]?.dog == "Asher")
    #expect(reading.cells.allSatisfy { $0.question == nil })
    #expect(reading.dogs.map(\.owner) == ["Beth Coole", "Ivy Marsh"])
    #expect(reading.dogs.map(\.phone) == ["902-555-0131", "902-555-0132"])
  }

  // MARK: Dates without a year

  private static let visits =
    "Date;Dog;Paid\nMon July 7;Roxie;$20\n;Bo;$20\nTue July 8;Roxie;$20\n;Duke;owes\n"

  @Test func `the year may be given`() throws {
    let reading = try SheetText.read(Self.visits, year: 2014)
    #expect(reading.weeks.map(\.monday?.description) == ["2014-07-07"])
    #expect(reading["C3"]?.date == SheetText.date("2014-07-07") && reading.paid == Money(cents: 6000))
  }

  @Test func `a list may go on over several years`() throws {
    let days = ["Dec 30", "Jan 6", "May 5", "Sep 8", "Dec 29", "Jan 5", "Jan 2"]
    let reading = try SheetText.read(
      "Date,Dog,Paid\n" + days.map { "\($0),Roxie,$20\n" }.joined(), year: 2013)
    #expect(
      ["C2", "C6", "C7", "C8"].map { reading[$0]?.date?.description } == [
        "2013-12-30", "2014-12-29", "2015-01-05", "2015-01-02",
      ])
  }

  @Test func `without it the list is known and not read`() throws {
    let table = try SheetText.table(Self.visits)
    #expect(WeeklySheetReader.recognizes(table) && WeeklySheetReader.lacksYear(table))
    #expect(WeeklySheetReader.read(table, hints: SheetHints(asOf: SheetText.asOf)) == nil)
  }

  @Test func `the columns of HST and totals are hers`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Fee,HST,Total\n2014-07-07,Roxie,$20,$3.00,$23.00\n2014-07-08,Bo,$20,$3.00,$23.00\n2014-07-09,Bo,$20,$3.00,$23.00\n"
    )
    #expect(reading.paid == Money(cents: 6000))
    #expect(reading["D2"]?.kind == .total && reading["E4"]?.kind == .total)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: ["Dog:,Tilly", "Dog: Tilly", "Bill to:,Ann Burgess,Dog:,Tilly"])
  func `one invoice is read where it says which dog it is for`(named: String) throws {
    let text = """
      INVOICE,,,,No. 1142
      Bill to:,Ann Burgess
      \(named)

      Date,Service,Qty,Rate,Amount
      2022-11-01,Adventure hike,1,$25.00,$25.00
      2022-11-03,Adventure hike,1,$25.00,$25.00
      2022-11-15,Adventure hike + drop-off,1,$30.00,$30.00

      ,,, Subtotal,$80.00
      ,,,HST 15%,$12.00
      ,,,Paid e-transfer Nov 30,$92.00
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.label) == ["Tilly"] && reading.paid == Money(cents: 8000))
    #expect(!reading.cells.contains { $0.question != nil })
    let unnamed = text.replacing("\n\(named)\n", with: "\n")
    #expect(
      WeeklySheetReader.read(try SheetText.table(unnamed), hints: SheetHints(asOf: SheetText.asOf)) == nil)
  }

  @Test func `a statement takes off what came in`() throws {
    let reading = try SheetText.read(
      """
      Kim Tran - Noodle,,
      Date,Description,Amount
      2025-10-02,"Payment received, thank you",-50.00
      2025-10-06,Hike,25.00
      2025-10-08,Hike,25.00
      ,Balance due,0.00
      ,,
      Family Bourque - Gizmo,,
      Date,Description,Amount
      2025-10-07,Hike,30.00
      2025-10-10,"Payment received, thank you",-30.00
      """)
    #expect(reading.paid == Money(cents: 8000) && reading["C4"]?.kind == .scheduled)
    #expect(reading["C3"]?.amount == Money(cents: 5000))
  }

  @Test func `a line below an invoice may say that it was not paid`() throws {
    func invoice(_ dog: String, _ days: [String], _ foot: String) -> String {
      "Ann Kane,,902-555-0107,\nDog,Date,Service,Amount\n"
        + days.map { "\(dog),\($0),group hike,25.00\n" }.joined() + ",,Total,50.00\n\(foot),,,\n\n"
    }
    let reading = try SheetText.read(
      invoice("Rex", ["2025-11-03", "2025-11-05"], "PAID e-transfer Nov 15")
        + invoice("Titan", ["2025-11-04", "2025-11-06"], "NOT PAID - reminded Nov 20"))
    #expect(reading.paid == Money(cents: 5000) && reading["D10"]?.status == .unpaid)
    #expect(reading.dogs.map(\.label) == ["Rex", "Titan"])
  }
}
