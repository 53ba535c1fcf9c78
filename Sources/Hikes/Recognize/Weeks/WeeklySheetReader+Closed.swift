import Tabular

/// Days on which no dog went, by what stands in every row of them.
extension WeeklySheetReader {
  /// `E.M.`, `Canada`, `Fiona` in each row of a day, whatever it means, where other days of the week have money.
  mutating func findClosedDays() {
    closedDays = layout.blocks.indices.map { index in
      let days = layout.blocks[index].days.map(\.column)
      let rows = dogRows(index).filter { row in days.contains { !sheet[row, $0].isBlank } }
      guard rows.count >= 3, let top = rows.first else { return [] }
      let closed = days.filter { column in
        let first = sheet[top, column]
        return (2...24).contains(first.raw.utf8.count) && first.hasLetter && !first.hasFigure
          && mark(of: first) == .text && rows.allSatisfy { sheet[$0, column].folded == first.folded }
      }
      let hasMoney = rows.contains { row in days.contains { mark(row, $0).isAmount } }
      return closed.count <= 2 && hasMoney ? Set(closed) : []
    }
  }

  /// What a day says with that taken into account.
  func unlessClosed(_ mark: CellMark, _ column: Int, _ index: Int) -> CellMark {
    mark == .text && closedDays[index].contains(column) ? .status(.whole(.off)) : mark
  }
}
