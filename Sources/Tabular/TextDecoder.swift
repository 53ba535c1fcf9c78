/// A byte that means nothing in the encoding in which a file was to be read, or a zero, which no text has.
struct InvalidByte: Error, Hashable, Sendable {
  let byte: UInt8
  /// Counted from 0, from the beginning of the file.
  let offset: Int
  /// The text of the portion up to it, in UTF-8.
  let textBefore: [UInt8]
}

/// Bytes of any encoding, in portions of any size, to UTF-8. The mark at the beginning is left out; nothing is
/// ever replaced.
public struct TextDecoder: Sendable {
  public let encoding: TextEncoding
  /// What a portion ended in before it was whole.
  private var carried: [UInt8] = []
  /// How many bytes of the file stand before `carried`.
  private var offset = 0
  private var isAtStart = true

  public init(_ encoding: TextEncoding) { self.encoding = encoding }

  /// Goes on where another has stopped between two letters, in another encoding.
  init(_ encoding: TextEncoding, after other: TextDecoder) {
    self.encoding = encoding
    (offset, isAtStart) = (other.offset, false)
  }

  /// Counts bytes that are known to be their own text.
  mutating func pass(_ portion: ArraySlice<UInt8>) { offset += portion.count }

  /// - Parameter isLast: whether the file ends here, so that nothing may be left unfinished.
  mutating func decode(_ portion: ArraySlice<UInt8>, isLast: Bool) throws(InvalidByte) -> ArraySlice<UInt8> {
    var bytes = carried.isEmpty ? portion : carried[...] + portion
    carried = []
    if isAtStart {
      let mark = encoding.mark
      if !isLast, bytes.count < mark.count {
        carried = Array(bytes)
        return []
      }
      if !mark.isEmpty, bytes.starts(with: mark) {
        bytes = bytes.dropFirst(mark.count)
        offset += mark.count
      }
      isAtStart = false
    }
    defer { offset += bytes.count - carried.count }
    switch encoding {
    case .utf8: return try validated(bytes, isLast)
    case .utf16LittleEndian, .utf16BigEndian: return try narrowed(bytes, isLast)
    case .windows1252, .latin1, .macRoman: return try widened(bytes)
    }
  }

  private mutating func validated(
    _ bytes: ArraySlice<UInt8>, _ isLast: Bool
  ) throws(InvalidByte) -> ArraySlice<UInt8> {
    let rest = bytes.dropFirst(UTF8Validation.plainCount(bytes))
    if rest.isEmpty { return bytes }
    if let zero = UTF8Validation.firstZero(rest) {
      throw InvalidByte(
        byte: 0, offset: offset + zero - bytes.startIndex, textBefore: Array(bytes[..<zero]))
    }
    guard let bad = UTF8Validation.firstInvalid(rest) else { return bytes }
    let tail = bytes[bad...]
    if !isLast, UTF8Validation.isBeginning(tail) {
      carried = Array(tail)
      return bytes[..<bad]
    }
    throw InvalidByte(
      byte: bytes[bad], offset: offset + bad - bytes.startIndex, textBefore: Array(bytes[..<bad]))
  }

  private func widened(_ bytes: ArraySlice<UInt8>) throws(InvalidByte) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x80, byte != 0 {
        text.append(byte)
      } else if byte != 0, let scalar = encoding.scalar(byte) {
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      } else {
        throw InvalidByte(byte: byte, offset: offset + index - bytes.startIndex, textBefore: text)
      }
    }
    return text[...]
  }

  private mutating func narrowed(
    _ bytes: ArraySlice<UInt8>, _ isLast: Bool
  ) throws(InvalidByte) -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2 + 8)
    var index = bytes.startIndex
    func unit(_ index: Int) -> UInt16? {
      guard index + 1 < bytes.endIndex else { return nil }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return encoding == .utf16LittleEndian ? second << 8 | first : first << 8 | second
    }
    while index < bytes.endIndex {
      let length = unit(index).map { UTF16.isLeadSurrogate($0) ? 4 : 2 } ?? 2
      guard index + length <= bytes.endIndex || isLast else {
        carried = Array(bytes[index...])
        break
      }
      guard let first = unit(index), first != 0,
        let scalar = Self.scalar(first, length == 4 ? unit(index + 2) : nil)
      else {
        throw InvalidByte(
          byte: bytes[index], offset: offset + index - bytes.startIndex, textBefore: text)
      }
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      index += length
    }
    return text[...]
  }

  private static func scalar(_ first: UInt16, _ second: UInt16?) -> Unicode.Scalar? {
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard let second, UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar((UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00) + 0x10000)
  }
}
