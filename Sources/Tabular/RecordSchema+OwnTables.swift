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
    guard bytes.starts(with: head.utf8), FileSignature(bytes) == nil else { return nil }
    let isPlain = UTF8Validation.asciiCount(bytes[...]) == bytes.count
    guard isPlain || UTF8Validation.firstInvalid(bytes[...]) == nil else { return nil }
    // The place of a column in the key, and whether an empty field of it leaves a row as it begins.
    let keyPlaces = columns.map { column in keys.firstIndex(of: column.name) }
    let mayPass = columns.indices.map { keyPlaces[$0] == nil && isBlankWhereEmpty(columns[$0]) }
    let readers = columns.indices.map {
      columns[$0].reader(FieldReading.Needs(form: keyPlaces[$0] != nil, isPlain: isPlain))
    }
    let empty = blank()
    var rows: [Row] = []
    rows.reserveCapacity(bytes.count { $0 == UInt8(ascii: "\n") })
    var records: [Int: SchemaRows<Row>.Entry] = [:]
    var last = keys.map { _ in "" }
    var key = last
    var rowNumber = 0
    func take(_ record: RecordBuffer) throws(OtherTable) {
      rowNumber += 1
      guard rowNumber > 1 else { return }
      guard record.count == readers.count, record.strayQuotes == 0 else { throw OtherTable() }
      var row = empty
      var hasQuotes = false
      var text = ""
      for index in 0..<readers.count {
        if record.isQuoted(index) { hasQuotes = true }
        if mayPass[index], record.range(index).isEmpty { continue }
        // A field that says what the one before it says is the same text.
        if index == 0 || record.range(index).isEmpty || record.field(index) != record.field(index - 1) {
          text = FormulaGuard.full.unguarded(record.text(index))
        }
        let reading = readers[index](text, &row)
        if let place = keyPlaces[index] {
          guard reading == .asWritten else { throw OtherTable() }
          key[place] = text
        } else if reading == .unreadable {
          throw OtherTable()
        }
      }
      if keys.isEmpty {
        // A blank record is no row, and no key tells it.
        if record.isBlank { throw OtherTable() }
      } else {
        guard rows.isEmpty || last.lexicographicallyPrecedes(key) else { throw OtherTable() }
        swap(&last, &key)
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

extension RecordSchema {
  /// Whether reading an empty field changes nothing in a row that has nothing in it. Since a format reads what it writes,
  /// values that are written alike are the same.
  @inlinable
  func isBlankWhereEmpty(_ column: Column) -> Bool {
    var row = blank()
    return column.read("", &row) && column.write(row) == column.write(blank())
  }
}

/// Why a table is left to the careful way.
@usableFromInline
struct OtherTable: Error {
  @inlinable
  init() {}
}
