import Tabular
import Testing

@Suite struct GridTests {
  private static var grid: Grid {
    var grid = Grid(["dog", "owed"])
    grid.append(["Luna, the 1st", .number("25.00")])
    grid.append(["=1", .empty])
    grid.append(["Rex", .number("-5.00"), "extra"])
    return grid
  }

  @Test func `a pipe gets neither mark nor CR`() {
    #expect(
      Self.grid.csv(marked: false) == Array("dog,owed\n\"Luna, the 1st\",25.00\n'=1,\nRex,-5.00,extra\n".utf8)
    )
  }

  @Test func `a spreadsheet program gets both`() {
    #expect(
      Self.grid.csv(marked: true)
        == Array("\u{FEFF}dog,owed\r\n\"Luna, the 1st\",25.00\r\n'=1,\r\nRex,-5.00,extra\r\n".utf8))
  }

  @Test func `an empty text is an empty cell`() {
    let cells: [GridValue] = ["", "a", .number("1")]
    #expect(cells[0] == .empty)
    #expect(cells.map(\.plain) == ["", "a", "1"])
  }
}
