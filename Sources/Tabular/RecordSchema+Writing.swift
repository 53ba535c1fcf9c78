extension RecordSchema {
  /// Writes the table: one header line, rows sorted by key, LF.
  ///
  /// - Parameter previous: what the file held; its order of columns and its unknown columns stay, in place.
  public func write(
    _ rows: [Row], over previous: SchemaRows<Row>? = nil, marked: Bool = false, lineEnd: String = "\n"
  ) -> [UInt8] {
    var header = previous?.header ?? self.header
    let present = Set(header.map { $0.lowercased() })
    header += self.header.filter { !present.contains($0) }
    let places = Dictionary(self.header.enumerated().map { ($1, $0) }) { first, _ in first }
    let kept = Dictionary((previous?.entries ?? []).map { (key($0.row), $0.texts) }) { first, _ in first }
    var writer = RecordWriter(marked: marked, lineEnd: lineEnd)
    writer.write(header)
    for row in sorted(rows) {
      let values = fields(row)
      let old = kept[key(row)] ?? []
      writer.write(
        header.enumerated().map { index, name in
          if let place = places[name.lowercased()] { return values[place] }
          return index < old.count ? old[index] : ""
        })
    }
    return writer.bytes
  }

  /// The rows in the order of their keys; rows without one keep their order.
  private func sorted(_ rows: [Row]) -> [Row] {
    guard !keys.isEmpty else { return rows }
    return rows.map { (key($0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }
}
