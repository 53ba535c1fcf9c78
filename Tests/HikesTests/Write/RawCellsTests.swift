import Diagnostics
import Tabular
import Testing

@testable import Hikes

@Suite struct RawCellsTests {
  private static func table(_ file: String, _ rows: [[String]]) -> Table {
    Table(file: file, records: rows.enumerated().map { Record($1.map { Field($0) }, line: $0 + 1) })
  }

  @Test func `a cell is found by its file and place, as it was typed`() {
    let raw = RawCells(tables: [Self.table("a!b.csv", [["Luna", " $25"]]), Self.table("c.csv", [["Rex"]])])
    #expect(raw.cells(of: "a!b.csv")[CellReference(row: 1, column: 2)] == " $25")
    #expect(raw.cells(of: "c.csv")[CellReference(row: 1, column: 1)] == "Rex")
    #expect(raw.cells(of: "c.csv")[CellReference(row: 1, column: 2)] == nil)
    #expect(raw.cells(of: "typed by hand").isEmpty)
  }

  @Test func `of two tables of one name the later counts, cell by cell`() {
    let raw = RawCells(tables: [Self.table("c.csv", [["Luna", "$25"]]), Self.table("c.csv", [["", "$30"]])])
    #expect(raw.cells(of: "c.csv")[CellReference(row: 1, column: 1)] == "Luna")
    #expect(raw.cells(of: "c.csv")[CellReference(row: 1, column: 2)] == "$30")
  }
}
