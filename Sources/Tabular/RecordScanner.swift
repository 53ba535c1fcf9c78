/// The byte state machine under every reader: bytes in any portions, whole records out.
///
/// An empty line is a record of one empty field. A quote inside an unquoted field is text, and so is a quote
/// inside a quoted field that neither is escaped nor stands before a delimiter or line end: nothing is
/// repaired and nothing is dropped. One pass, O(bytes); memory for one record.
public struct RecordScanner: Sendable {
  enum State {
    case recordStart
    case fieldStart
    case unquoted
    case quoted
    case quoteInQuoted
  }

  let dialect: Dialect
  let delimiter: UInt8
  let quote: UInt8?
  private let hasBackslash: Bool
  /// Nil where a byte does not mean something by itself, which the careful path alone can read.
  private let special: SpecialBytes?
  var state = State.recordStart
  var followsCarriageReturn = false
  /// A delimiter of two bytes has begun; the state is that before it.
  private var holdsDelimiter = false
  private var holdsBackslash = false
  var line = 1
  private var isQuoted = false
  var record = RecordBuffer()
  private var linesToSkip: Int
  /// How much of the text was scanned before.
  var scanned = 0
  /// The line on which the field that is being read opened its quote.
  private var quoteLine = 1

  /// Where the record that is being read begins in the text.
  var recordStart: Int { record.extent.lowerBound }

  public init(_ dialect: Dialect) { self.init(dialect, takesBlocks: true) }

  /// - Parameter takesBlocks: false for the careful path alone.
  init(_ dialect: Dialect, takesBlocks: Bool) {
    self.dialect = dialect
    delimiter = dialect.delimiter
    quote = dialect.quote
    hasBackslash = dialect.escape == .backslash
    let isPlain = dialect.escape == .doubled && !dialect.isSpaced && takesBlocks
    special = isPlain ? SpecialBytes(dialect) : nil
    linesToSkip = dialect.skippedLines
  }

  /// Takes the next portion and hands over every record that ends in it.
  public mutating func scan<Failure: Error>(
    _ portion: ArraySlice<UInt8>, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    guard let special, linesToSkip == 0 else {
      for byte in portion { try advance(byte, take) }
      return
    }
    try scanBlocks(portion, special, take)
  }

  /// One byte.
  mutating func advance<Failure: Error>(
    _ byte: UInt8, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    scanned += 1
    if followsCarriageReturn {
      followsCarriageReturn = false
      if byte == lineFeed {
        if state == .quoted { record.bytes.append(byte) }
        if state == .recordStart { record.extent = scanned..<scanned }
        return
      }
    }
    if linesToSkip > 0 { return skip(byte) }
    if holdsBackslash || holdsDelimiter {
      if try isTakenByHeld(byte, take) { return }
    }
    try step(byte, take)
  }

  /// Ends the file: hands over a last record without a line end.
  /// - Returns: the line of a quote that was never closed, nil when all were.
  public mutating func finish<Failure: Error>(
    _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) -> Int? {
    if holdsBackslash { record.bytes.append(backslash) }
    if holdsDelimiter { endField() }
    let open = state == .quoted ? quoteLine : nil
    if state != .recordStart { try endRecord(take) }
    return open
  }

  private mutating func skip(_ byte: UInt8) {
    guard byte == lineFeed || byte == carriageReturn else { return }
    line += 1
    linesToSkip -= 1
    followsCarriageReturn = byte == carriageReturn
    record.line = line
    record.extent = scanned..<scanned
  }

  /// Settles what the byte before began.
  /// - Returns: whether the byte belongs to that.
  private mutating func isTakenByHeld<Failure: Error>(
    _ byte: UInt8, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    if holdsDelimiter {
      holdsDelimiter = false
      if byte == UInt8(ascii: " ") {
        endField()
        return true
      }
      if byte == lineFeed || byte == carriageReturn {
        endField()
        return false
      }
      if state == .quoteInQuoted {
        // A closed field and a delimiter without its space: no other reading makes sense.
        endField()
        return false
      }
      record.bytes.append(delimiter)
      state = .unquoted
      return false
    }
    holdsBackslash = false
    switch byte {
    case quote ?? delimiter, delimiter, backslash:
      if byte == quote { record.escapedQuotes += 1 }
    case lineFeed, carriageReturn:
      line += 1
      followsCarriageReturn = byte == carriageReturn && state == .quoted
      record.hasBreaks = true
    default:
      record.bytes.append(backslash)
      return false
    }
    record.bytes.append(byte)
    return true
  }

  private mutating func step<Failure: Error>(
    _ byte: UInt8, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    if byte == lineFeed || byte == carriageReturn {
      line += 1
      followsCarriageReturn = byte == carriageReturn
      if state == .quoted {
        record.hasBreaks = true
        return record.bytes.append(byte)
      }
      return try endRecord(take)
    }
    if hasBackslash, byte == backslash, state != .quoteInQuoted {
      if state != .quoted { state = .unquoted }
      holdsBackslash = true
      return
    }
    switch state {
    case .recordStart, .fieldStart:
      if byte == quote {
        isQuoted = true
        quoteLine = line
        state = .quoted
      } else if byte == delimiter {
        endFieldOrHold()
      } else {
        record.bytes.append(byte)
        state = .unquoted
      }
    case .unquoted:
      if byte == delimiter { endFieldOrHold() } else { record.bytes.append(byte) }
    case .quoted:
      if byte == quote { state = .quoteInQuoted } else { record.bytes.append(byte) }
    case .quoteInQuoted:
      if byte == delimiter { return endFieldOrHold() }
      // Two quotes are one; a lone one in front of anything else is text.
      if byte != quote, let quote {
        record.bytes.append(quote)
        record.strayQuotes += 1
      } else {
        record.escapedQuotes += 1
      }
      record.bytes.append(byte)
      state = .quoted
    }
  }

  private mutating func endFieldOrHold() {
    if dialect.isSpaced {
      holdsDelimiter = true
      if state == .recordStart { state = .fieldStart }
    } else {
      endField()
    }
  }

  @inline(__always)
  mutating func endField() {
    record.fields.append((record.bytes.count, isQuoted))
    isQuoted = false
    state = .fieldStart
  }

  private mutating func endRecord<Failure: Error>(
    _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    endField()
    record.extent = record.extent.lowerBound..<scanned
    try take(record)
    record.clear()
    record.extent = scanned..<scanned
    record.line = line
    state = .recordStart
  }
}

let lineFeed = UInt8(ascii: "\n")
let carriageReturn = UInt8(ascii: "\r")
let backslash = UInt8(ascii: "\\")
