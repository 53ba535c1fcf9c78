/// The fast path, for dialects in which a byte means something by itself: only those bytes are looked at, the
/// fields stay where they stand in the text, and only what follows an escaped quote is moved.
extension RecordScanner {
  /// Goes on to the end of the text, or until there is no room for the fields of another block.
  mutating func scanBlocks(_ special: SpecialBytes) {
    var cursor = cursor
    var (fieldCount, count) = (batch.fieldCount, batch.count)
    let (filled, origin) = (batch.filled, origin)
    let delimiter = dialect.delimiter
    let quote = dialect.quote ?? delimiter
    var (bytes, placeList, headList): ([UInt8], [FieldPlace], [RecordHead]) = ([], [], [])
    batch.exchange(&bytes, &placeList, &headList)
    defer { batch.exchange(&bytes, &placeList, &headList) }
    var text = bytes.mutableSpan
    var places = placeList.mutableSpan
    var heads = headList.mutableSpan
    while cursor.at < filled {
      guard fieldCount + SpecialBytes.blockSize <= places.count, count + SpecialBytes.blockSize <= heads.count
      else { break }
      let base = cursor.at
      var mask = special.mask(text.span.extracting(base..<base + SpecialBytes.blockSize))
      if filled - base < SpecialBytes.blockSize { mask &= 1 << UInt64(filled - base) &- 1 }
      cursor.at = min(filled, base + SpecialBytes.blockSize)
      while mask != 0 {
        let place = base + mask.trailingZeroBitCount
        mask &= mask &- 1
        let byte = text[place]
        if cursor.state == .outside {
          if byte == delimiter {
            places[fieldCount] = FieldPlace(cursor.start, place, isQuoted: false)
            fieldCount += 1
            cursor.start = place + 1
            continue
          }
          if byte == quote {
            // Anywhere but at the beginning it is text.
            if place == cursor.start { cursor.open(place) } else { cursor.signs.insert(.loneQuotes) }
            continue
          }
          if byte == lineFeed, cursor.carriageReturn == place - 1 {
            cursor.beginRecord(place + 1)
            continue
          }
          places[fieldCount] = FieldPlace(cursor.start, place, isQuoted: false)
          fieldCount += 1
        } else {
          if cursor.state == .afterQuote {
            if place > cursor.quotePlace + 1 {
              // A lone quote in front of anything else is text.
              cursor.strayQuotes += 1
              cursor.state = .inside
            } else if byte == quote {
              text.moveLeft(cursor.runStart..<place, by: cursor.shift)
              cursor.escape(place)
              continue
            }
          }
          if cursor.state == .inside {
            if byte == quote { cursor.close(place) } else { cursor.pass(byte, place) }
            continue
          }
          text.moveLeft(cursor.runStart..<cursor.quotePlace, by: cursor.shift)
          places[fieldCount] = FieldPlace(
            cursor.start, cursor.quotePlace - cursor.shift, isQuoted: true,
            needsQuotes: cursor.signs.contains(.quotable))
          fieldCount += 1
          if byte == delimiter {
            cursor.start = place + 1
            cursor.state = .outside
            continue
          }
        }
        cursor.line += 1
        if byte == carriageReturn { cursor.carriageReturn = place }
        heads[count] = cursor.head(fieldsEnd: fieldCount, end: place + 1, origin: origin)
        count += 1
        cursor.beginRecord(place + 1)
      }
    }
    self.cursor = cursor
    batch.fieldCount = fieldCount
    batch.count = count
  }

  /// Settles what the last byte began.
  mutating func endBlocks() {
    if cursor.state == .afterQuote, cursor.at > cursor.quotePlace + 1 {
      cursor.strayQuotes += 1
      cursor.state = .inside
    }
    cursor.end = cursor.at
    if cursor.state != .outside {
      let end = cursor.state == .afterQuote ? cursor.quotePlace : cursor.at
      let (run, distance) = (cursor.runStart..<end, cursor.shift)
      var text = batch.records.bytes.mutableSpan
      text.moveLeft(run, by: distance)
      cursor.end = end - cursor.shift
    }
  }
}

extension ScanCursor {
  /// A quote at the beginning of a field.
  fileprivate mutating func open(_ place: Int) {
    state = .inside
    signs.insert(.quotes)
    signs.subtract(.quotable)
    start = place + 1
    runStart = start
    shift = 0
    quoteLine = line
  }

  /// A quote that may end its field.
  @inline(__always)
  fileprivate mutating func close(_ place: Int) {
    state = .afterQuote
    quotePlace = place
  }

  /// The second of two quotes, which is left out.
  @inline(__always)
  fileprivate mutating func escape(_ place: Int) {
    state = .inside
    runStart = place + 1
    shift += 1
    escapedQuotes += 1
    signs.insert(.quotable)
  }

  /// A delimiter or a line end inside quotes.
  @inline(__always)
  fileprivate mutating func pass(_ byte: UInt8, _ place: Int) {
    signs.insert(.quotable)
    if byte == lineFeed {
      guard carriageReturn != place - 1 else { return }
    } else if byte == Tabular.carriageReturn {
      carriageReturn = place
    } else {
      return
    }
    line += 1
    signs.insert(.breaks)
  }
}

extension MutableSpan<UInt8> {
  /// Moves bytes left, in words: what follows them stays, up to seven bytes past them are read.
  @inline(__always)
  fileprivate mutating func moveLeft(_ range: Range<Int>, by distance: Int) {
    guard distance > 0 else { return }
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      put(word(at), at - distance)
      at += 8
    }
    guard at < range.upperBound else { return }
    let kept = ~UInt64(0) << UInt64((range.upperBound - at) * 8)
    put(word(at) & ~kept | word(at - distance) & kept, at - distance)
  }

  @inline(__always)
  private func word(_ at: Int) -> UInt64 { span.extracting(at..<at + 8).word(0) }
}
