import Tabular

/// A week whose rows were sorted by their names, its heading, title and sum among the dogs: laid out as it was.
enum SortedSheet {
  /// Nil unless the only heading stands amid rows that are in the order of their names.
  static func lines(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [RearrangedSheet.Line]? {
    let weeks = layout.blocks.filter { !$0.isTorn }
    guard weeks.count == 1, let week = weeks.first, week.headerRows.count == 1, week.headerRow > 1 else {
      return nil
    }
    let rows = (1..<sheet.rowCount + 1).filter { !sheet.isBlank($0) }
    let names = rows.map { sheet[$0, week.nameColumn].folded }
    guard rows.count >= 6, names.allSatisfy({ !$0.isEmpty }),
      zip(names, names.dropFirst()).allSatisfy({ $0 <= $1 }),
      rows.contains(where: { row in
        row < week.headerRow && week.days.contains { sheet[row, $0.column].mark.isAmount }
      })
    else { return nil }
    func rank(_ row: Int) -> Int {
      let record = sheet[row: row]
      if row == week.headerRow { return 1 }
      if record.filledCount == 1, record.first?.title(layout.order) != nil { return 0 }
      return SummaryLabel.isSum(record.first) ? 3 : 2
    }
    let ranks = Dictionary(grouping: rows, by: rank)
    return (0...3).flatMap { ranks[$0] ?? [] }.map { RearrangedSheet.plain(sheet.table[row: $0], $0) }
  }
}
