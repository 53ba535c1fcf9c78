import Civil
import Tabular

/// What every row of a sheet is, told from the one above it to the next.
extension LayoutFinder {
  /// What is known from the rows above.
  private struct Above {
    /// The blocks under whose header a row stands.
    var open: [Int] = []
    /// The last total of their week.
    var total: Int?
    var table = OtherTable.none
    /// The dogs named so far, in every week.
    var listed: Set<String> = []
    /// Rows that were found to be none of the week's.
    var outside = 0..<0

    mutating func begin(_ blocks: [Int]) {
      open = blocks
      total = nil
      table = .none
    }
  }

  /// Whether another table than the week's has begun. It ends where the next week begins, at the latest.
  private enum OtherTable {
    case none
    /// Two labels in a row that the week has elsewhere: money in a day of a dog is of the week again.
    case labels
    /// A table of the dogs or their owners.
    case whole
    /// A list of dogs behind the last week, none of which hikes: with money in a day one is of the week again.
    case dogs
    /// A list of other money: figures are hers and are not checked, but for those beside the name of a dog.
    case tallies
  }

  mutating func assignRows() {
    roles = Array(repeating: .blank, count: sheet.rowCount)
    let torn = addTorn()
    var above = Above()
    for row in 1..<sheet.rowCount + 1 {
      if let begun = headers[row] {
        closeBlocks(above.open, before: row)
        above.begin(begun)
        roles[row - 1] = .header
      } else if lowerHeaders.contains(row) {
        roles[row - 1] = .header
      } else if sumsAtHeading.contains(row) || templates.contains(row) {
        roles[row - 1] = .tally
      } else if !sheet.isBlank(row) {
        if row == torn { above.open = [blocks.count - 1] }
        assign(row, &above)
      }
    }
    closeBlocks(above.open, before: sheet.rowCount + 1)
    takeDogsCalledSums()
    leaveExtremes()
    attachTitles()
  }

  private mutating func assign(_ row: Int, _ above: inout Above) {
    let record = sheet[row: row]
    if titlesBelow.contains(row) { return endWeek(row, &above) }
    // It stands at the top of every page.
    if record.filledCount == 1, !above.open.isEmpty, record.first?.folded == banner {
      roles[row - 1] = .title(nil)
      return
    }
    // A total may stand above its dogs; then a name among them is a dog's, be its days empty.
    let isBelowTotal = above.total != nil && !isAboveDogs(row, above.open)
    roles[row - 1] = role(of: record, in: above.open, hasTotal: isBelowTotal)
    if isDog(row), isMonthBesideOthers(row) || isInRecapitulation(row) { roles[row - 1] = .tally }
    if isDog(row), isKey(row) || isContactLine(row) || Self.isExample(record) { roles[row - 1] = .note }
    if isOfCalendar(row) {
      roles[row - 1] = .note
      return
    }
    if isTitleInWords(row, above.open) {
      continueBlocks(&above.open, at: row)
      above.total = nil
      roles[row - 1] = .title(nil)
      return
    }
    if let role = roleOutside(row, &above) {
      roles[row - 1] = role
      return
    }
    if isDog(row), headsGroup(row, above.open) { roles[row - 1] = .group }
    if isDog(row), headers[row + 1] != nil, let title = titleBesideOthers(record, above.open) {
      roles[row - 1] = .title(title)
    }
    if isDog(row), namesItsDays(record, above.open) { roles[row - 1] = .tally }
    if isDog(row), isOfferOrMethod(row, above.open) || goesOnWithFigures(row, above.open) {
      roles[row - 1] = .tally
    }
    if isDog(row), isAboveItsHeader(row, above.open, above.listed) { roles[row - 1] = .title(nil) }
    if isDog(row), isAfterGap(row), repeatsNames(at: row, above.open) {
      closeBlocks(above.open, before: row)
      let next = above.open.map { blocks[$0].repeated(below: row - 1) }
      above.open = Array(blocks.count..<blocks.count + next.count)
      blocks += next
      above.total = nil
      roles[row - 1] = .dog(block: above.open[0])
    }
    if isFigureOfWeek(row, above.open) {
      roles[row - 1] = .tally
      return
    }
    if case .title(let title) = roles[row - 1] {
      assign(title, row, isBelowTotal: isBelowTotal, &above)
      return
    }
    settle(row, &above)
  }

  /// The title of the week above, with its total perhaps.
  private mutating func endWeek(_ row: Int, _ above: inout Above) {
    let record = sheet[row: row]
    for block in above.open { blocks[block].titleRows.append(row) }
    continuations.insert(row)
    if record.filledCount > 1, let label = SummaryLabel.week {
      roles[row - 1] = .total(block: above.open.first, label)
      above.total = row
    } else {
      roles[row - 1] = .title(record.first?.title(order))
    }
  }

  /// A dog may be called April or May; a title has its header below it, and no dogs before that.
  private mutating func assign(
    _ title: SheetTitle?, _ row: Int, isBelowTotal: Bool, _ above: inout Above
  ) {
    let open = above.open
    if !open.isEmpty, !isAboveHeader(row, open) {
      let record = sheet[row: row]
      if let title, namesWeek(title) || isMonthOverWeeks(title, row),
        !names.contains(name(record, open).folded), isAboveDogs(row, open),
        !isDate(title, besideMoney: record, open), !isDogWithDate(record, open)
      {
        continueBlocks(&above.open, at: row)
        above.total = nil
        return
      }
      if let title, namesWeek(title), isTitleBelow(row, open) {
        for block in open { blocks[block].titleRows.append(row) }
        continuations.insert(row)
        return
      }
      let text = name(record, open)
      // "October summary"
      let isOther = record.filledCount == 1 && !names.contains(text.folded) && isTally(text.collapsed)
      roles[row - 1] = isOther ? .note : dogOrNote(record, open, hasTotal: isBelowTotal)
    }
    settle(row, &above)
  }

  /// What a row means for those below it.
  private mutating func settle(_ row: Int, _ above: inout Above) {
    switch roles[row - 1] {
    case .total(_, let label) where label.scope == .week: above.total = row
    // "Dogs total" ends the dogs as well.
    case .tally where hasMoney(sheet[row: row], above.open) && SummaryLabel.isSum(sheet[row: row].first):
      above.total = row
    case .dog: above.listed.insert(name(sheet[row: row], above.open).folded)
    case .title:
      closeBlocks(above.open, before: row)
      above.open = []
      above.table = .none
    default: break
    }
  }

  /// What a row is that does not belong to the week above it; nil for one that does.
  private mutating func roleOutside(_ row: Int, _ above: inout Above) -> RowRole? {
    let record = sheet[row: row]
    let open = above.open
    // "FEES FROM SEPT." names a month and titles nothing.
    let isListTitle =
      record.filledCount == 1 && !isAboveHeader(row, open) && record.first?.headsList ?? false
    if [.group, .note, .tally].contains(roles[row - 1]) || isDog(row) || isListTitle,
      beginsTallies(row, open) || headsOtherList(row, open, above.listed)
    {
      above.table = .tallies
      // "1 - 30,31 - 60" are no amounts.
      return record.filledCount > 2 && record.filled.contains(where: \.hasFigure) ? .tally : .note
    }
    if above.table == .tallies, above.total != nil, case .total = roles[row - 1] { return .tally }
    if [.group, .note, .tally].contains(roles[row - 1]) || isDog(row),
      beginsOtherDogs(row, open, below: above.total)
    {
      above.table = .dogs
      return .note
    }
    if above.table == .none, [.group, .note].contains(roles[row - 1]) || isDog(row),
      let end = footList(at: row, open, above.listed)
    {
      if isOfTallies(row..<end, open) { above.table = .tallies } else { above.outside = row..<end }
      if case .dog = roles[row - 2], sheet[row: row - 1].filledCount == 1 { roles[row - 2] = .note }
      return .note
    }
    if [.group, .note].contains(roles[row - 1]) || isDog(row), !above.outside.contains(row),
      let end = contacts(at: row, open)
    {
      above.outside = row..<end
    }
    if above.table == .dogs {
      if isDog(row), hasMoney(record, open) {
        above.table = .none
      } else if isDog(row) || isOutsideTotals(row) {
        return .note
      }
    }
    if above.table == .tallies, isInTallies(row, open) {
      let isOfDog = above.listed.contains(name(record, open).folded) && hasMoney(record, open)
      return isOfDog ? .note : .tally
    }
    guard isDog(row) else { return above.outside.contains(row) ? .note : nil }
    if isAfterGap(row), isTotalOfSome(record, open) { return .tally }
    if isMethod(row, below: above.total, open, above.listed) { return .tally }
    if let end = footWords(at: row, below: above.total, open) { above.outside = row..<end }
    if let end = strangers(from: row, below: above.total, open, above.listed) {
      above.outside = row..<end
    }
    if above.outside.contains(row) { return .note }
    if isOtherHeading(record, open) {
      if above.table != .whole { above.table = isOtherTable(record, open) ? .whole : .labels }
      if row > 1, case .dog = roles[row - 2], sheet[row: row - 1].filledCount == 1 { roles[row - 2] = .note }
    } else if above.table == .labels, hasMoney(record, open) {
      above.table = .none
    }
    return above.table != .none || Self.isRule(record) || isRemark(row, open) ? .note : nil
  }

  /// Whether a row may be one of a list of other money: named, with figures, or with a day and an amount, `12-Nov,$480`.
  private func isInTallies(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    return switch roles[row - 1] {
    case .dog: true
    case .note: record.filled.contains(where: \.hasNumber)
    case .title: hasMoney(record, open) && !isTornTitle(record)
    default: false
    }
  }

  private func isOutsideTotals(_ row: Int) -> Bool {
    switch roles[row - 1] {
    case .title, .group, .note: true
    default: false
    }
  }

  /// What a row is called whose notes or number stand before its name: `check fri??,Total,$66`.
  func totalBehindNotes(_ record: SheetRow, _ open: [Int]) -> SummaryLabel? {
    guard let block = open.first.map({ blocks[$0] }), block.nameColumn > 1,
      let first = record.cells.firstIndex(where: { !$0.isBlank }),
      case let column = first - record.cells.startIndex + 1, column < block.nameColumn,
      [.notes, .number].contains(block.columns[column])
    else { return nil }
    return record[column: block.nameColumn].total
  }

  private func isDog(_ row: Int) -> Bool {
    if case .dog = roles[row - 1] { true } else { false }
  }

  /// Another week under the same header; a header that has no dogs yet is only told its week.
  private mutating func continueBlocks(_ open: inout [Int], at row: Int) {
    continuations.insert(row)
    let hasDogs = open.contains { block in
      (max(blocks[block].headerRow, 1)..<row).contains { roles[$0 - 1] == .dog(block: open[0]) }
    }
    guard hasDogs else {
      for block in open { blocks[block].titleRows.append(row) }
      return
    }
    closeBlocks(open, before: row)
    let next = open.map { blocks[$0].continued(at: row) }
    open = Array(blocks.count..<blocks.count + next.count)
    blocks += next
  }

  private mutating func closeBlocks(_ open: [Int], before row: Int) {
    for index in open {
      blocks[index].rows = (blocks[index].headerRow + 1)..<max(row, blocks[index].headerRow + 1)
    }
  }

  /// Whether a row has one cell for each of several weeks side by side, all of them below the same day.
  func isFigureOfEach(_ record: SheetRow, _ open: [Int]) -> Bool {
    guard open.count > 1, record.filledCount == open.count + 1 else { return false }
    let places = open.compactMap { block in
      blocks[block].days.firstIndex { record[column: $0.column].mark.isAmount }
    }
    return places.count == open.count && Set(places).count == 1
  }
}
