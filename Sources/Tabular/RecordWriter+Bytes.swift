/// Records as they were scanned, their fields never made into texts, moved in words of eight bytes.
extension RecordWriter {
  /// Adds a record as it was scanned. No field is guarded.
  public mutating func write(_ record: RecordBuffer) {
    let fields = record.count
    let length = fields == 0 ? 0 : record.range(fields - 1).upperBound - record.range(0).lowerBound
    makeRoom(2 * length + 3 * fields + lineEnd.count + 8)
    // By itself it is changed where it is.
    var room: [UInt8] = []
    swap(&room, &storage)
    defer { swap(&room, &storage) }
    count = copy(record, into: &room)
  }

  /// - Returns: where the record ends.
  private func copy(_ record: RecordBuffer, into room: inout [UInt8]) -> Int {
    let source = record.bytes.span
    var out = room.mutableSpan
    var end = Self.copyWhole(record, source, &out, count) ?? Self.copyFields(record, source, &out, count)
    for byte in lineEnd {
      out[end] = byte
      end += 1
    }
    return end
  }

  /// - Returns: where the last field ends.
  private static func copyFields(
    _ record: RecordBuffer, _ source: Span<UInt8>, _ out: inout MutableSpan<UInt8>, _ start: Int
  ) -> Int {
    var end = start
    for index in 0..<record.count {
      if index > 0 {
        out[end] = UInt8(ascii: ",")
        end += 1
      }
      let range = record.range(index)
      if range.isEmpty { continue }
      if record.isRegular,
        let written = copyKnown(
          record.places[record.firstField + index], holdsQuotes: record.escapedQuotes > 0, source, &out, end)
      {
        end = written
        continue
      }
      // A field that stood in quotes most likely needs them again, and another one most likely does not.
      if record.isQuoted(index), let written = copyQuoted(source, range, &out, end) {
        end = written
      } else if let written = copyPlain(source, range, &out, end) {
        end = written
      } else if let written = copyQuoted(source, range, &out, end) {
        end = written
      }
    }
    return end
  }

  /// Adds a record of fields in UTF-8. No field is guarded.
  mutating func write(_ fields: [[UInt8]]) {
    for field in fields { field.withUnsafeBufferPointer { putUnguarded($0) } }
    endRecord()
  }

  /// Hands over what was written so far and forgets it.
  public mutating func drain() -> [UInt8] {
    var written: [UInt8] = []
    swap(&written, &storage)
    usual = max(usual, min(count, 1 << 20))
    written.removeLast(written.count - count)
    count = 0
    return written
  }

  /// Takes back what was written after the first so many bytes.
  mutating func truncate(to count: Int) { self.count = count }

  /// Copies a record that stands as it is to be written, up to seven bytes too many.
  /// - Returns: where it ends in `out`; nil where it stands otherwise, or may.
  @inline(__always)
  private static func copyWhole(
    _ record: RecordBuffer, _ source: Span<UInt8>, _ out: inout MutableSpan<UInt8>, _ start: Int
  ) -> Int? {
    guard record.isBare, record.count > 0 else { return nil }
    let range = record.range(0).lowerBound..<record.range(record.count - 1).upperBound
    var (at, to) = (range.lowerBound, start)
    var firsts: UInt64 = 0
    while at < range.upperBound {
      let word = source.extracting(at..<at + 8).word(0)
      out.put(word, to)
      firsts |= SpecialBytes.firstsOfMarks(word)
      at += 8
      to += 8
    }
    // A field that begins with what is taken for the mark stands in quotes.
    return firsts == 0 ? start + range.count : nil
  }

  /// Copies a field of which it is known whether it needs quotes, up to seven bytes too many.
  /// - Parameter holdsQuotes: whether it may hold any.
  /// - Returns: where it ends in `out`; nil where it must be looked at.
  @inline(__always)
  private static func copyKnown(
    _ place: FieldPlace, holdsQuotes: Bool, _ source: Span<UInt8>, _ out: inout MutableSpan<UInt8>,
    _ start: Int
  ) -> Int? {
    guard source[place.start] != byteOrderMark[0] else { return nil }
    guard place.needsQuotes else { return copy(source, place.start..<place.end, &out, start) }
    guard !holdsQuotes else { return nil }
    out[start] = UInt8(ascii: "\"")
    let end = copy(source, place.start..<place.end, &out, start + 1)
    out[end] = UInt8(ascii: "\"")
    return end + 1
  }

  @inline(__always)
  private static func copy(
    _ source: Span<UInt8>, _ range: Range<Int>, _ out: inout MutableSpan<UInt8>, _ start: Int
  ) -> Int {
    var (at, to) = (range.lowerBound, start)
    while at < range.upperBound {
      out.put(source.extracting(at..<at + 8).word(0), to)
      at += 8
      to += 8
    }
    return start + range.count
  }

  /// Copies a field as it is, up to seven bytes too many.
  /// - Returns: where it ends in `out`; nil when it must stand in quotes.
  @inline(__always)
  private static func copyPlain(
    _ source: Span<UInt8>, _ range: Range<Int>, _ out: inout MutableSpan<UInt8>, _ start: Int
  ) -> Int? {
    let special = SpecialBytes.rfc4180
    var (at, to) = (range.lowerBound, start)
    while at < range.upperBound {
      let word = source.extracting(at..<at + 8).word(0)
      out.put(word, to)
      guard special.marks(word) & inside(range.upperBound - at) == 0 else { return nil }
      at += 8
      to += 8
    }
    guard source[range.lowerBound] == byteOrderMark[0] else { return start + range.count }
    return beginsWithMark(source.extracting(range)) ? nil : start + range.count
  }

  /// Copies a field between quotes, up to seven bytes too many.
  /// - Returns: where it ends in `out`; nil when it needs no quotes.
  @inline(__always)
  private static func copyQuoted(
    _ source: Span<UInt8>, _ range: Range<Int>, _ out: inout MutableSpan<UInt8>, _ start: Int
  ) -> Int? {
    let special = SpecialBytes.rfc4180
    var (at, to) = (range.lowerBound, start + 1)
    var needs: UInt64 = 0
    out[start] = UInt8(ascii: "\"")
    while at < range.upperBound {
      let left = range.upperBound - at
      let word = source.extracting(at..<at + 8).word(0)
      out.put(word, to)
      needs |= special.marks(word) & inside(left)
      let quotes = special.quotes(word) & inside(left)
      if quotes == 0 {
        at += 8
        to += min(8, left)
      } else {
        let past = quotes.trailingZeroBitCount / 8 + 1
        at += past
        to += past
        out[to] = UInt8(ascii: "\"")
        to += 1
      }
    }
    guard needs != 0 || beginsWithMark(source.extracting(range)) else { return nil }
    out[to] = UInt8(ascii: "\"")
    return to + 1
  }

  /// The bits of the bytes that belong to a field, of which so many are left.
  @inline(__always)
  private static func inside(_ left: Int) -> UInt64 { left >= 8 ? .max : 1 << UInt64(left * 8) &- 1 }

  private static func beginsWithMark(_ field: Span<UInt8>) -> Bool {
    field.count >= 3 && field[0] == 0xEF && field[1] == 0xBB && field[2] == 0xBF
  }
}

extension RecordBuffer {
  /// Whether it is known of each of its fields whether it needs quotes.
  fileprivate var isRegular: Bool { isRFC4180 && !head.signs.contains(.loneQuotes) && strayQuotes == 0 }

  /// Whether it stands as it is to be written: no quote in it.
  fileprivate var isBare: Bool { isRFC4180 && head.signs.isDisjoint(with: [.quotes, .loneQuotes]) }
}
