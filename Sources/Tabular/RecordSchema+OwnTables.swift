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
    var entries: [SchemaRows<Row>.Entry] = []
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
        guard entries.isEmpty || last.lexicographicallyPrecedes(key) else { throw OtherTable() }
        last = key
      }
      let texts = hasQuotes ? (0..<record.count).map { FormulaGuard.full.unguarded(record.text($0)) } : []
      let quoted = hasQuotes ? (0..<record.count).map { record.isQuoted($0) } : []
      entries.append(SchemaRows<Row>.Entry(row: row, texts: texts, quoted: quoted, rowNumber: rowNumber))
    }
    do throws(OtherTable) {
      var scanner = RecordScanner(.rfc4180)
      try scanner.scan(bytes[...], take)
      guard try scanner.finish(take) == nil else { return nil }
    } catch {
      return nil
    }
    let form = SchemaRows<Row>.Form(bytes, header: columns.map { _ in false })
    return SchemaRows(entries: entries, header: header, file: file, form: form)
  }
}

/// Why a table is left to the careful way.
@usableFromInline
struct OtherTable: Error {
  @inlinable
  init() {}
}
