import Diagnostics
public import Tabular

/// The cells of some sheets as they were typed, found by file and place.
public struct RawCells: Sendable {
  private var texts: [String: [CellReference: String]] = [:]

  /// Of two sheets of one name the first counts, cell by cell.
  public init(_ readings: [SheetReading] = []) {
    for reading in readings {
      var cells = texts.removeValue(forKey: reading.file) ?? [:]
      cells.reserveCapacity(cells.count + reading.cells.count)
      for index in reading.cells.indices where cells[reading.cells[index].cell] == nil {
        cells[reading.cells[index].cell] = reading.cells[index].raw
      }
      texts[reading.file] = cells
    }
  }

  /// Of two tables of one name the later counts, cell by cell.
  public init(tables: [Table]) {
    for table in tables {
      var cells = texts.removeValue(forKey: table.file) ?? [:]
      for (row, record) in table.records.enumerated() {
        for (column, field) in record.fields.enumerated() where !field.isBlank {
          cells[CellReference(row: row + 1, column: column + 1)] = field.text
        }
      }
      texts[table.file] = cells
    }
  }

  /// Those of one file, by their place.
  func cells(of file: String) -> [CellReference: String] { texts[file] ?? [:] }
}
