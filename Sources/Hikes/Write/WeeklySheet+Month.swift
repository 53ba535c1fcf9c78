import Diagnostics
import Quantities
import Tabular

extension WeeklySheet {
  /// The rows of a tab, each week overlaid with what the book says; nil where they would be read as something else by
  /// themselves.
  func sheet(_ reading: SheetReading, weeks: [Int]) -> [[String]]? {
    let range = range(of: weeks, in: reading)
    let start = range.lowerBound
    var rows = range.map { reading.table[row: $0].fields.map(\.text) }
    var delta = Money.zero
    var inserted = InsertedRows()
    let overlays = Dictionary(uniqueKeysWithValues: weeks.map { ($0, WeekOverlay(self, reading, $0)) })
    for index in weeks {
      guard let overlay = overlays[index] else { continue }
      for (cell, text) in overlay.texts { Self.set(&rows, cell.row - start, cell.column, text) }
      delta += overlay.difference
      for fields in overlay.newRows { inserted.add(fields, at: overlay.lastRow + 1 - start) }
      if let title = overlay.title {
        let block = reading.weeks[index].block
        let isBelow = block.isTorn || block.isUntitled
        inserted.add(title, at: (isBelow ? block.rows.lowerBound : block.headerRow) - start, isTitle: true)
      }
    }
    for (cell, text) in SummaryOverlay(self, reading, weeks, delta).texts {
      Self.set(&rows, cell.row - start, cell.column, text)
    }
    rows = inserted.put(into: rows).map(WeekColumns(of: weeks, in: reading).of)
    return Rereading(self, reading, overlays).nearest(of: [rows])
  }

  /// The rows that belong to some weeks of a sheet: the whole sheet where they are all of its weeks.
  private func range(of weeks: [Int], in reading: SheetReading) -> Range<Int> {
    let count = reading.table.records.count
    guard weeks.count < reading.weeks.count, let last = weeks.last else { return 1..<count + 1 }
    func top(_ index: Int) -> Int {
      let block = reading.weeks[index].block
      return max(1, block.titleRows.first ?? block.headerRow)
    }
    let start = weeks.map(top).min() ?? top(last)
    // Weeks beside the last one begin in its rows: their columns are left out, not their rows.
    let below = reading.weeks.indices.filter { $0 > last && !reading.layout.beside[last].contains($0) }
    return start..<max(start, below.map(top).min() ?? count + 1)
  }
}
