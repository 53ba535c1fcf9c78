public import Diagnostics

extension RecordSchema {
  /// Reads a table by its header, the first record that is not blank; the columns may come in any order.
  ///
  /// A missing column that may be empty is empty, an unknown one is kept, and so is a field past the header.
  /// Blank records are passed over. A record with a field that cannot be read is reported as an error and is
  /// not in the result, so no value is ever guessed.
  /// - Throws: what ``RecordReader`` throws, when there are no records to speak of.
  @inlinable
  public func read(_ bytes: [UInt8], file: String) throws(TabularError) -> Report<SchemaRows<Row>> {
    if let own = readOwn(bytes, file: file) { return Report(own) }
    return try readAny(bytes, file: file)
  }

  /// The same for a table of any make.
  @usableFromInline
  func readAny(_ bytes: [UInt8], file: String) throws(TabularError) -> Report<SchemaRows<Row>> {
    let table = try table(bytes, file: file)
    guard let top = table.records.firstIndex(where: { !$0.isBlank }) else {
      return Report(SchemaRows(file: file))
    }
    let header = Self.header(of: table, at: top)
    let known = Self.places(in: header)
    var log = missing(known, at: table.location(row: top + 1, column: 1))
    guard log.isEmpty else { return Report(SchemaRows(entries: [], header: header, file: file), log) }
    let own = Set(columns.map { $0.name.lowercased() })
    // What the schema writes itself need not be kept as it stood.
    let isOurs = known.count == header.count && known.keys.allSatisfy(own.contains)
    let places = columns.map { known[$0.name.lowercased()] }
    var entries: [SchemaRows<Row>.Entry] = []
    entries.reserveCapacity(table.records.count)
    var seen = SeenKeys()
    for index in table.records.indices.dropFirst(top + 1) where !table.records[index].isBlank {
      let record = table.records[index]
      let rowNumber = index + 1
      guard let row = read(record, rowNumber, places, table, &log) else { continue }
      let identity = keys.isEmpty ? [] : key(row)
      if let first = keys.first, let earlier = seen.row(of: identity) {
        log.append(
          Diagnostic(
            .error, .duplicateKey,
            at: table.location(row: rowNumber, column: (known[first.lowercased()] ?? 0) + 1),
            "“\(identity.joined(separator: " "))” stands in row \(earlier) already",
            hint: "keep one of the two rows"))
        continue
      }
      if !keys.isEmpty { seen.add(identity, row: rowNumber) }
      // What is not ours has to be written back, and so have quotes that nothing calls for.
      let isQuoted = record.fields.contains(where: \.isQuoted)
      let texts = isOurs && !isQuoted ? [] : header.indices.map { Self.text(record, $0) }
      let quoted = isQuoted ? header.indices.map { record[column: $0 + 1].isQuoted } : []
      entries.append(SchemaRows<Row>.Entry(row: row, texts: texts, quoted: quoted, rowNumber: rowNumber))
    }
    let form = SchemaRows<Row>.Form(bytes, header: table.records[top].fields.map(\.isQuoted))
    return Report(SchemaRows(entries: entries, header: header, file: file, form: form), log)
  }

  /// The book writes RFC 4180 in UTF-8, so nothing is guessed while that gives the columns: a field may hold
  /// anything. A table that a spreadsheet program saved otherwise is told by its dialect.
  private func table(_ bytes: [UInt8], file: String) throws(TabularError) -> Table {
    let plain = try RecordReader.table(bytes, file: file, dialect: .rfc4180)
    if hasColumns(plain) { return plain }
    let sniffed = try RecordReader.table(bytes, file: file)
    return hasColumns(sniffed) ? sniffed : plain
  }

  private func hasColumns(_ table: Table) -> Bool {
    guard let top = table.records.firstIndex(where: { !$0.isBlank }) else { return true }
    return missing(Self.places(in: Self.header(of: table, at: top)), at: Location(file: table.file)).isEmpty
  }

  /// The names of the columns, with an empty one for each column in which only a record below holds something.
  private static func header(of table: Table, at top: Int) -> [String] {
    let names = table.records[top].fields.map { FormulaGuard.full.unguarded($0.trimmed) }
    let reach = table.records[top...].map { ($0.fields.lastIndex { !$0.isBlank } ?? -1) + 1 }.max() ?? 0
    return names + Array(repeating: "", count: max(0, reach - names.count))
  }

  /// Where each column stands first, by its name in lower case.
  static func places(in header: [String]) -> [String: Int] {
    Dictionary(header.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
  }

  /// What the file cannot do without: the keys, and the columns that cannot be empty.
  private func missing(_ known: [String: Int], at location: Location) -> [Diagnostic] {
    var scratch = blank()
    let lost = columns.filter { column in
      known[column.name.lowercased()] == nil && (keys.contains(column.name) || !column.read("", &scratch))
    }
    return lost.map { column in
      Diagnostic(
        .error, .missingColumn, at: location, "the column “\(column.name)” is missing",
        hint: "put it back; the columns are \(header.joined(separator: ", "))")
    }
  }

  private static func text(_ record: Record, _ place: Int) -> String {
    FormulaGuard.full.unguarded(record[column: place + 1].text)
  }

  /// Which keys stood in which rows. As the book writes a table its keys rise, and then the last one tells that the next
  /// is new.
  private struct SeenKeys {
    private var keys: [(key: [String], row: Int)] = []
    private var places: [[String]: Int] = [:]
    private var isRising = true

    mutating func row(of key: [String]) -> Int? {
      guard let last = keys.last else { return nil }
      if isRising, last.key.lexicographicallyPrecedes(key) { return nil }
      if isRising {
        isRising = false
        places = Dictionary(keys) { first, _ in first }
      }
      return places[key]
    }

    mutating func add(_ key: [String], row: Int) {
      if isRising { keys.append((key, row)) } else { places[key] = row }
    }
  }

  /// One row, nil when some field is not what its column holds; each such field is in the log.
  private func read(
    _ record: Record, _ rowNumber: Int, _ places: [Int?], _ table: Table, _ log: inout [Diagnostic]
  ) -> Row? {
    var row = blank()
    var isWhole = true
    // Generic code that runs for every field of years: no sequence of pairs, whose type is looked up at each step.
    for index in columns.indices {
      let (column, place) = (columns[index], places[index])
      let text = place.map { Self.text(record, $0) } ?? ""
      guard !column.read(text, &row) else { continue }
      isWhole = false
      let shown = (place ?? 0) + 1
      log.append(
        Diagnostic(
          .error, .unreadableField, at: table.location(row: rowNumber, column: shown),
          text.isEmpty ? "“\(column.name)” is empty" : "“\(text)” is no \(column.name)",
          hint: "write \(column.expected)", excerpt: table.excerpt(row: rowNumber, column: shown)))
    }
    return isWhole ? row : nil
  }
}

extension DiagnosticCode {
  public static let missingColumn = DiagnosticCode(
    "missing-column",
    """
    A table of the book has lost a column that it cannot do without: the one by which its rows are known, or \
    one that may never be empty. Nothing was read from it, for the values would have to be guessed.
    """)
  public static let duplicateKey = DiagnosticCode(
    "duplicate-key",
    "Two rows of a table carry the same id. Only one thing can have a name; the second row is not in the result."
  )
  public static let unreadableField = DiagnosticCode(
    "unreadable-field",
    "A field of a table is not what its column holds: a date that is no date, an amount that is no amount.")

  static let schemaCodes: [DiagnosticCode] = [.missingColumn, .duplicateKey, .unreadableField]
}
