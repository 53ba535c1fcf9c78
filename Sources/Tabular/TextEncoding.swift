/// What the bytes of a text mean.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
  case windows1252 = "Windows-1252"
  case latin1 = "ISO-8859-1"
  case macRoman = "Mac Roman"

  /// By a name as people type it: case, spaces and dashes do not matter, and the usual short names are known.
  public init?(named name: String) {
    let bare = name.lowercased().filter { $0.isLetter || $0.isNumber }
    let match = Self.allCases.first { encoding in
      encoding.rawValue.lowercased().filter { $0.isLetter || $0.isNumber } == bare
        || encoding.otherNames.contains(bare)
    }
    guard let match else { return nil }
    self = match
  }

  private var otherNames: [String] {
    switch self {
    case .utf8: ["unicode"]
    case .utf16LittleEndian: ["utf16"]
    case .utf16BigEndian: []
    case .windows1252: ["cp1252", "1252", "ansi"]
    case .latin1: ["latin1", "88591"]
    case .macRoman: ["macintosh", "mac"]
    }
  }

  /// The mark that may stand before a text in this encoding; empty where there is none.
  public var mark: [UInt8] {
    switch self {
    case .utf8: byteOrderMark
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .windows1252, .latin1, .macRoman: []
    }
  }

  /// What a byte of 0x80 or more means in an encoding of one byte a character; nil where it means nothing, and
  /// in the others.
  func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    switch self {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: return nil
    case .latin1: return byte < 0xA0 ? nil : Unicode.Scalar(byte)
    case .windows1252:
      guard byte < 0xA0 else { return Unicode.Scalar(byte) }
      let scalar = Self.windowsScalars[Int(byte) - 0x80]
      return scalar == "\u{0}" ? nil : scalar
    case .macRoman: return Self.macScalars[Int(byte) - 0x80]
    }
  }

  /// 0x80 to 0x9F; NUL stands for what is not assigned.
  /// Source: the Unicode Consortium's mapping table `CP1252.TXT`.
  private static let windowsScalars = Array(
    ("€\u{0}‚ƒ„…†‡ˆ‰Š‹Œ\u{0}Ž\u{0}" + "\u{0}‘’“”•–—˜™š›œ\u{0}žŸ").unicodeScalars)

  /// 0x80 to 0xFF. Source: the Unicode Consortium's mapping table `ROMAN.TXT` of Apple.
  private static let macScalars = Array(
    ("ÄÅÇÉÑÖÜáàâäãåçéè" + "êëíìîïñóòôöõúùûü" + "†°¢£§•¶ß®©™´¨≠ÆØ" + "∞±≤≥¥µ∂∑∏π∫ªºΩæø"
      + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ" + "–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ" + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ" + "\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ")
      .unicodeScalars)
}
