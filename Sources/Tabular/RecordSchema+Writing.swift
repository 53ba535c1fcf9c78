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
    let needsOld = sources.contains(nil) || previous?.keepsRecords ?? false
    let entries = needsOld ? previous?.entries ?? [] : []
    let kept =
      needsOld ? Dictionary(entries.enumerated().map { (key($1.row), $0) }) { first, _ in first } : [:]
    var writer = RecordWriter(marked: marked ?? form.isMarked, lineEnd: lineEnd ?? form.lineEnd)
    writer.write(header, quoted: form.quotedHeader)
    let texts = sources.map { source in source.map { columns[$0].write } }
    let order = order(of: rows)
    for index in 0..<rows.count {
      let row = rows[order.isEmpty ? index : order[index]]
      guard needsOld, let old = keys.isEmpty ? (index < entries.count ? index : nil) : kept[key(row)] else {
        for column in 0..<texts.count { writer.put(texts[column]?(row) ?? "", at: column) }
        writer.endRecord()
        continue
      }
      write(row, over: entries[old], sources, &writer)
    }
    return writer.bytes
  }

  /// One row with what stood beside it, in the quotes that it had.
  private func write(
    _ row: Row, over old: SchemaRows<Row>.Entry, _ sources: [Int?], _ writer: inout RecordWriter
  ) {
    let texts = sources.enumerated().map { column, source in
      if let source { return columns[source].write(row) }
      return column < old.texts.count ? old.texts[column] : ""
    }
    writer.write(
      texts,
      quoted: old.quoted.indices.map {
        old.quoted[$0] && $0 < texts.count && $0 < old.texts.count && texts[$0] == old.texts[$0]
      })
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

  /// The places of the rows in the order of their keys; equal keys keep their order. Empty where they stand in it.
  private func order(of rows: [Row]) -> [Int] {
    guard !keys.isEmpty else { return [] }
    var sorter = KeySorter()
    for place in 0..<rows.count { sorter.append(key(rows[place])) }
    return sorter.order
  }
}
