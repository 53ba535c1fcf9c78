import Civil
import Diagnostics
import Tabular

/// A grid that says its week in a column beside the days: `Week,Dog,Mon…` with the week of each row, or a card for
/// each dog with a row for each week, the name above it or at the head of its weeks.
struct WeekColumn {
  var lines: [RearrangedSheet.Line] = []
  var beside: [RearrangedSheet.Aside] = []

  /// The cells that a line has already.
  var used: Set<CellReference> = []

  /// One header with the rows below it.
  struct Part {
    let header: Int
    /// The column of the weeks, and the one of the dogs; none where the dog stands above the header.
    let week: Int
    let name: Int?
    let days: [Int]
    var rows: Range<Int>
    /// Whether the dogs stand by themselves above their weeks, in the column of these.
    var isOutline = false
    /// The row above the header that names the dog, and those between that tell of it: `Owner:,Amy`.
    var title: Int?
    var told: [Int] = []
  }

  /// One row of a dog in one week.
  struct Entry {
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
      if part.name == nil, !areNamed, Self.isOutline(sheet, part, order) {
        part.isOutline = true
      } else if part.name == nil, areNamed {
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
      (1...first).allSatisfy({ Self.isWeek(sheet[$0, parts[0].week], order) })
    {
      parts[0].rows = 1..<parts[0].rows.upperBound
    }
    let titles = Set(parts.flatMap { $0.told + [$0.title, $0.header].compactMap(\.self) })
    // `2008,Dog,Mon,Tue`: the year stands in the corner.
    if let corner = parts.first.map({ sheet[$0.header, $0.week] }), let title = corner.title(nil) {
      switch title {
      case .year, .month:
        lines.append([(corner.raw, CellReference(row: parts[0].header, column: parts[0].week))])
      default: break
      }
    }
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
    // `Dog,Mon,Tue,Week of`: behind the days its heading says so.
    let last = block.days.map(\.column).max() ?? first
    let behind = (last + 1..<max(sheet[row: header].width, last) + 1).filter { column in
      sheet[header, column].words.contains(where: SheetTitle.weekWords.set.contains)
        && sheet[header, column].total == nil
    }
    let week = (Array(1..<first) + behind).first { column in
      let texts = rows.filter { !isOfCard(sheet.table[row: $0]) }.map { sheet[$0, column] }.filter {
        !$0.folded.isEmpty && year($0) == nil && $0.total == nil && !SummaryLabel.isSum($0)
          && !TallyLabel.isTally($0.collapsed, weeks: 2) && !AmountWords.paid.set.contains($0.folded)
      }
      let weeks = texts.count { isWeek($0, order) }
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
    let others = names.filter { !mayNameDog($0) }
    // One of them may be called Bill or May.
    return names.count > 1 && Set(names.map(\.folded)).count > 1 && others.count * 3 < names.count
      && others.allSatisfy {
        $0.trimmed.allSatisfy(\.isLetter) && Weekday(name: $0.folded) == nil && !$0.isDogLabel
      }
  }

  private static func mayNameDog(_ name: CellText) -> Bool {
    name.mark == .text && name.heading(.dayFirst, isFrench: true) == nil && name.title(nil) == nil
      && !ColumnLabels.isLabel(name.raw)
      && name.words.allSatisfy { word in
        ![SheetTitle.weekWords, SheetTitle.fillers].contains { $0.set.contains(word) }
          && ![EntryList.dates, EntryList.weeks].contains { $0.set.contains(word) }
      }
  }

  /// The row above a card's heading that names its dog, and those between the two that tell of it.
  static func card(in table: Table, from start: Int, above header: Int) -> (title: Int, told: [Int])? {
    let filled = (start..<max(header, start)).filter { !table[row: $0].isBlank }
    let isTitle = { (row: Int) in !TurnedGrid.isTold(table[row: row]) || isLabelled(table[row: row]) }
    guard let title = filled.last(where: isTitle) else { return nil }
    return (title, filled.filter { $0 > title })
  }

  /// Whether a row begins a card, `Dog:,Hazel`, or tells of its dog.
  private static func isOfCard(_ record: Record) -> Bool {
    guard let name = name(in: record) else { return false }
    return TurnedGrid.isTold(record) || record.fields[..<name].contains { !$0.isBlank }
  }

  /// Where the name of a card stands, behind a label where it has one: `Dog:,Hazel,Owner:,Smith`, `Client:,Dana,Dog:,Yogi`.
  static func name(in record: Record) -> Int? {
    let filled = record.filledColumns.map { $0 - 1 }
    guard let first = filled.first else { return nil }
    let label = filled.indices.first { isLabel(record.fields[filled[$0]].text) } ?? filled.startIndex
    return isLabel(record.fields[filled[label]].text) && label + 1 < filled.count ? filled[label + 1] : first
  }

  private static func isLabel(_ text: String) -> Bool {
    ColumnLabels.names.contains(text.folded.trimming(": "))
  }

  /// Whether a row that tells of a card's owner names its dog as well.
  private static func isLabelled(_ record: Record) -> Bool {
    record.filledColumns.dropFirst().dropLast().contains { isLabel(record[column: $0].text) }
  }

  static func isWeek(_ text: CellText, _ order: DateOrder?) -> Bool {
    switch text.title(order) {
    case .week, .weekEnding, .weekNumber: true
    // "wk of 6th"
    case .days: text.words.contains(where: SheetTitle.weekWords.set.contains)
    default: false
    }
  }

  /// The year that a line of a card says by itself, in the column of the weeks: `2001`.
  static func yearAlone(_ sheet: SheetCells, _ row: Int, _ part: Part) -> Int? {
    sheet[row: row].filledCount == 1 ? year(sheet[row, part.week]) : nil
  }

  private static func year(_ text: CellText) -> Int? {
    Int(text.folded).flatMap { PartialDate.years.contains($0) ? $0 : nil }
  }

  /// Whether dogs stand alone above two weeks each or more: `Tilly / Tanner` above `wk of 6th,,20,20`.
  private static func isOutline(_ sheet: SheetCells, _ part: Part, _ order: DateOrder?) -> Bool {
    let rows = part.rows.filter { !sheet.isBlank($0) && !sheet[$0, part.week].isBlank }
    let heads = rows.indices.filter { place in
      sheet[row: rows[place]].filledCount == 1 && !isWeek(sheet[rows[place], part.week], order)
        && yearAlone(sheet, rows[place], part) == nil
        && place + 2 < rows.count && isWeek(sheet[rows[place + 1], part.week], order)
        && isWeek(sheet[rows[place + 2], part.week], order)
    }
    return heads.count >= 2 && heads.first == rows.startIndex
  }
}
