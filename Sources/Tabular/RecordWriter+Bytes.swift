extension RecordWriter {
  /// Adds a record as it was scanned, its fields never made into texts. No field is guarded.
  public mutating func write(_ record: RecordBuffer) {
    for index in record.fields.indices { append(record.bytes[record.range(index)], isFirst: index == 0) }
    bytes.append(contentsOf: lineEnd.utf8)
  }

  /// Adds a record of fields in UTF-8. No field is guarded.
  mutating func write(_ fields: [[UInt8]]) {
    for (index, field) in fields.enumerated() { append(field[...], isFirst: index == 0) }
    bytes.append(contentsOf: lineEnd.utf8)
  }

  /// Hands over what was written so far and forgets it.
  public mutating func drain() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Takes back what was written after the first so many bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(bytes.count - count) }

  private mutating func append(_ field: ArraySlice<UInt8>, isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    guard Self.needsQuotes(field) else { return bytes.append(contentsOf: field) }
    bytes.append(UInt8(ascii: "\""))
    for byte in field {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsQuotes(_ field: ArraySlice<UInt8>) -> Bool {
    let bytes = field.span
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: ","), UInt8(ascii: "\""), lineFeed, carriageReturn: return true
      default: continue
      }
    }
    return field.first == byteOrderMark[0] && field.starts(with: byteOrderMark)
  }
}
