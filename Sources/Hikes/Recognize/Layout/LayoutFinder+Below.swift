import Civil
import Quantities
import Tabular

/// Weeks of which a part stands where others do not have it.
extension LayoutFinder {
  /// The titles of weeks that stand below their dogs, in each week the same way: `w/e Fri. Oct 8,,,,,total,$324`.
  mutating func findTitlesBelow() {
    let starts = headers.keys.sorted()
    guard let first = starts.first, !(1..<first).contains(where: namesWeek),
      blocks.allSatisfy({ $0.days.allSatisfy { $0.heading?.day == nil } })
    else { return }
    var found: Set<Int> = []
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : sheet.rowCount + 1
      let open = headers[start] ?? []
      let titles = (start + 1..<end).filter(namesWeek)
      guard titles.count == 1, let title = titles.first, isTitleOfWeek(title),
        (start + 1..<title).contains(where: { hasMoney(sheet[row: $0], open) }),
        (title + 1..<end).allSatisfy({ !hasDayCells(sheet[row: $0], open) }),
        sheet[row: title].filledCount > 1 || !sheet.isBlank(title - 1) && sheet.isBlank(title + 1)
      else { return }
      found.insert(title)
    }
    titlesBelow = found
  }

  /// Rows right above or below the header of their week that add up the days below them, under whatever name: `Taken
  /// in,235,125,210`. One of the figures may have a slip; a dog that stands first pays no such sums.
  mutating func findSumsAtHeading() {
    for (header, open) in headers {
      guard let end = open.map({ blocks[$0].headerRow + blocks[$0].height }).max() else { continue }
      if header > 1, headers[header - 1] == nil, addsUp(header - 1, from: end, open, days: 2) {
        sumsAtHeading.insert(header - 1)
      }
      if end < sheet.rowCount, headers[end] == nil, addsUp(end, from: end + 1, open, days: 4) {
        sumsAtHeading.insert(end)
      }
    }
    // What is so called in one week is so in another, though it be an old figure.
    let names = Set(sumsAtHeading.compactMap { sheet[row: $0].first?.folded })
    guard !names.isEmpty else { return }
    for (header, open) in headers {
      guard let end = open.map({ blocks[$0].headerRow + blocks[$0].height }).max() else { continue }
      for row in [header - 1, end] where row > 0 && headers[row] == nil {
        if let name = sheet[row: row].first?.folded, names.contains(name), hasMoney(sheet[row: row], open) {
          sumsAtHeading.insert(row)
        }
      }
    }
  }

  /// Whether a row adds up most days of the rows from another one on as far as the next gap, header or total.
  private func addsUp(_ row: Int, from start: Int, _ open: [Int], days: Int) -> Bool {
    let columns = open.flatMap { blocks[$0].days.map(\.column) }
    let stated = columns.compactMap { column in
      if case .amount(let stated) = sheet[row, column].amount {
        (column: column, money: stated.money)
      } else {
        nil
      }
    }
    // Hardly any row has figures enough, and none but these is held against those below it.
    guard stated.count >= days, sheet[row: row].first.map({ !$0.isPlainMoney }) ?? false else { return false }
    let dogs = (start..<max(sheet.rowCount + 1, start)).prefix {
      !sheet.isBlank($0) && headers[$0] == nil && sheet[row: $0].first?.total == nil
    }
    var (right, deep, wrong) = (0, 0, 0)
    for stated in stated {
      let paid = dogs.compactMap {
        sheet[$0, stated.column].mark.money ?? sheet[$0, stated.column].priceTail?.money
      }
      if paid.reduce(.zero, +) == stated.money { right += 1 } else { wrong += 1 }
      if paid.count > 1, paid.reduce(.zero, +) == stated.money { deep += 1 }
    }
    return right >= days && deep >= 2 && deep > wrong * 2
  }

  /// Whether a row begins with what may date a week.
  private func namesWeek(_ row: Int) -> Bool {
    switch sheet[row: row].first?.title(order) {
    case .week, .weekEnding, .weekNumber, .days: true
    case .month, .year, .years, nil: false
    }
  }

  /// Whether a row begins with the date of a week and has nothing else but a total.
  private func isTitleOfWeek(_ row: Int) -> Bool {
    let record = sheet[row: row]
    guard headers[row] == nil, !lowerHeaders.contains(row), let first = record.first,
      first.title(order)?.date != nil
    else { return false }
    let others = record.filled.dropFirst()
    // "Paid Nov 12" is a remark.
    if case .week = first.title(order), !SheetTitle.isOfWeek(first.words) { return false }
    // `Total for week of Apr 7 2014,$160,$80`
    let isSum = first.words.contains(where: SummaryLabel.total.set.contains)
    return others.isEmpty || isSum && others.allSatisfy(\.mark.isAmount)
      || others.allSatisfy { $0.total != nil || $0.mark.isAmount } && others.contains { $0.total != nil }
  }

  /// Rows that were moved by one column against their heading, as when a cell was put in before the names: where each of
  /// them begins in the first day with a dog that is known from other weeks, the columns are those of the rows.
  mutating func moveToRows(_ index: Int) {
    let block = blocks[index]
    let column = block.nameColumn + 1
    guard headers[block.headerRow]?.count == 1, block.day(at: column) != nil else { return }
    var end = block.headerRow + block.height
    while end <= sheet.rowCount, headers[end] == nil, !sheet.isBlank(end) { end += 1 }
    let below = block.headerRow + block.height..<end
    // Nearly always the names stand where the heading says, and no other week is looked at.
    guard below.count >= 3, below.allSatisfy({ sheet[$0, block.nameColumn].isBlank }) else { return }
    let rows = below.map { sheet[row: $0] }
    let known = Set(
      blocks.indices.filter { $0 != index }.flatMap { namesBelow($0) })
    guard rows.count(where: { known.contains($0[column: column].folded) }) * 4 >= rows.count * 3,
      rows.allSatisfy({ known.contains($0[column: column].folded) || $0[column: column].total != nil })
    else { return }
    blocks[index] = block.moved(by: 1)
  }

  /// What stands in the column of the names below a heading.
  private func namesBelow(_ index: Int) -> [String] {
    let block = blocks[index]
    var row = block.headerRow + block.height
    var found: [String] = []
    while row <= sheet.rowCount, headers[row] == nil, !sheet.isBlank(row) {
      let name = sheet[row, block.nameColumn]
      if !name.isBlank { found.append(name.folded) }
      row += 1
    }
    return found
  }

  /// A row that begins as the heading of the week above, whatever that calls its dogs, and names fewer days, `Hiker,Mon 30,,,,,Log`:
  /// as one that names the dogs; nil for any other.
  func headingAgain(_ row: SheetRow) -> SheetRow? {
    guard let block = blocks.last, block.days.count >= 3, (2...5).contains(row.filledCount),
      case let heading = sheet[row: block.headerRow], let name = heading.first, name.hasLetter,
      !name.isDogLabel,
      let start = row.cells.firstIndex(where: { !$0.isBlank }).map({ $0 - row.cells.startIndex }),
      row[column: start + 1].folded == name.folded, heading[column: start + 1].folded == name.folded
    else { return nil }
    var days = 0
    for (index, text) in row.cells.enumerated().dropFirst(start + 1) where !text.isBlank {
      if let day = text.heading(order, isFrench: true), block.day(at: index + 1)?.weekday == day.weekday {
        days += 1
      } else if text.folded != heading[column: index + 1].folded {
        return nil
      }
    }
    guard days > 0 else { return nil }
    var cells = Array(row.cells)
    cells[start] = row.texts.text(ColumnLabels.dogs.words[0])
    return SheetRow(cells, row.texts)
  }
}
