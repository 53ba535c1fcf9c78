extension String {
  /// Single spaces inside, none outside, in lower case: two spellings of one word or name are equal in this form.
  public var folded: String {
    var text = self
    return text.withUTF8 { bytes -> String? in
      switch FoldedForm(bytes) {
      case .folded: self
      case .other: Self.folded(ascii: bytes)
      case .beyond: nil
      }
    } ?? split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// The form of a text that is all ASCII, byte by byte.
  private static func folded(ascii bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { folded in
      var count = 0
      var isSpaced = false
      for byte in bytes {
        if byte == 0x20 || 0x09...0x0D ~= byte {
          isSpaced = count > 0
          continue
        }
        if isSpaced {
          folded[count] = 0x20
          count += 1
        }
        isSpaced = false
        folded[count] = 0x41...0x5A ~= byte ? byte + 0x20 : byte
        count += 1
      }
      return count
    }
  }
}

extension Substring {
  public var folded: String { String(self).folded }
}

/// How far a text is from its folded form, as its bytes tell.
private enum FoldedForm {
  /// It is what it should become.
  case folded
  /// It has capitals or spaces to be seen to, and nothing beyond ASCII.
  case other
  /// It is not for bytes to judge.
  case beyond

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isFolded = true
    var before: UInt8 = 0x20
    for byte in bytes {
      switch byte {
      // A unit separator and its like are spaces to nobody here but to Unicode.
      case 0x80..., 0x1C...0x1F:
        self = .beyond
        return
      case 0x20: if before == 0x20 { isFolded = false }
      case 0x09...0x0D, 0x41...0x5A: isFolded = false
      default: break
      }
      before = byte
    }
    self = isFolded && (before != 0x20 || bytes.isEmpty) ? .folded : .other
  }
}
