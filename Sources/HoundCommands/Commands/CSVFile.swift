import Diagnostics
import Store
import Tabular

/// One file for `hound csv`.
struct CSVFile {
  private let path: String
  private let name: String
  private let options: CSVOptions
  private let invocation: Invocation

  init(_ path: String, _ options: CSVOptions, _ invocation: Invocation) {
    self.path = path
    self.options = options
    self.invocation = invocation
    name = path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Hands over the file in the standard form, piece by piece, and says on the error stream what was decided.
  @discardableResult
  func rewrite(
    seeing look: ([UInt8]) -> Void = { _ in }, _ take: ([UInt8]) -> Void
  ) throws(CommandFailure) -> RecordRewriter {
    var rewriter = RecordRewriter(file: name, choice: options.choice, encoding: options.encoding)
    let portions: FilePortions
    do { portions = try FilePortions(invocation.environment.path(path)) } catch {
      throw CommandFailure(error, named: path)
    }
    var isLast = false
    while !isLast {
      let portion: [UInt8]
      do { portion = try portions.next() } catch { throw CommandFailure(error, named: path) }
      isLast = portion.isEmpty
      look(portion)
      let written: [UInt8]
      do { written = try rewriter.rewrite(portion[...], isLast: isLast) } catch {
        throw CommandFailure(.unreadable, [error.diagnostic])
      }
      if !written.isEmpty { take(written) }
    }
    invocation.report(rewriter.findings)
    return rewriter
  }

  /// - Returns: whether there is such a table. A file without records has an empty one.
  func writeTable(_ number: Int) throws(CommandFailure) -> Bool {
    let records = try records().records
    let tables = TableFinder(records, headerRows: options.headerRows).tables
    guard !records.isEmpty else { return true }
    guard number <= tables.count else {
      let found = tables.count == 1 ? "one table" : "\(tables.count) tables"
      invocation.report([
        Diagnostic(
          .error, .noSuchTable, at: Location(file: name),
          "the file has \(found), and number \(number) was asked for",
          hint: "hound csv --inspect \(name) lists the tables")
      ])
      return false
    }
    let wanted = tables[number - 1]
    var writer = RecordWriter(lineEnd: "\r\n", formulas: .none)
    for record in records[wanted] { writer.write(record.fields.map(\.text)) }
    invocation.write(writer.bytes)
    var start = 0
    var leftOut: [Range<Int>] = []
    for table in tables {
      leftOut.append(start..<table.lowerBound)
      if table != wanted { leftOut.append(table) }
      start = table.upperBound
    }
    leftOut.append(start..<records.count)
    invocation.report(leftOut.compactMap { outside($0, records, tables) })
    return true
  }

  private func outside(_ rows: Range<Int>, _ records: [Record], _ tables: [Range<Int>]) -> Diagnostic? {
    guard let first = rows.first(where: { !records[$0].isBlank }) else { return nil }
    let column = (records[first].fields.firstIndex { !$0.isBlank } ?? 0) + 1
    let text = records[first].fields[column - 1].trimmed
    let what = tables.firstIndex(of: rows).map { "table \($0 + 1)" } ?? "text outside the table"
    let place =
      rows.count == 1 ? "row \(rows.lowerBound + 1)" : "rows \(rows.lowerBound + 1) to \(rows.upperBound)"
    return Diagnostic(
      .note, .outsideTable, at: Location(file: name, cell: CellReference(row: first + 1, column: column)),
      "\(place), \(what), left out: “\(text)”", hint: "without --table every record is kept")
  }

  private func records(
    seeing look: ([UInt8]) -> Void = { _ in }
  ) throws(CommandFailure) -> (records: [Record], rewriter: RecordRewriter) {
    var bytes: [UInt8] = []
    let rewriter = try rewrite(seeing: look) { bytes += $0 }
    do throws(TabularError) {
      let table = try RecordReader.table(bytes, file: name, dialect: .rfc4180, encoding: .utf8)
      return (table.records, rewriter)
    } catch {
      throw CommandFailure(.unreadable, [error.diagnostic])
    }
  }

  /// What the file is like, in lines.
  func inspection() throws(CommandFailure) -> [String] {
    var ends = LineEnds()
    let (records, rewriter) = try records { ends.count($0) }
    let widths = Set(records.map(\.fields.count)).sorted()
    var lines = [name]
    if let found = rewriter.encoding {
      let mark = found.isMarked ? " with a mark" : ", no mark"
      lines.append(
        "  encoding   \(found.encoding.rawValue)\(mark): \(found.evidence.joined(separator: "; "))")
    }
    if let sniffer = rewriter.sniffer {
      lines.append("  delimiter  \(sniffer.dialect.delimiterName)")
      lines += sniffer.evidence.map { "             \($0)" }
      lines.append("  quote      \(sniffer.dialect.quoteName), \(sniffer.dialect.escape.rawValue)")
      if sniffer.dialect.skippedLines > 0 {
        lines.append("  left out   \(sniffer.dialect.skippedLines) lines")
      }
    }
    lines.append("  line ends  \(ends.text)")
    lines.append("  records    \(records.count), \(records.count(where: \.isBlank)) of them empty")
    lines.append(
      "  columns    "
        + (widths.count <= 1 ? "\(widths.first ?? 0)" : "\(widths[0]) to \(widths[widths.count - 1])"))
    for (index, table) in TableFinder(records, headerRows: options.headerRows).tables.enumerated() {
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
