import Diagnostics
import Tabular
import Testing

@testable import Hikes

struct CellReadingsTests {
  @Test func `the first reading of a cell stands, and they come in the order of the sheet`() throws {
    var readings = CellReadings(SheetCells(try SheetText.table("Bella, ,$25\n,away\n")))
    readings.read(2, 2, .status) { $0.status = .away }
    readings.read(2, 2, .note) { $0.note = "too late" }
    readings.read(1, 1, .dog) { $0.dog = "Bella" }
    #expect(!readings.isOpen(1, 1))
    #expect(!readings.isOpen(1, 2), "a blank cell is nothing to read")
    #expect(!readings.isOpen(7, 7))
    #expect(readings[1, 3] == nil)
    readings.change(1, 3) { $0.note = "nobody read it yet" }
    readings.keep(CellReading(cell: CellReference(row: 1, column: 3), raw: "$25", kind: .payment))
    readings.keep(CellReading(cell: CellReference(row: 1, column: 2), raw: " ", kind: .payment))
    readings.change(1, 3) { $0.reason = "changed" }
    let all = readings.inOrder()
    #expect(all.map { "\($0.cell)" } == ["A1", "C1", "B2"])
    #expect(all.map(\.kind) == [.dog, .payment, .status])
    #expect(all.map(\.reason) == ["", "changed", ""])
    #expect(all.allSatisfy { $0.note.isEmpty })
  }

  @Test func `a cell that nobody read is in no list`() throws {
    var readings = CellReadings(SheetCells(try SheetText.table("a,b\n")))
    readings.read(1, 2, .note) { _ in }
    #expect(readings.inOrder().map(\.raw) == ["b"])
  }
}
