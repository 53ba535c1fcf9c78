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

  /// Single spaces inside, none outside: the form in which names are shown.
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

  private func onBytes<Value>(_ look: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    if let value = utf8.withContiguousStorageIfAvailable(look) { return value }
    var text = String(self)
    return text.withUTF8(look)
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
