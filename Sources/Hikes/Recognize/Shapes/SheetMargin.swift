import Diagnostics
import Tabular

/// A sheet that does not begin in its first column: what stands behind the empty ones, read as if they were not there, is put
/// back where it stands.
struct SheetMargin {
  /// The sheet without its empty columns.
  let rest: SheetCells
  private let width: Int
  private let original: Table

  /// Nil for a sheet with something in its first column, and for an empty one.
  init?(_ sheet: SheetCells, _ texts: KnownTexts = KnownTexts()) {
    guard !(1..<sheet.rowCount + 1).contains(where: { !sheet[$0, 1].isBlank }),
      let width = sheet.filledColumns.firstIndex(of: true), width > 0
    else { return nil }
    self.width = width
    original = sheet.table
    let records = original.records.map { Record(Array($0.fields.dropFirst(width)), line: $0.line) }
    rest = SheetCells(Table(file: original.file, records: records), texts)
  }

  /// What was read from the rest, with each cell where it stands in truth.
  func placed(_ reading: SheetReading) -> SheetReading {
    var placed = reading
    placed.table = original
    for index in placed.cells.indices { placed.cells[index].cell = self.placed(placed.cells[index].cell) }
    for index in placed.stated.indices { placed.stated[index].cell = self.placed(placed.stated[index].cell) }
    placed.diagnostics = reading.diagnostics.map { diagnostic in
      diagnostic.location?.cell.map { diagnostic.placed(self.placed($0), in: original) } ?? diagnostic
    }
    if !reading.isRearranged {
      placed.layout.blocks = reading.layout.blocks.map { $0.moved(by: width) }
      placed.weeks = reading.weeks.map { $0.placed(in: $0.block.moved(by: width)) }
    }
    return placed
  }

  private func placed(_ cell: CellReference) -> CellReference {
    CellReference(row: cell.row, column: cell.column + width)
  }
}

extension Diagnostic {
  /// The same at another cell of a table; nil for none of its cells.
  func placed(_ cell: CellReference?, in table: Table) -> Diagnostic {
    Diagnostic(
      severity, code, at: Location(file: table.file, cell: cell), message, hint: hint,
      excerpt: cell.flatMap { table.excerpt(row: $0.row, column: $0.column) })
  }
}
