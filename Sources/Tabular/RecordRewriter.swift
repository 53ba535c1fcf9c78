public import Diagnostics

/// Any file of records, in portions, to RFC 4180: UTF-8, commas, CRLF, quotes only where they are needed.
///
/// It changes the bytes, not the table: every record and every field goes out as it came, and what had to be
/// decided is in ``findings``. What the file is like is judged on its beginning, so memory stays the same for a
/// file of any size; only a quote that is never closed makes it hold what follows.
public struct RecordRewriter: Sendable {
  /// What was found out about the file; nil before ``sampleSize`` bytes or the end have come.
  public private(set) var encoding: EncodingFinding?
  public private(set) var sniffer: DialectSniffer?
  /// What had to be decided, in the order of the file.
  public private(set) var findings: [Diagnostic] = []
  /// The records so far.
  public private(set) var rows = 0

  /// How many bytes are looked at before anything is written.
  public static let sampleSize = 1 << 17

  private let file: String
  private let choice: DialectChoice
  private let askedEncoding: TextEncoding?
  private var sample: [UInt8] = []
  private var decoder = TextDecoder(.utf8)
  /// Whether every byte so far was ASCII, so that the first letter beyond it tells the encoding yet.
  private var isUndecided = false
  /// The bytes from that letter on, until there are enough to judge it.
  private var held: [UInt8] = []
  private var scanner = RecordScanner(.rfc4180)
  private var writer = RecordWriter(lineEnd: "\r\n", formulas: .none)
  /// The text from the record on that is not finished, to read it again where a quote was never closed.
  private var pending: [UInt8] = []
  private var pendingStart = 0

  public init(file: String, choice: DialectChoice = DialectChoice(), encoding: TextEncoding? = nil) {
    self.file = file
    self.choice = choice
    askedEncoding = encoding
  }

  /// Takes the next bytes of the file.
  /// - Parameter isLast: whether the file ends with them.
  /// - Returns: what can be written by now.
  /// - Throws: `not-text`, `not-utf8`, `invalid-byte`.
  public mutating func rewrite(_ portion: ArraySlice<UInt8>, isLast: Bool) throws(TabularError) -> [UInt8] {
    guard encoding == nil else {
      return isUndecided ? try writeUndecided(portion, isLast) : try write(portion, isLast)
    }
    sample += portion
    guard isLast || sample.count >= Self.sampleSize else { return [] }
    if let signature = FileSignature(sample, encoding: askedEncoding) {
      throw .notText(signature, file: file)
    }
    let found =
      askedEncoding.map { EncodingFinding($0, of: sample) } ?? EncodingFinding(sample, isWhole: isLast)
    encoding = found
    decoder = TextDecoder(found.encoding)
    let first = sample
    sample = []
    isUndecided =
      askedEncoding == nil && found.encoding == .utf8 && !found.isMarked
      && UTF8Validation.asciiCount(first[...]) == first.count
    return try write(first[...], isLast)
  }

  /// Writes what is ASCII as it comes, and judges the encoding on the first letter that is not and what follows it.
  private mutating func writeUndecided(
    _ portion: ArraySlice<UInt8>, _ isLast: Bool
  ) throws(TabularError) -> [UInt8] {
    var written: [UInt8] = []
    if held.isEmpty {
      let plain = portion.startIndex + UTF8Validation.plainCount(portion)
      decoder.pass(portion[..<plain])
      if plain == portion.endIndex { return write(text: portion, isLast) }
      if plain > portion.startIndex { written = write(text: portion[..<plain], false) }
      held = Array(portion[plain...])
    } else {
      held += portion
    }
    guard isLast || held.count >= DialectSniffer.sampleSize else { return written }
    let evidence = held.prefix(DialectSniffer.sampleSize)
    let found = EncodingFinding(
      Array(evidence), isWhole: isLast && evidence.count == held.count, isBeginning: false)
    encoding = found
    decoder = TextDecoder(found.encoding, after: decoder)
    isUndecided = false
    let rest = held
    held = []
    return written + (try write(rest[...], isLast))
  }

  private mutating func write(_ portion: ArraySlice<UInt8>, _ isLast: Bool) throws(TabularError) -> [UInt8] {
    let text: ArraySlice<UInt8>
    do throws(InvalidByte) { text = try decoder.decode(portion, isLast: isLast) } catch {
      throw invalid(error)
    }
    return write(text: text, isLast)
  }

  private mutating func write(text: ArraySlice<UInt8>, _ isLast: Bool) -> [UInt8] {
    if sniffer == nil {
      let found = DialectSniffer(text, known: choice)
      sniffer = found
      scanner = RecordScanner(found.dialect)
    }
    var open = OpenRecords()
    let start = pendingStart + pending.count
    pending += text
    scan(text, &open)
    if isLast {
      var ending = scanner
      let openLine = ending.finish { record in take(record, &open) }
      if openLine != nil, let last = open.last { reopen(last) }
      if rows == 0, let skipped = choice.skippedLines, skipped > 0, start + text.count > 0 {
        findings.append(.allSkipped(skipped, in: file))
      }
      pending = []
    } else {
      // What lies before the record that is being read is done with.
      let done = min(scanner.recordStart, start + text.count) - pendingStart
      pending.removeFirst(done)
      pendingStart += done
    }
    return writer.drain()
  }

  /// A record, with what had been written and found before it.
  private typealias Opened = (extent: Range<Int>, writerLength: Int, row: Int, findingCount: Int)

  private struct OpenRecords {
    /// The last record handed over, which is not written before it is known not to be open.
    var last: Opened?
  }

  private mutating func scan(_ text: ArraySlice<UInt8>, _ open: inout OpenRecords) {
    // By itself it is changed where it is.
    var scanner = RecordScanner(.rfc4180)
    swap(&scanner, &self.scanner)
    scanner.scan(text) { record in take(record, &open) }
    self.scanner = scanner
  }

  private mutating func take(_ record: RecordBuffer, _ open: inout OpenRecords) {
    rows += 1
    open.last = (record.extent, writer.count, rows, findings.count)
    if record.strayQuotes > 0, let sniffer, record.hasBreaks || record.count != sniffer.width,
      let lines = OpenQuote.lines(
        of: raw(record.extent), sniffer.dialect, widths: sniffer.width...sniffer.width),
      lines.contains(where: { $0.openColumn != nil })
    {
      for (place, line) in lines.enumerated() {
        if let column = line.openColumn { note(row: rows + place, column: column) }
        writer.write(line.fields.map(\.bytes))
      }
      rows += lines.count - 1
      return
    }
    if let sniffer, record.count == 1, sniffer.width > 2 { tellOfDelimiter(record, sniffer) }
    if record.strayQuotes > 0, record.hasBreaks {
      let column =
        (0..<record.count).first { record.field($0).contains { $0 == lineFeed || $0 == carriageReturn } } ?? 0
      findings.append(
        .quotesAcrossLines(in: Location(file: file, cell: CellReference(row: rows, column: column + 1))))
    }
    writer.write(record)
  }

  /// Names a row that is one field and would have as many as the others with another delimiter.
  private mutating func tellOfDelimiter(_ record: RecordBuffer, _ sniffer: DialectSniffer) {
    let field = record.field(0)
    let others = Array(",;\t|".utf8).filter { $0 != sniffer.dialect.delimiter }
    guard let other = others.first(where: { field.partings($0) == sniffer.width - 1 }) else {
      return
    }
    findings.append(
      .otherDelimiter(
        Dialect(delimiter: other, quote: sniffer.dialect.quote),
        in: Location(file: file, cell: CellReference(row: rows, column: 1))))
  }

  private func raw(_ extent: Range<Int>) -> ArraySlice<UInt8> {
    pending[(extent.lowerBound - pendingStart)..<(extent.upperBound - pendingStart)]
  }

  /// The last record never ended: its quote opened what was no quoted field, and no quote below it ends one that reaches
  /// over lines, for it would have ended this one. So each line from there on is read by itself.
  private mutating func reopen(_ last: Opened) {
    guard let sniffer else { return }
    writer.truncate(to: last.writerLength)
    findings.removeSubrange(last.findingCount...)
    rows = last.row - 1
    for piece in OpenQuote.pieces(raw(last.extent)) {
      rows += 1
      let line =
        OpenQuote.line(piece, sniffer.dialect, widths: sniffer.width...sniffer.width)
        ?? OpenQuote.read(piece, sniffer.dialect)
      if let column = line.openColumn ?? (rows == last.row ? line.fields.count : nil) {
        note(row: rows, column: column)
      }
      writer.write(line.fields.map(\.bytes))
    }
  }

  private mutating func note(row: Int, column: Int) {
    findings.append(
      .unclosedQuote(in: Location(file: file, cell: CellReference(row: row, column: column))))
  }

  private func invalid(_ error: InvalidByte) -> TabularError {
    var scanner = scanner
    var rows = rows
    var width = 1
    let take = { (record: RecordBuffer) in
      rows += 1
      width = record.count
    }
    scanner.scan((error.textBefore + [UInt8(ascii: "?")])[...], take)
    _ = scanner.finish(take)
    let cell = CellReference(row: max(1, rows), column: width)
    return .invalidByte(error, decoder.encoding, at: Location(file: file, cell: cell))
  }
}
