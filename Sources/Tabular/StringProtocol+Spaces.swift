extension StringProtocol {
  /// Without the white space at both ends; the inside stays.
  public var trimmingSpaces: String {
    // Nearly every text begins and ends with a visible ASCII sign, and is itself what is asked for.
    if let first = unicodeScalars.first?.value, let last = unicodeScalars.last?.value,
      0x21...0x7E ~= first, 0x21...0x7E ~= last
    {
      return String(self)
    }
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
    let space = UInt8(ascii: " ")
    var before = space
    for byte in utf8 {
      guard byte < 0x80, byte > space || (byte == space && before != space) else { return false }
      before = byte
    }
    return before != space
  }

  /// Collapsed and in lower case: two spellings of one word are equal in this form.
  public var folded: String { asciiFolded ?? collapsingSpaces.lowercased() }

  /// The same for plain ASCII, which nearly every cell is, byte by byte; nil for anything else.
  private var asciiFolded: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isSpaced = false
    for byte in utf8 {
      switch byte {
      case 0x20, 0x09...0x0D:
        isSpaced = !bytes.isEmpty
        continue
      case 0x80...: return nil
      // A unit separator and its like are spaces to nobody here but to Unicode.
      case 0x1C...0x1F: return nil
      default: break
      }
      if isSpaced { bytes.append(0x20) }
      isSpaced = false
      bytes.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
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
