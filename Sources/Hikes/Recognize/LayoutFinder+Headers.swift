import Civil
import Tabular

extension LayoutFinder {
  mutating func findHeaders(onlyFirst: Bool = false) {
    var row = 1
    while row <= sheet.rowCount {
      let record = sheet[row: row]
      guard Self.mayBeHeader(record) else {
        row += 1
        continue
      }
      var found = record.isBlank ? [] : HeaderFinder.blocks(record, row: row, order: order, month: month)
      if !record.isBlank,
        let merged = HeaderFinder.merged(record, sheet[row: row + 1])
          ?? HeaderFinder.halved(record, sheet[row: row + 1])
      {
        let both = HeaderFinder.blocks(merged, row: row, order: order, month: month)
        if !both.isEmpty {
          found = both
          lowerHeaders.insert(row + 1)
        }
      }
      if !found.isEmpty { headers[row] = Array(blocks.count..<blocks.count + found.count) }
      blocks += found
      if onlyFirst, !blocks.isEmpty { return }
      row += lowerHeaders.contains(row + 1) ? 2 : 1
    }
    for index in blocks.indices where blocks[index].isUnlabelled { findNameColumn(index) }
    findNames()
  }

  /// Whether a row has enough that may name days to be looked at closely; most rows have not.
  static func mayBeHeader(_ row: SheetRow) -> Bool {
    var headings = 0
    for text in row.cells where !text.isBlank {
      headings += text.headerWeight
      if headings >= 3 { return true }
    }
    return false
  }

  /// Where no heading says which column names the dogs: the one before the days that has the most text below it.
  mutating func findNameColumn(_ index: Int) {
    let block = blocks[index]
    guard let first = block.days.first?.column, first > 2 else { return }
    var end = block.headerRow + 1
    while end <= sheet.rowCount, headers[end] == nil { end += 1 }
    let filled = (1..<first).filter { block.columns[$0] == nil }.map { column in
      let count = (block.headerRow + 1..<end).count { sheet[$0, column].hasLetter }
      return (column: column, count: count)
    }
    let most = filled.max { $0.count < $1.count }
    if let most, most.count > 0 { blocks[index].nameColumn = most.column }
  }
}
