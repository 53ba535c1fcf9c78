import Civil
import Diagnostics
import Quantities
import Tabular

/// What stands above the weeks.
extension WeeklySheetReader {
  mutating func readTitle(_ row: Int) {
    for column in sheet.columns(of: row) where cells.isOpen(row, column) {
      let text = sheet[row, column]
      // "Week of Nov 3": a text that begins with a word and has no sign of money is none.
      guard text.raw.holds("$") || text.words.count < 3 || !(text.trimmed.first?.isLetter ?? false) else {
        note(row, column, .title)
        continue
      }
      if isUnderTotal(row, column) {
        note(row, column, .total) { $0.reason = "one of her totals, not checked" }
      } else if case .amount(let amount) = mark(row, column), !amount.isBare, !text.isSentence {
        guard !isInList(row, column) else {
          noteListed(row, column)
          continue
        }
        note(row, column, .unrecognised) {
          $0.reason = "money outside the weeks"
          $0.question = CellQuestion("\($0.raw) stands above the weeks. What is it?", [.justANote])
        }
      } else {
        note(row, column, .title)
      }
    }
  }

  /// Whether a figure above the weeks stands under the heading of a total: `Month,Subtotal,HST,Total`.
  private func isUnderTotal(_ row: Int, _ column: Int) -> Bool {
    guard column > 1, case .amount = mark(row, column) else { return false }
    if let first = sheet[row: row].first,
      first.words.contains("ytd") || TallyLabel.isTally(first.collapsed, weeks: 2)
    {
      return true
    }
    if SummaryLabel(sheet[row, column - 1].collapsed.trimming(":")) != nil { return true }
    for above in stride(from: row - 1, to: 0, by: -1) {
      let text = sheet[above, column]
      if text.isBlank { return false }
      if case .amount = text.mark { continue }
      let role = text.role
      return SummaryLabel(text.collapsed) != nil || role == .rowTotal || role == .monthTotal || role == .tax
    }
    return false
  }
}
