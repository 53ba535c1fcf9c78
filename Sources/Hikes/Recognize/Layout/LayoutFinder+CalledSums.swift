import Quantities
import Tabular

/// Dogs that are called as sums or expenses are: `Total,30,,30` and `Gas,25,,25` amid the others.
extension LayoutFinder {
  /// How many such dogs a week has at most.
  private static let mostCalledSums = 5

  /// Takes rows for dogs whose figures hikes of other dogs cost, where a row of sums below adds up with them and not without.
  mutating func takeDogsCalledSums() {
    for header in headers.keys.sorted() {
      guard let begun = headers[header],
        let index = begun.first(where: { block in
          blocks[block].rows.contains { roles[$0 - 1] == .dog(block: block) }
        }),
        blocks[index].headerRow == header
      else { continue }
      for row in dogsCalledSums(index, beside: begun) { roles[row - 1] = .dog(block: index) }
    }
  }

  /// Takes rows below the sums of a week for none of dogs whose figures are the most or the least of each day: `Max,30,30,30` below
  /// `Total` and `Avg`.
  mutating func leaveExtremes() {
    for (index, block) in blocks.enumerated() {
      let dogs = block.rows.filter { roles[$0 - 1] == .dog(block: index) }
      guard let sums = block.rows.first(where: { roles[$0 - 1].isOfSums && $0 > dogs.first ?? 0 }) else {
        continue
      }
      let above = dogs.filter { $0 < sums }
      for row in dogs where row > sums && Self.extremes.set.contains(sheet[row, block.nameColumn].folded) {
        let isExtreme = block.days.allSatisfy { day in
          let all = above.compactMap { price($0, day.column) }.filter { $0 > 0 }
          guard let most = all.max(), let least = all.min() else { return sheet[row, day.column].isBlank }
          return [most, least].contains(price(row, day.column) ?? 0)
        }
        if isExtreme { roles[row - 1] = .tally }
      }
    }
  }

  /// Below the sums of a week the most or the least that a dog paid on each day.
  static let extremes = WordRule(
    "no dog", "max, min, maximum, minimum, highest, lowest, most, least, best", like: "Max", "Lowest")

  private func dogsCalledSums(_ index: Int, beside begun: [Int]) -> [Int] {
    let block = blocks[index]
    let days = begun.flatMap { blocks[$0].days.map(\.column) }
    let dogs = block.rows.filter { roles[$0 - 1] == .dog(block: index) }
    let named = block.rows.filter { row in
      (roles[row - 1].isOfSums || roles[row - 1] == .note) && !sheet[row, block.nameColumn].isBlank
    }
    guard dogs.count > 1, named.contains(where: { $0 < (dogs.last ?? 0) || $0 < (named.last ?? 0) }) else {
      return []
    }
    let prices = Set(dogs.flatMap { row in days.compactMap { price(row, $0) } }.filter { $0 > 0 })
    let others = named.filter { row in
      // `Town total` is the sum of its group, be there one dog in it.
      let group = dogs.filter { dog in dog < row && !named.contains { (dog..<row).contains($0) } }
      let isSum = days.allSatisfy { column in
        (price(row, column) ?? 0) == group.reduce(0) { $0 + (price($1, column) ?? 0) }
      }
      if isSum, sheet[row, block.nameColumn].words.count > 1 { return false }
      let figures = days.filter { !sheet[row, $0].isBlank }.map { price(row, $0) }
      return figures.contains { $0 ?? 0 > 0 }
        && figures.allSatisfy { $0.map { $0 == 0 || prices.contains($0) } ?? false }
    }
    guard !others.isEmpty else { return [] }
    let sums = block.rows.filter { row in
      (roles[row - 1].isOfSums || dogs.suffix(3).contains(row))
        && days.count { price(row, $0) ?? 0 > 0 } >= max(2, days.count / 3)
    }
    for row in sums {
      let above = dogs.filter { $0 < row }
      let open = Array(others.filter { $0 < row }.prefix(Self.mostCalledSums))
      guard !open.isEmpty, above.count > 1 else { continue }
      let missing = days.map { column in
        (price(row, column) ?? 0) - above.reduce(0) { $0 + (price($1, column) ?? 0) }
      }
      // Of two expenses with the figures of a dog nobody knows which is one; of all that add up the fewest are taken.
      let fitting = (1..<1 << open.count).map { choice in
        open.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element)
      }.filter { chosen in
        zip(days, missing).allSatisfy { column, rest in
          chosen.reduce(0) { $0 + (price($1, column) ?? 0) } == rest
        }
      }
      if let chosen = fitting.min(by: { $0.count < $1.count }) { return chosen }
    }
    return []
  }

  /// What a cell says that was paid, in cents; 0 where it says something else than money.
  private func price(_ row: Int, _ column: Int) -> Int? {
    let text = sheet[row, column]
    return text.mark == .unreadableAmount ? text.amount.money?.cents : text.mark.money?.cents ?? 0
  }
}
