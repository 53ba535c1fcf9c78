import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Pages of a calendar, with names and money in the days.
struct EntryListCalendarTests {
  @Test func `the dogs of a day stand in lines below its number, in one cell`() throws {
    let reading = try SheetText.read(
      "NOVEMBER 2012,,,,\nMon,Tues,Wed,Thurs,Fri\n,,,\"1\nCooper $25\nMolly $25\",\"2\nGus $25\nMolly away\"\n"
        + "\"5\nCooper $25\nGus $25\",6,\"7\nThanks to all\nMolly\nCooper $25\",,\n")
    #expect(Set(reading.dogs.map(\.label)) == ["Cooper", "Molly", "Gus"])
    #expect(reading.paid == Money(cents: 15_000))
    let first = reading.cells.filter { $0.cell.description == "D3" }
    #expect(first.compactMap(\.dog).sorted() == ["Cooper", "Molly"])
    #expect(first.allSatisfy { $0.date == SheetText.date("2012-11-01") && $0.amount == Money(cents: 2500) })
    // A dog that came and has nothing behind its name is to be paid still.
    let third = reading.cells.filter { $0.cell.description == "C4" }
    #expect(third.contains { $0.dog == "Molly" && $0.status == .unpaid })
    #expect(reading.cells.contains { $0.cell.description == "E3" && $0.status == .away })
    let report = AccountingReport(readings: [reading], diagnostics: [])
    #expect(report.unaccounted == 0 && report.line.hasPrefix("11 cells"))
  }

  @Test func `the dogs of each weekday stand below its name, in groups`() throws {
    let reading = try SheetText.read(
      """
      "Apr 7-11, 2025",,,,
      Monday,Tuesday,Wednesday,Thursday,Friday
      HIKE 1,,,,
      Luna - away,Daisy owes 25,Tucker - away,Tucker,Molly - away
      Bella $25,Luna owes 25,Max 25,Molly,Max $25
      HIKE 2,,,,
      Tucker $25,Bella $25,Luna 25,Bella 25,Daisy 25
      Totals below,,,,
      $50,$25,$50,$25,$50
      """)
    #expect(reading.paid == Money(cents: 20_000))
    #expect(reading["D4"]?.date == SheetText.date("2025-04-10") && reading["D4"]?.status == .unpaid)
    #expect(reading["A4"]?.status == .away && reading["B5"]?.status == .unpaid)
    #expect(reading["C9"]?.kind == .total && reading["A6"]?.kind == .header)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `numbers below weekdays are no calendar without dogs`() throws {
    let sheet = "Mon,Tue,Wed,Thu,Fri\n5 km,7 km,3 km,,\nrain,sun,,,\n"
    let reading = WeeklySheetReader.read(
      try SheetText.table(sheet), hints: SheetHints(asOf: SheetText.date("2026-11-20")))
    #expect(reading == nil)
  }

  @Test func `the dogs of a day stand in lines of one cell below its number`() throws {
    let reading = try SheetText.read(
      "NOVEMBER 2025\nMon,Tue,Wed,Thu,Fri\n3,4,5,6,7\n\"Max 25\nDaisy 25\",Bella 25,Max 25,Daisy 25,\"Luna 30\nDaisy 25\"\n"
    )
    #expect(reading.paid == Money(cents: 18_000))
    #expect(
      reading.cells.filter { $0.cell.description == "A4" }.compactMap(\.dog).sorted() == ["Daisy", "Max"])
  }
}
