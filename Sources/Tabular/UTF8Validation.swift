/// The UTF-8 mark with which files for spreadsheet programs begin.
public let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// Whether bytes are UTF-8. The place of the first byte that is not is what a person needs, and the standard
/// library's own validation does not tell it.
@usableFromInline
enum UTF8Validation {
  /// Index of the first byte that begins no whole sequence (RFC 3629, section 4: no overlong forms, no
  /// surrogates, nothing beyond U+10FFFF). Nil when all bytes are UTF-8. O(bytes).
  @usableFromInline
  static func firstInvalid(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      index += asciiCount(bytes[index...])
      if index == bytes.endIndex { return nil }
      guard let length = length(of: bytes[index...]) else { return index }
      index += length
    }
    return nil
  }

  /// How many bytes at the beginning are ASCII and no zeros. O(bytes), eight at once.
  static func plainCount(_ slice: ArraySlice<UInt8>) -> Int {
    count(slice) { SpecialBytes.differs($0) & ~$0 }
  }

  /// Index of the first zero byte. O(bytes), eight at once.
  static func firstZero(_ slice: ArraySlice<UInt8>) -> Int? {
    let count = count(slice, while: SpecialBytes.differs)
    return count < slice.count ? slice.startIndex + count : nil
  }

  /// How many bytes at the beginning pass a test that sets the high bit of each byte of a word that does.
  @inline(__always)
  private static func count(_ slice: ArraySlice<UInt8>, while test: (UInt64) -> UInt64) -> Int {
    let bytes = slice.span
    var index = 0
    while index + SpecialBytes.blockSize <= bytes.count {
      let block = bytes.extracting(index..<index + SpecialBytes.blockSize)
      var passed = SpecialBytes.highs
      var at = 0
      while at < SpecialBytes.blockSize {
        passed &= test(block.word(at))
        at += 8
      }
      if passed != SpecialBytes.highs { break }
      index += SpecialBytes.blockSize
    }
    while index < bytes.count, test(UInt64(bytes[index])) & 0x80 != 0 { index += 1 }
    return index
  }

  /// How many bytes at the beginning are ASCII.
  @usableFromInline
  static func asciiCount(_ slice: ArraySlice<UInt8>) -> Int {
    let bytes = slice.span
    var index = 0
    while index + 8 <= bytes.count {
      let all =
        bytes[index] | bytes[index + 1] | bytes[index + 2] | bytes[index + 3] | bytes[index + 4]
        | bytes[index + 5] | bytes[index + 6] | bytes[index + 7]
      if all >= 0x80 { break }
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// Whether one to three bytes may yet become a sequence when more follow.
  static func isBeginning(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count < 4 else { return false }
    // Each lead byte has a continuation that fits it; the first of the two below does for most, the second for
    // those whose second byte must be low.
    return [0x80, 0x90, 0xBF].contains { filler in
      (1...3).contains { count in
        length(of: bytes + Array(repeating: filler, count: count)) == bytes.count + count
      }
    }
  }

  /// The length of the sequence that begins the bytes, nil when none does.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
    guard let lead = bytes.first else { return nil }
    if lead < 0x80 { return 1 }
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, tail)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, tail)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, tail)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard bytes.count >= length, second.contains(bytes[bytes.startIndex + 1]) else { return nil }
    for offset in stride(from: 2, to: length, by: 1) where !tail.contains(bytes[bytes.startIndex + offset]) {
      return nil
    }
    return length
  }

  private static let tail: ClosedRange<UInt8> = 0x80...0xBF
}
