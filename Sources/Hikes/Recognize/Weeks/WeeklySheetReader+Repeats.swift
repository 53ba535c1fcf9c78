import Civil
import Quantities
import Tabular

/// Rows that say of themselves nothing new: sums known by their name or by an earlier row, and counts.
extension WeeklySheetReader {
  /// Finds what she calls her sums: the last rows of weeks that add up the others.
  mutating func findSumNames() {
    for (index, block) in layout.blocks.enumerated() where places[index].beside.first == index {
      guard let row = lastRows[block.headerRow], !otherRows.areas.contains(row) else { continue }
      for side in places[index].sides where sheet[row, side.nameColumn].hasLetter {
        if isRowOfSums(row, side, isNamed: true) { sumNames.insert(sheet[row, side.nameColumn].folded) }
      }
    }
  }

  /// Whether a row at the end of its week has the name that her sums have in other weeks, be it right or not.
  func isSumByName(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard let first = side.blocks.first, sumNames.contains(sheet[row, side.nameColumn].folded),
      lastRows[layout.blocks[first].headerRow] == row || isAboveFigures(row, first)
    else { return false }
    let days = side.blocks.flatMap { layout.blocks[$0].days }
    return days.count { sheet[row, $0.column].isBlank } < days.count
      && days.allSatisfy { sum(row, $0.column) != nil || sheet[row, $0.column].isUnseen }
  }

  /// Whether a row has the name of one of an earlier week that added up its dogs: `Heather's pile`.
  func isCalledAsSums(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    let name = sheet[row, side.nameColumn].folded
    return otherRows.sums.contains { $0 < row && sheet[$0, side.nameColumn].folded == name }
  }

  /// Whether a row says once more what sums above it said, as at the top of a next page: `Brought fwd`.
  func repeatsSums(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard let first = side.blocks.first, row == dogRows(first).first || row == dogRows(first).last,
      names.known(sheet[row, side.nameColumn], of: sheet.texts.blank) == nil
    else { return false }
    let columns = side.blocks.flatMap { layout.blocks[$0].days.map(\.column) }
    let stated = columns.map { sum(row, $0) }
    guard !stated.contains(nil), stated.compactMap(\.self).count(where: { $0 > usualAmount }) >= 2 else {
      return false
    }
    return (1..<row).contains { above in
      switch layout.roles[above - 1] {
      case .total, .tally: columns.map { figure(above, $0) ?? .zero } == stated
      case .dog: otherRows.sums.contains(above) && columns.map { figure(above, $0) ?? .zero } == stated
      default: false
      }
    }
  }

  /// Whether below a row of a week stand only single figures and at most two rows more that fill the same days: `Got`, `Short`.
  func isAboveFigures(_ row: Int, _ index: Int) -> Bool {
    let days = filledDays(row, index)
    var others = 0
    for below in dogRows(index).reversed() {
      if below <= row { return true }
      let filled = filledDays(below, index)
      if filled.count > 1 { others += filled == days ? 1 : 3 }
      if others > 2 { return false }
    }
    return true
  }

  private func filledDays(_ row: Int, _ index: Int) -> [Int] {
    layout.blocks[index].days.map(\.column).filter { !sheet[row, $0].isBlank }
  }

  /// Whether a row stands right below two rows of sums and fills the same days: `Short,25,25,25,25,25`.
  func isFigureBelowTwoSums(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard row > 2, otherRows.sums.contains(row - 1), otherRows.sums.contains(row - 2),
      let index = side.blocks.first,
      side.blocks.count == 1, case let days = filledDays(row, index), days.count >= 3
    else { return false }
    return days == filledDays(row - 1, index) && days == filledDays(row - 2, index)
      && days.allSatisfy { sum(row, $0) != nil }
      && names.known(sheet[row, side.nameColumn], of: sheet.texts.blank) == nil
  }

  /// Finds the rows that count the dogs of each day: `# of pups,4,3,6,4,4`.
  mutating func findCounts() {
    for (index, block) in layout.blocks.enumerated() {
      let dogs = dogRows(index)
      // Above the dogs, too; her sums may stand below them.
      if let first = dogs.first,
        [dogs, dogs.dropLast()].contains(where: { countsDogs(first, block, $0.dropFirst()) })
      {
        otherRows.counts.insert(first)
      }
      for row in dogs.suffix(4) where countsDogs(row, block, dogs.filter({ $0 < row })) {
        otherRows.counts.insert(row)
      }
    }
  }

  /// Finds the rows below the dogs of a week in which each dog that paid stands once more with what it paid in all, be it with
  /// how: `Bella,50,e-t`. It is proven by every one of them, and by two that paid more than once.
  mutating func findRecaps() {
    for (index, block) in layout.blocks.enumerated() where places[index].beside.count == 1 {
      var first: [String: Int] = [:]
      var again: [(row: Int, of: Int)] = []
      for row in dogRows(index) where sheet[row, block.nameColumn].hasLetter {
        let name = sheet[row, block.nameColumn].folded
        if let earlier = first[name] { again.append((row, earlier)) } else { first[name] = row }
      }
      guard again.count >= 3, let start = again.first?.row,
        let column = block.days.map(\.column).first(where: { !sheet[start, $0].isBlank }),
        first.values.allSatisfy({ $0 < start || paid($0, block.days).count <= 1 })
      else { continue }
      let whole = again.map { paid($0.of, block.days) }
      let isProven = zip(again, whole).allSatisfy { again, paid in
        figure(again.row, column) == paid.reduce(.zero, +)
          && self.paid(again.row, block.days.filter { $0.column != column }).isEmpty
      }
      let payers = first.values.count { $0 < start && !paid($0, block.days).isEmpty }
      guard isProven, whole.count(where: { $0.count > 1 }) >= 2, again.count * 4 >= payers * 3 else {
        continue
      }
      otherRows.recaps.formUnion(again.map(\.row))
      let all = whole.joined().reduce(.zero, +)
      otherRows.recaps.formUnion(
        dogRows(index).filter { row in
          row > start && figure(row, column) == all && self.paid(row, block.days).count == 1
        })
    }
  }

  /// Whether each day of a row has as many as other dogs that day, or as their hikes where cells say how many.
  private func countsDogs(_ row: Int, _ block: WeekBlock, _ dogs: some Sequence<Int>) -> Bool {
    // Hardly any row of a dog holds nothing but numbers.
    guard
      block.days.allSatisfy({ sheet[row, $0.column].isBlank || Int(sheet[row, $0.column].trimmed) != nil })
    else { return false }
    let others = dogs.filter { other in
      !otherRows.areas.contains(other) && !otherRows.counts.contains(other)
        && block.days.contains { saysHike(sheet[other, $0.column]) }
    }
    // Of two dogs a third one may be the sum.
    guard others.count >= 3 else { return false }
    var deep = 0
    for day in block.days {
      let text = sheet[row, day.column]
      let cells = others.map { sheet[$0, day.column] }.filter(saysHike)
      let hikes = cells.reduce(0) { $0 + (Int($1.trimmed).map { (1...9).contains($0) ? $0 : 1 } ?? 1) }
      guard let stated = text.isBlank ? 0 : Int(text.trimmed), stated == cells.count || stated == hikes else {
        return false
      }
      deep += cells.count > 1 ? 1 : 0
    }
    return deep >= 2
  }

  /// Whether a cell says, in whatever way, that its dog hiked.
  private func saysHike(_ text: CellText) -> Bool {
    switch mark(of: text) {
    case .blank, .dash, .text, .status, .cross: false
    default: true
    }
  }

  /// Whether a row has nothing in its days, and beside them only what its columns come to: `In envelopes,,,,,,488`.
  func isSumOfColumns(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard let index = side.blocks.first, side.blocks.count == 1, case let block = layout.blocks[index],
      block.days.allSatisfy({ sheet[row, $0.column].isBlank })
    else { return false }
    let columns = sheet.columns(of: row).filter {
      $0 != side.nameColumn && $0 < side.end && !sheet[row, $0].isBlank
    }
    return !columns.isEmpty
      && columns.allSatisfy { column in
        let amounts = dogRows(index).filter { $0 < row }.compactMap { figure($0, column) }
        return amounts.count >= 3 && figure(row, column) == amounts.reduce(.zero, +)
      }
  }

  /// Whether a row below the sums of its week has one figure that is no price of a hike, under a name that is no dog's:
  /// `Hoped for,$900`.
  func isFigureBelowSums(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard let index = side.blocks.first, side.blocks.count == 1,
      let above = dogRows(index).last(where: { $0 < row && !otherRows.figures.contains($0) }),
      otherRows.sums.contains(above),
      dogRows(index).allSatisfy({ $0 <= row || sheet[row: $0].filledCount == 2 })
    else { return false }
    let columns = sheet.columns(of: row).filter {
      $0 != side.nameColumn && $0 < side.end && !sheet[row, $0].isBlank
    }
    guard columns.count == 1, let stated = figure(row, columns[0]) else { return false }
    let isPrice =
      prices.halves(stated.cents) != nil && stated.cents <= usualAmount.cents * 5
      && stated.cents * 2 >= usualAmount.cents
    return !isPrice && isNoDogElsewhere(row, side)
  }

  /// Whether a row is one of the last below the dogs that come to what these paid, the whole behind its parts:
  /// `cash,75`, `e-trans,295` and `week,370`.
  func isPartOfWholeWeek(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard side.blocks.count == 1, let index = side.blocks.first, sheet[row: row].filledCount == 2 else {
      return false
    }
    let rows = dogRows(index)
    guard rows.suffix(Self.longestFoot).contains(row) else { return false }
    let last = rows.lastIndex {
      sheet[row: $0].filledCount != 2 || !otherRows.figures.contains($0) && $0 < row
    }
    let parts = rows.dropFirst(last.map { $0 + 1 } ?? 0)
    let columns = parts.flatMap { row in
      sheet.columns(of: row).filter { $0 != side.nameColumn && !sheet[row, $0].isBlank }
    }
    let figures = parts.compactMap { figure($0, columns[0]) }
    guard parts.count >= 3, parts.contains(row), Set(columns).count == 1, figures.count == parts.count,
      let first = parts.first, figures.dropLast().reduce(.zero, +) == figures.last
    else { return false }
    let paid = rows.filter { $0 < first && !otherRows.sums.contains($0) }.flatMap {
      self.paid($0, layout.blocks[index].days)
    }
    return paid.count >= 3 && paid.reduce(.zero, +) == figures.last
  }

  /// A row of her figures, which are no money that came in.
  mutating func readFigures(_ row: Int, _ side: BlockPlace.Side) {
    otherRows.figures.insert(row)
    for column in sheet.columns(of: row) where column < side.end && cells.isOpen(row, column) {
      let isFigure = sheet[row, column].hasNumber
      let name: CellReading.Kind = otherRows.recaps.contains(row) ? .header : .total
      note(row, column, column == side.nameColumn ? name : isFigure ? .total : .note) {
        $0.reason = "one of her counts and sums"
      }
    }
  }

  /// Whether a row is one of those right below the sums of its week that part them day by day: `Money in,205,160`, and below
  /// it `To bank,155,160` and `Kept in jar,50,0`.
  func isPartOfSums(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard side.blocks.count == 1, let index = side.blocks.first,
      let head = layout.blocks[index].rows.last(where: { $0 < row && otherRows.sums.contains($0) })
    else { return false }
    let days = layout.blocks[index].days.map(\.column)
    let below = (head + 1..<layout.blocks[index].rows.upperBound).prefix {
      !sheet.isBlank($0) && !sheet[$0, side.nameColumn].isBlank
    }
    let whole = days.map { sum(head, $0) ?? .zero }
    guard below.contains(row), whole.count(where: { $0 > .zero }) >= 3 else { return false }
    return (row...max(row, below.upperBound - 1)).contains { last in
      last > head + 1 && (head + 1...last).allSatisfy { below.contains($0) }
        && zip(days, whole).allSatisfy { day, whole in
          let parts = (head + 1...last).map { sum($0, day) }
          return parts.allSatisfy { $0 != nil } && parts.compactMap(\.self).reduce(.zero, +) == whole
        }
    }
  }
}
