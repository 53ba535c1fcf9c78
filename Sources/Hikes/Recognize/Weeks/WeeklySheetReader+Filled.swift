import Civil
import Diagnostics
import Quantities
import Tabular

/// Amounts that nobody typed: filled by a program as a series, or standing in a row that was pasted twice.
extension WeeklySheetReader {
  /// Asks about amounts that go up by a dollar from cell to cell, downwards or to the right, as when a price is dragged over
  /// other cells: `$24`, `$25`, `$26`, `$27`, `$28`.
  mutating func askForSeries() {
    for index in layout.blocks.indices {
      let rows = dogRows(index)
      let days = layout.blocks[index].days
      let down = days.map { day in rows.map { CellReference(row: $0, column: day.column) } }
      let across = rows.map { row in days.map { CellReference(row: row, column: $0.column) } }
      for line in down + across { askForSeries(line) }
    }
  }

  private mutating func askForSeries(_ line: [CellReference]) {
    let amounts = line.map { cells[$0.row, $0.column]?.countedAmount }
    var start = 0
    for place in 1..<max(amounts.count + 1, 1) {
      let goesOn =
        place < amounts.count
        && amounts[place].map { next in amounts[place - 1].map { next.cents - $0.cents == 100 } ?? false }
          ?? false
      if goesOn { continue }
      if place - start >= 5 { ask(about: line[(start + 1)..<place], usual: amounts[start] ?? .zero) }
      start = place
    }
  }

  private mutating func ask(about cells: ArraySlice<CellReference>, usual: Money) {
    for cell in cells {
      self.cells.change(cell.row, cell.column) { reading in
        guard let amount = reading.amount, reading.question == nil else { return }
        reading.confidence = .assumed
        reading.reason = "one of a row of amounts that go up by a dollar; booked as read meanwhile"
        reading.question = CellQuestion(
          "The amounts here go up by a dollar from \(usual.dollars) on. Was \(amount.dollars) paid?",
          [.paid(amount), .paid(usual), .justANote])
      }
    }
  }

  /// Finds columns of notes into which the sums of the rows were filled: three of them or more, and no other amount.
  mutating func findSummedNotes() {
    for index in layout.blocks.indices {
      for (column, role) in layout.blocks[index].columns where role == .notes {
        let amounts = dogRows(index).filter { mark($0, column).isAmount }
        if amounts.count >= 3, amounts.allSatisfy({ isRowSum($0, column, index) }) {
          summedNotes[index] = column
        }
      }
    }
  }

  /// Whether a cell says what the days of its row come to, or nothing where there is nothing.
  func isRowSum(_ row: Int, _ column: Int, _ index: Int) -> Bool {
    guard let stated = sum(row, column) else { return false }
    return stated == paid(row, layout.blocks[index].days).reduce(.zero, +)
  }

  /// Whether a figure that no heading explains is what its row comes to, of three payments or more, or of two where such a
  /// figure stands in the same column elsewhere.
  func addsUpRow(_ row: Int, _ column: Int) -> Bool {
    func payments(_ row: Int) -> Int {
      let side = layout.blocks.indices.filter { index in
        dogRows(index).contains(row) && layout.blocks[index].days.allSatisfy { $0.column < column }
      }
      guard side.count == 1, isRowSum(row, column, side[0]) else { return 0 }
      return paid(row, layout.blocks[side[0]].days).count
    }
    let own = payments(row)
    return own >= 3 || own == 2 && (1..<sheet.rowCount + 1).contains { payments($0) >= 3 }
  }

  /// Whether a row says cell for cell what the row of the same dog above it says, and the week's total counts it once.
  func isPastedTwice(_ row: Int, _ other: Int, _ index: Int) -> Bool {
    let (one, two) = (sheet[row: row].cells, sheet[row: other].cells)
    guard dogRows(index).count <= 200, one.count == two.count,
      zip(one, two).allSatisfy({ $0.folded == $1.folded }),
      let total = (row + 1..<sheet.rowCount + 1).first(where: { below in
        if case .total(let block?, _) = layout.roles[below - 1] { block == index } else { false }
      })
    else { return false }
    let columns = layout.blocks[index].days.map(\.column).filter { mark(row, $0).isAmount }
    return !columns.isEmpty
      && columns.allSatisfy { column in
        let sum = dogRows(index).filter { $0 != row }.compactMap { figure($0, column) }.reduce(.zero, +)
        return figure(total, column) == sum
      }
  }

  /// Takes what a row says for said already.
  mutating func setAside(_ row: Int, _ index: Int, _ reason: String) {
    for day in layout.blocks[index].days {
      guard var reading = cells[row, day.column] else { continue }
      weeks[index].paid -= reading.countedAmount ?? .zero
      reading.isDuplicate = true
      reading.question = nil
      reading.reason = reason
      cells.change(row, day.column) { $0 = reading }
    }
  }
}
