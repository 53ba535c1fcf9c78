import Tabular

/// Headings that stand one column too far left, as where the empty cell over the names was left out.
extension MendedSheet {
  /// Whether a row begins with the days of a week, so that nothing stands over the names of the dogs.
  static func beginsWithDays(_ row: SheetRow) -> Bool {
    row.cells.count >= 5 && row.cells.prefix(5).count(where: \.namesDay) == 5
      && row.cells.prefix(2).allSatisfy { $0.title(.monthFirst) == nil }
  }

  /// Moves headings that begin with the days to the right of the names below them: where these are names in every row, and
  /// money stands behind them as far as one column further than the days.
  mutating func moveHeadingsRight(_ sheet: SheetCells) -> Bool {
    let heads = (1..<sheet.rowCount + 1).filter { Self.beginsWithDays(sheet[row: $0]) }
    let found = heads.filter { head in
      let count = sheet[row: head].cells.prefix(while: \.namesDay).count
      let rows = (head + 1..<sheet.rowCount + 1).prefix { !sheet.isBlank($0) && !heads.contains($0) }
      let dogs = rows.filter { sheet[row: $0].filledCount > 1 }
      guard dogs.count >= 2, dogs.allSatisfy({ sheet[$0, 1].hasLetter && !sheet[$0, 1].mark.isAmount }),
        // One may be called Storm.
        dogs.count(where: { sheet[$0, 1].mark == .text }) * 3 >= dogs.count * 2
      else {
        return false
      }
      let amounts = dogs.map { row in (2..<count + 2).filter { sheet[row, $0].mark.isAmount } }
      return amounts.joined().count >= 3 && amounts.contains { $0.contains(count + 1) }
    }
    guard !found.isEmpty, found.count == heads.count else { return false }
    for head in found { lines[head - 1].insert(("", nil), at: 0) }
    return true
  }
}
