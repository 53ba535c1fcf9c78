public import Diagnostics

extension RecordSchema {
  /// Reads a table by its header line, in any order of columns.
  ///
  /// A missing column is empty, an unknown one is kept, blank records are passed over. A record with a field
  /// that cannot be read is reported as an error and is not in the result, so no value is ever guessed.
  /// - Throws: what ``RecordReader`` throws, when there are no records to speak of.
  public func read(_ bytes: [UInt8], file: String) throws(TabularError) -> Report<SchemaRows<Row>> {
    let table = try RecordReader.table(bytes, file: file)
    guard let head = table.records.first, !head.isBlank else {
      return Report(SchemaRows(file: file))
    }
    var log: [Diagnostic] = []
    let header = head.fields.map { FormulaGuard.full.unguarded($0.trimmed) }
    let known = places(in: header)
    for key in keys where known[key] == nil {
      log.append(
        Diagnostic(
          .error, .missingColumn, at: table.location(row: 1, column: 1),
          "the column “\(key)” is missing", hint: "put it back; the columns are \(self.header.joined(separator: ", "))"))
    }
    guard log.isEmpty else { return Report(SchemaRows(entries: [], header: header, file: file), log) }
    var entries: [SchemaRows<Row>.Entry] = []
    var seen: [[String]: Int] = [:]
    for (index, record) in table.records.enumerated().dropFirst() where !record.isBlank {
      let rowNumber = index + 1
      guard let row = read(record, rowNumber, known, table, &log) else { continue }
      let identity = key(row)
      if let earlier = seen[identity], !keys.isEmpty {
        log.append(
          Diagnostic(
            .error, .duplicateKey, at: table.location(row: rowNumber, column: (known[keys[0]] ?? 0) + 1),
            "“\(identity.joined(separator: " "))” stands in row \(earlier) already",
            hint: "keep one of the two rows"))
        continue
      }
      seen[identity] = rowNumber
      let texts = header.indices.map { FormulaGuard.full.unguarded(record[column: $0 + 1].text) }
      entries.append(SchemaRows<Row>.Entry(row: row, texts: texts, rowNumber: rowNumber))
    }
    return Report(SchemaRows(entries: entries, header: header, file: file), log)
  }

  private func places(in header: [String]) -> [String: Int] {
    var places: [String: Int] = [:]
    for (index, name) in header.enumerated() where places[name.lowercased()] == nil {
      places[name.lowercased()] = index
    }
    return places
  }

  private func read(
    _ record: Record, _ rowNumber: Int, _ known: [String: Int], _ table: Table, _ log: inout [Diagnostic]
  ) -> Row? {
    var row = blank()
    var isWhole = true
    for column in columns {
      let place = known[column.name]
      let text = place.map { FormulaGuard.full.unguarded(record[column: $0 + 1].text) } ?? ""
      let isRead = column.read(text, &row)
      guard !isRead, let place else { continue }
      isWhole = false
      log.append(
        Diagnostic(
          .error, .unreadableField, at: table.location(row: rowNumber, column: place + 1),
          text.isEmpty ? "“\(column.name)” is empty" : "“\(text)” is no \(column.name)",
          hint: "write \(column.expected)", excerpt: table.excerpt(row: rowNumber, column: place + 1)))
    }
    return isWhole ? row : nil
  }
}

extension DiagnosticCode {
  public static let missingColumn = DiagnosticCode(
    "missing-column",
    "A table of the book has lost the column by which its rows are known. Without it no row can be told from another.")
  public static let duplicateKey = DiagnosticCode(
    "duplicate-key",
    "Two rows of a table carry the same id. Only one thing can have a name; the second row is not in the result.")
  public static let unreadableField = DiagnosticCode(
    "unreadable-field",
    "A field of a table is not what its column holds: a date that is no date, an amount that is no amount.")

  static let schemaCodes: [DiagnosticCode] = [.missingColumn, .duplicateKey, .unreadableField]
}
