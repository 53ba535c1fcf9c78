/// How names of days and months are compared: without case, accents, outer spaces or an abbreviation's dot.
enum WrittenName {
  /// Lowercase, accents of French dropped (precomposed or combining), ASCII spaces and then one trailing dot
  /// cut off. Locale-free.
  static func folded(_ name: some StringProtocol) -> String {
    var characters = name.lowercased().map(plain)[...]
    while characters.first == " " { characters.removeFirst() }
    while characters.last == " " { characters.removeLast() }
    if characters.last == "." { characters.removeLast() }
    return String(characters)
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
