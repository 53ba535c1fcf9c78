extension RecordSchema {
  /// Reads a table that stands just as ``write(_:over:marked:lineEnd:)`` leaves it: every column in its place, the keys
  /// rising, every field readable. No record is made of it first.
  ///
  /// Nil for any other table, which is read, or refused, with care; what both can read they read alike.
  ///
  /// Inlined, as ``Column``, so that a row's type is known where it is read.
  @inlinable
  func readOwn(_ bytes: [UInt8], file: String) -> SchemaRows<Row>? {
    let head = header.joined(separator: ",") + "\n"
    guard bytes.starts(with: head.utf8), FileSignature(bytes) == nil,
      UTF8Validation.firstInvalid(bytes[...]) == nil
    else { return nil }
    let readers = columns.map { $0.reader() }
    let lines = bytes.count { $0 == UInt8(ascii: "\n") }
    var rows: [Row] = []
    rows.reserveCapacity(lines)
    var records: [Int: SchemaRows<Row>.Entry] = [:]
    var last: [String] = []
    var rowNumber = 0
    func take(_ record: RecordBuffer) throws(OtherTable) {
      rowNumber += 1
      guard rowNumber > 1 else { return }
      guard record.count == readers.count, record.strayQuotes == 0 else { throw OtherTable() }
      var row = blank()
      var hasQuotes = false
      for index in 0..<record.count {
        guard readers[index](FormulaGuard.full.unguarded(record.text(index)), &row) else {
          throw OtherTable()
        }
        if record.isQuoted(index) { hasQuotes = true }
      }
      if keys.isEmpty {
        // A blank record is no row, and no key tells it.
        if record.isBlank { throw OtherTable() }
      } else {
        let key = key(row)
        guard rows.isEmpty || last.lexicographicallyPrecedes(key) else { throw OtherTable() }
        last = key
      }
      if hasQuotes {
        records[rows.count] = SchemaRows<Row>.Entry(
          row: row, texts: (0..<record.count).map { FormulaGuard.full.unguarded(record.text($0)) },
          quoted: (0..<record.count).map { record.isQuoted($0) }, rowNumber: rowNumber)
      }
      rows.append(row)
    }
    do throws(OtherTable) {
      var scanner = RecordScanner(.rfc4180)
      try scanner.scan(bytes[...], take)
      guard try scanner.finish(take) == nil else { return nil }
    } catch {
      return nil
    }
    let form = SchemaRows<Row>.Form(bytes, header: columns.map { _ in false })
    // Every record but the header is a row.
    return SchemaRows(
      rows, numbered: rows.indices.map { $0 + 2 }, records: records, header: header, file: file, form: form)
  }
}

/// Why a table is left to the careful way.
@usableFromInline
struct OtherTable: Error {
  @inlinable
  init() {}
}
