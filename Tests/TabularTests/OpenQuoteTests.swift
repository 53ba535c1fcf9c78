import Testing

@testable import Tabular

@Suite struct OpenQuoteTests {
  @Test(
    arguments: [
      ("a,\"b,c", 3, ["a", "\"b", "c"], 2), ("a,\"b\"\",c", 3, ["a", "b\"", "c"], 2),
      ("\"a,b,\"c, d\"", 3, ["\"a", "b", "c, d"], 1), ("a,\"b \"\"c\"\"\",d", 3, ["a", "b \"c\"", "d"], nil),
      ("a,b", 2, ["a", "b"], nil),
    ] as [(String, Int, [String], Int?)])
  func `a line by itself is read so that it is as wide as the others`(
    text: String, width: Int, fields: [String], column: Int?
  ) throws {
    let line = try #require(OpenQuote.line(Array(text.utf8)[...], .rfc4180, widths: width...width))
    #expect(line.fields.map { String(decoding: $0.bytes, as: UTF8.self) } == fields)
    #expect(line.openColumn == column)
  }

  @Test(
    arguments: [("a,b\nc,d", 2, nil), ("a,\"b\nc,d", 2, 2), ("a,\"b\nc,d", 3, nil), ("a,\"b\nc,d", 1, nil)]
      as [(String, Int, Int?)])
  func `lines as wide as the records around them were swallowed`(text: String, width: Int, column: Int?) {
    #expect(OpenQuote.column(in: Array(text.utf8)[...], .rfc4180, widths: width...width) == column)
  }
}
