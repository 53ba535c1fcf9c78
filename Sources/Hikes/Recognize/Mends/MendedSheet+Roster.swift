import Civil
import Diagnostics
import Tabular

/// A list of the dogs and their owners to the left of the weeks: `Owner,Dog,Phone,,Dog,Mon,Tue`.
extension MendedSheet {
  /// The column of the dogs where a row heads days behind it and has an empty column before it, with no day further left; nil
  /// for any other row.
  static func columnBehindGap(_ row: SheetRow) -> Int? {
    guard row.cells.contains(where: \.namesDay),
      let column = (3..<max(row.width, 3)).first(where: { row[column: $0].isDogLabel }),
      row[column: column - 1].isBlank, !(1..<column).contains(where: { row[column: $0].namesDay }),
      (column + 1..<row.width + 1).count(where: { row[column: $0].namesDay }) >= 3
    else { return nil }
    return column
  }

  /// Puts such a list below the weeks and to the right of them, the dogs before what is said of them.
  mutating func setRosterBelow(_ sheet: SheetCells) -> Bool {
    let rows = 1..<sheet.rowCount + 1
    guard lines.count == sheet.rowCount,
      let column = rows.lazy.compactMap({ Self.columnBehindGap(sheet[row: $0]) }).first,
      let gap = (2..<column).first(where: { gap in rows.allSatisfy { sheet[$0, gap].isBlank } }),
      let head = rows.first(where: { row in (1..<gap).contains { sheet[row, $0].isDogLabel } }),
      let dogs = (1..<gap).first(where: { sheet[head, $0].isDogLabel }),
      (1..<gap).contains(where: { [.owner, .phone, .email, .address, .rate].contains(sheet[head, $0].role) }),
      rows.count(where: { $0 > head && sheet[$0, dogs].hasLetter }) >= 2
    else { return false }
    let order = [dogs] + (1..<gap).filter { $0 != dogs }
    let width = lines.map(\.count).max() ?? 0
    let margin = Array(repeating: (text: "", origin: CellReference?.none), count: width + 1)
    var roster: [RearrangedSheet.Line] = []
    for row in rows where !isTitleOfAll(sheet[row: row]) {
      let line = lines[row - 1]
      lines[row - 1] = Array(line.dropFirst(gap))
      let told = order.map { $0 <= line.count ? line[$0 - 1] : (text: "", origin: nil) }
      if told.contains(where: { !$0.text.isEmpty }) { roster.append(margin + told) }
    }
    lines += [[]] + roster
    return true
  }

  /// Whether a line is of the weeks though it stands above the list: the title of a week or a month and nothing else.
  private func isTitleOfAll(_ row: SheetRow) -> Bool {
    row.filledCount == 1 && row.first?.title(nil) != nil
  }
}
