import Civil
public import Diagnostics
public import Tabular

/// What of a week that the book wrote out is not for her to change: its dates, its headings, the names of its dogs.
///
/// Where some of these cells differ and others are as they were, the changed ones are a slip: they are named, and the
/// week is read as it was. Where a block has none of its dates any more it is another week, and stays as it is.
public enum SheetFrame {
  /// The table with its slips put right.
  /// - Parameter exports: what the book wrote out, as it reads; the latest last.
  public static func mended(_ table: Table, _ exports: [SheetReading]) -> Report<Table> {
    var best: (misses: Int, texts: [CellReference: String])?
    for export in exports.reversed() {
      guard let texts = frame(of: export, in: table) else { continue }
      let misses = texts.count { !isSame(table[row: $0.key.row][column: $0.key.column].text, $0.value) }
      if misses == 0 { return Report(table) }
      if misses < best?.misses ?? .max { best = (misses, texts) }
    }
    guard let best else { return Report(table) }
    var rows = table.records.map { $0.fields }
    var log: [Diagnostic] = []
    for (cell, text) in best.texts.sorted(by: { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }) {
      let now = table[row: cell.row][column: cell.column].text
      guard !isSame(now, text) else { continue }
      while rows[cell.row - 1].count < cell.column { rows[cell.row - 1].append(Field("")) }
      rows[cell.row - 1][cell.column - 1] = Field(text)
      log.append(
        Diagnostic(
          .warning, .cellLeftAlone, at: table.location(row: cell.row, column: cell.column),
          now.trimmingSpaces.isEmpty
            ? "“\(text.trimmingSpaces)” stood here and is gone; it is read as before"
            : "“\(now.trimmingSpaces)” stands here in place of “\(text.trimmingSpaces)”; it is read as before",
          hint:
            "a week's dates and its dogs' names are not changed in the sheet; hound help week says what is"))
    }
    let records = zip(table.records, rows).map { Record($1, line: $0.line) }
    return Report(Table(file: table.file, records: records), log)
  }

  /// Where the frame of an export must stand in a table, and its texts; nil where the table is not made from it.
  private static func frame(of export: SheetReading, in table: Table) -> [CellReference: String]? {
    let headers = table.records.indices.map { $0 + 1 }.filter { row in
      export.weeks.contains { week in
        isHeader(table[row: row], like: export.table[row: week.block.headerRow], week.block)
      }
    }
    guard !export.weeks.isEmpty, headers.count == export.weeks.count else { return nil }
    let isAligned =
      zip(headers, export.weeks).allSatisfy { $0 == $1.block.headerRow }
      && length(table) <= length(export.table) + 1
    var texts: [CellReference: String] = [:]
    for (header, week) in zip(headers, export.weeks) {
      let shift = header - week.block.headerRow
      var dates: [CellReference: String] = [:]
      for day in week.block.days {
        let text = export.table[row: week.block.headerRow][column: day.column].text
        if !text.trimmingSpaces.isEmpty { dates[CellReference(row: header, column: day.column)] = text }
      }
      for title in week.block.titleRows where title + shift >= 1 && week.block.headerRow - title <= 2 {
        guard let column = export.table[row: title].fields.firstIndex(where: { !$0.isBlank }) else {
          continue
        }
        dates[CellReference(row: title + shift, column: column + 1)] =
          export.table[row: title].fields[column].text
      }
      func now(_ cell: CellReference) -> String { table[row: cell.row][column: cell.column].text }
      let kept = dates.filter { isSame(now($0.key), $0.value) }
      // Of a week that was dated anew nothing is left; a week of which little is left is another one.
      guard kept.count * 2 > dates.count else { return nil }
      // `Mon` to `Fri` are every week's: of what is a date most must be as it was, or nothing stand in its place.
      let numbered = dates.filter { $0.value.contains(where: \.isNumber) }
      let gone = numbered.count { now($0.key).allSatisfy(\.isWhitespace) }
      let dated = kept.count { numbered[$0.key] != nil }
      guard dated * 2 > numbered.count || dated + gone == numbered.count else { return nil }
      texts.merge(dates) { first, _ in first }
      if isCopied(dates, kept, week, export, table, shift) { return nil }
      if isAligned, let (cell, name) = slip(in: week, export, table) { texts[cell] = name }
    }
    return texts
  }

  /// Whether a week was copied for the next one: its title says another week, and its cells another thing.
  private static func isCopied(
    _ dates: [CellReference: String], _ kept: [CellReference: String], _ week: SheetWeek,
    _ export: SheetReading,
    _ table: Table, _ shift: Int
  ) -> Bool {
    let isTitledAnew = dates.keys.contains { cell in
      guard kept[cell] == nil, week.block.titleRows.contains(cell.row - shift),
        case .week? = SheetTitle(table[row: cell.row][column: cell.column].text)
      else { return false }
      return true
    }
    return isTitledAnew
      && week.dogRows.contains {
        !hasSameDays(export.table[row: $0.row], table[row: $0.row + shift], week.block)
      }
  }

  /// The one name of a week that was misspelt or is gone; nil where a row was put in, taken out or moved: which dog a line
  /// is of says its name alone.
  private static func slip(
    in week: SheetWeek, _ export: SheetReading, _ table: Table
  ) -> (cell: CellReference, name: String)? {
    let column = week.block.nameColumn
    func name(_ row: Int, _ table: Table) -> String { table[row: row][column: column].text.folded }
    let changed = week.dogRows.map(\.row).filter { !isSame(name($0, table), name($0, export.table)) }
    guard changed.count == 1, let row = changed.first else { return nil }
    let (now, before) = (name(row, table), name(row, export.table))
    let others = table.records.indices.map { $0 + 1 }.filter { $0 != row }
    guard !others.contains(where: { name($0, table) == before }),
      now.isEmpty
        || isSlip(
          now, before,
          hasSameDays: hasSameDays(export.table[row: row], table[row: row], week.block))
    else { return nil }
    return (CellReference(row: row, column: column), export.table[row: row][column: column].text)
  }

  /// Whether a name is another one misspelt; a short one of which a letter is another only where all else is as it was.
  private static func isSlip(_ name: String, _ meant: String, hasSameDays: Bool) -> Bool {
    MisspeltWord.isNearName(name, meant) || name.hasPrefix(meant) || meant.hasPrefix(name)
      || hasSameDays && name.first == meant.first && MisspeltWord.distance(name, meant) == 1
  }

  private static func hasSameDays(_ record: Record, _ other: Record, _ block: WeekBlock) -> Bool {
    block.days.allSatisfy { isSame(record[column: $0.column].text, other[column: $0.column].text) }
  }

  /// Whether a row heads a week as the export's does: the name column says the same, or most of the days do. One that
  /// heads several weeks side by side does not.
  private static func isHeader(_ record: Record, like header: Record, _ block: WeekBlock) -> Bool {
    let counts = [record, header].map { $0.fields.count { !$0.isBlank } }
    guard counts[0] <= counts[1] + 2 else { return false }
    let name = header[column: block.nameColumn].text
    let isNamed = !name.trimmingSpaces.isEmpty && isSame(record[column: block.nameColumn].text, name)
    let same = block.days.count { isSame(record[column: $0.column].text, header[column: $0.column].text) }
    return isNamed || (same * 2 > block.days.count && !record.isBlank)
  }

  private static func length(_ table: Table) -> Int {
    (table.records.lastIndex { !$0.isBlank } ?? -1) + 1
  }

  /// Letters and numbers alone count: a program may set a date with a comma or two spaces.
  static func isSame(_ left: String, _ right: String) -> Bool {
    left.lowercased().filter { $0.isLetter || $0.isNumber }
      == right.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
