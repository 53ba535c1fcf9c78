extension RecordSchema {
  /// Writes the table: one header line, rows sorted by key. Rows without a key keep their order.
  ///
  /// - Parameters:
  ///   - previous: what the file held; its order of columns and its unknown columns stay, in place. What they
  ///     hold is found by the row's key, or by its place where rows have none, so it goes with a row whose key
  ///     is no longer there.
  ///     Its mark, its line ends and the quotes around what does not change stay too.
  ///   - marked: begins with the UTF-8 mark, for a file that people open in a spreadsheet program; as `previous`
  ///     does where nothing is said.
  public func write(
    _ rows: [Row], over previous: SchemaRows<Row>? = nil, marked: Bool? = nil, lineEnd: String? = nil
  ) -> [UInt8] {
    let (header, sources) = layout(over: previous)
    let form = previous?.form ?? SchemaRows<Row>.Form()
    let entries = previous?.entries ?? []
    let needsOld = sources.contains(nil) || entries.contains { !$0.quoted.isEmpty }
    let kept =
      needsOld ? Dictionary(entries.enumerated().map { (key($1.row), $0) }) { first, _ in first } : [:]
    var writer = RecordWriter(marked: marked ?? form.isMarked, lineEnd: lineEnd ?? form.lineEnd)
    writer.write(header, quoted: form.quotedHeader)
    for (index, row) in sorted(rows).enumerated() {
      let values = fields(row.row)
      let place = keys.isEmpty ? (index < entries.count ? index : nil) : kept[row.key]
      guard needsOld, let place else {
        writer.write(sources.map { $0.map { values[$0] } ?? "" })
        continue
      }
      let old = entries[place].texts
      let quoted = entries[place].quoted
      let texts = sources.enumerated().map { column, source in
        if let source { return values[source] }
        return column < old.count ? old[column] : ""
      }
      writer.write(
        texts,
        quoted: quoted.indices.map {
          quoted[$0] && $0 < texts.count && $0 < old.count && texts[$0] == old[$0]
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
