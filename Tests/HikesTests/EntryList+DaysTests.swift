import Civil
import Quantities
import Testing

@testable import Hikes

struct EntryListDaysTests {
  @Test func `a dog and an amount in each line under its day`() throws {
    let reading = try SheetText.read(
      "hikes oct 2024\nmon oct 7,\npepper,30\nrusty,25\nsasha,sick\ntues oct 8,\ntoby,25\npepper,owes\n")
    #expect(reading.weeks.map { $0.monday?.description } == ["2024-10-07"])
    #expect(reading.paid.cents == 8000)
    #expect(reading["B3"]?.date == SheetText.date("2024-10-07"))
    #expect(reading["B5"]?.status == .sick)
    #expect(reading["B8"]?.kind == .scheduled)
    #expect(reading.cells.count == 13)
  }

  @Test func `lines of something else under days are no sheet`() throws {
    let table = try SheetText.table(
      "mon oct 7 2024,\nbuy milk,soon\nring Ann,later\ntues oct 8 2024,\nrest,no\n")
    #expect(EntryList.byDays(table, nil) == nil)
  }
}
