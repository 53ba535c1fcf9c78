import Civil
import Quantities
import Tabular

extension WeeklySheetReader {
  /// Whether the amounts of a row are what stands above them in their columns: her sums, whatever she calls them. A
  /// row with a name must add up at least two days of several dogs, with no day left out. Sums may be
  /// slips where enough of several dogs are right, and are named with her other totals.
  func isRowOfSums(_ row: Int, _ blocks: [Int], isNamed: Bool) -> Bool {
    if isNamed, blocks.first.map({ lastRows[layout.blocks[$0].headerRow] }) != row { return false }
    var count = 0
    var deep = 0
    var slips = 0
    var sum = Money.zero
    for index in blocks {
      for day in layout.blocks[index].days where isNamed || !sheet[row, day.column].isBlank {
        let amount: WrittenAmount
        switch mark(row, day.column) {
        case .amount(let written): amount = written
        case .blank, .dash: amount = WrittenAmount(money: .zero, isBare: true, method: "")
        default: return false
        }
        let above = layout.blocks[index].rows.filter { $0 < row }.compactMap { other -> Money? in
          guard case .dog = layout.roles[other - 1] else { return nil }
          guard case .amount(let amount) = mark(other, day.column) else { return nil }
          return amount.money
        }
        guard amount.money == above.reduce(.zero, +) else {
          slips += 1
          if isNamed, slips > 1 { return false }
          continue
        }
        guard isNamed || above.count != 1 || amount.money.cents > 0 else { return false }
        sum += amount.money
        count += 1
        deep += above.count > 1 ? 1 : 0
      }
    }
    guard isNamed ? slips == 0 || (slips == 1 && deep >= 3) : slips == 0 || (deep >= 2 && slips <= deep)
    else {
      return false
    }
    return count >= 2 && sum.cents > 0 && (!isNamed || deep >= 2)
  }

  /// The columns behind the days, without a heading or with one that says nothing, in which amounts are the sums of
  /// their rows. One in four may be a slip, which is named with her other totals.
  func sumColumns(_ index: Int) -> Set<Int> {
    let block = layout.blocks[index]
    guard let last = block.days.last?.column else { return [] }
    var found: Set<Int> = []
    let next = places[index].beside.compactMap { layout.blocks[$0].days.first?.column }
      .filter { $0 > last }.min()
    for column in (last + 1)..<max(last + 1, min(next ?? Int.max, table.width + 1))
    where block.columns[column] == nil && block.day(at: column) == nil {
      var count = 0
      var right = 0
      var slips = 0
      let isSum = block.rows.allSatisfy { row in
        guard case .dog = layout.roles[row - 1], !sheet[row, column].isBlank else { return true }
        guard case .amount(let amount) = mark(row, column) else { return false }
        let paid = block.days.compactMap { day -> Money? in
          guard case .amount(let amount) = mark(row, day.column) else { return nil }
          return amount.money
        }
        if sheet[row, block.nameColumn].folded.isEmpty { return true }
        guard amount.money == paid.reduce(.zero, +) else {
          slips += 1
          return true
        }
        right += 1
        count += paid.count > 1 ? 1 : 0
        return true
      }
      if isSum, count >= 2, slips * 3 <= right { found.insert(column) }
    }
    return found
  }

  /// The columns without a heading, before the days, that only number the rows.
  func countColumns(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    guard let first = block.days.first?.column, first > 2 else { return [] }
    return (1..<first).filter { column in
      guard column != block.nameColumn, block.columns[column] == nil,
        sheet[block.headerRow, column].isBlank
      else { return false }
      let numbers = block.rows.compactMap { row -> Int? in
        guard case .dog = layout.roles[row - 1] else { return nil }
        return Int(sheet[row, column].trimmed)
      }
      return numbers.count >= 2 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 + 1 == $1 }
    }
  }
}
