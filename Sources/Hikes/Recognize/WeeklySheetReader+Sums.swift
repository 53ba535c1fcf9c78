import Quantities
import Tabular

extension WeeklySheetReader {
  /// Whether every amount of a nameless row is what stands above it in its column: her sums without a label.
  func isRowOfSums(_ row: Int, _ blocks: [Int]) -> Bool {
    var count = 0
    var sum = Money.zero
    for index in blocks {
      for day in layout.blocks[index].days where !table[row: row][column: day.column].isBlank {
        guard case .amount(let amount) = mark(of: row, day.column) else { return false }
        let above = layout.blocks[index].rows.filter { $0 < row }.compactMap { other -> Money? in
          guard case .dog = layout.roles[other - 1] else { return nil }
          guard case .amount(let amount) = mark(of: other, day.column) else { return nil }
          return amount.money
        }
        guard amount.money == above.reduce(.zero, +), above.count != 1 || amount.money.cents > 0 else {
          return false
        }
        sum += amount.money
        count += 1
      }
    }
    return count >= 2 && sum.cents > 0
  }

  /// The columns without a heading, behind the days, in which every amount is the sum of its row.
  func sumColumns(_ index: Int) -> Set<Int> {
    let block = layout.blocks[index]
    guard let last = block.days.last?.column else { return [] }
    var found: Set<Int> = []
    let next = layout.blocks.filter { $0.headerRow == block.headerRow }.compactMap(\.days.first?.column)
      .filter { $0 > last }.min()
    for column in (last + 1)..<max(last + 1, min(next ?? Int.max, table.width + 1))
    where block.columns[column] == nil {
      guard table[row: block.headerRow][column: column].isBlank else { continue }
      var count = 0
      let isSum = block.rows.allSatisfy { row in
        guard case .dog = layout.roles[row - 1], !table[row: row][column: column].isBlank else { return true }
        guard case .amount(let amount) = mark(of: row, column) else { return false }
        let paid = block.days.compactMap { day -> Money? in
          guard case .amount(let amount) = mark(of: row, day.column) else { return nil }
          return amount.money
        }
        if text(row, block.nameColumn).folded.isEmpty { return true }
        count += paid.count > 1 ? 1 : 0
        return amount.money == paid.reduce(.zero, +)
      }
      if isSum, count >= 2 { found.insert(column) }
    }
    return found
  }
}
