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
  @inlinable
  public func write(
    _ rows: [Row], over previous: SchemaRows<Row>? = nil, marked: Bool? = nil, lineEnd: String? = nil
  ) -> [UInt8] {
    let order = order(of: rows)
    var page = Page(self, over: previous, marked: marked, lineEnd: lineEnd)
    guard !page.needsOld else {
      page.write(self, rows, order, over: previous?.entries ?? [])
      return page.writer.drain()
    }
    let columns = page.sources.map { self.columns[$0] }
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { return }
      for index in 0..<rows.count {
        let row = first + (order.isEmpty ? index : order[index])
        for place in 0..<columns.count { columns[place].put(row, &page.writer) }
        page.writer.endRecord()
        // From the first rows it is known how long the others will be.
        if index == 999 { page.writer.reserve(page.writer.count / 1000 * (rows.count - 1000) * 17 / 16) }
      }
    }
    return page.writer.drain()
  }

  /// A table that is being written.
  @usableFromInline
  struct Page {
    @usableFromInline var writer: RecordWriter
    /// For each column to write the place of the schema's column that fills it; none where ``needsOld``.
    @usableFromInline let sources: [Int]
    /// Whether something is written that stands in no row: an unknown column, or quotes that need not be.
    @usableFromInline let needsOld: Bool
    private let layout: [Int?]

    @usableFromInline
    init(_ schema: RecordSchema, over previous: SchemaRows<Row>?, marked: Bool?, lineEnd: String?) {
      let header: [String]
      (header, layout) = schema.layout(over: previous)
      let form = previous?.form ?? SchemaRows<Row>.Form()
      needsOld = layout.contains(nil) || previous?.keepsRecords ?? false
      sources = layout.compactMap(\.self)
      writer = RecordWriter(marked: marked ?? form.isMarked, lineEnd: lineEnd ?? form.lineEnd)
      writer.write(header, quoted: form.quotedHeader)
    }

    @usableFromInline
    mutating func write(
      _ schema: RecordSchema, _ rows: [Row], _ order: [Int], over entries: [SchemaRows<Row>.Entry]
    ) {
      let kept = Dictionary(entries.enumerated().map { (schema.key($1.row), $0) }) { first, _ in first }
      for index in 0..<rows.count {
        let row = rows[order.isEmpty ? index : order[index]]
        let old = schema.keys.isEmpty ? (index < entries.count ? index : nil) : kept[schema.key(row)]
        if let old {
          schema.write(row, over: entries[old], layout, &writer)
        } else {
          writer.write(layout.map { $0.map { schema.columns[$0].write(row) } ?? "" })
        }
      }
    }
  }

  /// One row with what stood beside it, in the quotes that it had.
  fileprivate func write(
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
  fileprivate func layout(over previous: SchemaRows<Row>?) -> (header: [String], sources: [Int?]) {
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
  @inlinable
  func order(of rows: [Row]) -> [Int] {
    guard !keyColumns.isEmpty else { return [] }
    var sorter = KeySorter(count: rows.count)
    rows.withUnsafeBufferPointer { rows in
      guard let first = rows.baseAddress else { return }
      for place in 0..<rows.count {
        for index in 0..<keyColumns.count { sorter.append(keyColumns[index].text(first + place)) }
        sorter.endKey()
      }
    }
    return sorter.order { key(rows[$0]) }
  }
}
