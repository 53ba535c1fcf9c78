import Diagnostics

/// Bytes of a whole file to a ``Table``.
public enum RecordReader {
  /// Reads text with any line ends, in the encoding and dialect the file shows. An empty file is an empty table.
  ///
  /// O(bytes) in time; the table holds every field.
  /// - Parameters:
  ///   - dialect: nil to find it out.
  ///   - encoding: nil to find it out.
  /// - Throws: `not-text`, `not-utf8`, `invalid-byte`, `unclosed-quote`, all but the first with their cell.
  ///   Nothing is read then.
  public static func table(
    _ bytes: [UInt8], file: String, dialect: Dialect? = nil, encoding: TextEncoding? = nil
  ) throws(TabularError) -> Table {
    if let signature = FileSignature(bytes, encoding: encoding) { throw .notText(signature, file: file) }
    let found = encoding.map { EncodingFinding($0, of: bytes) } ?? EncodingFinding(bytes)
    let text = try text(bytes, found.encoding, file, dialect)
    let used = dialect ?? DialectSniffer(text).dialect
    let (records, fault) = records(text, used)
    if let fault { throw .unclosedQuote(at: Location(file: file, cell: fault.cell)) }
    return Table(file: file, records: records)
  }

  /// The same for a file that a person named: one in which nothing is written is refused.
  /// - Throws: what ``table(_:file:dialect:encoding:)`` throws, and `empty-file`.
  public static func filledTable(
    _ bytes: [UInt8], file: String, dialect: Dialect? = nil, encoding: TextEncoding? = nil
  ) throws(TabularError) -> Table {
    let table = try table(bytes, file: file, dialect: dialect, encoding: encoding)
    guard table.records.contains(where: { !$0.isBlank }) else {
      throw .emptyFile(hasBytes: !bytes.isEmpty, file: file)
    }
    return table
  }

  /// The whole file in UTF-8, without its mark.
  static func text(
    _ bytes: [UInt8], _ encoding: TextEncoding, _ file: String, _ dialect: Dialect?
  ) throws(TabularError) -> ArraySlice<UInt8> {
    var decoder = TextDecoder(encoding)
    do throws(InvalidByte) {
      return try decoder.decode(bytes[...], isLast: true)
    } catch {
      // Any byte in place of the bad one makes its record the last one, and its field the last of that.
      let before = error.textBefore + [UInt8(ascii: "?")]
      let cell = lastCell(records(before[...], dialect ?? DialectSniffer(before[...]).dialect).records)
      throw .invalidByte(error, encoding, at: Location(file: file, cell: cell))
    }
  }

  /// A quote that was never closed: its cell, and the record that it made, as a range of the text.
  struct OpenedQuote {
    let cell: CellReference
    let extent: Range<Int>
    /// How many fields its lines may have by themselves: as many as the records around it, or fewer where others have.
    let widths: ClosedRange<Int>
  }

  private struct Doubt {
    let row: Int
    let extent: Range<Int>
    let hasBreaks: Bool
  }

  /// The records of a text, and the first quote in it that has no end.
  static func records(_ text: ArraySlice<UInt8>, _ dialect: Dialect) -> (
    records: [Record], fault: OpenedQuote?
  ) {
    var records: [Record] = []
    var doubtful: [Doubt] = []
    var last = text.startIndex..<text.startIndex
    let take = { (buffer: RecordBuffer) in
      records.append(buffer.record)
      last = buffer.extent.lowerBound + text.startIndex..<buffer.extent.upperBound + text.startIndex
      if buffer.strayQuotes > 0 {
        doubtful.append(Doubt(row: records.count, extent: last, hasBreaks: buffer.hasBreaks))
      }
    }
    var scanner = RecordScanner(dialect)
    scanner.scan(text, take)
    let isOpen = scanner.finish(take) != nil
    if isOpen {
      let width = usualWidth(records.dropLast(), without: [])
      // A quote that is still open takes everything up to the end, so it opened the last field.
      return (records, OpenedQuote(cell: lastCell(records), extent: last, widths: width...width))
    }
    guard !doubtful.isEmpty else { return (records, nil) }
    let rows = Set(doubtful.map(\.row))
    let width = usualWidth(records[...], without: rows)
    let others = records.indices.lazy.filter { !rows.contains($0 + 1) }.map { records[$0].fields.count }
    let isRagged = others.count { (2..<max(width, 2)).contains($0) } >= 2
    let widths = isRagged ? 2...width : width...width
    for doubt in doubtful where doubt.hasBreaks || records[doubt.row - 1].fields.count != width {
      guard let column = OpenQuote.column(in: text[doubt.extent], dialect, widths: widths) else { continue }
      let cell = CellReference(row: doubt.row, column: column)
      return (records, OpenedQuote(cell: cell, extent: doubt.extent, widths: widths))
    }
    return (records, nil)
  }

  /// The width of most records beside the doubtful ones; 1 where fewer than two agree, which decides nothing.
  private static func usualWidth(_ records: ArraySlice<Record>, without doubtful: Set<Int>) -> Int {
    var counts: [Int: Int] = [:]
    for (index, record) in records.enumerated() where !doubtful.contains(index + 1) {
      counts[record.fields.count, default: 0] += 1
    }
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }
    return best.map { $0.value > 1 ? $0.key : 1 } ?? 1
  }

  private static func lastCell(_ records: [Record]) -> CellReference {
    CellReference(row: max(1, records.count), column: max(1, records.last?.fields.count ?? 1))
  }
}
