import Civil
import Diagnostics
import Tabular

/// A grid that says its week in a column beside the days: `Week,Dog,Mon…` with the week of each row, or a card for
/// each dog with a row for each week, the name above it or at the head of its weeks.
struct WeekColumn {
  private(set) var lines: [RearrangedSheet.Line] = []
  private(set) var beside: [(origin: CellReference, line: Int, kind: CellReading.Kind)] = []

  /// The cells that a line has already.
  private var used: Set<CellReference> = []

  /// One header with the rows below it.
  private struct Part {
    let header: Int
    /// The column of the weeks, and the one of the dogs; none where the dog stands above the header.
    let week: Int
    let name: Int?
    let days: [Int]
    var rows: Range<Int>
    /// The row above the header that names the dog, and those between that tell of it: `Owner:,Amy`.
    var title: Int?
    var told: [Int] = []
  }

  /// One row of a dog in one week.
  private struct Entry {
    let part: Int
    let row: Int
    let dog: String
    /// Where the name stands; none where it is that of the row above.
    let origin: CellReference?
    let isTotal: Bool
  }

  /// Nil where no column beside the days holds weeks.
  init?(_ sheet: SheetCells) {
    let table = sheet.table
    guard let first = (0..<min(sheet.rowCount, 30)).first(where: { Self.header(sheet, $0 + 1) != nil })
    else {
      return nil
    }
    let order = DateOrder.order(of: sheet)
    let next = (first + 2..<min(table.records.count, first + 80) + 1).first { Self.header(sheet, $0) != nil }
    guard Self.part(sheet, first + 1, to: next ?? min(table.records.count, first + 80) + 1, order) != nil
    else {
      return nil
    }
    let headers = (first + 1..<table.records.count + 1).filter { Self.header(sheet, $0) != nil }
    let areNamed = Self.nameDogs(sheet, headers)
    var parts: [Part] = []
    for (index, header) in headers.enumerated() {
      let end = index + 1 < headers.count ? headers[index + 1] : table.records.count + 1
      guard var part = Self.part(sheet, header, to: end, order) else { return nil }
      if part.name == nil, areNamed {
        part.title = header
      } else if part.name == nil {
        guard let card = Self.card(in: table, from: parts.last.map { $0.header + 1 } ?? 1, above: header)
        else {
          return nil
        }
        (part.title, part.told) = card
      }
      parts.append(part)
    }
    // Sorted with the others, the header sank amid them.
    if headers.count == 1, first > 0,
      (1...first).allSatisfy({ Self.isWeek(sheet[$0, parts[0].week].title(order)) })
    {
      parts[0].rows = 1..<parts[0].rows.upperBound
    }
    let titles = Set(parts.flatMap { $0.told + [$0.title, $0.header].compactMap(\.self) })
    for row in 1..<first + 1 where !(parts.first?.rows.contains(row) ?? false) && !titles.contains(row) {
      lines.append(RearrangedSheet.plain(table[row: row], row))
    }
    add(sheet, parts, titles, order)
  }

  // MARK: What stands where

  /// The days of a header without dates of its own, of one week.
  private static func header(_ sheet: SheetCells, _ row: Int) -> WeekBlock? {
    let record = sheet[row: row]
    guard record.cells.reduce(0, { $0 + $1.headerWeight }) >= 3 else { return nil }
    let blocks = HeaderFinder.blocks(record, row: row)
    guard blocks.count == 1, let block = blocks.first, block.days.count >= 3,
      block.days.allSatisfy({ $0.heading?.day == nil }), (block.days.map(\.column).min() ?? 1) > 1
    else { return nil }
    return block
  }

  private static func part(_ sheet: SheetCells, _ header: Int, to end: Int, _ order: DateOrder?) -> Part? {
    guard let block = self.header(sheet, header), let first = block.days.map(\.column).min() else {
      return nil
    }
    let rows = header + 1..<max(end, header + 1)
    let week = (1..<first).first { column in
      let texts = rows.filter { !isOfCard(sheet.table[row: $0]) }.map { sheet[$0, column] }.filter {
        !$0.folded.isEmpty && $0.total == nil && !TallyLabel.isTally($0.collapsed, weeks: 2)
      }
      let weeks = texts.count { isWeek($0.title(order)) }
      return weeks >= 2 && weeks * 3 >= texts.count * 2
    }
    guard let week else { return nil }
    let others = (1..<first).filter { column in
      column != week && sheet[header, column].role == nil
        && rows.contains { sheet[$0, column].hasLetter }
    }
    let labelled = others.first { sheet[header, $0].isDogLabel }
    return Part(
      header: header, week: week, name: labelled ?? others.first, days: block.days.map(\.column), rows: rows,
      title: nil)
  }

  /// Whether each of several headers begins with a name of its own, `Kiwi,Mon,Tue`, and with no word for what is below.
  private static func nameDogs(_ sheet: SheetCells, _ headers: [Int]) -> Bool {
    let names = headers.compactMap { sheet[row: $0].first }
    return names.count > 1 && Set(names.map(\.folded)).count > 1
      && names.allSatisfy { name in
        name.mark == .text && name.heading(.dayFirst, isFrench: true) == nil && name.title(nil) == nil
          && !ColumnLabels.isLabel(name.raw)
          && name.words.allSatisfy { word in
            ![SheetTitle.weekWords, SheetTitle.fillers].contains { $0.set.contains(word) }
              && ![EntryList.dates, EntryList.weeks].contains { $0.set.contains(word) }
          }
      }
  }

  /// The row above a card's heading that names its dog, and those between the two that tell of it.
  static func card(in table: Table, from start: Int, above header: Int) -> (title: Int, told: [Int])? {
    let filled = (start..<max(header, start)).filter { !table[row: $0].isBlank }
    guard let title = filled.last(where: { !TurnedGrid.isTold(table[row: $0]) }) else { return nil }
    return (title, filled.filter { $0 > title })
  }

  /// Whether a row begins a card, `Dog:,Hazel`, or tells of its dog.
  private static func isOfCard(_ record: Record) -> Bool {
    guard let name = name(in: record) else { return false }
    return TurnedGrid.isTold(record) || record.fields[..<name].contains { !$0.isBlank }
  }

  /// Where the name of a card stands, behind a label where it has one: `Dog:,Hazel,Owner:,Smith`.
  static func name(in record: Record) -> Int? {
    let filled = record.fields.indices.filter { !record.fields[$0].isBlank }
    guard let first = filled.first else { return nil }
    let isLabel = ColumnLabels.names.contains(record.fields[first].text.folded.trimming(": "))
    return isLabel ? filled.dropFirst().first ?? first : first
  }

  private static func isWeek(_ title: SheetTitle?) -> Bool {
    switch title {
    case .week, .weekEnding, .weekNumber: true
    default: false
    }
  }

  // MARK: As weeks

  private mutating func add(_ sheet: SheetCells, _ parts: [Part], _ titles: Set<Int>, _ order: DateOrder?) {
    let table = sheet.table
    var weeks: [(key: String, text: String, origin: CellReference, entries: [Entry])] = []
    for (number, part) in parts.enumerated() {
      var current: Int?
      var dog =
        part.title.flatMap { row in
          Self.name(in: table[row: row]).map { table[row: row].fields[$0].text.collapsingSpaces }
        } ?? ""
      for row in part.rows where !table[row: row].isBlank && !titles.contains(row) {
        let record = table[row: row]
        let text = record[column: part.week].text
        let cell = CellReference(row: row, column: part.week)
        if Self.isWeek(sheet[row, part.week].title(order)) {
          current = weeks.firstIndex { $0.key == text.folded }
          if current == nil { weeks.append((text.folded, text, cell, [])) }
          if current != nil { beside.append((cell, 0, .header)) }
          current = current ?? weeks.count - 1
        }
        guard let week = current else { continue }
        let named = part.name.map { record[column: $0] }
        let label = [named?.text, text].compactMap(\.self).first { !$0.folded.isEmpty } ?? ""
        // `Goal` may stand where the weeks do.
        let isTotal = SummaryLabel(label) != nil || TallyLabel.isTally(text.collapsingSpaces, weeks: 2)
        var origin: CellReference?
        if let name = part.name, let named, !named.isBlank {
          dog = named.text.collapsingSpaces
          origin = CellReference(row: row, column: name)
        }
        guard !dog.isEmpty else { continue }
        weeks[week].entries.append(Entry(part: number, row: row, dog: dog, origin: origin, isTotal: isTotal))
        if isTotal { dog = "" }
      }
    }
    for week in weeks {
      var left = week.entries
      var origin: CellReference? = week.origin
      while !left.isEmpty {
        var seen: Set<String> = []
        // The same dog once more in one week goes into a block of its own, where it is held against the first.
        let now = left.filter { $0.isTotal || seen.insert($0.dog.folded).inserted }
        let rows = Set(now.map(\.row))
        left = left.filter { !rows.contains($0.row) }
        addWeek(table, parts, now, week.text, origin)
        origin = nil
      }
    }
    for part in parts {
      for row in [part.header, part.title].compactMap(\.self) {
        for column in table[row: row].fields.indices.map({ $0 + 1 }) {
          let cell = CellReference(row: row, column: column)
          if !used.contains(cell) { beside.append((cell, 0, .header)) }
        }
      }
      tell(table, of: part)
    }
  }

  /// What stands between a card's name and its heading belongs to the dog of its first line.
  private mutating func tell(_ table: Table, of part: Part) {
    guard !part.told.isEmpty else { return }
    let line = lines.firstIndex { line in
      line.count > 1 && line.contains { $0.origin.map { part.rows.contains($0.row) } ?? false }
    }
    for row in part.told {
      for column in table[row: row].fields.indices.map({ $0 + 1 }) {
        beside.append((CellReference(row: row, column: column), line ?? 0, .attribute))
      }
    }
  }

  /// A title, a header and a line for each dog, each cell in the column where it stands. The first one of a card's
  /// weeks has its name.
  private mutating func addWeek(
    _ table: Table, _ parts: [Part], _ entries: [Entry], _ title: String, _ origin: CellReference?
  ) {
    guard let first = entries.first else { return }
    let part = parts[first.part]
    let name = part.name ?? part.week
    append([])
    append([(title, origin)])
    var header = RearrangedSheet.plain(table[row: part.header], part.header).map { cell in
      (text: cell.text, origin: cell.origin.flatMap { used.contains($0) ? nil : $0 })
    }
    if part.name != nil { header[part.week - 1] = ("", nil) }
    // The name of a card at its head is not what it heads.
    header[name - 1] = ("Dog", part.title == part.header ? nil : header[name - 1].origin)
    append(header)
    for entry in entries {
      let part = parts[entry.part]
      var line = RearrangedSheet.plain(table[row: entry.row], entry.row)
      while line.count < max(part.week, name) { line.append(("", nil)) }
      if entry.isTotal {
        // Her word for it may stand among the weeks.
        let label = line[part.week - 1]
        if part.name != nil, line[name - 1].text.folded.isEmpty {
          (line[name - 1], line[part.week - 1]) = (label, ("", nil))
        }
        append(line)
        continue
      }
      line[part.week - 1] = ("", nil)
      if part.name == nil {
        let cell = part.title.flatMap { row in
          Self.name(in: table[row: row]).map { CellReference(row: row, column: $0 + 1) }
        }
        line[name - 1] = (entry.dog, cell.flatMap { used.contains($0) ? nil : $0 })
      } else {
        line[name - 1] = (entry.dog, entry.origin)
      }
      append(line)
    }
  }

  private mutating func append(_ line: RearrangedSheet.Line) {
    lines.append(line)
    used.formUnion(line.compactMap(\.origin))
  }
}
