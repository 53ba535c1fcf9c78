import Tabular

/// Lines by themselves that head a group of a week's dogs, whatever they call it.
extension LayoutFinder {
  /// Whether such a line stands in a row, and its name is of no dog of the sheet.
  mutating func headsGroup(_ row: Int, _ open: [Int]) -> Bool {
    (headsArea(row, open) || headsPart(row, open)) && !names.contains(name(sheet[row: row], open).folded)
  }

  /// Whether a number to call stands where the days are: `ROBICHAUD, Anne,902-555-0119`, whose dogs stand below.
  func hasPhoneInDays(_ record: SheetRow, _ open: [Int]) -> Bool {
    open.contains { block in
      blocks[block].days.contains { AmountGrammar.isPhone(record[column: $0.column].folded) }
    }
  }

  /// Whether a line by itself heads the dogs below it, which end with a line that has its name: `MILL LANE` and
  /// `Mill Lane total`.
  func headsArea(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    guard record.filledCount == 1, let heading = record.first, heading.hasLetter,
      case let area = Self.withoutCount(heading.words), !area.isEmpty,
      !Self.lists.set.contains(heading.folded.trimming(": ")),
      !TallyLabel.isTally(heading.collapsed, weeks: blocks.count)
    else { return false }
    let days = open.flatMap { blocks[$0].days }
    for below in (row + 2)..<max(sheet.rowCount + 1, row + 2) where headers[below] == nil {
      let other = sheet[row: below]
      guard !other.isBlank, let first = other.first else { return false }
      let words = first.words.filter { $0.hasWord && !TallyLabel.sums.set.contains($0) }
      guard words == area, words.count < first.words.count else { continue }
      return days.count { other[column: $0.column].mark.isAmount } > 1
    }
    return false
  }

  /// Whether every part of the week's dogs, be they parted by empty rows or by subtotals, begins with a line by itself, two
  /// parts at least, and this is one of those lines: `Adultes` and `Chiots`.
  private mutating func headsPart(_ row: Int, _ open: [Int]) -> Bool {
    guard isHeadOfPart(row, open), let first = open.first else { return false }
    let header = blocks[first].headerRow
    let areHeaded = headedParts[header] ?? areAllPartsHeaded(below: header, open)
    headedParts[header] = areHeaded
    return areHeaded
  }

  private func areAllPartsHeaded(below header: Int, _ open: [Int]) -> Bool {
    var heads = 0
    for start in (header + 1)..<sheet.rowCount + 1 {
      if headers[start] != nil { break }
      guard beginsPart(start) else { continue }
      if isHeadOfPart(start, open) {
        heads += 1
      } else if isOfDog(start, open) {
        return false
      }
    }
    return heads > 1
  }

  /// Whether a row stands below a heading, an empty row or a total.
  private func beginsPart(_ row: Int) -> Bool {
    !sheet.isBlank(row) && sheet[row: row].first?.total == nil
      && (headers[row - 1] != nil || lowerHeaders.contains(row - 1) || sheet.isBlank(row - 1)
        || sheet[row: row - 1].first?.total != nil)
  }

  private func isHeadOfPart(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    guard beginsPart(row), record.filledCount == 1, row < sheet.rowCount, headers[row + 1] == nil,
      case let name = name(record, open), name.hasLetter, !names.contains(name.folded)
    else { return false }
    return isOfDog(row + 1, open)
  }

  /// Whether a row is of a dog that hikes in some week.
  private func isOfDog(_ row: Int, _ open: [Int]) -> Bool {
    let record = sheet[row: row]
    return record.first?.total == nil && names.contains(name(record, open).folded)
  }
}
