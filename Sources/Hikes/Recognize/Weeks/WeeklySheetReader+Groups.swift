import Civil
import Quantities
import Tabular

/// Dogs parted by headings that no list knows, each part ended by its own sum: `LWR SACKVILLE`, its dogs, `sub lwr,$85,$80`.
extension WeeklySheetReader {
  /// Finds the sums that say so by a word and add up the dogs above them as far as the sum or the heading before, and with
  /// them the headings: rows with a name alone, right below the heading of the week or such a sum, that never pay.
  mutating func findSummedGroups() {
    var heads: Set<Int> = []
    for index in layout.blocks.indices where places[index].beside.count == 1 && places[index].sides.count == 1
    {
      let found = summedGroups(index)
      otherRows.groupSums.formUnion(found.sums)
      heads.formUnion(found.heads)
    }
    guard !heads.isEmpty else { return }
    let paying = payingNames
    for row in heads where !paying.contains(sheet[row: row].first?.folded ?? "") {
      layout.roles[row - 1] = .group
    }
    settlePlaces()
  }

  /// Finds what the days come to in rows of their own below the dogs, `Monday,$56` above `Tuesday,$81`.
  mutating func findDaySums() {
    var found: Set<Int> = []
    for index in layout.blocks.indices where places[index].beside.count == 1 {
      let rows = dogRows(index).filter {
        sheet[row: $0].filledCount == 2 && Weekday(name: nameText($0, index).trimmed) != nil
      }
      if Set(rows.compactMap { Weekday(name: nameText($0, index).trimmed) }).count >= 3 {
        found.formUnion(rows)
        found.formUnion(whole(below: rows))
      }
    }
    guard !found.isEmpty else { return }
    for row in found { layout.roles[row - 1] = .tally }
    settlePlaces()
  }

  /// The row right below others of one figure each that is what these come to.
  private func whole(below rows: [Int]) -> [Int] {
    func money(_ row: Int) -> Money? { sheet[row: row].filled.last?.mark.money }
    guard let row = rows.last.map({ $0 + 1 }), row <= sheet.rowCount, sheet[row: row].filledCount == 2,
      money(row) == rows.compactMap(money).reduce(.zero, +)
    else { return [] }
    return [row]
  }

  private func summedGroups(_ index: Int) -> (sums: [Int], heads: [Int]) {
    let block = layout.blocks[index]
    var (sums, heads): ([Int], [Int]) = ([], [])
    var group: [Int] = []
    for row in block.rows {
      if layout.roles[row - 1] == .group || layout.roles[row - 1].isOfSums { group = [] }
      guard case .dog = layout.roles[row - 1] else { continue }
      guard TallyLabel.isPart(nameText(row, index)), addsUp(row, group, block) else {
        group.append(row)
        continue
      }
      sums.append(row)
      if let head = head(of: group) { heads.append(head) }
      group = []
    }
    // One alone may be a dog of that name.
    return sums.count > 1 ? (sums, heads) : ([], headsAboveSubtotals(block))
  }

  /// The row with a name alone that begins a group of dogs.
  private func head(of group: [Int]) -> Int? {
    guard group.count > 2, let first = group.first, sheet[row: first].filledCount == 1 else { return nil }
    return first
  }

  /// The rows with a name alone that begin the groups of a week, three or more, each ended by a plain `subtotal` of what is
  /// above it; none where a group has neither such a row nor a heading that is known.
  private func headsAboveSubtotals(_ block: WeekBlock) -> [Int] {
    var (parts, heads): (Int, [Int]) = (0, [])
    var group: [Int] = []
    var isHeaded = false
    for row in block.rows {
      let role = layout.roles[row - 1]
      if case .dog = role { group.append(row) }
      if role.isOfSums, group.count > 1, addsUp(row, group, block, ofOne: true) {
        parts += 1
        if !isHeaded {
          guard let head = head(of: group) else { return [] }
          heads.append(head)
        }
      }
      guard role == .group || role.isOfSums else { continue }
      isHeaded = role == .group
      group = []
    }
    return parts > 2 ? heads : []
  }

  /// What hikes cost under a heading such as `$25 dogs` is the price of the dogs below it.
  mutating func learnGroupPrice(_ row: Int, _ label: String) {
    guard !groupPrices.isEmpty,
      let head = (1..<row).last(where: { [.group, .header].contains(layout.roles[$0 - 1]) }),
      let price = groupPrices[head]
    else { return }
    names.learn(label) { dog in
      if dog.rate == nil { dog.rate = price }
    }
  }

  /// The headings that name such a price, by row.
  static func groupPrices(_ sheet: SheetCells, _ layout: WeeklySheetLayout) -> [Int: Money] {
    var prices: [Int: Money] = [:]
    for row in layout.roles.indices where layout.roles[row] == .group {
      prices[row + 1] = sheet[row: row + 1].first.flatMap { GroupHeading.price($0.raw) }
    }
    return prices
  }
}
