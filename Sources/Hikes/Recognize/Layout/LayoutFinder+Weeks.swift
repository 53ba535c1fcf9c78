import Civil
import Tabular

extension LayoutFinder {
  /// Takes from a week the columns of another table that stands beside it, below a title of its own: the owners of that are not
  /// those of the dogs in its rows, and its words are no notes of theirs.
  mutating func leaveTablesBeside() {
    for index in blocks.indices where blocks[index].headerRow > 1 {
      let head = blocks[index].headerRow
      guard let last = blocks[index].days.map(\.column).max() else { continue }
      let width = max(sheet[row: head].width, sheet[row: head - 1].width)
      let ends = blocks.indices.filter { blocks[$0].headerRow == head && $0 != index }
      let next = ends.flatMap { end in
        let columns = [blocks[end].nameColumn] + blocks[end].columns.keys + blocks[end].days.map(\.column)
        return columns.filter { $0 > last }.min().map { [$0] } ?? []
      }
      let start = (last + 2..<max(width + 1, last + 2)).first { column in
        let title = sheet[head - 1, column]
        let isTitled = title.hasLetter && title.title(order)?.date == nil && title.role != .notes
        return next.allSatisfy({ $0 < last || column < $0 })
          && (isTitled && (beginsTable(head, column, after: last) || areFigures(below: head, column))
            || namesTable(head, column))
      }
      guard let start, !isOfPayments(head, start..<width + 1) else { continue }
      let end = (head..<head + 30).map { $0 > sheet.rowCount ? 0 : sheet[row: $0].width }.max() ?? 0
      for column in start..<max(min(start + 8, end + 1), start) where blocks[index].day(at: column) == nil {
        switch blocks[index].columns[column] {
        case .owner, .phone, .email, .address, .region, .rate, .paid: blocks[index].columns[column] = .other
        case nil where !next.contains(where: { $0 > last && $0 <= column }):
          blocks[index].columns[column] = .other
        default: break
        }
      }
    }
  }

  /// Whether headings are those of a list of what was paid, `date,dog,$`: its money is asked about.
  private func isOfPayments(_ head: Int, _ columns: Range<Int>) -> Bool {
    let heads = columns.map { EntryList.head(sheet[head, $0].raw) }
    return heads.contains(where: EntryList.dates.set.contains)
      && heads.contains(where: EntryList.amounts.set.contains)
      && columns.contains { sheet[head, $0].isDogLabel }
  }

  /// Whether a heading begins a table two empty columns away.
  private func beginsTable(_ head: Int, _ column: Int, after last: Int) -> Bool {
    column > last + 2 && !sheet[head, column].isBlank && sheet[head, column - 1].isBlank
      && sheet[head, column - 2].isBlank
  }

  /// Whether headings begin a table of their own behind an empty column: other dogs with more of them, `Dog,Rabies,Fee`, or what
  /// people call such a list, `Cash box,How many,$`.
  private func namesTable(_ head: Int, _ column: Int) -> Bool {
    let text = sheet[head, column]
    return sheet[head, column - 1].isBlank && (text.isDogLabel || text.headsList)
      && [column + 1, column + 2].allSatisfy { !sheet[head, $0].isBlank && !sheet[head, $0].namesDay }
  }

  /// Whether below no heading words stand with figures beside them, an empty column away from the week: `20s,14,$280`.
  private func areFigures(below head: Int, _ column: Int) -> Bool {
    guard (column..<column + 3).allSatisfy({ sheet[head, $0].isBlank }), sheet[head, column - 1].isBlank
    else {
      return false
    }
    let rows = (head + 1..<head + 30).prefix { $0 <= sheet.rowCount && !sheet.isBlank($0) }
    return rows.allSatisfy { sheet[$0, column - 1].isBlank }
      && rows.count { row in
        !sheet[row, column].isBlank
          && (column + 1..<column + 3).contains { sheet[row, $0].hasFigure && !sheet[row, $0].hasLetter }
      } >= 3
  }

  /// A line by itself, right above a header and below a gap, that no dog of the week is called: it names what follows.
  func isAboveItsHeader(_ row: Int, _ open: [Int], _ listed: Set<String>) -> Bool {
    guard headers[row + 1] != nil, isAfterGap(row) else { return false }
    let record = sheet[row: row]
    guard record.filledCount == 1 else { return false }
    let name = self.name(record, open)
    return !names.contains(name.folded) && !listed.contains(name.folded)
  }

  /// Below a gap a line such as `Total M. Zwicker` with a single figure is one of her totals.
  func isTotalOfSome(_ record: SheetRow, _ open: [Int]) -> Bool {
    guard record.filledCount == 2, let first = name(record, open).words.first else { return false }
    return TallyLabel.sums.set.contains(first) && hasMoney(record, open)
  }

  /// Whether the row above is empty or a total.
  func isAfterGap(_ row: Int) -> Bool {
    guard row > 1 else { return false }
    return roles[row - 2] == .blank || roles[row - 2].isOfSums
  }

  /// Whether most of the dogs from this row to the next gap stand in the open blocks already: another week under
  /// the same header.
  func repeatsNames(at row: Int, _ open: [Int]) -> Bool {
    guard let first = open.first else { return false }
    let above = Set(
      (max(blocks[first].headerRow, 1)..<row).compactMap { other -> String? in
        guard case .dog(let block) = roles[other - 1], open.contains(block), other < row else { return nil }
        return name(sheet[row: other], open).folded
      })
    guard above.count > 1 else { return false }
    var count = 0
    var repeated = 0
    for below in row..<sheet.rowCount + 1 {
      let record = sheet[row: below]
      if record.isBlank || headers[below] != nil || record.first?.total != nil { break }
      // Names below "Dog,Owner,Phone" are of another list.
      if isOtherTable(record, open) { return false }
      count += 1
      if above.contains(name(record, open).folded) { repeated += 1 }
    }
    return repeated > 1 && repeated * 2 > count
  }

  /// Whether a line by itself says in words of its own which week its dogs are of, `starting the 10th`: right below a
  /// header, or amid dogs where those above it begin anew.
  func isTitleInWords(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    guard !open.isEmpty, record.filledCount == 1, let text = record.first,
      [.note, .dog(block: open[0])].contains(roles[row - 1]),
      !names.contains(text.folded), TitleClues(text.words) != nil || WeekDating.isFollowing(text.words)
    else { return false }
    return headers[row - 1] == open || repeatsNames(at: row + 1, open)
  }

  /// Whether a title stands below the only week that it can mean, which has none above it.
  func isTitleBelow(_ row: Int, _ open: [Int]) -> Bool {
    guard Set(headers.keys).count == 1, let header = open.first.map({ blocks[$0].headerRow }) else {
      return false
    }
    let isTitled = roles.prefix(header).contains { role in
      if case .title(let title?) = role { namesWeek(title) } else { false }
    }
    return !isTitled && open.allSatisfy { blocks[$0].titleRows.isEmpty }
      && (row..<sheet.rowCount + 1).dropFirst().allSatisfy { !hasDayCells(sheet[row: $0], open) }
  }
}
