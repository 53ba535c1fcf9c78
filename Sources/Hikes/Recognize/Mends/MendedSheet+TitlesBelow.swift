import Civil
import Tabular

/// Titles that stand below the weeks that they date.
extension MendedSheet {
  /// Moves each title above its week. That they belong to the rows above them shows where the first week has none, and the
  /// last title nothing below it.
  mutating func raiseTitles(_ sheet: SheetCells) -> Bool {
    let titles = Self.titlesBelow(sheet)
    guard !titles.isEmpty else { return false }
    // The first row of each week: the first that is filled below the title of the week before.
    let starts = ([0] + titles.dropLast()).map { title in
      (title + 1..<sheet.rowCount + 1).first { !sheet.isBlank($0) } ?? title
    }
    // From the last one up, so that the places of those above stay what they are.
    for (start, title) in zip(starts, titles).reversed() {
      let line = lines.remove(at: title - 1)
      lines.insert(line, at: start - 1)
    }
    return true
  }

  /// The rows of such titles; none where they stand above their weeks, or where there is but one.
  static func titlesBelow(_ sheet: SheetCells) -> [Int] {
    let rows = (1..<sheet.rowCount + 1).filter { !sheet.isBlank($0) }
    guard let first = rows.first, let last = rows.last, sheet[row: first].filledCount >= 4,
      isTitle(sheet[row: last])
    else { return [] }
    let titles = rows.filter { isTitle(sheet[row: $0]) }
    // Each has money between it and the one before it.
    let isFilled = zip([first] + titles, titles).allSatisfy { before, title in
      (before..<title).contains { row in sheet[row: row].cells.contains(where: \.mark.isAmount) }
    }
    // Right above a heading a title is of what follows.
    let isAboveHead = titles.contains { sheet[row: $0 + 1].cells.count(where: \.namesDay) >= 3 }
    return titles.count >= 2 && isFilled && !isAboveHead ? titles : []
  }

  /// Whether a row is nothing but the title of a week with its date.
  private static func isTitle(_ row: SheetRow) -> Bool {
    guard row.filledCount == 1, let text = row.cells.first(where: { !$0.isBlank }), text.hasNumber else {
      return false
    }
    return text.title(.dayFirst)?.date != nil && SheetTitle.isOfWeek(text.words)
  }
}
