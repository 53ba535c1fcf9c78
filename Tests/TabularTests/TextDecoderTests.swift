import TestSupport
import Testing

@testable import Tabular

@Suite struct TextDecoderTests {
  /// Seed 43.
  @Test(arguments: TextEncoding.allCases)
  func `portions of any size give the same text`(encoding: TextEncoding) throws {
    var random = SplitMix64(seed: 43)
    let letters =
      ["a", ",", "\n", "é", "ü", "ß", "à"] + (encoding.mark.isEmpty ? [] : ["🐕", "東", "\u{FEFF}"])
    for _ in 0..<500 {
      let text =
        "x"
        + (0..<Int.random(in: 0...20, using: &random)).map { _ in
          letters[Int.random(in: letters.indices, using: &random)]
        }.joined()
      let isMarked = Bool.random(using: &random)
      let input = (isMarked ? encoding.mark : []) + EncodedText.bytes(text, encoding)
      for size in [1, 2, 3, 7, 1000] {
        #expect(try Self.decode(input, encoding, in: size) == Array(text.utf8), "\(text) in \(size)")
      }
    }
  }

  @Test(
    arguments: [
      (TextEncoding.utf8, [0x61, 0xC3, 0x61], 1), (.utf8, [0x61, 0xE2, 0x82], 1), (.utf8, [0x80], 0),
      (.utf8, [0xEF, 0xBB, 0xBF, 0x61, 0xED, 0xA0, 0x80], 4),
      (.utf16LittleEndian, [0x61, 0, 0x00, 0xD8, 0x61, 0], 2), (.utf16BigEndian, [0, 0x61, 0xDC, 0x00], 2),
      (.utf16LittleEndian, [0xFF, 0xFE, 0x61], 2), (.windows1252, [0x61, 0x62, 0x9D], 2),
      (.latin1, [0x85], 0),
      // No text has a zero.
      (.utf8, [0x61, 0, 0x62], 1), (.utf8, [0xC3, 0xA9] + Array(repeating: 0x61, count: 20) + [0], 22),
      (.macRoman, [0x61, 0x8E, 0], 2), (.utf16LittleEndian, [0x61, 0, 0, 0], 2),
    ] as [(TextEncoding, [UInt8], Int)])
  func `a byte without meaning is named wherever the portions part`(
    encoding: TextEncoding, input: [UInt8], offset: Int
  ) {
    for size in [1, 2, 3, 1000] {
      let error = #expect(throws: InvalidByte.self) { try Self.decode(input, encoding, in: size) }
      #expect(error?.offset == offset, "in portions of \(size)")
      #expect(error?.byte == input[offset])
    }
  }

  static func decode(_ input: [UInt8], _ encoding: TextEncoding, in size: Int) throws(InvalidByte) -> [UInt8]
  {
    var decoder = TextDecoder(encoding)
    var text: [UInt8] = []
    var rest = input[...]
    while !rest.isEmpty {
      text += try decoder.decode(rest.prefix(size), isLast: false)
      rest = rest.dropFirst(size)
    }
    return text + (try decoder.decode([], isLast: true))
  }
}
