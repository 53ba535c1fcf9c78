import Tabular

/// A sheet with an empty column between all its columns, as merged cells leave them, an empty row between all its rows, or
/// spaces around most of its texts: the same closed up.
struct SpacedSheet {
  let lines: [RearrangedSheet.Line]
  /// What was left out, in words.
  let words: [String]

  /// Nil for a sheet that is not written so.
  init?(_ sheet: SheetCells) {
    let rows = Self.closed(sheet.rowCount, least: 5, touching: { $0 / 8 }) { !sheet.isBlank($0) }
    let columns = Self.hasSpacedRows(sheet) ? Self.closedColumns(sheet) : nil
    let isPadded = Self.isPadded(sheet)
    guard rows != nil || columns != nil || isPadded else { return nil }
    var words: [String] = []
    if isPadded { words.append("spaces around the texts were left out") }
    if columns != nil { words.append("empty columns between the others were left out") }
    if rows != nil { words.append("empty rows between the others were left out") }
    self.words = words
    let lines = Self.lines(sheet, rows: rows ?? Array(1..<sheet.rowCount + 1), columns: columns)
    self.lines = isPadded ? lines.map { $0.map { ($0.text.trimmingSpaces, $0.origin) } } : lines
  }

  /// Whether most texts have spaces before or behind them; one by itself may say that a comma tore a cell.
  private static func isPadded(_ sheet: SheetCells) -> Bool {
    let texts = sheet.texts.all.filter { !$0.isBlank }
    return texts.count >= 10
      && texts.count { $0.raw.utf8.count > $0.trimmed.utf8.count } * 5 >= texts.count * 3
  }

  private static func lines(_ sheet: SheetCells, rows: [Int], columns: [Int]?) -> [RearrangedSheet.Line] {
    rows.map { row in
      let line = RearrangedSheet.plain(sheet.table.records[row - 1], row)
      return columns.map { $0.filter { $0 <= line.count }.map { line[$0 - 1] } } ?? line
    }
  }

  /// Whether no row has more than a name and an owner beside each other; most sheets are told by their first heading.
  private static func hasSpacedRows(_ sheet: SheetCells) -> Bool {
    (1..<sheet.rowCount + 1).allSatisfy { row in
      let cells = sheet[row: row].cells
      return zip(cells, cells.dropFirst()).count { !$0.isBlank && !$1.isBlank } <= 2
    }
  }

  private static func closedColumns(_ sheet: SheetCells) -> [Int]? {
    let filled = sheet.filledColumns
    return closed(filled.count, least: 4, touching: { $0 < 6 ? 0 : 2 }) { filled[$0 - 1] }
  }

  /// The numbers, from 1 to a count, that are left where half of the empty ones between others are taken out; nil where more of
  /// the filled ones touch than may.
  private static func closed(
    _ count: Int, least: Int, touching: (Int) -> Int, isFilled: (Int) -> Bool
  ) -> [Int]? {
    let filled = (1..<count + 1).filter(isFilled)
    guard filled.count >= least, let first = filled.first, let last = filled.last,
      zip(filled, filled.dropFirst()).count(where: { $1 == $0 + 1 }) <= touching(filled.count)
    else { return nil }
    var kept = Array(1..<first + 1)
    for (one, next) in zip(filled, filled.dropFirst()) {
      kept += next - (next - one - 1) / 2..<next
      kept.append(next)
    }
    return kept + (last + 1..<count + 1)
  }
}
