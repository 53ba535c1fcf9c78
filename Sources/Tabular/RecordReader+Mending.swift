import Diagnostics

extension RecordReader {
  /// A sheet that a person typed. A quotation mark that opens the last filled cell of its line and has no end is
  /// text (`"slow walker`) where the line below goes on with as many cells as the others; the table's `findings` name the cell.
  /// A file that was cut off has no such line, and is refused as by ``filledTable(_:file:dialect:encoding:)``.
  /// Columns that were drawn with spaces in a text file are columns, and `findings` say so; so they do where rows with
  /// another delimiter stand below each other, or where a program put each line into quotes as a whole.
  ///
  /// O(bytes) for each mended cell, of which there are at most sixteen.
  public static func sheet(_ bytes: [UInt8], file: String) throws(TabularError) -> Table {
    let fault: TabularError
    do throws(TabularError) {
      let table = try filledTable(bytes, file: file)
      if let parted = try partedTable(bytes, file: file, findings: table.findings) { return parted }
      if let unwrapped = unwrappedTable(table) { return unwrapped }
      return try drawnTable(bytes, file: file, insteadOf: table) ?? table
    } catch {
      fault = error
    }
    guard fault.code == .unclosedQuote else { throw fault }
    // Where a part has another delimiter, a quote of it looks open in the dialect of the rest.
    if let parted = try partedTable(bytes, file: file, findings: []) { return parted }
    var text = try text(bytes, EncodingFinding(bytes).encoding, file, nil)
    let dialect = DialectSniffer(text).dialect
    var findings: [Diagnostic] = []
    while findings.count <= 16 {
      let (records, opened) = records(text, dialect)
      guard let opened else { return Table(file: file, records: records, findings: findings) }
      guard let mended = mended(text, opened, dialect) else { break }
      text = mended.text
      findings.append(
        .unclosedQuote(
          in: Location(file: file, cell: CellReference(row: opened.cell.row, column: mended.column))))
    }
    throw fault
  }

  /// The table inside a table whose lines are all quoted as a whole, so that each is a single cell. Nil where the cells hold no
  /// columns: three or more, in most of them as many.
  private static func unwrappedTable(_ table: Table) -> Table? {
    let filled = table.records.filter { !$0.isBlank }
    guard filled.count >= 3, filled.allSatisfy({ $0.fields.count == 1 }) else { return nil }
    let lines = table.records.map { $0.fields.first?.text ?? "" }
    guard !lines.contains(where: { $0.contains(where: \.isNewline) }) else { return nil }
    let text = ArraySlice((lines.joined(separator: "\n") + "\n").utf8)
    let (records, fault) = records(text, DialectSniffer(text).dialect)
    let widths = Dictionary(grouping: records.filter { !$0.isBlank }, by: \.fields.count).mapValues(\.count)
    guard fault == nil, records.count == table.records.count,
      widths.contains(where: { $0 >= 3 && $1 * 2 > filled.count })
    else { return nil }
    let finding = Diagnostic(
      .note, .quotedLines, at: Location(file: table.file),
      "every line is quoted as a whole; the cells inside the quotes were read",
      hint: "nothing needs to be done; cells are named by their place inside the line")
    return Table(
      file: table.file, records: zip(table.records, records).map { Record($1.fields, line: $0.line) },
      findings: table.findings + [finding])
  }

  /// The same bytes as columns drawn with spaces. Nil where a delimiter explains them: where few cells have a gap of
  /// spaces inside or nearly all records are of one width, or, if spaces themselves delimit, most of them are.
  private static func drawnTable(
    _ bytes: [UInt8], file: String, insteadOf table: Table
  ) throws(TabularError) -> Table? {
    guard hasGap(bytes) else { return nil }
    let filled = table.records.filter { !$0.isBlank }
    let gaps = filled.count { $0.fields.contains { hasGap($0.text.trimmingSpaces.utf8) } }
    let widths = filled.reduce(into: [:]) { counts, record in counts[record.fields.count, default: 0] += 1 }
    let isUneven = (widths.values.max() ?? 0) * 2 < filled.count
    guard gaps * 3 >= filled.count * 2 || isUneven else { return nil }
    let text = try text(bytes, EncodingFinding(bytes).encoding, file, nil)
    let isBySpaces = DialectSniffer(text).dialect.delimiter == UInt8(ascii: " ")
    guard isBySpaces || gaps * 3 >= filled.count * 2 && !isDelimited(filled, widths),
      let drawn = FixedWidthText(String(decoding: text, as: UTF8.self))
    else { return nil }
    let finding = Diagnostic(
      .note, .drawnColumns, at: Location(file: file),
      "its columns are drawn with spaces; each begins where every line has a gap",
      hint: "if a column is cut wrongly, put two spaces between the columns in every line")
    return Table(file: file, records: drawn.records, findings: [finding])
  }

  /// Whether records are those of a table though two spaces stand for one in its texts: most of one width and no gap wider
  /// than two, where drawn columns are filled up; nearly all of one width, with empty fields, or without a gap in the
  /// first ones, where a drawn column with decimal commas has one.
  private static func isDelimited(_ records: [Record], _ widths: [Int: Int]) -> Bool {
    let alike = widths.filter { $0.key >= 3 }.values.max() ?? 0
    if alike * 2 > records.count,
      !records.contains(where: { $0.fields.contains { hasGap($0.text.utf8, over: 2) } })
    {
      return true
    }
    guard alike * 10 >= records.count * 9 else { return false }
    return records.count { $0.fields.dropLast().contains { $0.isBlank } } * 2 > records.count
      || records.count { hasGap($0.fields[0].text.trimmingSpaces.utf8) } * 2 < records.count
  }

  /// Two spaces side by side, or more than so many.
  private static func hasGap(_ bytes: some Sequence<UInt8>, over width: Int = 1) -> Bool {
    var run = 0
    for byte in bytes {
      run = byte == UInt8(ascii: " ") ? run + 1 : 0
      if run > width { return true }
    }
    return false
  }

  /// The text with the line closed in which the quote opens; nil where that would be a guess.
  private static func mended(
    _ text: ArraySlice<UInt8>, _ opened: OpenedQuote, _ dialect: Dialect
  ) -> (text: ArraySlice<UInt8>, column: Int)? {
    guard let quote = dialect.quote, opened.widths.upperBound > 1 else { return nil }
    let raw = text[opened.extent]
    let end = raw.firstIndex { $0 == lineFeed || $0 == carriageReturn } ?? raw.endIndex
    guard let line = OpenQuote.line(raw[..<end], dialect, widths: opened.widths),
      let column = line.openColumn, line.fields[column...].allSatisfy(\.bytes.isEmpty)
    else { return nil }
    let below = raw[end...].drop { $0 == lineFeed || $0 == carriageReturn }
    let belowEnd = below.firstIndex { $0 == lineFeed || $0 == carriageReturn } ?? below.endIndex
    guard belowEnd > below.startIndex,
      OpenQuote.line(below[..<belowEnd], dialect, widths: opened.widths) != nil
    else { return nil }
    let escape = dialect.escape == .backslash ? backslash : quote
    let fields = line.fields.map { field in
      [quote] + field.bytes.flatMap { $0 == quote ? [escape, quote] : [$0] } + [quote]
    }
    return (
      text[..<opened.extent.lowerBound] + fields.joined(separator: [dialect.delimiter]) + text[end...], column
    )
  }
}

extension Diagnostic {
  /// A quotation mark that was kept as text, for else it would swallow the lines below.
  static func unclosedQuote(in location: Location) -> Diagnostic {
    Diagnostic(
      .warning, .unclosedQuote, at: location,
      "there is a quotation mark too many in this cell; it was kept as text, for else it would swallow the lines below",
      hint: "look at the cell in the original and mend it there")
  }

  /// A field over several lines with quotes in it that no writer leaves there: it may have swallowed a line.
  static func quotesAcrossLines(in location: Location) -> Diagnostic {
    Diagnostic(
      .warning, .unclosedQuote, at: location,
      "this cell reaches over several lines and has quotation marks that end none of it; it was kept as one cell",
      hint: "look at the cell in the original: a quotation mark too many may have swallowed a row")
  }

  /// A file of which nothing remains once its first lines are left out.
  static func allSkipped(_ lines: Int, in file: String) -> Diagnostic {
    Diagnostic(
      .warning, .outsideTable, at: Location(file: file),
      "the file ends before \(lines) lines are left out, so no record remains",
      hint: "leave out fewer: hound csv --skip")
  }

  /// A row that stays one cell, for another delimiter parts it.
  static func otherDelimiter(_ dialect: Dialect, in location: Location) -> Diagnostic {
    Diagnostic(
      .warning, .otherDelimiter, at: location,
      "another sign separates the cells of this row, the \(dialect.delimiterName); it stays one cell",
      hint: "mend the row in the original")
  }
}
