import Tabular

/// Rows of several weeks that were sorted by their names, each with the week that it is of: `Dog,Week of,Mon,Tue` amid them.
extension MendedSheet {
  /// Whether a row heads such rows, be it there once for each week.
  static func headsRowsOfWeeks(_ row: SheetRow) -> Bool {
    row.cells.contains(where: \.isDogLabel)
      && row.cells.contains { EntryList.weeks.set.contains($0.folded) }
      && row.cells.count(where: \.namesDay) >= 3
  }

  /// Puts the headings, and above them the titles, where they stood before. Nothing where rows are not in the order of their
  /// names, but for a few, or none stands above its heading.
  mutating func unsort(_ sheet: SheetCells) -> Bool {
    let rows = (1..<sheet.rowCount + 1).filter { !sheet.isBlank($0) }
    let heads = rows.filter { Self.headsRowsOfWeeks(sheet[row: $0]) }
    guard let head = heads.first, head != rows.first, rows.count >= 6,
      let column = sheet.columns(of: head).first(where: { sheet[head, $0].isDogLabel })
    else { return false }
    let titles = rows.filter { sheet[row: $0].filledCount == 1 && sheet[row: $0].first?.title(nil) != nil }
    // A title may stand in another column than the names.
    let names = rows.filter { !titles.contains($0) }.map { sheet[$0, column].folded }
    guard names.allSatisfy({ !$0.isEmpty }),
      zip(names, names.dropFirst()).count(where: { $0 > $1 }) * 8 < names.count,
      heads.allSatisfy({ sheet[row: $0].cells.map(\.folded) == sheet[row: head].cells.map(\.folded) })
    else { return false }
    let rest = rows.filter { !heads.contains($0) && !titles.contains($0) }
    for head in heads.dropFirst() {
      repeats += lines[head - 1].compactMap(\.origin).map { .init($0, .header, line: titles.count) }
    }
    lines = (titles + [head] + rest).map { lines[$0 - 1] }
    return true
  }
}
