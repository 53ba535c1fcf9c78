/// The careful path, byte by byte: for dialects in which a byte may mean something only with the next one.
///
/// What a field holds is written over the text, never past the byte that is read.
extension RecordScanner {
  /// Goes on to the end of the text, or until there is no room for more fields.
  mutating func scanBytes() {
    // A delimiter that was held and a line end are two fields.
    while cursor.at < batch.filled, batch.fieldsLeft > 2, batch.count < batch.heads.count {
      let byte = batch.records.bytes[cursor.at]
      let isPair = byte == lineFeed && cursor.carriageReturn == cursor.at - 1
      cursor.at += 1
      if isPair {
        if cursor.state == .inside { append(byte) } else { cursor.beginRecord(cursor.at) }
      } else if !isTakenByHeld(byte) {
        step(byte)
      }
    }
  }

  /// Settles what the last byte began.
  mutating func endBytes() {
    if cursor.holdsBackslash { append(backslash) }
    if cursor.holdsDelimiter { endField() }
    cursor.holdsBackslash = false
    cursor.holdsDelimiter = false
  }

  /// Settles what the byte before began.
  /// - Returns: whether the byte belongs to that.
  private mutating func isTakenByHeld(_ byte: UInt8) -> Bool {
    if cursor.holdsDelimiter {
      cursor.holdsDelimiter = false
      if byte == UInt8(ascii: " ") {
        endField()
        return true
      }
      // After a closed field, a delimiter without its space: no other reading makes sense.
      if byte == lineFeed || byte == carriageReturn || cursor.state == .afterQuote {
        endField()
      } else {
        append(dialect.delimiter)
      }
      return false
    }
    guard cursor.holdsBackslash else { return false }
    cursor.holdsBackslash = false
    switch byte {
    case dialect.quote ?? dialect.delimiter, dialect.delimiter, backslash:
      if byte == dialect.quote { cursor.escapedQuotes += 1 }
    case lineFeed, carriageReturn:
      cursor.line += 1
      if byte == carriageReturn, cursor.state == .inside { cursor.carriageReturn = cursor.at - 1 }
      cursor.signs.insert(.breaks)
    default:
      append(backslash)
      return false
    }
    append(byte)
    return true
  }

  private mutating func step(_ byte: UInt8) {
    if byte == lineFeed || byte == carriageReturn {
      cursor.line += 1
      if byte == carriageReturn { cursor.carriageReturn = cursor.at - 1 }
      if cursor.state == .inside {
        cursor.signs.insert(.breaks)
        return append(byte)
      }
      endField()
      return endRecord()
    }
    if dialect.escape == .backslash, byte == backslash, cursor.state != .afterQuote {
      cursor.holdsBackslash = true
      return
    }
    switch cursor.state {
    case .outside:
      if byte == dialect.quote, cursor.end == cursor.start {
        cursor.quoteLine = cursor.line
        cursor.state = .inside
      } else if byte == dialect.delimiter {
        endFieldOrHold()
      } else {
        append(byte)
      }
    case .inside:
      if byte == dialect.quote { cursor.state = .afterQuote } else { append(byte) }
    case .afterQuote:
      if byte == dialect.delimiter { return endFieldOrHold() }
      // Two quotes are one; a lone one in front of anything else is text.
      if byte != dialect.quote, let quote = dialect.quote {
        append(quote)
        cursor.strayQuotes += 1
      } else {
        cursor.escapedQuotes += 1
      }
      append(byte)
      cursor.state = .inside
    }
  }

  private mutating func endFieldOrHold() {
    if dialect.isSpaced { cursor.holdsDelimiter = true } else { endField() }
  }

  private mutating func append(_ byte: UInt8) {
    batch.records.bytes[cursor.end] = byte
    cursor.end += 1
  }
}
