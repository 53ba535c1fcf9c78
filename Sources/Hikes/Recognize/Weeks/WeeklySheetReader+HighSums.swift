import Quantities
import Tabular

/// Rows that are sums because no dog pays so much.
extension WeeklySheetReader {
  /// Whether a row at the top or the end of its week says in most of its days more than two hikes cost, and seldom the same: her
  /// sums, be every one of them wrong, for a dog pays ahead in one day. One that is called by its span says so in any.
  func isTooHighForDog(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard hasHighFigure(row, side), let first = side.blocks.first,
      case let dogs = dogRows(first),
      dogs.count >= 4, hasHighFigures(row, side)
    else { return false }
    return row == dogs[0] || isAboveFigures(row, first)
  }

  private func hasHighFigures(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    let days = side.blocks.flatMap { layout.blocks[$0].days }
    let stated = days.compactMap { sum(row, $0.column) }
    let paid = stated.filter { $0.cents > 0 }
    let high = paid.filter { $0.cents >= usualAmount.cents * 2 }
    guard stated.count == days.count, high.count * 2 > paid.count else { return false }
    if high.count == paid.count, isCalledBySpan(row, side.blocks) { return true }
    // Two dogs of one household come to twice the usual amount, seldom to more.
    let isVaried =
      Set(high).count >= 3 || Set(paid).count >= 3 && high.contains { $0.cents * 2 >= usualAmount.cents * 5 }
    return high.count >= 3 && isVaried && isHighElsewhere(row, side)
  }

  /// Whether some day of a row has more than two hikes cost; few dogs have.
  private func hasHighFigure(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    usualAmount.cents > 0
      && side.blocks.contains { index in
        layout.blocks[index].days.contains {
          figure(row, $0.column).map { $0.cents >= usualAmount.cents * 2 } ?? false
        }
      }
  }

  /// Whether the rows of that name in other weeks say no word of a day, and most of their figures are as high.
  private func isHighElsewhere(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    let name = sheet[row, side.nameColumn].folded
    let figures = layout.blocks.indices.flatMap { index in
      let block = layout.blocks[index]
      return dogRows(index).filter { $0 != row && sheet[$0, block.nameColumn].folded == name }
        .flatMap { other in block.days.map { sum(other, $0.column) } }
    }
    let paid = figures.compactMap(\.self).filter { $0.cents > 0 }
    return !figures.contains(nil)
      && paid.count { $0.cents >= usualAmount.cents * 2 } * 2 >= paid.count
  }

  /// Whether the only figure of a last row is what several hikes cost, so that it may be a sum under a name of its own.
  func mayBeHighSum(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard hasHighFigure(row, side), let first = side.blocks.first,
      dogRows(first).count >= 4,
      isAboveFigures(row, first),
      isNoDogElsewhere(row, side)
    else { return false }
    let paid = side.blocks.flatMap { self.paid(row, layout.blocks[$0].days) }
    return !paid.isEmpty && paid.allSatisfy { $0.cents >= usualAmount.cents * 6 }
  }
}
