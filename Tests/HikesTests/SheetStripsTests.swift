import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct SheetStripsTests {
  /// November on the left, December pasted beside it, one row lower.
  private static let shifted = """
    November 2025,,,,,,,,,,,,
    Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,,December 2025,,,,,
    Bella,25,,25,,,,Dog,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5
    Max,,25,,,25,,Bella,30,,,30,
    Rex,25,,,,,,Coco,,30,,,
    Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,,,,,,,
    Bella,25,,,,,,Dog,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12
    Max,25,,,,,,Coco,,,30,,
    """

  @Test func `months whose rows do not line up are read each by itself`() throws {
    let reading = try SheetText.read(Self.shifted)
    #expect(
      reading.weeks.map { $0.monday?.description } == [
        "2025-11-03", "2025-11-10", "2025-12-01", "2025-12-08",
      ])
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Rex", "Coco"])
    #expect(reading["I4"]?.date == SheetText.date("2025-12-01"))
    #expect(reading["I4"]?.amount == Money(cents: 3000))
    #expect(reading["B3"]?.date == SheetText.date("2025-11-03"))
    #expect(reading.paid == Money(cents: 29_500))
    #expect(!reading.cells.contains { $0.question != nil })
    #expect(reading.isRearranged)
  }

  @Test func `every cell keeps its place and its text`() throws {
    let table = try SheetText.table(Self.shifted)
    let reading = try SheetText.read(Self.shifted)
    let filled = table.records.reduce(0) { $0 + $1.fields.count { !$0.isBlank } }
    #expect(reading.cells.count == filled)
    for cell in reading.cells {
      #expect(cell.raw == table[row: cell.cell.row][column: cell.cell.column].text)
    }
  }

  @Test func `weeks side by side whose rows line up are left alone`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025,,,,,,Week of Nov 10 2025,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Dog,Mon,Tue,Wed,Thu,Fri\n"
        + "Bella,25,,,,,Max,25,,,,\nRex,25,,,,,,,,,,\n")
    #expect(!reading.isRearranged && reading.paid == Money(cents: 7500))
  }

  @Test func `money in the row of a heading is asked about`() throws {
    let reading = try SheetText.read("Dog,Mon Nov 3 2025,Tue 4,Wed 5,Thu 6,Fri 7,$40\nBella,$25,,,,,\n")
    #expect(reading["G1"]?.kind == .unrecognised && reading["G1"]?.question != nil)
  }
}
