/// One record's unescaped bytes, valid until the scanner goes on.
public struct RecordBuffer: Sendable {
  /// The fields' bytes, one after the other.
  public fileprivate(set) var bytes: [UInt8] = []
  /// Where each field ends in `bytes`, and whether it stood in quotes.
  public fileprivate(set) var fields: [(end: Int, isQuoted: Bool)] = []
  /// The 1-based line of the file on which the record begins.
  public fileprivate(set) var line = 1

  public var count: Int { fields.count }

  /// Where a field, counted from 0, stands in `bytes`.
  public func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : fields[index - 1].end)..<fields[index].end
  }

  /// A field as text; its bytes have been validated as UTF-8 before.
  public func text(_ index: Int) -> String { String(decoding: bytes[range(index)], as: UTF8.self) }
}

/// The byte state machine under every reader: bytes in any portions, whole records out.
///
/// An empty line is a record of one empty field. A quote inside an unquoted field is text, and so is a quote
/// inside a quoted field that neither is doubled nor stands before a delimiter or line end: nothing is
/// repaired and nothing is dropped. One pass, O(bytes); memory for one record.
public struct RecordScanner: Sendable {
  private enum State {
    case recordStart
    case fieldStart
    case unquoted
    case quoted
    case quoteInQuoted
  }

  private let delimiter: UInt8
  private let quote: UInt8?
  private var state = State.recordStart
  private var followsCarriageReturn = false
  private var line = 1
  private var isQuoted = false
  private var record = RecordBuffer()
  /// The line on which the field that is being read opened its quote.
  private var quoteLine = 1

  public init(_ dialect: Dialect) {
    delimiter = dialect.delimiter
    quote = dialect.quote
  }

  /// Takes the next portion and hands over every record that ends in it.
  public mutating func scan<Failure: Error>(
    _ portion: ArraySlice<UInt8>, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    for byte in portion {
      if followsCarriageReturn {
        followsCarriageReturn = false
        if byte == lineFeed {
          if state == .quoted { record.bytes.append(byte) }
          continue
        }
      }
      try step(byte, take)
    }
  }

  /// Ends the file: hands over a last record without a line end.
  /// - Returns: the line of a quote that was never closed, nil when all were.
  public mutating func finish<Failure: Error>(
    _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) -> Int? {
    let open = state == .quoted ? quoteLine : nil
    if state != .recordStart { try endRecord(take) }
    return open
  }

  private mutating func step<Failure: Error>(
    _ byte: UInt8, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    if byte == lineFeed || byte == carriageReturn {
      line += 1
      followsCarriageReturn = byte == carriageReturn
      if state == .quoted { return record.bytes.append(byte) }
      return try endRecord(take)
    }
    switch state {
    case .recordStart, .fieldStart:
      if byte == quote {
        isQuoted = true
        quoteLine = line
        state = .quoted
      } else if byte == delimiter {
        endField()
      } else {
        record.bytes.append(byte)
        state = .unquoted
      }
    case .unquoted:
      if byte == delimiter { endField() } else { record.bytes.append(byte) }
    case .quoted:
      if byte == quote { state = .quoteInQuoted } else { record.bytes.append(byte) }
    case .quoteInQuoted:
      if byte == delimiter { return endField() }
      // Two quotes are one; a lone one in front of anything else is text.
      if byte != quote, let quote { record.bytes.append(quote) }
      record.bytes.append(byte)
      state = .quoted
    }
  }

  private mutating func endField() {
    record.fields.append((record.bytes.count, isQuoted))
    isQuoted = false
    state = .fieldStart
  }

  private mutating func endRecord<Failure: Error>(
    _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    endField()
    try take(record)
    record.bytes.removeAll(keepingCapacity: true)
    record.fields.removeAll(keepingCapacity: true)
    record.line = line
    state = .recordStart
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
