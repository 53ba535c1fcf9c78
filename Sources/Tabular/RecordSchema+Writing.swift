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
    let kept = Dictionary(entries.map { (key($0.row), $0.texts) }) { first, _ in first }
    var writer = RecordWriter(marked: marked, lineEnd: lineEnd)
    writer.write(header)
    for (index, row) in sorted(rows).enumerated() {
      let values = fields(row)
      let old = keys.isEmpty ? (index < entries.count ? entries[index].texts : []) : kept[key(row)] ?? []
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

  private func sorted(_ rows: [Row]) -> [Row] {
    guard !keys.isEmpty else { return rows }
    return rows.map { (key($0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }
}
