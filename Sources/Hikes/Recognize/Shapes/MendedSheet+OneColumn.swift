import Civil
import Tabular

/// Lines of words in one column, as from a telephone's notes.
extension MendedSheet {
  /// Whether every row has one cell at most, all of them in one column, and some name days or money.
  static func isOfOneColumn(_ sheet: SheetCells) -> Bool {
    var (column, count): (Int?, Int) = (nil, 0)
    for row in 1..<sheet.rowCount + 1 where !sheet.isBlank(row) {
      guard sheet[row: row].filledCount == 1,
        let place = sheet.columns(of: row).first(where: { !sheet[row, $0].isBlank }),
        place == column ?? place
      else { return false }
      (column, count) = (place, count + 1)
    }
    return count >= 4
  }

  /// `Rusty 18` as the name and what its day holds, `Mon $20` and `Sept 14 - Otis - $22` as the day and what stands behind it,
  /// `Ajax: Mon $25, Wed $25` as the name and its days. The cell is that of the last of them.
  mutating func partLines() -> Bool {
    var changed: [(row: Int, line: RearrangedSheet.Line)] = []
    let filled = lines.indices.filter { row in lines[row].contains { !$0.text.isEmpty } }
    for row in filled {
      guard let place = lines[row].firstIndex(where: { !$0.text.isEmpty }),
        let (first, rest) = Self.parted(lines[row][place].text.collapsingSpaces)
      else { continue }
      changed.append((row, lines[row][..<place] + [(first, nil), (rest, lines[row][place].origin)]))
    }
    guard changed.count >= 3, changed.count * 2 >= filled.count else { return false }
    for (row, line) in changed { lines[row] = line }
    return true
  }

  /// The day or the name with which a line begins, and what stands behind it; nil for any other line.
  private static func parted(_ text: String) -> (first: String, rest: String)? {
    // A day by itself.
    guard DayHeading(text) == nil else { return nil }
    let isTitle = SheetTitle(text) != nil
    let words = text.split(separator: " ").map(String.init)
    for count in (1..<max(1, min(words.count, 6))).reversed() {
      let day = words.prefix(count).joined(separator: " ").trimming(",;:-–— ")
      guard let heading = DayHeading(day),
        heading.weekday != nil || heading.month != nil && heading.day != nil
      else { continue }
      let rest = words.dropFirst(count).joined(separator: " ").trimming(",;:-–— ")
      // "Week of Sept 14", "Sept 14 - 18"
      if rest.isEmpty || isTitle && EntryList.parts(rest) == nil { return nil }
      return (day, rest)
    }
    if isTitle { return nil }
    if let colon = text.firstIndex(of: ":") {
      let (name, rest) = (String(text[..<colon]), text[text.index(after: colon)...].trimmingSpaces)
      if EntryList.mayBeName(name), !rest.isEmpty { return (name, rest) }
    }
    if let (name, rest) = EntryList.parts(text) { return (name, rest) }
    guard let last = words.last, words.count > 1, CellMark(last).isAmount,
      case let label = words.dropLast().joined(separator: " "), SummaryLabel(label) != nil
    else { return nil }
    return (label, last)
  }
}
