import Testing

@testable import Tabular

@Suite struct TextEncodingTests {
  @Test(
    arguments: [
      ("utf-8", .utf8), ("UTF8", .utf8), ("UTF-16", .utf16LittleEndian), ("utf-16be", .utf16BigEndian),
      ("cp1252", .windows1252), ("Windows-1252", .windows1252), ("latin-1", .latin1), ("iso-8859-1", .latin1),
      ("mac roman", .macRoman), ("ebcdic", nil),
    ] as [(String, TextEncoding?)])
  func `an encoding goes by the names people type`(name: String, encoding: TextEncoding?) {
    #expect(TextEncoding(named: name) == encoding)
  }

  @Test(
    arguments: [
      (0x80, "€", "Ä", nil), (0x8E, "Ž", "é", nil), (0x81, nil, "Å", nil), (0x9F, "Ÿ", "ü", nil),
      (0xA0, "\u{A0}", "†", "\u{A0}"), (0xE9, "é", "È", "é"), (0xFF, "ÿ", "ˇ", "ÿ"), (0xDB, "Û", "€", "Û"),
      (0xF0, "ð", "\u{F8FF}", "ð"), (0xCA, "Ê", "\u{A0}", "Ê"), (0xD5, "Õ", "’", "Õ"),
    ] as [(UInt8, Unicode.Scalar?, Unicode.Scalar?, Unicode.Scalar?)])
  func `a byte means what the tables say`(
    byte: UInt8, windows: Unicode.Scalar?, mac: Unicode.Scalar?, latin: Unicode.Scalar?
  ) {
    #expect(TextEncoding.windows1252.scalar(byte) == windows)
    #expect(TextEncoding.macRoman.scalar(byte) == mac)
    #expect(TextEncoding.latin1.scalar(byte) == latin)
  }

  @Test func `every byte of an encoding means something else`() {
    for encoding in [TextEncoding.windows1252, .latin1, .macRoman] {
      let scalars = (UInt8(0x80)...0xFF).compactMap(encoding.scalar)
      #expect(Set(scalars).count == scalars.count)
    }
  }
}
