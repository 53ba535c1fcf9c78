import Diagnostics
import Tabular

/// A sheet with what a program put around its cells when it was copied: `="25"` so that nothing is taken for a number or
/// a date, or the letters of the columns and the numbers of the rows.
enum CopiedGrid {
  /// Before a cell it tells a spreadsheet that this is no number and no date.
  private static let textMark: Character = "'"

  /// The sheet without these, and where they stood; nil where there are none.
  static func lines(
    _ table: Table
  ) -> (lines: [RearrangedSheet.Line], beside: [(origin: CellReference, line: Int, kind: CellReading.Kind)])?
  {
    let isNumbered = hasRowNumbers(table)
    let isMarked = isMarked(table)
    guard isNumbered || isMarked || isWrapped(table) else { return nil }
    var beside: [(origin: CellReference, line: Int, kind: CellReading.Kind)] = []
    let lines = table.records.enumerated().map { index, record -> RearrangedSheet.Line in
      var line: RearrangedSheet.Line = []
      for (place, field) in record.fields.enumerated() {
        let origin = CellReference(row: index + 1, column: place + 1)
        if isNumbered, index == 0 || place == 0 {
          if !field.isBlank { beside.append((origin, index, .header)) }
        } else {
          let isText = isMarked && field.text.first == textMark
          line.append((isText ? String(field.text.dropFirst()) : unwrapped(field.text), origin))
        }
      }
      return line
    }
    return (lines, beside)
  }

  /// What stands in `="25"`; any other text as it is.
  private static func unwrapped(_ text: String) -> String {
    guard text.hasPrefix("=\""), text.hasSuffix("\""), text.count >= 3 else { return text }
    return String(text.dropFirst(2).dropLast()).replacing("\"\"", with: "\"")
  }

  private static func isWrapped(_ table: Table) -> Bool {
    let filled = table.records.flatMap(\.fields).filter { !$0.isBlank }
    let wrapped = filled.count { $0.text.hasPrefix("=\"") && $0.text.hasSuffix("\"") && $0.text.count >= 3 }
    return wrapped >= 3 && wrapped * 3 >= filled.count
  }

  /// Whether many of the texts with a figure begin with the mark of text: `'25`, `'Aug 13`.
  private static func isMarked(_ table: Table) -> Bool {
    let figures = table.records.flatMap(\.fields).filter { $0.text.hasFigure }
    let marked = figures.count { $0.text.first == textMark && $0.text.utf8.count > 1 }
    return marked >= 3 && marked * 3 >= figures.count
  }

  /// Whether the first row holds A, B, C… and the first column 1, 2, 3…
  private static func hasRowNumbers(_ table: Table) -> Bool {
    guard table.records.count >= 3, let head = table.records.first, head.fields.count >= 3,
      head.fields.first?.isBlank ?? false
    else { return false }
    let isLettered = head.fields.indices.dropFirst().allSatisfy { place in
      head.fields[place].trimmed == CellReference(row: 1, column: place).description.filter(\.isLetter)
    }
    return isLettered
      && table.records.indices.dropFirst().allSatisfy {
        table.records[$0].fields.first?.trimmed == String($0)
      }
  }
}
