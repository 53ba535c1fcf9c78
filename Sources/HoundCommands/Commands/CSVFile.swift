import Diagnostics
import Documents
import Store
import Tabular

/// One file for `hound csv`.
struct CSVFile {
  private let path: String
  private let name: String
  private let options: CSVOptions
  private let invocation: Invocation
  /// The CSV of a workbook's tab; nil for a file by itself.
  private let tab: [UInt8]?

  /// A tab of a workbook: its CSV, which is as it should be already.
  init(_ tab: SheetTab, of path: String, _ options: CSVOptions, _ invocation: Invocation) {
    self.path = path
    self.invocation = invocation
    var own = options
    own.choice = DialectChoice(.rfc4180)
    own.encoding = .utf8
    self.options = own
    name = "\(Files.name(of: path))/\(tab.name)"
    self.tab = TabTable.csv(tab.texts(), name: name).bytes
  }

  init(_ path: String, _ options: CSVOptions, _ invocation: Invocation) {
    self.path = path
    self.options = options
    self.invocation = invocation
    tab = nil
    name = Files.name(of: path)
  }

  /// Hands over the file in the standard form, piece by piece, and says on the error stream what was decided.
  func rewrite(_ take: ([UInt8]) -> Void) throws(CommandFailure) {
    let whole = tab.map { Source.held($0) } ?? .file(invocation.environment.path(path))
    invocation.report(try pass(whole, take).findings)
  }

  /// The file's bytes, to be passed more than once: those of a pipe are held.
  private enum Source {
    case file(String)
    case held([UInt8])
  }

  private func source() throws(CommandFailure) -> Source {
    if let tab { return .held(tab) }
    let place = invocation.environment.path(path)
    if Files.isFile(place) { return .file(place) }
    do { return .held(try Files.read(place)) } catch { throw CommandFailure(error, named: path) }
  }

  @discardableResult
  private func pass(
    _ source: Source, seeing look: ([UInt8]) -> Void = { _ in }, _ take: ([UInt8]) -> Void
  ) throws(CommandFailure) -> RecordRewriter {
    var rewriter = RecordRewriter(file: name, choice: options.choice, encoding: options.encoding)
    func rewrite(_ portion: [UInt8]) throws(CommandFailure) {
      look(portion)
      let written: [UInt8]
      do { written = try rewriter.rewrite(portion[...], isLast: portion.isEmpty) } catch {
        throw CommandFailure(.unreadable, [error.diagnostic])
      }
      if !written.isEmpty { take(written) }
    }
    switch source {
    case .held(let bytes):
      if !bytes.isEmpty { try rewrite(bytes) }
      try rewrite([])
    case .file(let place):
      let portions: FilePortions
      do { portions = try FilePortions(place) } catch { throw CommandFailure(error, named: path) }
      var isLast = false
      while !isLast {
        let portion: [UInt8]
        do { portion = try portions.next(Self.portionSize) } catch {
          throw CommandFailure(error, named: path)
        }
        isLast = portion.isEmpty
        try rewrite(portion)
      }
    }
    return rewriter
  }

  /// Hands over every record of the file as the standard form has it.
  @discardableResult
  private func records(
    _ source: Source, seeing look: ([UInt8]) -> Void = { _ in }, _ take: (RecordBuffer) -> Void
  ) throws(CommandFailure) -> RecordRewriter {
    var scanner = RecordScanner(.rfc4180)
    let rewriter = try pass(source, seeing: look) { scanner.scan($0[...], take) }
    _ = scanner.finish(take)
    return rewriter
  }

  /// Reads the file twice: where its tables are is known only at its end.
  /// - Returns: whether there is such a table. A file without records has an empty one.
  func writeTable(_ number: Int) throws(CommandFailure) -> Bool {
    let source = try source()
    var survey = TableSurvey()
    invocation.report(try records(source) { survey.add($0) }.findings)
    let tables = survey.tables(headerRows: options.headerRows)
    guard survey.count > 0 else { return true }
    guard number <= tables.count else {
      let found = tables.count == 1 ? "one table" : "\(tables.count) tables"
      let isFile = Files.exists(invocation.environment.path("\(number)"))
      invocation.report([
        Diagnostic(
          .error, .noSuchTable, at: Location(file: name),
          "the file has \(found), and number \(number) was asked for",
          hint: "hound csv --inspect \(name) lists the tables"
            + (isFile ? "; the file named \(number) is written ./\(number)" : ""))
      ])
      return false
    }
    let wanted = tables[number - 1]
    var leftOut = Self.around(tables, wanted, survey.count)[...]
    var notes: [Diagnostic] = []
    var writer = RecordWriter(lineEnd: "\r\n", formulas: .none)
    var row = 0
    try records(source) { record in
      if wanted.contains(row) {
        writer.write(record)
        if writer.count >= Self.portionSize { invocation.write(writer.drain()) }
      } else if let rows = leftOut.first(where: { $0.contains(row) }), !record.isBlank {
        notes.append(outside(rows, record, row, tables))
        leftOut = leftOut.drop { $0.upperBound <= rows.upperBound }
      }
      row += 1
    }
    invocation.write(writer.drain())
    invocation.report(notes)
    return true
  }

  private static let portionSize = 1 << 16

  /// What stands before, between and after the tables, and the other tables, in the order of the file.
  private static func around(_ tables: [Range<Int>], _ wanted: Range<Int>, _ count: Int) -> [Range<Int>] {
    var start = 0
    var around: [Range<Int>] = []
    for table in tables {
      around.append(start..<table.lowerBound)
      if table != wanted { around.append(table) }
      start = table.upperBound
    }
    return (around + [start..<count]).filter { !$0.isEmpty }
  }

  /// What was left out, by its first record that holds something.
  private func outside(
    _ rows: Range<Int>, _ record: RecordBuffer, _ row: Int, _ tables: [Range<Int>]
  ) -> Diagnostic {
    let column = (0..<record.count).first { !record.isBlank($0) } ?? 0
    let text = record.text(column).trimmingSpaces
    let what = tables.firstIndex(of: rows).map { "table \($0 + 1)" } ?? "text outside the table"
    let place =
      rows.count == 1 ? "row \(rows.lowerBound + 1)" : "rows \(rows.lowerBound + 1) to \(rows.upperBound)"
    return Diagnostic(
      .note, .outsideTable, at: Location(file: name, cell: CellReference(row: row + 1, column: column + 1)),
      "\(place), \(what), left out: “\(text)”", hint: "without --table every record is kept")
  }

  /// What the file is like, in lines.
  func inspection() throws(CommandFailure) -> [String] {
    var ends = LineEnds()
    var survey = TableSurvey()
    let rewriter = try records(try source(), seeing: { ends.count($0) }, { survey.add($0) })
    invocation.report(rewriter.findings)
    var lines = [name]
    if let found = rewriter.encoding, tab == nil {
      let mark = found.isMarked ? " with a mark" : ", no mark"
      lines.append(
        "  encoding   \(found.encoding.rawValue)\(mark): \(found.evidence.joined(separator: "; "))")
    }
    if let sniffer = rewriter.sniffer, tab == nil {
      lines.append("  delimiter  \(sniffer.dialect.delimiterName)")
      lines += sniffer.evidence.map { "             \($0)" }
      lines.append("  quote      \(sniffer.dialect.quoteName), \(sniffer.dialect.escape.rawValue)")
      if sniffer.dialect.skippedLines > 0 {
        lines.append("  left out   \(sniffer.dialect.skippedLines) lines")
      }
    }
    lines.append(tab == nil ? "  line ends  \(ends.text)" : "  a tab of a workbook")
    lines.append("  records    \(survey.count), \(survey.blankRows) of them empty")
    let widths = survey.widths ?? 0...0
    lines.append(
      "  columns    \(widths.lowerBound)" + (widths.count == 1 ? "" : " to \(widths.upperBound)"))
    for (index, table) in survey.tables(headerRows: options.headerRows).enumerated() {
      lines.append("  table \(index + 1)    rows \(table.lowerBound + 1) to \(table.upperBound)")
    }
    return lines
  }

  private struct LineEnds {
    private var pairs = 0
    private var feeds = 0
    private var returns = 0
    private var before: UInt8 = 0

    mutating func count(_ bytes: [UInt8]) {
      // Zeros are the other halves of UTF-16.
      for byte in bytes where byte != 0 {
        if byte == UInt8(ascii: "\n") {
          if before == UInt8(ascii: "\r") { pairs += 1 } else { feeds += 1 }
        }
        if byte == UInt8(ascii: "\r") { returns += 1 }
        before = byte
      }
    }

    var text: String {
      [(pairs, "CRLF"), (feeds, "LF"), (returns - pairs, "CR")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        .joined(separator: ", ")
    }
  }
}
