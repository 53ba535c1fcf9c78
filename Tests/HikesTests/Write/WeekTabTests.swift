import Civil
import Diagnostics
import Documents
import Quantities
import Testing

@testable import Hikes

@Suite struct WeekTabTests {
  /// December as a workbook's first sheet, one week or its whole tab.
  private func tab(
    week: String? = nil, asOf: String = "2025-12-12", _ edit: (inout Book) -> Void = { _ in }
  ) throws -> WeekTab {
    let reading = try SheetText.read(WeeklySheetReaderTests.december, file: "december.csv", month: "2025-12")
    var book = SheetText.convert([reading]).book
    edit(&book)
    let weekly = WeeklySheet(book, readings: [reading])
    let rows = week.map { weekly.week(SheetText.date($0)) } ?? weekly.month(SheetText.month("2025-12"))
    return WeekTab(weekly, rows: rows, asOf: SheetText.date(asOf))
  }

  private func cell(_ name: String, _ tab: WeekTab) throws -> WorkbookCell {
    let place = try #require(CellReference(name))
    return tab.cells[place.row - 1][place.column - 1]
  }

  @Test func `every cell shows what the week's CSV has`() throws {
    let reading = try SheetText.read(WeeklySheetReaderTests.december, file: "december.csv", month: "2025-12")
    let weekly = WeeklySheet(SheetText.convert([reading]).book, readings: [reading])
    for rows in [weekly.month(SheetText.month("2025-12")), weekly.week(SheetText.date("2026-01-05"))] {
      let width = rows.map(\.count).max() ?? 0
      let shown = WeekTab(weekly, rows: rows, asOf: SheetText.asOf).sheet.texts
      #expect(shown == rows.map { $0 + Array(repeating: "", count: width - $0.count) })
    }
  }

  @Test func `amounts are money, headings days, and both look as typed`() throws {
    let tab = try tab(week: "2025-12-08")
    #expect(try cell("F4", tab).value == .money(Money(cents: 2500)))
    #expect(try cell("F4", tab).look.fill == .green)
    #expect(try cell("B2", tab).value == .date(SheetText.date("2025-12-08")))
    #expect(try cell("B2", tab).shown == "Mon 8")
    #expect(try cell("A1", tab).look == .title)
  }

  @Test func `what is out of the ordinary is grey, what is booked and not paid is framed`() throws {
    let tab = try tab(week: "2025-12-08")
    // Away; no e-transfer, which is no exception; moved from Thursday.
    #expect(try cell("D3", tab).look.fill == .grey)
    #expect(try cell("B3", tab).look.fill == .none)
    #expect(try cell("E4", tab).look.fill == .grey)
    let later = try self.tab(week: "2026-01-05", asOf: "2025-12-16")
    // Olive hikes on Monday and Wednesday, her last payment is of the second of January.
    #expect(try cell("B3", later).look.isBoxed)
    #expect(try cell("C3", later).look.isBoxed == false)
    #expect(try cell("B3", later).form == .money(.dollars))
  }

  @Test func `an overdue dog is red, its open hikes too`() throws {
    let tab = try tab(week: "2026-01-05", asOf: "2026-01-17")
    #expect(try cell("A3", tab).look.fill == .red)
    #expect(try cell("B3", tab).look.fill == .red)
    let paid = try self.tab(week: "2026-01-05", asOf: "2026-01-16")
    #expect(try cell("A3", paid).look.fill == .none)
    #expect(try cell("B3", paid).look.fill == .none)
  }

  @Test func `a day offers words, a note and a total do not`() throws {
    let tab = try tab(week: "2025-12-08")
    #expect(try cell("B3", tab).choices == WeekTab.statusWords)
    #expect(try cell("F4", tab).choices.contains("away"))
    #expect(try cell("G3", tab).choices.isEmpty)
    for word in WeekTab.statusWords {
      guard case .status = CellMark(word) else {
        Issue.record("\(word) is offered and not understood")
        continue
      }
    }
  }

  @Test func `one week keeps its headings in sight and prints on one page`() throws {
    let week = try tab(week: "2025-12-08").sheet
    #expect((week.frozenRows, week.frozenColumns, week.headingRows) == (2, 1, 2))
    #expect(week.page == .onePage)
    let month = try tab().sheet
    #expect((month.frozenRows, month.frozenColumns) == (0, 1))
    #expect(month.page == .landscape)
  }

  @Test func `rows that are no week are written as they are`() {
    let tab = WeekTab(WeeklySheet(Book(), readings: []), rows: [["a", "b"], ["c"]], asOf: SheetText.asOf)
    #expect(tab.sheet.texts == [["a", "b"], ["c", ""]])
  }
}
