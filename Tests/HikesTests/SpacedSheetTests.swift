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
    #expect(SpacedSheet(sheet) == nil && SpacedSheet(margin: sheet) == nil)
  }

  @Test func `a list without days that stands in the middle of its page is read`() throws {
    let lines = ["Date,Dog,Paid", "2025-11-03,Bella,25", "2025-11-04,Max,30", "2025-11-05,Bella,25"]
    let reading = try Self.reading(lines.map { ",," + $0 }.joined(separator: "\n"))
    #expect(reading.paid == Money(cents: 8000) && reading["E3"]?.amount == Money(cents: 3000))
  }
}
