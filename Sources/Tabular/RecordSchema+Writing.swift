extension RecordSchema {
  /// Writes the table: one header line, rows sorted by key. Rows without a key keep their order.
  ///
  /// - Parameters:
  ///   - previous: what the file held; its order of columns and its unknown columns stay, in place. What they
  ///     hold is found by the row's key, or by its place where rows have none, so it goes with a row whose key
  ///     is no longer there.
  ///   - marked: begins with the UTF-8 mark, for a file that people open in a spreadsheet program.
  public func write(
    _ rows: [Row], over previous: SchemaRows<Row>? = nil, marked: Bool = false, lineEnd: String = "\n"
  ) -> [UInt8] {
    let (header, sources) = layout(over: previous)
    let entries = previous?.entries ?? []
    let hasUnknown = sources.contains(nil)
    let kept =
      hasUnknown ? Dictionary(entries.map { (key($0.row), $0.texts) }) { first, _ in first } : [:]
    var writer = RecordWriter(marked: marked, lineEnd: lineEnd)
    writer.write(header)
    for (index, row) in sorted(rows).enumerated() {
      let values = fields(row.row)
      guard hasUnknown else {
        writer.write(sources.map { $0.map { values[$0] } ?? "" })
        continue
      }
      let old = keys.isEmpty ? (index < entries.count ? entries[index].texts : []) : kept[row.key] ?? []
      writer.write(
        sources.enumerated().map { column, source in
          if let source { return values[source] }
          return column < old.count ? old[column] : ""
        })
    }
    return writer.bytes
  }

  /// The columns to write, and for each the place of the schema's column that fills it; nil for an unknown one
  /// and for the second of two with the same name, which is not ours either.
  private func layout(over previous: SchemaRows<Row>?) -> (header: [String], sources: [Int?]) {
    let former = previous?.header ?? []
    let standing = Self.places(in: former)
    let all = former + header.filter { standing[$0.lowercased()] == nil }
    let firsts = Self.places(in: all)
    let own = Self.places(in: header)
    let sources = all.enumerated().map { column, name in
      firsts[name.lowercased()] == column ? own[name.lowercased()] : nil
    }
    return (all, sources)
  }

  /// The rows with their keys, in the order of these; equal keys keep their order.
  private func sorted(_ rows: [Row]) -> [(key: [String], row: Row)] {
    let keyed = rows.map { (key: key($0), row: $0) }
    guard !keys.isEmpty else { return keyed }
    let isSorted = zip(keyed, keyed.dropFirst()).allSatisfy { !$1.key.lexicographicallyPrecedes($0.key) }
    return isSorted ? keyed : keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }
}
