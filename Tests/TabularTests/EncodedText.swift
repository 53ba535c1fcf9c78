@testable import Tabular

/// Texts in other encodings, written apart from the decoder.
enum EncodedText {
  static func bytes(_ text: String, _ encoding: TextEncoding) -> [UInt8] {
    switch encoding {
    case .utf8: return Array(text.utf8)
    case .utf16LittleEndian: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .windows1252, .latin1, .macRoman:
      return text.unicodeScalars.map { scalar in
        if scalar.isASCII { return UInt8(scalar.value) }
        return (0x80...0xFF).first { encoding.scalar($0) == scalar } ?? UInt8(ascii: "?")
      }
    }
  }
}
