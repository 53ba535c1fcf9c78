import Civil
import Diagnostics
import Documents
import Quantities
import Testing

@testable import Hikes

@Suite struct WeekSumsTests {
  /// The formulas of a sheet, by cell.
  private func formulas(_ text: String) throws -> [String: String] {
    let reading = try SheetText.read(text, month: "2025-12")
    let weekly = WeeklySheet(SheetText.convert([reading]).book, readings: [reading])
    let tab = WeekTab(weekly, rows: weekly.month(SheetText.month("2025-12")), asOf: SheetText.asOf)
    var found: [String: String] = [:]
    for (row, cells) in tab.cells.enumerated() {
      for (column, cell) in cells.enumerated() {
        let place = CellReference(row: row + 1, column: column + 1)
        if let formula = cell.formula { found["\(place)"] = formula }
      }
    }
    return found
  }

  @Test func `her totals are formulas, each over what it adds up`() throws {
    let found = try formulas(
      """
      Week of Dec 1 2025,,,,,,
      Dog,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes
      Olive,CA$30.00,,CA$30.00,,,
      Pip,,CA$25.00,,,,
      Week Total,,,,,,CA$85.00
      Month Subtotal,CA$85.00
      +HST,CA$11.90
      Month Total,CA$96.90
      """)
    #expect(
      found == [
        "G5": "SUM([.B3:.F4])", "B6": "[.G5]", "B7": "ROUND([.B6]*1400/10000;2)", "B8": "[.B6]+[.B7]",
      ])
  }

  @Test func `a total that no formula comes to stays her figure`() throws {
    // She wrote CA$85.00 where the cells that a program adds up are CA$55.00: "$30 late" is a text to it.
    let found = try formulas(
      """
      Week of Dec 1 2025,,,,,,
      Dog,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes
      Olive,$30 late,,CA$30.00,,,
      Pip,,CA$25.00,,,,
      Week Total,,,,,,CA$85.00
      """)
    #expect(found == [:])
  }

  @Test func `an empty total is reckoned and shows nothing until it is something`() throws {
    let found = try formulas(
      """
      Week of Dec 1 2025,,,,,,
      Dog,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes
      Olive,,,away,,,
      Pip,,,,,,
      ,,,,,,
      Week Total,,,,,,
      """)
    #expect(found == ["G6": "SUM([.B3:.F5])"])
    // The file comes back with the same empty cell.
    let week = WeekTab(
      WeeklySheet(Book(), readings: []), rows: [["Dog", "Mon 1"], ["Week Total", ""]], asOf: SheetText.asOf)
    #expect(week.sheet.texts[1] == ["Week Total", ""])
  }
}
