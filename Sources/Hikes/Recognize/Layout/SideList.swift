import Tabular

/// A small table that people keep beside, above or below their weeks: `Rates`, `Eggs`, `HST`.
enum SideList {
  /// Whether a figure outside the days stands in one: under a heading that names such a list, or in a table with texts
  /// over all its columns. Beside the name of a dog it may be the dog's.
  static func holds(_ sheet: SheetCells, _ row: Int, _ column: Int, isDog: (String) -> Bool) -> Bool {
    if isUnderIdentifier(sheet, row, column) { return true }
    var label = column
    while label > 1, !sheet[row, label - 1].isBlank { label -= 1 }
    guard !isDog(sheet[row, label].raw) else { return false }
    var top = row
    while top > 1, !sheet[top - 1, label].isBlank {
      top -= 1
      if sheet[top, label].headsList { return true }
    }
    guard top < row else { return false }
    return SummaryLabel(sheet[top, label].collapsed) != nil || hasHeadings(sheet, top, label..<column + 1)
  }

  /// Whether the nearest words above a figure head a column of codes or of telephone numbers.
  private static func isUnderIdentifier(_ sheet: SheetCells, _ row: Int, _ column: Int) -> Bool {
    let above = stride(from: row - 1, to: 0, by: -1).lazy.prefix { !sheet.isBlank($0) }
    guard let head = above.map({ sheet[$0, column] }).first(where: { $0.hasLetter && $0.mark == .text })
    else { return false }
    return head.role == .phone || head.role == .number
      || head.words.contains(where: ColumnLabels.identifiers.set.contains)
  }

  /// Whether texts of its own stand over the columns of a table, none of them a heading of dogs or days.
  private static func hasHeadings(_ sheet: SheetCells, _ row: Int, _ columns: Range<Int>) -> Bool {
    columns.count > 1
      && columns.allSatisfy { column in
        let text = sheet[row, column]
        return text.mark == .text && !text.hasFigureOrSign && !text.isDogLabel && !text.namesDay
          && text.lettered.letters.isEmpty
      }
  }
}

extension CellText {
  fileprivate var hasFigureOrSign: Bool { raw.hasNumber || raw.holds("$") }
}
