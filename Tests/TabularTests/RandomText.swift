import TestSupport

/// Texts that are hard on a reader or a writer.
enum RandomText {
  private static let pieces = [
    "a", "Bella", " ", "  ", "\"", "\"\"", ",", ";", "\n", "\r", "\r\n", "\t", "=", "+", "-", "@", "'", "''",
    "'=",
    "\u{FEFF}", "é", "e\u{301}", "\u{301}", "ß", "🐕", "👩‍👧", "\u{A0}", "\u{2028}", "CA$", "$", "1", "25.00",
    "(", ")",
    "‹", "\\", "#", "|", "\u{7F}", "\u{1}",
  ]

  /// Up to six pieces; often a single one, and sometimes nothing.
  static func field(using random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in
      pieces[Int.random(in: pieces.indices, using: &random)]
    }.joined()
  }

  /// One to five records of one to five fields.
  static func records(using random: inout SplitMix64) -> [[String]] {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in
      (0..<Int.random(in: 1...5, using: &random)).map { _ in field(using: &random) }
    }
  }

  /// Bytes of a file in which quotes, delimiters and line ends stand anywhere.
  static func file(using random: inout SplitMix64) -> [UInt8] {
    let pieces = ["a", "é", "\"", "\"", ",", ",", "\n", "\r", "\r\n", "\"\"", " ", "'=", "=1", "🐕"]
    return (0..<Int.random(in: 0...24, using: &random)).flatMap { _ in
      Array(pieces[Int.random(in: pieces.indices, using: &random)].utf8)
    }
  }
}

/// Texts by their bytes: `String` takes two spellings of one accent for equal, and a round trip may not.
func bytes(_ records: [[String]]) -> [[[UInt8]]] { records.map { $0.map { Array($0.utf8) } } }
