import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Her December: blocks, totals in the Notes column, a summary, a short last week below it.
struct WeeklySheetReaderTests {
  static let december = """
    ,,,,,,
    ,,,,,,


    Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes
    Olive ,CA$30.00,,CA$30.00,,,
    Pip,,,,CA$25.00,,
    Pip GR,,CA$30.00,,,,grooming Tue
    Quill,,,,,,
    ,,,,,,
    ,,,,,,
    ,,,,,,
    Week Total,,,,,,CA$115.00

    Dog Name,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12,Notes
    Olive ,missed e-transfer ,,away,,,
    Pip,,,,switched,CA$25.00,
    Pip GR,,CA$30.00,,,X,
    Quill,CA$30.00,,,,,Interview hike
    ,,,,,,
    Week Total,,,,,,CA$85.00

    Month Subtotal,CA$230.00
    +HST,CA$32.20
    Month Total,CA$262.20
    YTD Subtotal,"CA$1,230.00"
    Year-End HST,CA$182.20
    Year-End Total,"CA$1,412.20"

    Dog Name,Mon 29,Tue 30,Wed 31,,,Notes
    Olive ,,,,,CA$30.00,Jan 2
    Pip,Off,This,,Week,,
    ,,,,,,
    Week Total,,,,,,CA$30.00
    """

  private func read() throws -> SheetReading {
    try SheetText.read(Self.december, file: "tab.csv", month: "2025-12")
  }

  @Test func `weeks, dogs and money of the whole tab`() throws {
    let reading = try read()
    #expect(reading.weeks.map(\.monday?.description) == ["2025-12-01", "2025-12-08", "2025-12-29"])
    #expect(reading.dogs.map(\.label) == ["Olive", "Pip", "Pip GR", "Quill"])
    #expect(reading.paid.cents == 23_000)
    #expect(reading.diagnostics == [])
    #expect(reading.months == [SheetText.month("2025-12")])
    #expect(reading.isDated)
  }

  @Test(arguments: [
    ("A5", CellReading.Kind.header), ("B5", .header), ("G5", .header), ("A6", .dog), ("B6", .payment),
    ("G8", .note),
    ("A9", .dog), ("A13", .total), ("G13", .total), ("B16", .scheduled), ("D16", .status), ("E17", .status),
    ("F18", .status), ("B23", .total), ("A24", .total), ("B26", .total), ("F31", .payment), ("G31", .note),
    ("B32", .status),
    ("C32", .status), ("E32", .status),
  ])
  func `each cell has its kind`(cell: String, kind: CellReading.Kind) throws {
    #expect(try read()[cell]?.kind == kind)
  }

  @Test func `the raw text keeps its spaces, the dog's name does not`() throws {
    let reading = try read()
    #expect(reading["A6"]?.raw == "Olive ")
    #expect(reading["B16"]?.raw == "missed e-transfer ")
    #expect(reading["B16"]?.dog == "Olive")
    #expect(reading["B16"]?.status == .unpaid)
  }

  @Test func `switched with money on another day is a move there`() throws {
    let cell = try #require(try read()["E17"])
    #expect(cell.status == .rescheduled)
    #expect(cell.movedTo == SheetText.date("2025-12-12"))
    #expect(cell.needsReview == false)
  }

  @Test func `money in an unnamed column is of the next month`() throws {
    let cell = try #require(try read()["F31"])
    #expect(cell.date == SheetText.date("2026-01-02"))
    #expect(cell.amount?.cents == 3000)
  }

  @Test func `a phrase across cells is one phrase, in each of them`() throws {
    let reading = try read()
    for name in ["B32", "C32", "E32"] {
      #expect(reading[name]?.status == .off)
      #expect(reading[name]?.days.count == 5)
      #expect(reading[name]?.needsReview == false)
    }
  }

  @Test func `a lone X is asked about, with the choices`() throws {
    let cell = try #require(try read()["F18"])
    #expect(cell.dog == "Pip GR")
    #expect(cell.question?.choices.map(\.text) == ["cancelled", "hiked, not paid", "just a note"])
    #expect(try read().cells.count { $0.needsReview } == 1)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends make no difference`(end: String) throws {
    let text = Self.december.replacing("\n", with: end)
    let reading = try SheetText.read(text, file: "tab.csv", month: "2025-12")
    #expect(reading.cells == (try read()).cells)
  }

  @Test func `commas at a row's end make no difference`() throws {
    let lines = Self.december.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == "," }.reversed())
    }
    // Without its commas a short week's header ends at Notes all the same.
    let reading = try SheetText.read(lines.joined(separator: "\n"), file: "tab.csv", month: "2025-12")
    #expect(reading.cells == (try read()).cells)
  }

  @Test func `blank rows more or fewer only move the cells`() throws {
    let bare = Self.december.split(separator: "\n").filter { !$0.allSatisfy { $0 == "," } }.joined(
      separator: "\n")
    let wide = Self.december.replacing("\n", with: "\n\n,,,,,,\n")
    for text in [bare, wide] {
      let reading = try SheetText.read(text, month: "2025-12")
      #expect(reading.cells.map(\.raw) == (try read()).cells.map(\.raw))
      #expect(reading.cells.map(\.kind) == (try read()).cells.map(\.kind))
      #expect(reading.cells.map(\.date) == (try read()).cells.map(\.date))
    }
  }

  @Test func `money above the weeks is asked about, not lost`() throws {
    let reading = try SheetText.read("Happy Hound,CA$12.00\n" + SheetText.week("Pip,25"), month: "2025-11")
    #expect(reading["A1"]?.kind == .title)
    #expect(reading["B1"]?.kind == .unrecognised)
    #expect(reading["B1"]?.needsReview == true)
  }

  @Test func `money right of the last column is asked about, words are kept`() throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,,,,,,$40", "Max,25,,,,,,by Sue"), month: "2025-11")
    #expect(reading["H2"]?.kind == .unrecognised)
    #expect(reading["H3"]?.kind == .note)
    #expect(reading["H3"]?.dog == "Max")
  }

  @Test func `a table without weeks is no sheet`() throws {
    let hints = SheetHints(asOf: SheetText.asOf)
    #expect(WeeklySheetReader.read(try SheetText.table("Date,Amount\n2025-11-03,25.00"), hints: hints) == nil)
  }
}
