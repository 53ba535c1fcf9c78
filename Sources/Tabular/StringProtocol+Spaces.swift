extension StringProtocol {
  /// Without the white space at both ends; the inside stays.
  @inlinable public var trimmingSpaces: String {
    // Nearly every text begins and ends with a visible ASCII sign, and is itself what is asked for.
    let isBare = utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return true }
      return 0x21...0x7E ~= first && 0x21...0x7E ~= last
    }
    return isBare == true ? String(self) : withoutOuterSpaces
  }

  @usableFromInline var withoutOuterSpaces: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// Single spaces inside, none outside: the form in which names are compared and shown.
  public var collapsingSpaces: String {
    if isCollapsed { return String(self) }
    return split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether nothing is to be done, as with nearly every text; told from the bytes, and only where all is ASCII.
  private var isCollapsed: Bool {
    onBytes { bytes in
      let space = UInt8(ascii: " ")
      var before = space
      for byte in bytes {
        guard byte < 0x80, byte > space || (byte == space && before != space) else { return false }
        before = byte
      }
      return before != space
    }
  }

  /// Collapsed and in lower case: two spellings of one word are equal in this form.
  public var folded: String { asciiFolded ?? collapsingSpaces.lowercased() }

  /// The same for plain ASCII, which nearly every cell is, byte by byte; nil for anything else.
  private var asciiFolded: String? {
    let form = onBytes(FoldedForm.init)
    guard form == .other else { return form == .beyond ? nil : String(self) }
    return onBytes { bytes in
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

  private func onBytes<Value>(_ look: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(look) { return value }
    var text = String(self)
    return text.withUTF8(look)
  }
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

extension String {
  /// Without white space at the end.
  public var trimmingTrailingSpaces: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
