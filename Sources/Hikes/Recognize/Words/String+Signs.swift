extension UInt8 {
  /// Whether it is a letter or a figure by itself.
  var isWordInASCII: Bool {
    self | 0x20 >= 0x61 && self | 0x20 <= 0x7A || self >= 0x30 && self <= 0x39
  }
}

/// Questions about the signs of a text. Where all of it is ASCII, as nearly every cell is, its bytes answer them: there
/// a byte is a character, but for the CR before an LF, which is neither letter nor number.
extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  var hasLetter: Bool { has({ $0.isLetter }) { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } }

  var hasNumber: Bool { has({ $0.isNumber }) { $0 >= 0x30 && $0 <= 0x39 } }

  /// Whether it has one of the figures 0 to 9.
  var hasFigure: Bool { has({ $0.isASCII && $0.isNumber }) { $0 >= 0x30 && $0 <= 0x39 } }

  /// Whether it has a letter or a number.
  var hasWord: Bool { hasLetter || hasNumber }

  private func has(_ property: (Character) -> Bool, inASCII test: (UInt8) -> Bool) -> Bool {
    var isFound = false
    for byte in utf8 {
      if byte >= 0x80 { return contains(where: property) }
      isFound = isFound || test(byte)
    }
    return isFound
  }

  /// Whether a word or sign, which holds no line break, stands anywhere in it.
  func holds(_ word: String) -> Bool {
    isASCII ? word.isASCII && hasBytes(of: word) : contains(word)
  }

  /// With another word in every place of a word that holds no line break.
  func swapping(_ word: String, for other: String) -> String {
    if isASCII, !holds(word) { return self }
    return replacing(word, with: other)
  }

  private func hasBytes(of word: String) -> Bool {
    let isFound = utf8.withContiguousStorageIfAvailable { bytes in
      word.utf8.withContiguousStorageIfAvailable { sought in
        guard let first = sought.first, bytes.count >= sought.count else { return sought.isEmpty }
        for start in 0...(bytes.count - sought.count) where bytes[start] == first {
          if sought.indices.allSatisfy({ bytes[start + $0] == sought[$0] }) { return true }
        }
        return false
      }
    }
    return isFound.flatMap(\.self) ?? contains(word)
  }
}
