extension RecordScanner {
  /// The same as byte by byte, but what stands between two bytes that mean something is moved in one piece.
  ///
  /// Only for dialects in which a byte means something by itself; the machine that each such byte goes through
  /// is the careful one, so both ways agree by construction and where a portion ends does not matter.
  mutating func scanBlocks<Failure: Error>(
    _ portion: ArraySlice<UInt8>, _ special: SpecialBytes, _ take: (RecordBuffer) throws(Failure) -> Void
  ) throws(Failure) {
    let bytes = portion.span
    let start = portion.startIndex
    var runStart = 0
    var base = 0
    while base + SpecialBytes.blockSize <= bytes.count {
      var mask = special.mask(bytes.extracting(base..<base + SpecialBytes.blockSize))
      while mask != 0 {
        let place = base + mask.trailingZeroBitCount
        mask &= mask &- 1
        if runStart < place { addRun(portion, runStart + start, place + start) }
        let byte = bytes[place]
        if byte == delimiter, state != .quoted {
          followsCarriageReturn = false
          scanned += 1
          endField()
        } else {
          try advance(byte, take)
        }
        runStart = place + 1
      }
      base += SpecialBytes.blockSize
    }
    if runStart < base { addRun(portion, runStart + start, base + start) }
    while base < bytes.count {
      try advance(bytes[base], take)
      base += 1
    }
  }

  /// Bytes that mean nothing, at least one.
  @inline(__always)
  private mutating func addRun(_ portion: ArraySlice<UInt8>, _ start: Int, _ end: Int) {
    followsCarriageReturn = false
    switch state {
    case .recordStart, .fieldStart: state = .unquoted
    case .quoteInQuoted:
      // A lone quote in front of anything else is text.
      if let quote { record.bytes.append(quote) }
      record.strayQuotes += 1
      state = .quoted
    case .unquoted, .quoted: break
    }
    record.bytes.append(contentsOf: portion[start..<end])
    scanned += end - start
  }
}
