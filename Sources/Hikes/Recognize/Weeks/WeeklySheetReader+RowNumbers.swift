/// The numbers of rows that have no dog.
extension WeeklySheetReader {
  /// Whether a cell numbers a row that has no dog.
  func isRowNumber(_ row: Int, _ column: Int) -> Bool {
    Int(sheet[row, column].trimmed) != nil
      && layout.blocks.contains { $0.rows.contains(row) && $0.columns[column] == .number }
  }

  /// Reads the number of a row of sums, where the column numbers the rows of one of some weeks.
  mutating func readRowNumber(_ row: Int, _ column: Int, _ blocks: [Int]) -> Bool {
    guard blocks.contains(where: { layout.blocks[$0].columns[column] == .number }) else { return false }
    noteRowNumber(row, column)
    return true
  }

  mutating func noteRowNumber(_ row: Int, _ column: Int) {
    note(row, column, .attribute) { $0.reason = "the number of a row without a dog" }
  }

  /// Whether a row holds a small number by itself right above the heading of a week.
  func isNumberOfWeek(_ row: Int) -> Bool {
    guard sheet[row: row].filledCount == 1, let number = sheet[row: row].first.flatMap({ Int($0.trimmed) })
    else {
      return false
    }
    return (1...53).contains(number) && layout.blocks.contains { $0.headerRow == row + 1 }
  }
}
