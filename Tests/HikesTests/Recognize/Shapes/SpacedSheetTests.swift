import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Sheets whose columns or rows stand apart by empty ones.
struct SpacedSheetTests {
  private static let plain = """
    Week of Nov 3 2025
    Dog,Mon,Tue,Wed,Thu,Fri,Notes
    Bella,25,,25,,25,
    Max,,30,,30,,new collar
    Coco,away,,,,,
    Rex,25,,,,,

    Week of Nov 10 2025
    Dog,Mon,Tue,Wed,Thu,Fri,Notes
    Bella,25,,25,,25,
    Max,,30,,30,,
    Rex,25,,,,,
    """

  private static func reading(_ text: String) throws -> SheetReading { try SheetText.read(text + "\n") }

  /// What each dog paid and did, without where it stands.
  private static func facts(_ reading: SheetReading) -> Set<String> {
    Set(
      reading.cells.compactMap { cell in
        guard let dog = cell.dog, let date = cell.date else { return nil }
        return "\(dog) \(date) \(cell.kind) \(cell.raw.collapsingSpaces)"
      })
  }

  @Test(arguments: [
    // Merged cells, each two columns wide.
    plain.replacing(",", with: ",,"),
    // The name alone is as wide as its column.
    plain.replacing(",", with: ",,").replacing(#/(?m)^(\w+),,/#) { "\($0.output.1)," },
    plain.replacing("\n", with: "\n\n"),
    plain.replacing(",", with: ",,").replacing("\n", with: "\n\n"),
    plain.replacing(#/(?m)^/#, with: ",,"),
    plain.replacing(#/[^,\n]+/#) { " \($0.output)  " },
    plain.replacing(#/[^,\n]+/#) { "\u{A0}\($0.output)" },
    plain.replacing(" ", with: "  "),
  ])
  func `a sheet says the same where something empty stands between or before`(_ text: String) throws {
    let reading = try Self.reading(text)
    #expect(try Self.facts(reading) == Self.facts(Self.reading(Self.plain)))
    #expect(reading.paid == Money(cents: 32_000) && !reading.cells.contains { $0.question != nil })
    #expect(try InputKind(SheetText.table(text)) == .sheet)
    let filled = try SheetText.table(text).records.reduce(0) { $0 + $1.fields.count { !$0.isBlank } }
    #expect(reading.cells.count == filled)
  }

  @Test func `what was left out is said, and every cell keeps its place`() throws {
    let text = Self.plain.replacing(",", with: ",,").replacing("\n", with: "\n\n")
    let reading = try Self.reading(text)
    #expect(
      reading.mends == [
        "empty columns between the others were left out", "empty rows between the others were left out",
      ])
    #expect(reading["C5"]?.amount == Money(cents: 2500) && reading["M7"]?.note == "new collar")
  }

  @Test func `one empty column between two weeks is none of these`() throws {
    let sheet = try SheetCells(
      SheetText.table("Dog,Mon,Tue,Wed,,Dog,Mon,Tue,Wed\nBella,25,,,,Bella,25,,\nMax,25,,,,Max,25,,\n"))
    #expect(SpacedSheet(sheet) == nil && SheetMargin(sheet) == nil)
  }

  @Test func `a list without days that stands in the middle of its page is read`() throws {
    let lines = ["Date,Dog,Paid", "2025-11-03,Bella,25", "2025-11-04,Max,30", "2025-11-05,Bella,25"]
    let reading = try Self.reading(lines.map { ",," + $0 }.joined(separator: "\n"))
    #expect(reading.paid == Money(cents: 8000) && reading["E3"]?.amount == Money(cents: 3000))
  }

  /// Shapes other than a grid with the days across.
  @Test(arguments: [
    """
    February 2017,,,,
    Mon,Tue,Wed,Thu,Fri
    ,,"1
    Ziggy 22","2
    Hobbs 22
    Clover 22","3
    Mae 22"
    "6
    Hobbs 22","7
    Ziggy 22
    Clover 22
    Mae 22","8
    Ziggy 22",9,"10
    Mae 22"
    """,
    """
    December 2007
    wk,day,Bo,Ta,Fi,notes
    Dec 3,Mon,18,,18,
    ,Tue,,18,,ice
    ,Wed,18,,18,
    ,Thu,,18,away,
    ,Fri,18,,18,
    """,
    """
    visit,start,client,pet,service,price,status,payment
    88101,2024-04-15 09:30,Priya Nair,Mango,Hike,28.00,Completed,Paid
    88102,2024-04-15 09:30,Glen Fox,Tank,Hike,28.00,Completed,Paid
    88103,2024-04-16 09:30,Priya Nair,Mango,Hike,28.00,Completed,Unpaid
    88104,2024-04-17 09:30,Glen Fox,Tank,Hike,28.00,Completed,Paid
    """,
    """
    10-HIKE CARDS 2016 ($200),,,,,,,,,,,,,,
    Dog,Owner,Bought,Paid,1,2,3,4,5,6,7,8,9,10,Left
    Wally,Fox,Apr 4,$200,Apr 4,Apr 6,Apr 8,,,,,,,,7
    Sasha,Pike,Apr 5,$200,Apr 5,Apr 7,,,,,,,,,8
    Brutus,Hay,Apr 15,$200,Apr 18,,,,,,,,,,9
    """,
  ])
  func `a sheet in another shape says the same behind empty columns and between empty rows`(
    _ text: String
  ) throws {
    let facts = try Self.facts(Self.reading(text))
    #expect(facts.contains { $0.contains("payment") })
    let table = try SheetText.table(text + "\n")
    func rows(_ change: ([String]) -> [[String]]) throws -> Set<String> {
      let rows = table.records.flatMap { change($0.fields.map(\.text)) }
      let text = String(decoding: WeeklySheet.csv(rows, marked: false), as: UTF8.self)
      return try Self.facts(SheetText.read(text))
    }
    #expect(try rows { [[""] + $0] } == facts)
    #expect(try rows { [$0, [""]] } == facts)
    #expect(try rows { [$0.flatMap { [$0, ""] }] } == facts)
    #expect(try rows { [$0.map { $0.isEmpty ? $0 : " \($0)  " }] } == facts)
  }

  @Test func `a line that says what delimits is no September`() {
    #expect(SheetTitle("sep=,") == nil)
  }

  @Test func `short lists of a few days are dated behind an empty column`() throws {
    let text = """
      WEEK OF JAN 10 2022
      Tues/Thurs crew,Tues 11,Thurs 13
      Nugget,28,28
      Rosco,28
      crew,84

      Mon/Wed/Fri crew,Mon 10,Wed 12,Fri 14
      Kobe,28,28,28
      Ada,away,away,28
      crew,112
      """
    let plain = try Self.reading(text)
    let behind = try Self.reading(text.replacing(#/(?m)^/#, with: ","))
    #expect(plain.paid == Money(cents: 19_600) && plain.isDated)
    #expect(Self.facts(behind) == Self.facts(plain))
  }
}
