import Diagnostics
import Hikes
import Testing

struct RosterRowTests {
  @Test func `a field stands in its column, else in that of the next best field, else in the first`() {
    let cells = RowCells(file: "roster.csv", row: 7, columns: [.dog: 2, .latitude: 5])
    #expect(cells.location(.dog).description == "roster.csv:B7")
    #expect(cells.location(.place, .latitude).description == "roster.csv:E7")
    #expect(cells.location(.rate).description == "roster.csv:A7")
  }
}
