import Diagnostics
import Testing

@Suite struct CellReferenceTests {
  @Test(arguments: [
    ("A1", 1, 1), ("B5", 5, 2), ("Z9", 9, 26), ("AA10", 10, 27), ("AZ1", 1, 52), ("BA1", 1, 53),
    ("ZZ3", 3, 702),
    ("AAA4", 4, 703),
  ])
  func `A1 notation names the same cell both ways`(text: String, row: Int, column: Int) {
    let reference = CellReference(row: row, column: column)
    #expect(CellReference(text) == reference)
    #expect(reference.description == text)
  }

  @Test func `every column up to the limit of a spreadsheet survives the round trip`() {
    for column in 1...16_384 {
      #expect(CellReference(CellReference(row: 7, column: column).description)?.column == column)
    }
  }

  @Test(arguments: ["", "A", "5", "A0", "5A", "A-1", "A1B", "Ä1", "A 1"])
  func `what is not a cell is refused`(text: String) {
    #expect(CellReference(text) == nil)
  }

  @Test func `cells are ordered as one reads a sheet`() {
    let cells = ["B1", "A2", "A1", "AA1"].compactMap { CellReference($0) }
    #expect(cells.sorted().map(\.description) == ["A1", "B1", "AA1", "A2"])
  }
}
