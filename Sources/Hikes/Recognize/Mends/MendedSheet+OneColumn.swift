import Civil
import Tabular

/// Lines of words in one column, as from a telephone's notes.
extension MendedSheet {
  /// Whether every row has one cell at most, all of them in one column.
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
        let (first, rest) = Self.parted(Self.withoutBullet(lines[row][place].text))
      else { continue }
      let origin = lines[row][place].origin
      changed.append(
        (row, lines[row][..<place] + (rest.isEmpty ? [(first, origin)] : [(first, nil), (rest, origin)])))
    }
    guard changed.count >= 3, changed.count * 3 >= filled.count else { return false }
    for (row, line) in changed { lines[row] = line }
    return true
  }

  /// The day or the name with which a line begins, and what stands behind it, nothing where that is of no dog, `Fri 7 SNOW DAY no
  /// hikes!!`; nil for any other line.
  private static func parted(_ text: String) -> (first: String, rest: String)? {
    // A day by itself.
    guard text.contains("$") || DayHeading(text) == nil else { return nil }
    let isTitle = SheetTitle(text) != nil
    let words = text.split(separator: " ").map(String.init)
    for count in (1..<max(1, min(words.count, 6))).reversed() {
      let day = words.prefix(count).joined(separator: " ").trimming(",;:-–— ")
      guard let heading = DayHeading(day),
        heading.weekday != nil || heading.month != nil && heading.day != nil
      else { continue }
      let rest = words.dropFirst(count).joined(separator: " ").trimming(",;:-–— ")
      // "Sept 14 - 18" is a title, "Sept 14 - $18" is none.
      let isTold = rest.hasPrefix("$") || EntryList.parts(rest) != nil
      if rest.isEmpty || isTitle && !isTold { return nil }
      if !isTold, heading.day != nil, case .status = CellMark(rest) { return (day, "") }
      return (day, rest)
    }
    if isTitle { return nil }
    if let (name, rest) = named(text) ?? EntryList.parts(text) { return (name, rest) }
    guard let last = words.last, words.count > 1, CellMark(last).isAmount,
      case let label = words.dropLast().joined(separator: " "), SummaryLabel(label) != nil
    else { return nil }
    return (label, last)
  }

  /// What may be a name, and what stands behind its colon; nil for any other line.
  private static func named(_ text: String) -> (name: String, rest: String)? {
    guard let colon = text.firstIndex(of: ":"), !isLabelled(text) else { return nil }
    let name = String(text[..<colon]).trimmingSpaces
    let rest = text[text.index(after: colon)...].trimmingSpaces
    return EntryList.mayBeName(name) && !rest.isEmpty ? (name, rest) : nil
  }

  /// `Owner: P. Gallant`, which tells of a dog and is none.
  static func isLabelled(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return ColumnLabels.role(String(text[..<colon]).trimmingSpaces) != nil
  }

  /// A line without what a list sets before it and draws in it: `- Bella 25`, `09:00 – 11:00 Olive $30`, `Maisie ..... 20`,
  /// `Bear (15)`.
  private static func withoutBullet(_ text: String) -> String {
    var words = text.split { $0.isWhitespace || $0 == "…" }.map(String.init).filter { word in
      word.count < 3 || !word.allSatisfy { $0 == "." }
    }
    while let first = words.first, words.count > 1,
      SpanWords.bullets.set.contains(first) || AmountGrammar.isTime(first)
    {
      words.removeFirst()
    }
    // "Toby (30 - Monday too)"
    if let open = words.lastIndex(where: { $0.hasPrefix("(") }), open > 0, words.last?.last == ")",
      case let figure = words[open].trimming("()"), CellMark(figure).isAmount
    {
      let remark = words.dropFirst(open + 1).joined(separator: " ").trimming("-–,) ")
      words = words[..<open] + [figure] + (remark.isEmpty ? [] : ["(\(remark))"])
    }
    return words.joined(separator: " ")
  }

  // MARK: Names before their first day

  /// Whether most rows begin with a name and a day in one cell, `Bella: Mon 20` before `Wed 20`.
  static func beginsWithNames(_ sheet: SheetCells) -> Bool {
    let firsts = (1..<sheet.rowCount + 1).compactMap { sheet[row: $0].first }.filter { !$0.isBlank }
    return firsts.count { nameBeforeDay($0.raw) != nil } * 2 > firsts.count && firsts.count >= 3
  }

  private static func nameBeforeDay(_ text: String) -> (name: String, rest: String)? {
    named(text).flatMap { name, rest in
      rest.split(separator: " ").first.flatMap { DayHeading(String($0))?.weekday }.map { _ in (name, rest) }
    }
  }

  /// `Bella: Mon 20` as the name and the day in cells of their own.
  mutating func partNames() -> Bool {
    var isMended = false
    for row in lines.indices {
      guard let place = lines[row].firstIndex(where: { !$0.text.isEmpty }),
        let (name, rest) = Self.nameBeforeDay(lines[row][place].text)
      else { continue }
      let origin = lines[row][place].origin
      lines[row] = lines[row][..<place] + [(name, nil), (rest, origin)] + lines[row][(place + 1)...]
      isMended = true
    }
    return isMended
  }
}
