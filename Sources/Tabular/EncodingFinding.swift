/// Which encoding a file has, and why that is believed.
public struct EncodingFinding: Hashable, Sendable {
  public let encoding: TextEncoding
  public let isMarked: Bool
  /// Each a clause in plain words.
  public let evidence: [String]

  private init(_ encoding: TextEncoding, isMarked: Bool = false, _ evidence: [String]) {
    self.encoding = encoding
    self.isMarked = isMarked
    self.evidence = evidence
  }

  /// What a person said it is; only the mark is looked for.
  public init(_ encoding: TextEncoding, of bytes: [UInt8]) {
    let isMarked = !encoding.mark.isEmpty && bytes.starts(with: encoding.mark)
    self.init(encoding, isMarked: isMarked, ["as asked"])
  }

  /// Judges the bytes given, a whole file or its beginning. Always finds one: what then does not fit is an
  /// invalid byte, which the decoder names.
  ///
  /// - Parameters:
  ///   - isWhole: whether these are all the bytes, so that a sequence cut off at the end is invalid.
  ///   - isBeginning: whether the file begins with them, so that a mark is one.
  public init(_ bytes: [UInt8], isWhole: Bool = true, isBeginning: Bool = true) {
    for encoding in [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian]
    where isBeginning && bytes.starts(with: encoding.mark) {
      self.init(encoding, isMarked: true, ["the file begins with the mark of \(encoding.rawValue)"])
      return
    }
    if isBeginning, let wide = Self.wideEncoding(bytes) {
      self.init(wide, ["every other byte of its plain letters is zero, as in UTF-16 without a mark"])
      return
    }
    let (whole, broken) = Self.sequences(bytes, isWhole: isWhole)
    if broken == 0 {
      self.init(.utf8, [whole == 0 ? "every byte is ASCII" : "all \(whole) letters beyond ASCII are UTF-8"])
    } else if whole > broken {
      self.init(.utf8, ["\(whole) letters beyond ASCII are UTF-8, \(broken) bytes are not"])
    } else {
      self = Self.singleByte(bytes)
    }
  }

  /// UTF-16 without a mark: at least half of the characters have an empty half, always on the same side.
  static func wideEncoding(_ bytes: [UInt8]) -> TextEncoding? {
    let sample = bytes.prefix(8192)
    guard sample.count >= 4, bytes.count % 2 == 0 else { return nil }
    var zeros = [0, 0]
    for (offset, byte) in sample.enumerated() where byte == 0 { zeros[offset % 2] += 1 }
    let (most, least) = (zeros.max() ?? 0, zeros.min() ?? 0)
    guard most > 1, most * 4 >= sample.count, least * 100 <= most else { return nil }
    return zeros[1] > zeros[0] ? .utf16LittleEndian : .utf16BigEndian
  }

  /// How many sequences of several bytes are whole UTF-8, and how many bytes belong to none.
  private static func sequences(_ bytes: [UInt8], isWhole: Bool) -> (whole: Int, broken: Int) {
    var whole = 0
    var broken = 0
    var rest = bytes[...]
    while true {
      let bad = UTF8Validation.firstInvalid(rest)
      // Every sequence has one byte that does not continue another.
      for byte in rest[..<(bad ?? rest.endIndex)] where byte >= 0xC0 { whole += 1 }
      guard let bad, isWhole || bytes.count - bad > 3 else { return (whole, broken) }
      broken += 1
      rest = bytes[(bad + 1)...]
    }
  }

  private static func singleByte(_ bytes: [UInt8]) -> EncodingFinding {
    let mac = plausibility(bytes, .macRoman)
    let windows = plausibility(bytes, .windows1252)
    // What people type reads well in one of the two only; where it does in both, more files are Windows'.
    if mac.points > windows.points, mac.points > 0, windows.unusual > 0 {
      return EncodingFinding(.macRoman, ["not UTF-8", "read so it has letters such as \(mac.shown)"])
    }
    guard bytes.contains(where: { (0x80..<0xA0).contains($0) }) else {
      return EncodingFinding(
        .latin1,
        ["not UTF-8", "no byte from 0x80 to 0x9F", "read so it has letters such as \(windows.shown)"])
    }
    return EncodingFinding(.windows1252, ["not UTF-8", "read so it has letters such as \(windows.shown)"])
  }

  /// How much like a written language the bytes read in an encoding: letters and marks that people type count
  /// for it, signs that they do not against it, and a capital inside a word too.
  private static func plausibility(_ bytes: [UInt8], _ encoding: TextEncoding) -> (
    points: Int, unusual: Int, shown: String
  ) {
    var points = 0
    var unusual = 0
    var seen: [Unicode.Scalar] = []
    var before: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      defer { before = byte }
      guard byte >= 0x80 else { continue }
      guard let scalar = encoding.scalar(byte) else {
        points -= 10
        unusual += 1
        continue
      }
      let follows = lowercase.contains(before)
      // Nobody opens a quotation at the end of a word; within one it may be a slip for an apostrophe.
      let closes = index + 1 == bytes.count || !lowercase.contains(bytes[index + 1])
      let isMisplaced =
        openingQuotes.contains(scalar) && follows && closes
        // Between two vowels it is the ñ of Mac Roman: "lun–mer" is a range, "ni–o" is none.
        || scalar == "–" && (before >= 0x80 || vowels.contains(before))
          && index + 1 < bytes.count && vowels.contains(bytes[index + 1])
      // A root stands by itself where it ticks something off.
      let isTick =
        scalar == "√" && !isLetter(before) && (index + 1 == bytes.count || !isLetter(bytes[index + 1]))
      if isMisplaced || !usualLetters.contains(scalar) && !usualSigns.contains(scalar) { unusual += 1 }
      if isMisplaced {
        points -= 2
      } else if usualLetters.contains(scalar) {
        points += 3
      } else if isTick || usualSigns.contains(scalar) {
        points += 2
      } else if scalar.properties.isLowercase {
        points += 1
      } else if scalar.properties.isUppercase {
        points += follows ? -3 : 1
      } else {
        points -= 2
      }
      if seen.count < 5, !seen.contains(scalar) { seen.append(scalar) }
    }
    return (points, unusual, seen.map(String.init).joined(separator: " "))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    lowercase.contains(byte | 0x20) && byte < 0x80
  }

  private static let lowercase = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let openingQuotes: Set<Unicode.Scalar> = ["‘", "“"]
  private static let vowels = Set("aeiou".utf8)
  private static let usualLetters = Set("éèêëàâçîïôûùüöäñáíóúßœÉ".unicodeScalars)
  private static let usualSigns = Set("’‘“”–—…€£°½¼¾«»•\u{A0}".unicodeScalars)
}
