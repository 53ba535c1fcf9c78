import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeeklySheetReaderBesideTests {
  private func note(_ text: String) throws -> CellReading? {
    try SheetText.read(SheetText.week("Pip,25,,,,,\(text)", "Week Total,,,,,,CA$25.00"), month: "2025-11")[
      "G2"]
  }

  @Test(arguments: [
    ("Away Mon-Wed", CellStatus.away, "for Mon Nov 3 to Wed Nov 5"),
    ("Interview hike Tues", .interview, "for Tue Nov 4"),
    ("Injured until Nov 20", .injured, "for Mon Nov 3 to Thu Nov 20"),
    ("Away", .away, "for Mon Nov 3 to Fri Nov 7"),
  ])
  func `a note is kept and its days are said`(text: String, status: CellStatus, reason: String) throws {
    let cell = try #require(try note(text))
    #expect(cell.kind == .note)
    #expect(cell.status == status)
    #expect(cell.reason == reason)
    #expect(cell.needsReview == false)
  }

  @Test(arguments: [
    "away next week", "swap with Bella", "owes for Thurs", "call 902-555-0142", "off leash ok",
    "not injured after all",
    "gate code 4415", "Jan 2", "new harness; size 2", "20 min late", "born 2019",
  ])
  func `a note that is no status asks nothing`(text: String) throws {
    let cell = try #require(try note(text))
    #expect(cell.kind == .note)
    #expect(cell.status == nil)
    #expect(cell.needsReview == false)
    #expect(cell.raw == text)
  }

  @Test(arguments: [("paid cash $50", 5000), ("CA$25.00", 2500)])
  func `money in the notes is asked about and meanwhile in no account`(text: String, cents: Int) throws {
    let cell = try #require(try note(text))
    #expect(cell.kind == .note)
    #expect(cell.question?.choices == [.paid(Money(cents: cents)), .justANote])
  }

  @Test func `columns about the owner go with the dog`() throws {
    let text =
      "Dog,Owner,Phone,Address,Rate,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Total,Notes\nPip,Smith,902-555-0101,1 Elm St,$30,30,30,,,,$60,ok"
    let reading = try SheetText.read(text, month: "2025-11")
    let dog = try #require(reading.dogs.first)
    #expect(dog.owner == "Smith")
    #expect(dog.phone == "902-555-0101")
    #expect(dog.address == "1 Elm St")
    #expect(dog.rate == Money(cents: 3000))
    #expect(["B2", "C2", "D2", "E2"].allSatisfy { reading[$0]?.kind == .attribute })
    #expect(reading["K2"]?.kind == .total)
    #expect(reading.paid.cents == 6000)
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test(arguments: ["Week Total", "Weekly total:", "TOTAL", "Week's Total", "wk total", "Total for the week"])
  func `her week total is known however it is spelled`(label: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25", ",,,,,,", "\(label),,,,,,CA$25.00"), month: "2025-11")
    #expect(reading["A4"]?.kind == .total)
    #expect(reading["G4"]?.kind == .total)
    #expect(reading.dogs.count == 1)
    #expect(
      SheetText.convert([reading]).readings[0]["G4"]?.reason == "the sum of the cells: 25.00, as written")
  }

  @Test func `totals of the days are held against the days`() throws {
    let text = SheetText.week("Pip,25,30", "Max,25,", "Total,50,35,,,,85")
    let conversion = SheetText.convert([try SheetText.read(text, month: "2025-11")])
    #expect(conversion.readings[0]["B4"]?.reason == "the sum of the cells: 50.00, as written")
    #expect(conversion.diagnostics.map(\.code) == [.totalDiffers, .totalDiffers])
    #expect(conversion.diagnostics.compactMap { $0.location?.cell?.description }.sorted() == ["C4", "G4"])
  }

  @Test func `a row of words under the total is a note of no dog`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25", "Week Total,,,,,,CA$25.00", "all paid but one"), month: "2025-11")
    #expect(reading["A4"]?.kind == .note)
    #expect(reading["A4"]?.dog == nil)
    #expect(reading.dogs.map(\.label) == ["Pip"])
  }

  @Test func `the last line of a day may add it up under any name`() throws {
    let reading = try SheetText.read(
      "\"Week 19, 2015\"\n\n\"Monday, May 4\"\nPupil,Fee\nPip,22.00\nHazel,23.50\nFinn,22\nIn hand,67.50\n\n"
        + "\"Tuesday, May 5\"\nPupil,Fee\nPip,22.00\nHazel,23.50\nIn hand,45.50\n\n\"Wednesday, May 6\"\nPupil,Fee\nPip,abs.\n"
        + "Hazel,23.50\nIn hand,23.50\n\nWeek in all,136.50\n")
    #expect(reading.paid == Money(cents: 13_650))
    #expect(reading.dogs.map(\.label).sorted() == ["Finn", "Hazel", "Pip"])
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `the heads of a list under days are none of its dogs`() throws {
    let reading = try SheetText.read(
      "Monday Nov 4 2019\nDog,Paid,Notes\nPip,$20,\nHazel,owes,\nTotal,$20\n\nTuesday Nov 5 2019\nDog,Paid,Notes\n"
        + "Pip,$20,\nHazel,$20,\nFinn,25,\nTotal,$65\n")
    #expect(reading.paid == Money(cents: 8500))
    #expect(reading.dogs.map(\.label).sorted() == ["Finn", "Hazel", "Pip"])
    for cell in ["A2", "B2", "C2", "A8", "C8"] { #expect(reading[cell]?.kind == .header) }
  }
}
