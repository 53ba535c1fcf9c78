import Documents
import Tabular

/// The open questions with their possible answers to choose from; the review sheet in a workbook.
enum ReviewTab {
  static func sheet(_ book: Book) -> WorkbookSheet {
    let grid = ReviewSheet.grid(book)
    let answer = grid.columns.firstIndex(of: "answer")
    let choices = Dictionary(book.review.map { ($0.item, $0.choices) }) { first, _ in first }
    let rows = grid.rows.map { row in
      row.enumerated().map { column, value -> WorkbookCell in
        guard column == answer else { return .text(value.plain, look: .wrapped) }
        return WorkbookCell(
          value == .empty ? .empty : .text(value.plain),
          look: .with {
            $0.isBoxed = true
            $0.isWrapped = true
          }, choices: choices[row.first?.plain ?? ""] ?? [])
      }
    }
    let limits = [0: 420, 1: 600, 2: 400, 3: 500, 4: 300, 5: 300]
    var sheet = ListTab.sheet(
      "Review", page: .landscape, grid.columns, rows, wrapping: limits, frozenColumns: 1)
    if let answer { sheet.columns[answer] = WorkbookColumn(tenths: 350) }
    return sheet
  }
}
