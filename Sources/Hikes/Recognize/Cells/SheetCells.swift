import Tabular

/// A sheet as the texts of its cells: many cells are one ``CellText``.
struct SheetCells {
  let table: Table
  let texts: CellTexts
  private let cells: [CellText]
  /// Where the cells of each row begin, and at its end where those of the last one end.
  private let starts: [Int]
  /// How many cells of each row are not blank.
  private let filled: [Int]

  init(_ table: Table, _ earlier: KnownTexts = KnownTexts()) {
    self.table = table
    let texts = CellTexts(earlier)
    self.texts = texts
    var cells: [CellText] = []
    cells.reserveCapacity(table.records.reduce(0) { $0 + $1.fields.count })
    var starts = [0]
    var filled: [Int] = []
    for record in table.records {
      var count = 0
      for field in record.fields {
        let text = texts.text(field.text)
        if !text.isBlank { count += 1 }
        cells.append(text)
      }
      starts.append(cells.count)
      filled.append(count)
    }
    (self.cells, self.starts, self.filled) = (cells, starts, filled)
  }

  var rowCount: Int { filled.count }

  var count: Int { cells.count }

  /// The place of a cell among all, row after row; nil past the end of a row.
  func place(_ row: Int, _ column: Int) -> Int? {
    guard row >= 1, row <= filled.count, column >= 1, column <= starts[row] - starts[row - 1] else {
      return nil
    }
    return starts[row - 1] + column - 1
  }

  subscript(place place: Int) -> CellText { cells[place] }

  /// The text of a cell; the empty one past the end of a row.
  subscript(row: Int, column: Int) -> CellText { place(row, column).map { cells[$0] } ?? texts.blank }

  subscript(row row: Int) -> SheetRow {
    guard row >= 1, row <= filled.count else { return SheetRow([], filledCount: 0, texts) }
    return SheetRow(cells[starts[row - 1]..<starts[row]], filledCount: filled[row - 1], texts)
  }

  /// The columns that a row has, blank ones too.
  func columns(of row: Int) -> Range<Int> {
    guard row >= 1, row <= filled.count else { return 1..<1 }
    return 1..<starts[row] - starts[row - 1] + 1
  }

  /// For each column of the longest row whether anything stands in it, from the first on.
  var filledColumns: [Bool] {
    var filled: [Bool] = []
    for row in 1..<rowCount + 1 {
      for (place, text) in self[row: row].cells.enumerated() {
        if place == filled.count { filled.append(false) }
        if !text.isBlank { filled[place] = true }
      }
    }
    return filled
  }

  func isBlank(_ row: Int) -> Bool { row < 1 || row > filled.count || filled[row - 1] == 0 }
}

/// The texts of one row, as they stand or put together from several rows to be read.
struct SheetRow {
  let cells: ArraySlice<CellText>
  /// How many of them are not blank.
  let filledCount: Int
  /// All texts of the sheet.
  let texts: CellTexts

  init(_ cells: ArraySlice<CellText>, filledCount: Int, _ texts: CellTexts) {
    self.cells = cells
    self.filledCount = filledCount
    self.texts = texts
  }

  init(_ cells: [CellText], _ texts: CellTexts) {
    self.init(cells[...], filledCount: cells.count { !$0.isBlank }, texts)
  }

  /// A row that stands in no sheet.
  init(_ record: Record) {
    let texts = CellTexts()
    self.init(record.fields.map { texts.text($0.text) }, texts)
  }

  var width: Int { cells.count }
  var isBlank: Bool { filledCount == 0 }

  /// Whether nothing but amounts stand behind its first text, in three cells or more; some may be nothing, `0`.
  var isOfSums: Bool {
    filledCount >= 4 && filled.dropFirst().allSatisfy { $0.mark.isAmount || Int($0.collapsed) == 0 }
  }
  var first: CellText? { cells.first { !$0.isBlank } }
  /// Those that are not blank.
  var filled: [CellText] { cells.filter { !$0.isBlank } }

  /// The text in a 1-based column; the empty one past the end.
  subscript(column column: Int) -> CellText {
    column >= 1 && column <= cells.count ? cells[cells.startIndex + column - 1] : texts.blank
  }
}
