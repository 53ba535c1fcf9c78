import Civil
import Quantities
import Tabular

extension WeeklySheetReader {
  /// Whether the amounts of a row are what stands above them in their columns: her sums, whatever she calls them. A
  /// row with a name must add up at least two days of several dogs, with no day left out. Sums may be
  /// slips where enough of several dogs are right, and are named with her other totals.
  func isRowOfSums(_ row: Int, _ side: BlockPlace.Side, isNamed: Bool) -> Bool {
    let blocks = side.blocks
    if otherRows.groupSums.contains(row) || isNamed && isSumOfGroup(row, side) { return true }
    if isSumOfWeek(row, side)
      || isNamed
        && (isRowOfAllSums(row, blocks) || isSumOfBothHikes(row, blocks) || isSumOfOneHike(row, blocks))
    {
      return true
    }
    let days = blocks.flatMap { layout.blocks[$0].days }
    let filledDays = days.count { !sheet[row, $0.column].isBlank }
    // One day alone may be added up under a word for it.
    let isLabelled = !isNamed && isOnlyPaidRow(row, blocks)
    guard filledDays >= (isNamed || isLabelled ? 1 : 2) else { return false }
    let isLast = isLastWithDays(row, side)
    let isAmid = isNamed && !isLast && !isAboveGap(row)
    if isAmid, !paysMoreThanUsual(row, blocks) { return false }
    var count = 0
    var filled = 0
    var deep = 0
    var slips = 0
    var unread = 0
    var total = Money.zero
    for index in blocks {
      let dogs = dogRows(index, above: row)
      for day in layout.blocks[index].days where isNamed || !sheet[row, day.column].isBlank {
        if sheet[row, day.column].isUnseen { continue }
        guard let amount = sum(row, day.column) else { return false }
        guard let paying = payingRows(dogs, day.column, comingTo: amount) else {
          // Without a name two other days must make up for it.
          if !isNamed, filledDays < 3 { return false }
          // What was not understood may be in it.
          if isLast, hasUnread(dogs, day.column) {
            unread += 1
            continue
          }
          slips += 1
          // Between the dogs no slip is let pass.
          if isNamed, slips > 1 || isAmid { return false }
          continue
        }
        guard isNamed || paying != 1 || amount.cents > 0 else { return false }
        total += amount
        count += 1
        filled += amount.cents > 0 ? 1 : 0
        deep += paying > 1 ? 1 : 0
      }
    }
    guard isNamed ? slips == 0 || (slips == 1 && deep >= 3) : slips == 0 || (deep >= 2 && slips <= deep)
    else {
      return false
    }
    if isAmid, deep < 3, deep == 0 || !isCalledAsSums(row, side) { return false }
    if unread > 0, deep < 2 || unread > deep { return false }
    // The last row may add up all days, most of them of one dog; in one day alone a dog may pay what all others do.
    if isNamed, isLast, slips == 0, unread == 0, count >= 4, count == days.count, isNamedOnce(row, side),
      deep >= 1 && filled >= 2
        || sheet[row, side.nameColumn].words.contains(where: SummaryLabel.earned.set.contains)
    {
      return true
    }
    // A dog may hike on the very days of another one; a row that is called by its span does not.
    // Without a name and with dogs below it, it may be one whose name is missing.
    let least = isNamed ? (isCalledBySpan(row, blocks) ? 1 : 2) : isLast && !isLabelled ? 0 : 1
    return count >= (isLabelled ? 1 : 2) && total.cents > 0 && deep >= least
  }

  /// Whether a dog above has money in a column that is not certain.
  private func hasUnread(_ dogs: [Int], _ column: Int) -> Bool {
    dogs.contains { other in
      if sheet[other, column].isBlank { return false }
      return switch priced(other, column) {
      case .unreadableAmount, .paidHalves, .doubtful: true
      case .text, .status: sheet[other, column].hasFigure
      default: false
      }
    }
  }

  /// Whether a row is a sum under a name of its own, `Luc made,,,,,$225`: it adds up its week, below another sum
  /// or in other weeks too, for a dog may pay ahead what all others paid.
  func isSumOfWeek(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    let count = weeksAddedUp(row, side)
    guard count > 0, isNoDogElsewhere(row, side) else { return false }
    let name = sheet[row, side.nameColumn]
    return count > 1 || !name.hasLetter || sumNames.contains(name.folded) || isBelowSum(row)
      || layout.blocks.indices.contains { index in
        places[index].sides.filter { $0.blocks.contains(index) }.contains { other in
          dogRows(index, above: .max).contains {
            $0 != row && sheet[$0, other.nameColumn].folded == name.folded && weeksAddedUp($0, other) > 0
          }
        }
      }
  }

  /// Whether a row without anything in its days has a name under which other weeks are added up: `Wk,,,,,,0`.
  func isSumOfNothing(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    sumNames.contains(sheet[row, side.nameColumn].folded)
      && side.blocks.allSatisfy { index in
        layout.blocks[index].days.allSatisfy { sum(row, $0.column) == .zero }
      }
  }

  /// Whether the one figure of a row, in no day, is what its week or all weeks so far come to: `Quarter,,,,,,"$7,670"`.
  func isSumBesideDays(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    // Up to the name there is one in each column at most.
    guard sheet[row: row].filledCount <= side.nameColumn + 1 else { return false }
    let columns = sheet.columns(of: row).filter { $0 > side.nameColumn && !sheet[row, $0].isBlank }
    guard columns.count == 1, let stated = figure(row, columns[0]) else { return false }
    let paid = weeks.map(\.paid)
    guard
      side.blocks.allSatisfy({ index in
        layout.blocks[index].day(at: columns[0]) == nil
          && [nil, .rowTotal, .figure, .notes].contains(layout.blocks[index].columns[columns[0]])
      }), isNoDogElsewhere(row, side)
    else { return false }
    if paid.count(where: { $0 > .zero }) >= 2, stated == paid.reduce(.zero, +) { return true }
    // `Both,,,,,,$520`: what the dogs of two people come to in one week.
    let own = side.blocks.map { paidCells($0, above: row) }.joined()
    return own.count >= 5 && own.reduce(.zero, +) == stated
  }

  /// Whether the next row above that is no money that went out is a sum.
  private func isBelowSum(_ row: Int) -> Bool {
    let above = (1..<row).last {
      !otherRows.expenses.contains($0) && ![.tally, .note].contains(layout.roles[$0 - 1])
    }
    return above.map { otherRows.sums.contains($0) || layout.roles[$0 - 1].isOfSums } ?? false
  }

  /// Whether a row may be such a sum, and as well a dog that paid ahead.
  func mayBeSumOfWeek(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    weeksAddedUp(row, side) > 0 && isNoDogElsewhere(row, side)
  }

  /// In how many weeks the one figure of a row is what all the dogs above it paid; 0 where one of its figures is not.
  private func weeksAddedUp(_ row: Int, _ side: BlockPlace.Side) -> Int {
    guard let first = side.blocks.first,
      lastRows[layout.blocks[first].headerRow] ?? 0 <= row || endsDogs(row, layout.blocks[first])
    else { return 0 }
    let columns = sheet.columns(of: row).filter {
      $0 > side.nameColumn && $0 < side.end && !sheet[row, $0].isBlank
    }
    guard !columns.isEmpty, columns.count <= side.blocks.count else { return 0 }
    // Each week has its own figure, as far as the next one.
    var figures = 0
    for (number, index) in side.blocks.enumerated() {
      let start = layout.blocks[index].days.first?.column ?? 1
      let end =
        number + 1 < side.blocks.count ? layout.blocks[side.blocks[number + 1]].days.first?.column : side.end
      let own = columns.filter { $0 >= start && $0 < end ?? side.end }
      guard let column = own.first else { continue }
      guard own.count == 1, case .amount(let stated) = mark(row, column) else { return 0 }
      let paid = paidCells(index, above: row)
      // A line that added up another week may have one amount above it.
      let name = sheet[row, side.nameColumn]
      let least = name.hasLetter && sumNames.contains(name.folded) ? 1 : 3
      guard paid.count >= least,
        paid.reduce(.zero, +) == stated.money || isRest(stated.money, paid, row, index)
      else {
        return 0
      }
      figures += 1
    }
    return figures == columns.count ? figures : 0
  }

  /// Whether a figure is what dogs paid with what went out taken off.
  private func isRest(_ stated: Money, _ paid: [Money], _ row: Int, _ index: Int) -> Bool {
    let block = layout.blocks[index]
    let lines = block.rows.filter {
      $0 < row && (otherRows.expenses.contains($0) || layout.roles[$0 - 1] == .tally)
    }
    var out = lines.map { self.paid($0, block.days).filter { $0 < .zero }.reduce(.zero, +) }
    // `out` below `gas` and `bags` adds them up.
    if let last = out.last, out.count > 1, out.dropLast().reduce(.zero, +) == last { out.removeLast() }
    let spent = out.reduce(.zero, +)
    return spent < .zero && paid.reduce(.zero, +) + spent == stated
  }

  /// Whether a row ends the dogs of its week: below it stands nothing but one figure a row, in its own column.
  private func endsDogs(_ row: Int, _ block: WeekBlock) -> Bool {
    guard block.rows.upperBound - row <= Self.longestFoot else { return false }
    let column = block.days.first { !sheet[row, $0.column].isBlank }?.column
    return block.rows.clamped(to: row + 1..<Int.max).allSatisfy { below in
      block.days.allSatisfy { $0.column == column || sheet[below, $0.column].isBlank }
    }
  }

  /// Whether no row of that name has more than one day.
  func isNoDogElsewhere(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    let name = sheet[row, side.nameColumn].folded
    return layout.blocks.indices.allSatisfy { index in
      let block = layout.blocks[index]
      return dogRows(index, above: .max).allSatisfy { row in
        sheet[row, block.nameColumn].folded != name
          || block.days.count { !sheet[row, $0.column].isBlank } <= 1
      }
    }
  }

  private func isNamedOnce(_ row: Int, _ side: BlockPlace.Side) -> Bool {
    let name = sheet[row, side.nameColumn].folded
    return layout.blocks.indices.allSatisfy { index in
      dogRows(index).allSatisfy { $0 == row || nameText($0, index).folded != name }
    }
  }

  private func paidCells(_ index: Int, above row: Int) -> [Money] {
    dogRows(index, above: row).flatMap { other in
      layout.blocks[index].days.compactMap { day -> Money? in
        if case .amount(let amount) = priced(other, day.column) { amount.money } else { nil }
      }
    }
  }

  func dogRows(_ index: Int, above row: Int) -> [Int] {
    dogRows(index).filter { $0 < row && !otherRows.isNoPart($0) }
  }

  private func isAboveGap(_ row: Int) -> Bool { row < sheet.rowCount && sheet.isBlank(row + 1) }

  /// Whether a day of a row holds more than a hike costs here, as the sum of several dogs does.
  private func paysMoreThanUsual(_ row: Int, _ blocks: [Int]) -> Bool {
    blocks.contains { index in
      layout.blocks[index].days.contains { day in
        let text = sheet[row, day.column]
        if !text.isBlank, case .amount(let amount) = mark(of: text) { return amount.money > usualAmount }
        return false
      }
    }
  }

  /// What a row of sums may say of a day, nothing being zero; nil for anything else.
  func sum(_ row: Int, _ column: Int) -> Money? {
    switch mark(row, column) {
    case .blank, .dash: .zero
    default:
      figure(row, column) ?? workedOut(row, column) ?? (Double(sheet[row, column].trimmed) == 0 ? .zero : nil)
    }
  }

  /// An amount, be it more than a hike can cost: `1430`.
  func figure(_ row: Int, _ column: Int) -> Money? {
    switch mark(row, column) {
    case .amount(let written): return written.money
    case .unreadableAmount:
      guard case .amount(let written) = sheet[row, column].amount, written.money.cents > 0 else { return nil }
      return written.money
    default: return nil
    }
  }

  /// `Week`, `Month`: the span of a total and nothing else.
  func isCalledBySpan(_ row: Int, _ blocks: [Int]) -> Bool {
    let words = blocks.first.map { sheet[row, layout.blocks[$0].nameColumn].words } ?? []
    return !words.isEmpty
      && words.allSatisfy { word in SummaryLabel.scopes.contains { $0.set.contains(word) } }
  }
}
