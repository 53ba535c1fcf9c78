import Bookkeeping
import Quantities

/// Weeks in which only marks stand, and below them what they came to: `Took in,60,50,40` below three dogs with an `x`, two
/// and two.
extension WeeklySheetReader {
  /// Finds the sums of marks, and what a mark comes to.
  mutating func findMarkSums() {
    var prices: [Money: Int] = [:]
    for index in layout.blocks.indices {
      otherRows.markSums.formUnion(namedMarkSums(index))
      guard let row = rowBelowMarks(index), let found = priceOfMarks(row, index) else { continue }
      prices[found.price, default: 0] += found.days
      if case .dog = layout.roles[row - 1] { otherRows.markSums.insert(row) }
    }
    markPrice = prices.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The rows called as a column of what came in is, `Money in`, where no other row has money in its days.
  private func namedMarkSums(_ index: Int) -> [Int] {
    let rows = dogRows(index)
    let found = rows.filter { sheet[row: $0].first?.role == .paid }
    guard !found.isEmpty else { return [] }
    let days = layout.blocks[index].days
    let others = rows.filter { !found.contains($0) }.flatMap { row in days.map { mark(row, $0.column) } }
    let isMoney = others.contains { $0.money.map { $0.cents >= 1000 } ?? false }
    return isMoney || !others.contains { $0 == .mark || $0.isPaid } ? [] : found
  }

  /// The only row of a week with money in its days, below all of its marks.
  private func rowBelowMarks(_ index: Int) -> Int? {
    let block = layout.blocks[index]
    var money: Int?
    var marked = 0
    for row in block.rows {
      var marks = 0
      for day in block.days {
        if isMark(row, day.column) { marks += 1 }
        guard mark(row, day.column).isAmount else { continue }
        guard money == nil || money == row else { return nil }
        money = row
      }
      if marks > 0 {
        guard money == nil else { return nil }
        marked += 1
      }
    }
    return marked >= 3 ? money : nil
  }

  private func isMark(_ row: Int, _ column: Int) -> Bool {
    let mark = mark(row, column)
    return mark == .mark || mark.isPaid
  }

  /// What one mark of most days comes to, and of how many; nil unless two days agree, one of them with several marks.
  private func priceOfMarks(_ row: Int, _ index: Int) -> (price: Money, days: Int)? {
    let block = layout.blocks[index]
    var prices: [Money: (days: Int, most: Int)] = [:]
    for day in block.days {
      let count = block.rows.count { isMark($0, day.column) }
      guard case .amount(let amount) = mark(row, day.column) else {
        // A day with marks and no sum has none of its sums in this row: it is a dog that pays each time.
        guard mark(row, day.column) == .blank, count == 0 else { return nil }
        continue
      }
      if count == 0, amount.money == .zero { continue }
      guard count > 0, amount.money.cents > 0 else { return nil }
      guard amount.money.cents % count == 0 else { continue }
      let price = Money(cents: amount.money.cents / count)
      let known = prices[price] ?? (0, 0)
      prices[price] = (known.days + 1, max(known.most, count))
    }
    let usual = prices.max { ($0.value.days, $1.key) < ($1.value.days, $0.key) }
    guard let usual, usual.value.days >= 2, usual.value.most >= 2, (500...10_000).contains(usual.key.cents)
    else { return nil }
    return (usual.key, usual.value.days)
  }
}
