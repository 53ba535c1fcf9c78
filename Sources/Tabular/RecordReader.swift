import Diagnostics

/// Bytes of a whole file to a ``Table``.
public enum RecordReader {
  /// Reads text in UTF-8, with or without mark, with any line ends. An empty file is an empty table.
  ///
  /// O(bytes) in time; the table holds every field.
  /// - Throws: `not-text`, `not-utf8`, `unclosed-quote`, the latter two with their cell. Nothing is read then.
  public static func table(
    _ bytes: [UInt8], file: String, dialect: Dialect = .rfc4180
  ) throws(TabularError) -> Table {
    if let signature = FileSignature(bytes) { throw .notText(signature, file: file) }
    let text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0)
    if let bad = UTF8Validation.firstInvalid(text) {
      // Any byte in place of the bad one makes its record the last one, and its field the last of that.
      let before = records(text[..<bad] + [UInt8(ascii: "?")], dialect).records
      throw .notUTF8(text[bad], offset: bad, at: Location(file: file, cell: lastCell(before)))
    }
    let (records, isOpen) = records(text, dialect)
    // A quote that is still open takes everything up to the end, so it opened the last field.
    if isOpen { throw .unclosedQuote(at: Location(file: file, cell: lastCell(records))) }
    return Table(file: file, records: records)
  }

  /// The same for a file that a person named: one in which nothing is written is refused.
  /// - Throws: what ``table(_:file:dialect:)`` throws, and `empty-file`.
  public static func filledTable(
    _ bytes: [UInt8], file: String, dialect: Dialect = .rfc4180
  ) throws(TabularError) -> Table {
    let table = try table(bytes, file: file, dialect: dialect)
    guard table.records.contains(where: { !$0.isBlank }) else {
      throw .emptyFile(hasBytes: !bytes.isEmpty, file: file)
    }
    return table
  }

  private static func records(
    _ text: ArraySlice<UInt8>, _ dialect: Dialect
  ) -> (records: [Record], isOpen: Bool) {
    var records: [Record] = []
    let take = { (buffer: RecordBuffer) in
      let fields = buffer.fields.indices.map { index in
        Field(buffer.text(index), isQuoted: buffer.fields[index].isQuoted)
      }
      records.append(Record(fields, line: buffer.line))
    }
    var scanner = RecordScanner(dialect)
    scanner.scan(text, take)
    let openLine = scanner.finish(take)
    return (records, openLine != nil)
  }

  private static func lastCell(_ records: [Record]) -> CellReference {
    CellReference(row: max(1, records.count), column: max(1, records.last?.fields.count ?? 1))
  }
}
