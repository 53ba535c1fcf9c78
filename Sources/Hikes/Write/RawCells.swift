import Diagnostics
public import Tabular

/// The cells of some sheets as they were typed, found by file and place.
public struct RawCells: Sendable {
  /// Those of one file, row after row: a place is looked up without a search.
  struct OfFile: Sendable {
    /// Nil for a cell that holds nothing.
    private var rows: [[String?]] = []

    var isEmpty: Bool { rows.isEmpty }

    subscript(_ cell: CellReference) -> String? {
      let (row, column) = (cell.row - 1, cell.column - 1)
      guard row >= 0, row < rows.count, column >= 0, column < rows[row].count else { return nil }
      return rows[row][column]
    }

    /// Of two texts for one cell the first stands, unless `isLater` ones do.
    fileprivate mutating func keep(_ text: String, at cell: CellReference, insteadOfEarlier isLater: Bool) {
      let (row, column) = (cell.row - 1, cell.column - 1)
      while rows.count <= row { rows.append([]) }
      while rows[row].count <= column { rows[row].append(nil) }
      if isLater || rows[row][column] == nil { rows[row][column] = text }
    }
  }

  private var texts: [String: OfFile] = [:]

  /// Of two sheets of one name the first counts, cell by cell.
  public init(_ readings: [SheetReading] = []) {
    for reading in readings {
      var cells = texts.removeValue(forKey: reading.file) ?? OfFile()
      for index in reading.cells.indices {
        cells.keep(reading.cells[index].raw, at: reading.cells[index].cell, insteadOfEarlier: false)
      }
      texts[reading.file] = cells
    }
  }

  /// Of two tables of one name the later counts, cell by cell.
  public init(tables: [Table]) {
    for table in tables {
      var cells = texts.removeValue(forKey: table.file) ?? OfFile()
      for (row, record) in table.records.enumerated() {
        for (column, field) in record.fields.enumerated() where !field.isBlank {
          cells.keep(field.text, at: CellReference(row: row + 1, column: column + 1), insteadOfEarlier: true)
        }
      }
      texts[table.file] = cells
    }
  }

  /// Those of one file.
  func cells(of file: String) -> OfFile { texts[file] ?? OfFile() }
}
