/// How names of days and months are compared: without case, accents, outer spaces or an abbreviation's dot.
enum WrittenName {
  /// Lowercase, accents of French dropped (precomposed or combining), ASCII spaces and then one trailing dot
  /// cut off. Locale-free.
  static func folded(_ name: some StringProtocol) -> String {
    if let plain = name.utf8.withContiguousStorageIfAvailable(asciiFolded) ?? nil { return plain }
    var characters = name.lowercased().map(plain)[...]
    while characters.first == " " { characters.removeFirst() }
    while characters.last == " " { characters.removeLast() }
    if characters.last == "." { characters.removeLast() }
    return String(characters)
  }

  /// The same for a name of ASCII alone, byte by byte; nil for any other.
  private static func asciiFolded(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    // A line's end of two bytes is one character.
    guard bytes.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
    var name = bytes[...]
    while name.first == 0x20 { name.removeFirst() }
    while name.last == 0x20 { name.removeLast() }
    if name.last == UInt8(ascii: ".") { name.removeLast() }
    return String(unsafeUninitializedCapacity: name.count) { folded in
      for (place, byte) in name.enumerated() {
        folded[place] = 0x41...0x5A ~= byte ? byte + 0x20 : byte
      }
      return name.count
    }
  }

  /// Characters compare by canonical equivalence, so `e` with a combining acute is met by `é` as well.
  private static func plain(_ character: Character) -> Character {
    switch character {
    case "é", "è", "ê", "ë": "e"
    case "û", "ù", "ü": "u"
    case "à", "â": "a"
    default: character
    }
  }
}
