import Civil
import Quantities
import Tabular

/// Rows at the foot of a week that say what its money comes to, whatever they are called: `Cash` and `Cheques` above `Total`,
/// `Should be`, `Got` and `Short`, `before tax`, `15% on top` and `should get`.
extension WeeklySheetReader {
  /// How many rows the foot of a week has at most.
  static let longestFoot = 20

  /// Finds those that follow from each other and from the dogs above them.
  mutating func findClosingRows() {
    var found: Set<Int> = []
    for index in layout.blocks.indices where places[index].beside.count == 1 {
      found.formUnion(closingRows(index))
    }
    guard !found.isEmpty else { return }
    for row in found { layout.roles[row - 1] = .tally }
    settlePlaces()
  }

  /// The fewest of its last rows that all follow from one of them which adds up the dogs above; none where no one does.
  private func closingRows(_ index: Int) -> [Int] {
    let block = layout.blocks[index]
    let dogs = dogRows(index)
    guard let last = dogs.last else { return [] }
    // What it comes to stands below most days of a week.
    func isFull(_ row: Int) -> Bool {
      block.days.count { !sheet[row, $0.column].isBlank } * 2 > block.days.count
    }
    guard dogs.suffix(5).contains(where: isFull) else { return [] }
    let figures = Dictionary(
      uniqueKeysWithValues: block.rows.filter { $0 > last - 8 }.compactMap { row -> (Int, [Int])? in
        let cents = block.days.map { sum(row, $0.column)?.cents }
        return cents.contains(nil) ? nil : (row, cents.compactMap(\.self))
      })
    for count in 1...5 where count + 2 <= dogs.count {
      let open = Array(dogs.suffix(count))
      guard open.allSatisfy({ figures[$0] != nil }) else { return [] }
      guard isFull(open[0]) else { continue }
      let paid = block.days.map { day in dogs.dropLast(count).compactMap { figure($0, day.column)?.cents } }
      guard paid.count(where: { $0.count > 1 }) >= 2 else { continue }
      let whole = paid.map { $0.reduce(0, +) }
      let lowest = dogs[dogs.count - count - 1]
      let others = block.rows.filter { $0 > lowest && !dogs.contains($0) && figures[$0] != nil }
      // A dog may pay what all others paid together; below the sums it does not.
      guard (open + others).contains(where: { figures[$0] == whole }) else { continue }
      let isTotalled = others.contains { figures[$0] == whole }
      // A dog pays what others pay as well, be it left out of her total; the first of them has more than that, or other
      // figures.
      let usual = paid.joined().sorted()
      let price = usual[usual.count / 2]
      let first = (figures[open[0]] ?? []).filter { $0 != 0 }
      let isLarge = first.count { $0 * 2 > price * 3 } >= 2
      guard isTotalled ? first.contains(where: { !usual.contains($0) }) : isLarge && count > 1 else {
        continue
      }
      let counts = paid.map { $0.count * 100 }
      let averages = zip(whole, paid).map { $1.isEmpty ? 0 : ($0 * 2 / $1.count + 1) / 2 }
      // Her hand may have left out the last dog.
      let short = dogs.dropLast(count).suffix(1).compactMap { figures[$0] }.map { dog in
        zip(whole, dog).map { $0 - $1 }
      }
      let sums = [whole] + others.compactMap { figures[$0] }
      let closing = ClosingFigures(
        sums: sums, asides: [counts, averages] + short, open: open.compactMap { figures[$0] })
      if closing.isComplete { return open }
    }
    return []
  }

  /// Whether a row adds up the dogs since the heading of their group or the sum of the group before: `area,$50,$25`.
  func isSumOfGroup(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard side.blocks.count == 1, let index = side.blocks.first, case let block = layout.blocks[index],
      block.days.count(where: { !sheet[row, $0.column].isBlank }) >= 2,
      case let name = sheet[row, side.nameColumn].folded, !name.isEmpty,
      // `Van 2` below `VAN 2 - Josh`.
      case let heading = otherRows.headings.last(where: {
        $0 > block.headerRow && $0 < row && sheet[row: $0].first?.folded.hasPrefix(name + " ") ?? false
      }),
      let start = heading
        ?? block.rows.last(where: {
          $0 < row && (layout.roles[$0 - 1] == .group || otherRows.sums.contains($0))
        })
    else { return false }
    let isAgain = block.rows.contains { $0 != row && sheet[$0, side.nameColumn].folded == name }
    let isLast =
      row >= sheet.rowCount || sheet.isBlank(row + 1) || layout.roles[row] == .group
      || layout.roles[row].isOfSums
    guard isAgain || isLast || heading != nil || isAboveSumOfAll(row, block, index) else { return false }
    // What she calls a sum may be of one dog.
    let isCalledSum = heading != nil || sheet[row, side.nameColumn].total != nil
    let dogs = dogRows(index).filter { $0 > start && $0 < row }
    return addsUp(row, dogs, block, ofOne: isCalledSum)
      || heading != nil && addsUp(row, dogs, block, butFor: 1)
  }

  /// Whether a row that is called after its group is what the dogs of it come to, but for so many slips of a hand.
  private func addsUp(_ row: Int, _ dogs: [Int], _ block: WeekBlock, butFor slips: Int) -> Bool {
    let isRight = block.days.map { day in
      sum(row, day.column).map { payingRows(dogs, day.column, comingTo: $0) != nil } ?? false
    }
    return isRight.count { !$0 } <= slips && isRight.count(where: \.self) >= 3
  }

  /// Whether the last row of a week is right below one, and what all its dogs come to without that one.
  private func isAboveSumOfAll(_ row: Int, _ block: WeekBlock, _ index: Int) -> Bool {
    guard row < sheet.rowCount, !sheet.isBlank(row + 1), sheet.isBlank(row + 2) else { return false }
    return addsUp(row + 1, dogRows(index).filter { $0 < row && !otherRows.sums.contains($0) }, block)
  }

  /// Whether the one figure of a row, wherever it stands, is what a column comes to whose heading begins with the same word:
  /// `Boarding this week,$200` below `Boarding (not hikes)`.
  func isSumOfNamedColumn(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard let index = side.blocks.first, side.blocks.count == 1, sheet[row: row].filledCount == 2,
      case let block = layout.blocks[index], let word = nameText(row, index).words.first, word.hasWord,
      let column = sheet.columns(of: row).last(where: { !sheet[row, $0].isBlank }),
      let stated = figure(row, column)
    else { return false }
    return sheet.columns(of: block.headerRow).contains { other in
      block.day(at: other) == nil && other != side.nameColumn
        && sheet[block.headerRow, other].words.first?.folded == word.folded
        && dogRows(index).filter { $0 < row }.compactMap { figure($0, other) }.reduce(.zero, +) == stated
    }
  }

  /// The column of the one figure of a row that is what the dogs since the heading or the sum above it paid in all.
  func sumOfPart(_ row: Int) -> Int? {
    let figures = sheet.columns(of: row).filter { figure(row, $0) != nil }
    guard figures.count == 1, let stated = figure(row, figures[0]),
      let index = layout.blocks.indices.last(where: { layout.blocks[$0].rows.contains(row) }),
      layout.blocks[index].day(at: figures[0]) == nil,
      let start = layout.blocks[index].rows.last(where: { above in
        guard above < row else { return false }
        return layout.roles[above - 1] == .group || layout.roles[above - 1].isOfSums
      })
    else { return nil }
    let paid = dogRows(index).filter { $0 > start && $0 < row }.flatMap {
      self.paid($0, layout.blocks[index].days)
    }
    return paid.count > 1 && paid.reduce(.zero, +) == stated ? figures[0] : nil
  }

  /// Whether all days of a row are what those of other rows come to, two days or more with money, one of them of several dogs
  /// unless it may be of one.
  func addsUp(_ row: Int, _ dogs: [Int], _ block: WeekBlock, ofOne: Bool = false) -> Bool {
    var (days, deep) = (0, 0)
    for day in block.days {
      let paid = dogs.compactMap { figure($0, day.column) }
      guard let stated = sum(row, day.column), stated == paid.reduce(.zero, +) else { return false }
      days += stated > .zero ? 1 : 0
      deep += paid.count > 1 ? 1 : 0
    }
    return days >= 2 && (ofOne || deep >= 1)
  }

  /// Whether nothing stands below in the days of the same week but remarks beside no name.
  func isLastWithDays(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    guard let header = side.blocks.first.map({ layout.blocks[$0].headerRow }) else { return false }
    return lastRowsOfNames[header]?[side.nameColumn].map { $0 <= row } ?? false
  }

  /// The last rows of each week with a name or an amount, by the row of its headings and the column of its names.
  func findLastRowsOfNames() -> [Int: [Int: Int]] {
    var found: [Int: [Int: Int]] = [:]
    for side in places.flatMap(\.sides) {
      guard let block = side.blocks.first.map({ layout.blocks[$0] }), let last = lastRows[block.headerRow],
        found[block.headerRow]?[side.nameColumn] == nil
      else { continue }
      let closing = (1..<last + 1).last { row in
        !sheet[row, side.nameColumn].isBlank || block.days.contains { mark(row, $0.column).isAmount }
      }
      found[block.headerRow, default: [:]][side.nameColumn] = closing ?? 0
    }
    return found
  }

  /// The only column of names beside a row.
  func side(of row: Int) -> BlockPlace.Side? {
    guard let index = layout.blocks.indices.first(where: { layout.blocks[$0].rows.contains(row) }),
      let side = places[index].sides.first, places[index].sides.count == 1, side.blocks.count == 1
    else { return nil }
    return side
  }

  /// A row that is called one of her counts; where it adds up several dogs on most days it is held against them like her
  /// totals: `All dogs,115,80,60`.
  mutating func readCounts(_ row: Int) {
    guard let side = side(of: row), isRowOfSums(row, side, isNamed: true)
    else { return readTally(row) }
    readSums(row, side)
  }
}

/// Whether figures of several days follow from others.
private struct ClosingFigures {
  private var sums: [[Int]]
  /// What may stand there as it is, and from which nothing follows.
  private let asides: [[Int]]
  private var open: [[Int]]

  var isComplete: Bool { open.isEmpty }

  init(sums: [[Int]], asides: [[Int]], open: [[Int]]) {
    (self.sums, self.asides, self.open) = (sums, asides, open)
    while let place = self.open.indices.first(where: { follows(self.open[$0]) }) {
      self.sums.append(self.open.remove(at: place))
    }
    self.open.removeAll(where: asides.contains)
    // Two that are known only together, the parts of a sum or it and what is missing to it.
    while let (one, other) = pair {
      self.open.remove(at: other)
      self.open.remove(at: one)
    }
  }

  /// Whether they are a sum, or it as the days go on, or the tax on it, or two of those together or the one without the
  /// other.
  private func follows(_ figures: [Int]) -> Bool {
    let filled = figures.filter { $0 != 0 }
    // What a week comes to may stand in any day.
    if filled.count == 1 {
      return sums.contains { $0.reduce(0, +) == filled[0] && $0.count { $0 != 0 } > 2 }
    }
    guard filled.count >= 2 else { return false }
    return sums.contains { sum in
      figures == sum || figures == Self.running(sum) || SalesTax.isTax(figures, on: sum)
        || Self.isNear(figures, sum)
        || sums.contains { other in
          figures == zip(sum, other).map { $0 + $1 } || figures == zip(sum, other).map { $0 - $1 }
        }
    }
  }

  /// Whether most figures are right: her hand had a slip or two in them.
  private static func isNear(_ figures: [Int], _ sum: [Int]) -> Bool {
    zip(figures, sum).count { $0 == $1 && $0 != 0 } >= max(3, sum.count / 2 + 1)
  }

  private static func running(_ days: [Int]) -> [Int] {
    days.reduce(into: []) { sums, day in sums.append((sums.last ?? 0) + day) }
  }

  private var pair: (Int, Int)? {
    for one in open.indices {
      for other in open.indices where other > one {
        let (first, second) = (open[one], open[other])
        let isOfSum = sums.contains { sum in
          zip(first, second).map { $0 + $1 } == sum || zip(first, second).map { $0 - $1 } == sum
            || zip(second, first).map { $0 - $1 } == sum
        }
        if isOfSum { return (one, other) }
      }
    }
    return nil
  }
}
