import Tabular
import Testing

@Suite struct DialectTests {
  @Test func `RFC 4180 is comma and double quote`() {
    #expect(Dialect.rfc4180 == Dialect(delimiter: 0x2C, quote: 0x22))
    #expect(Dialect.rfc4180 != Dialect(delimiter: 0x2C, quote: nil))
  }
}
