/// The byte state machine under every reader: bytes in any portions, whole records out.
///
/// An empty line is a record of one empty field. A quote inside an unquoted field is text, and so is a quote
/// inside a quoted field that neither is escaped nor stands before a delimiter or line end: nothing is
/// repaired and nothing is dropped. One pass, O(bytes); memory for one record and a piece of the text.
public struct RecordScanner: Sendable {
  let dialect: Dialect
  /// Nil where a byte does not mean something by itself, which the careful path alone can read.
  let special: SpecialBytes?
  @usableFromInline var batch = RecordBatch()
  var cursor = ScanCursor()
  private var linesToSkip: Int
  /// The place in the text of the batch's first byte.
  var origin = 0

  /// How much text is read at a time: so little that it stays near the processor.
  private static let pieceSize = 1 << 14

  /// Where the record that is being read begins in the text.
  var recordStart: Int { origin + cursor.recordStart }

  public init(_ dialect: Dialect) { self.init(dialect, takesBlocks: true) }

  /// - Parameter takesBlocks: false for the careful path alone.
  init(_ dialect: Dialect, takesBlocks: Bool) {
    self.dialect = dialect
    special = takesBlocks ? SpecialBytes(dialect) : nil
    linesToSkip = dialect.skippedLines
  }

  /// Takes the next portion and hands over every record that ends in it.
  ///
  /// When the taker throws, records of the portion are lost: there is no going on.
  @inlinable
  public mutating func scan<Failure: Error>(
    _ portion: ArraySlice<UInt8>, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    var next = begin(portion)
    while read(portion, &next) { try handOver(take) }
  }

  /// Ends the file: hands over a last record without a line end.
  /// - Returns: the line of a quote that was never closed, nil when all were.
  @inlinable
  public mutating func finish<Failure: Error>(
    _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) -> Int? {
    let open = end()
    try handOver(take)
    return open
  }

  @inlinable
  mutating func handOver<Failure: Error>(
    _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    var record = batch.records
    record.firstField = 0
    for index in 0..<batch.count {
      record.head = batch.heads[index]
      try take(record)
      record.firstField = record.head.fieldsEnd
    }
  }

  /// Leaves out the lines that hold no records.
  /// - Returns: where the text begins.
  @usableFromInline
  mutating func begin(_ portion: ArraySlice<UInt8>) -> Int {
    var next = portion.startIndex
    while linesToSkip > 0, next < portion.endIndex {
      let byte = portion[next]
      next += 1
      origin += 1
      let isPair = byte == lineFeed && cursor.carriageReturn == -1
      cursor.carriageReturn = byte == carriageReturn ? -1 : -2
      guard byte == carriageReturn || byte == lineFeed, !isPair else { continue }
      linesToSkip -= 1
      cursor.line += 1
      cursor.recordLine = cursor.line
    }
    return next
  }

  /// Reads a piece of the text, or goes on in it where there was no room for all of its records.
  /// - Returns: false when all was read.
  @usableFromInline
  mutating func read(_ portion: ArraySlice<UInt8>, _ next: inout Int) -> Bool {
    batch.forgetRecords()
    if cursor.at == batch.filled {
      guard next < portion.endIndex else { return false }
      let done = cursor.recordStart
      if done > 0 {
        batch.forgetText(before: done)
        cursor.move(by: done)
        origin += done
      }
      let piece = portion[next...].prefix(Self.pieceSize)
      batch.load(piece)
      next = piece.endIndex
    }
    batch.records.isRFC4180 = special == .rfc4180
    if let special { scanBlocks(special) } else { scanBytes() }
    return true
  }

  /// Makes a record of what is left.
  /// - Returns: the line of a quote that was never closed.
  @usableFromInline
  mutating func end() -> Int? {
    batch.forgetRecords()
    if special == nil { endBytes() } else { endBlocks() }
    let open = cursor.state == .inside ? cursor.quoteLine : nil
    if cursor.state != .outside || cursor.end > cursor.start || batch.fieldCount > 0 {
      endField()
      endRecord()
    }
    return open
  }

  /// The field from the cursor's start to its end.
  mutating func endField() {
    let isQuoted = cursor.state != .outside
    batch.records.places[batch.fieldCount] = FieldPlace(
      cursor.start, cursor.end, isQuoted: isQuoted,
      needsQuotes: isQuoted && cursor.signs.contains(.quotable))
    batch.fieldCount += 1
    cursor.start = cursor.end
    cursor.state = .outside
  }

  mutating func endRecord() {
    batch.heads[batch.count] = cursor.head(fieldsEnd: batch.fieldCount, end: cursor.at, origin: origin)
    batch.count += 1
    cursor.beginRecord(cursor.at)
  }
}

let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
let backslash = UInt8(ascii: "\\")
