import Tabular

/// A week whose rows were sorted by their names, its heading, title and sum among the dogs: laid out as it was.
enum SortedSheet {
  /// Nil unless the only heading stands amid rows that are in the order of their names.
  static func lines(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [RearrangedSheet.Line]? {
    let weeks = layout.blocks.filter(\.hasOwnHeadings)
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

  /// Several weeks that were sorted together, their headings in a row amid the dogs: where every dog stands once for each
  /// week, its first row is taken for the week of the first heading, as sorting leaves rows of one name in their order.
  static func linesOfWeeks(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [RearrangedSheet.Line]? {
    let weeks = layout.blocks.filter { !$0.isTorn }
    guard weeks.count > 1, let first = weeks.first, weeks.allSatisfy({ $0.headerRows.count == 1 }),
      weeks.enumerated().allSatisfy({ number, week in
        week.headerRow == first.headerRow + number && week.nameColumn == first.nameColumn
      })
    else { return nil }
    let heads = weeks.map(\.headerRow)
    let rows = (1..<sheet.rowCount + 1).filter { !sheet.isBlank($0) && !heads.contains($0) }
    func isFrame(_ row: Int) -> Bool {
      let record = sheet[row: row]
      return record.filledCount == 1 && record.first?.title(layout.order) != nil
        || SummaryLabel.isSum(record.first)
    }
    let dogs = Dictionary(grouping: rows.filter { !isFrame($0) }) { sheet[$0, first.nameColumn].folded }
    guard dogs.count >= 4, dogs[""] == nil, dogs.values.allSatisfy({ $0.count == weeks.count }),
      dogs.values.contains(where: { own in
        own[0] < heads[0] && first.days.contains { sheet[own[0], $0.column].mark.isAmount }
      })
    else { return nil }
    let frame = rows.filter(isFrame)
    var order = frame.filter { $0 < heads[0] }
    for (number, head) in heads.enumerated() {
      order.append(head)
      order += dogs.values.map { $0[number] }.sorted()
    }
    return (order + frame.filter { $0 > heads[0] }).map { RearrangedSheet.plain(sheet.table[row: $0], $0) }
  }
}
