import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// What people type into a cell beside the money, and what they call their sums.
struct WeeklySheetReaderHabitsTests {
  private static let head = "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri,Notes\n"

  private func row(_ cells: String) throws -> SheetReading {
    try SheetText.read(Self.head + "Pip,\(cells)\nRex,25,25,25,25,25,\n")
  }

  // MARK: A phrase across the row

  @Test func `words that say something by themselves are no part of another's phrase`() throws {
    let reading = try row("25 last day,,CANCELLED,,,")
    #expect(reading["D3"]?.status == .cancelled)
    #expect(reading["B3"]?.status == nil)
    let others = try row("belle marche,away,sick,got cash,chewed a boot,")
    #expect(others["C3"]?.status == .away && others["D3"]?.status == .sick)
    #expect(others["E3"]?.kind == .payment && others["E3"]?.method == "cash")
    #expect(others["B3"]?.kind == .note && others["F3"]?.kind == .note)
  }

  @Test(arguments: ["Off,This,,Week,,", "Out,of,town,,,", "away,with,family,,,"])
  func `fragments are read together`(cells: String) throws {
    let reading = try row(cells)
    #expect(reading.cells.count { $0.reason == "part of a phrase across the row" } >= 3)
  }

  // MARK: Figures among words

  @Test(arguments: [
    "half day 15", "25 rex", "late cancel 30", "away, pd 30", "sick - charged 25", "prepaid 25",
    "no show pd 25", "25 away Fri", "25 last wk", "25 next week", "25 coming",
  ])
  func `money that words leave open is asked about`(text: String) throws {
    let reading = try row("\"\(text)\",,,,,")
    #expect(reading["B3"]?.kind == .unrecognised && reading["B3"]?.question != nil)
  }

  @Test(arguments: [
    ("25 short hike", 2500), ("\"25, key under mat\"", 2500), ("25 from Linda", 2500),
    ("30 new harness", 3000),
    ("50 (2 hikes)", 5000), ("50 for 2", 5000), ("e-t 100 (4 hikes)", 10_000), ("75 for 3", 7500),
    ("$50 pour 2 marches", 5000),
    ("50 (2)", 5000),
  ])
  func `words that say nothing of the money are a remark`(text: String, cents: Int) throws {
    let reading = try row("\(text),,,,,")
    #expect(reading["B3"]?.kind == .payment && reading["B3"]?.amount == Money(cents: cents))
    #expect(reading["B3"]?.question == nil && reading["B3"]?.note.isEmpty == false)
  }

  @Test(arguments: ["20 km/h wind", "25 cm snow", "15 min late", "room 20", "back 25"])
  func `other figures are no money`(text: String) throws {
    #expect(try row("\(text),,,,,")["B3"]?.amount == nil)
  }

  @Test(arguments: ["owes me 25", "25 o/s", "hasn't paid", "n'a pas payé", "forgot cash", "still owes"])
  func `not paid in other words`(text: String) throws {
    #expect(try row("\(text),,,,,")["B3"]?.kind == .scheduled)
  }

  @Test func `far less than a hike costs is asked about`() throws {
    let reading = try row("5,,,8,,")
    #expect(reading["B3"]?.question != nil && reading["B3"]?.amount == Money(cents: 500))
    #expect(reading["B4"]?.question == nil)
  }

  // MARK: Money in the notes

  @Test(arguments: [
    ("paid 60 Wed", 6000), ("pd ahead 100", 10_000), ("deposit 100", 10_000), ("100", 10_000),
    ("cheque $50 no. 233", 5000), ("refund 20 for wed", -2000), ("gave back $20", -2000),
    ("refunded $25", -2500),
  ])
  func `money in a note is asked about`(text: String, cents: Int) throws {
    let note = try row(",,,,,\(text)")["G3"]
    #expect(note?.question?.choices.first == .paid(Money(cents: cents)))
  }

  @Test(arguments: [
    "owes 50", "will pay 50", "lost 20 lbs", "hikes 30 min", "should be 100", "dog park $5 p/p", "room 20",
  ])
  func `other notes are left alone`(text: String) throws {
    #expect(try row(",,,,,\(text)")["G3"]?.question == nil)
  }

  // MARK: What sums are called

  @Test(arguments: [
    "TTL", "Total due", "Jen's share 40%", "Jen 40%", "Share Jen", "subtotal Smith", "Year to date",
  ])
  func `a line of sums is no dog`(label: String) throws {
    let reading = try SheetText.read(
      Self.head
        + "Pip,25,,25 vet Fri,,,\nRex,25,25,25,25,25,\nTotal,50,25,50,25,25,\n\(label),20,10,20,10,10,\n")
    #expect(reading.dogs.map(\.label) == ["Pip", "Rex"])
  }
}
