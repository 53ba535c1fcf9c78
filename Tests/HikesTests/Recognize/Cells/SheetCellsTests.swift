import Civil
import Tabular
import Testing

@testable import Hikes

struct SheetCellsTests {
  private func sheet(_ text: String) throws -> SheetCells { SheetCells(try SheetText.table(text)) }

  @Test func `cells of equal bytes are one text, and others are not`() throws {
    let sheet = try sheet("Bella,away,\u{E9},e\u{301}\nLuna,away\n")
    #expect(sheet[1, 2] === sheet[2, 2])
    #expect(sheet[1, 1] !== sheet[2, 1])
    // The two forms of one letter are equal as text, and not as bytes.
    #expect(sheet[1, 3].raw == sheet[1, 4].raw)
    #expect(sheet[1, 3] !== sheet[1, 4])
  }

  @Test func `past the end of a row stands nothing`() throws {
    let sheet = try sheet("a,b\n,\nc\n")
    #expect(sheet[3, 2].isBlank)
    #expect(sheet[9, 1].isBlank)
    #expect(sheet[0, 1].isBlank)
    #expect(sheet.columns(of: 3) == 1..<2)
    #expect(sheet.columns(of: 4).isEmpty)
    #expect(sheet.isBlank(2) && sheet.isBlank(4) && !sheet.isBlank(3))
    #expect(sheet[row: 2].filledCount == 0)
    #expect(sheet[row: 1][column: 3].isBlank)
    #expect(sheet[row: 4].isBlank)
  }

  @Test func `a text keeps what it said for each order of dates`() {
    let text = CellText("Week of 3/11/2025")
    #expect(text.title(.dayFirst) == .week(PartialDate(year: 2025, month: 11, day: 3)))
    #expect(text.title(.monthFirst) == .week(PartialDate(year: 2025, month: 3, day: 11)))
    #expect(text.title(nil) == SheetTitle("Week of 3/11/2025"))
    let day = CellText("mar 4")
    #expect(day.heading(nil, isFrench: true)?.weekday == .tuesday)
    #expect(day.heading(nil, isFrench: false)?.month == 3)
    #expect(day.heading(nil, isFrench: true)?.weekday == .tuesday)
  }
}
