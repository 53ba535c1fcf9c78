extension StringProtocol {
  /// The form in which names of dogs and people are compared: NFKC, outer space cut off, inner space single, then
  /// without case (full case folding: `ß` is `ss`). Accents stay: `Zoë` is not `Zoe`.
  public var compatibilityFolded: String {
    if let plain = asciiFolded { return plain }
    let spaced = compatibilityComposed.split { $0.properties.isWhitespace }
    var folded = String.UnicodeScalarView()
    for (place, word) in spaced.enumerated() {
      if place > 0 { folded.append(" ") }
      for scalar in word { folded.append(contentsOf: CaseFold.folded(scalar).unicodeScalars) }
    }
    return String(folded)
  }

  /// Names without a letter beyond ASCII, which most are; nil for others.
  private var asciiFolded: String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      switch byte {
      case 0x80...: return nil
      case 0x09...0x0D, 0x20:
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// NFKC, as Unicode Standard Annex 15 defines it.
  var compatibilityComposed: [Unicode.Scalar] {
    let table = CompatibilityTable.standard
    var scalars: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      if let syllable = Hangul.decomposed(scalar) {
        scalars += syllable
      } else {
        scalars += table.decompositions[scalar.value] ?? [scalar]
      }
    }
    Self.order(&scalars)
    return Self.composed(scalars, table)
  }

  /// Marks after a character, by their classes; marks of one class stay as they come.
  private static func order(_ scalars: inout [Unicode.Scalar]) {
    var start = 0
    while start < scalars.count {
      guard scalars[start].combiningClass != 0 else {
        start += 1
        continue
      }
      let end = scalars[start...].firstIndex { $0.combiningClass == 0 } ?? scalars.count
      let sorted = scalars[start..<end].enumerated().sorted { left, right in
        (left.element.combiningClass, left.offset) < (right.element.combiningClass, right.offset)
      }
      scalars.replaceSubrange(start..<end, with: sorted.map(\.element))
      start = end
    }
  }

  private static func composed(_ scalars: [Unicode.Scalar], _ table: CompatibilityTable) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var starter: Int?
    // The class of the last mark that stayed behind the starter; 0 where none did.
    var passed: UInt8 = 0
    for scalar in scalars {
      let rank = scalar.combiningClass
      if let starter, passed < rank || starter == result.count - 1 {
        let pair = CompatibilityTable.Pair(base: result[starter], mark: scalar)
        if let whole = table.compositions[pair] ?? Hangul.composed(result[starter], scalar) {
          result[starter] = whole
          continue
        }
      }
      if rank == 0 {
        starter = result.count
        passed = 0
      } else {
        passed = rank
      }
      result.append(scalar)
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var combiningClass: UInt8 { properties.canonicalCombiningClass.rawValue }
}

/// Full case folding (`CaseFolding.txt`, status C and F): the small letters of the capital ones, but for a few.
enum CaseFold {
  static func folded(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    // Dotless i has the capital I, whose small letter has a dot.
    case 0x131: return "\u{131}"
    case 0x1E9E: return "ss"
    // Cherokee folds to its capital letters.
    case 0x13A0...0x13F5: return String(scalar)
    case 0x13F8...0x13FD, 0xAB70...0xABBF: return scalar.properties.uppercaseMapping
    default:
      return scalar.properties.uppercaseMapping.unicodeScalars.map(\.properties.lowercaseMapping).joined()
    }
  }
}

/// Syllables of the Korean script, which are reckoned from their letters (The Unicode Standard, 3.12).
enum Hangul {
  private static let syllables: UInt32 = 0xAC00
  private static let leads: UInt32 = 0x1100
  private static let vowels: UInt32 = 0x1161
  /// One before the first: a syllable may end in none.
  private static let tails: UInt32 = 0x11A7

  static func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    guard (syllables..<syllables + 11_172).contains(scalar.value) else { return nil }
    let index = scalar.value - syllables
    let letters = [leads + index / 588, vowels + index % 588 / 28, tails + index % 28]
    return (index % 28 == 0 ? Array(letters.prefix(2)) : letters).compactMap(Unicode.Scalar.init)
  }

  static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    let (one, two) = (first.value, second.value)
    if (leads..<leads + 19).contains(one), (vowels..<vowels + 21).contains(two) {
      return Unicode.Scalar(syllables + ((one - leads) * 21 + two - vowels) * 28)
    }
    guard (syllables..<syllables + 11_172).contains(one), (one - syllables) % 28 == 0,
      (tails + 1..<tails + 28).contains(two)
    else { return nil }
    return Unicode.Scalar(one + two - tails)
  }
}
