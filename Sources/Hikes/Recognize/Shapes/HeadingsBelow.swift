import Diagnostics
import Tabular

/// Weeks whose headings stand below their dogs, as on a board that is read from the bottom: the headings laid out above.
enum HeadingsBelow {
  /// Nil unless dogs stand above the first heading and none below the last, each heading right below dogs.
  static func lines(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [RearrangedSheet.Line]? {
    if layout.blocks.count == 1 { return linesOfOne(sheet, layout) }
    guard layout.blocks.first?.isTorn ?? false, let last = layout.blocks.last else { return nil }
    let weeks = Array(layout.blocks.dropFirst())
    guard weeks.count > 1, Set(weeks.map(\.headerRow)).count == weeks.count,
      weeks.allSatisfy({ layout.dogRows(of: $0).isEmpty == ($0.headerRow == last.headerRow) }),
      weeks.allSatisfy({ !sheet.isBlank($0.headerRow - 1) })
    else { return nil }
    var lines: [RearrangedSheet.Line] = []
    var start = 1
    for week in weeks {
      guard start < week.headerRow else { return nil }
      let dogs = start..<week.headerRow
      guard let first = dogs.first(where: { row in week.days.contains { !sheet[row, $0.column].isBlank } })
      else { return nil }
      let title = dogs.last { $0 < first && isTitle(layout.roles[$0 - 1]) }
      let below = ((title.map { $0 + 1 } ?? start)..<week.headerRow).drop { sheet.isBlank($0) }
      let foot = week.headerRows.upperBound..<end(of: week, sheet)
      let rows = Array(start..<(title.map { $0 + 1 } ?? start)) + Array(week.headerRows) + below + foot
      lines += rows.map { RearrangedSheet.plain(sheet.table[row: $0], $0) } + [[]]
      start = foot.upperBound
    }
    return lines + (start..<sheet.rowCount + 1).map { RearrangedSheet.plain(sheet.table[row: $0], $0) }
  }

  /// One heading at the foot of all dogs, with its title perhaps below it: nil where fewer than three rows right above it have a
  /// name and money in its days, or where dogs stand below.
  private static func linesOfOne(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [RearrangedSheet.Line]?
  {
    let week = layout.blocks[0]
    let above = (1..<week.headerRow).reversed().prefix { !sheet.isBlank($0) }
    let foot = (week.headerRows.upperBound..<max(sheet.rowCount + 1, week.headerRows.upperBound))
      .filter { !sheet.isBlank($0) }
    let dogs = above.filter { row in
      let name = sheet[row, week.nameColumn]
      return name.hasLetter && name.mark == .text
        && week.days.contains { sheet[row, $0.column].mark.isAmount }
    }
    guard dogs.count >= 3, dogs.count * 2 > above.count, layout.dogRows(of: week).isEmpty,
      foot.allSatisfy({ sheet[row: $0].filledCount == 1 })
    else { return nil }
    let rows = foot + Array(week.headerRows) + (1..<week.headerRow)
    return rows.map { RearrangedSheet.plain(sheet.table[row: $0], $0) }
  }

  private static func isTitle(_ role: RowRole) -> Bool {
    if case .title(_?) = role { true } else { false }
  }

  /// The row of the gap below a heading and its totals.
  private static func end(of block: WeekBlock, _ sheet: SheetCells) -> Int {
    var row = block.headerRows.upperBound
    while row <= sheet.rowCount, !sheet.isBlank(row) { row += 1 }
    return row
  }
}
