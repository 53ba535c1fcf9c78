import Tabular
import Testing

@Suite struct DialectTests {
  @Test func `RFC 4180 is comma and double quote`() {
    #expect(Dialect.rfc4180 == Dialect(delimiter: 0x2C, quote: 0x22))
    #expect(Dialect.rfc4180 != Dialect(delimiter: 0x2C, quote: nil))
  }

  @Test(arguments: [
    (Dialect.rfc4180, "comma", "double quote"),
    (Dialect(delimiter: 0x3B, quote: 0x27), "semicolon", "single quote"),
    (Dialect(delimiter: 0x09, quote: nil), "tab", "none"),
    (Dialect(delimiter: 0x2C, quote: 0x22, isSpaced: true), "comma and space", "double quote"),
    (Dialect(delimiter: 0x23, quote: 0x7E), "“#”", "“~”"),
  ])
  func `a dialect is named in words`(dialect: Dialect, delimiter: String, quote: String) {
    #expect(dialect.delimiterName == delimiter)
    #expect(dialect.quoteName == quote)
  }
}
