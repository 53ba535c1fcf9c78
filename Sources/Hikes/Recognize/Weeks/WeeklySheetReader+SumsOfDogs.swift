import Quantities
import Tabular

/// Whether amounts are what the dogs above them come to.
extension WeeklySheetReader {
  /// Whether a row adds up the dogs of several lists of one week, day by day: `Both`.
  func isRowOfAllSums(_ row: Int, _ blocks: [Int]) -> Bool {
    guard let index = blocks.first, let monday = weeks[index].monday, sharedMondays.contains(monday) else {
      return false
    }
    let lists = layout.blocks.indices.filter {
      weeks[$0].monday == monday && layout.blocks[$0].headerRow < row
        && layout.blocks[$0].days.map(\.column) == layout.blocks[index].days.map(\.column)
    }
    guard lists.count > 1 else { return false }
    let dogs = lists.flatMap { layout.blocks[$0].rows }.filter { other in
      if other < row, case .dog = layout.roles[other - 1] { true } else { false }
    }
    var count = 0
    for day in layout.blocks[index].days {
      guard let stated = sum(row, day.column),
        let paying = payingRows(dogs, day.column, comingTo: stated)
      else { return false }
      count += paying > 1 ? 1 : 0
    }
    return count >= 2
  }

  /// How many of these dogs have an amount in a column, where all of them come to a sum; nil for any other sum. From the last one
  /// up, for of many the last few are more already, if none of them went back.
  func payingRows(_ dogs: [Int], _ column: Int, comingTo sum: Money) -> Int? {
    var (total, count) = (Money.zero, 0)
    for row in dogs.reversed() {
      guard case .amount(let amount) = priced(row, column) else { continue }
      total += amount.money
      count += 1
      if total > sum, !columnsOfRefunds.contains(column) { return nil }
    }
    return total == sum ? count : nil
  }

  /// The columns of days in which some money of a dog went back, or may have.
  func findColumnsOfRefunds() -> Set<Int> {
    Set(
      layout.blocks.indices.flatMap { index in
        layout.blocks[index].days.map(\.column).filter { column in
          dogRows(index).contains { row in
            let text = sheet[row, column]
            guard !text.isBlank, text.hasFigure else { return false }
            return mark(of: text).money.map { $0 < .zero } ?? !text.raw.allSatisfy("0123456789.,$ ".contains)
          }
        }
      })
  }
}
