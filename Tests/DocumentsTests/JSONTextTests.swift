import Testing

@testable import Documents

@Suite struct JSONTextTests {
  @Test(arguments: [
    ("", "\"\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("\n\r\t", "\"\\n\\r\\t\""),
    ("\u{1}\u{1F}", "\"\\u0001\\u001f\""),
    ("é🐕/", "\"é🐕/\""),
  ])
  func `only what must be escaped is`(plain: String, quoted: String) {
    #expect(JSONText.quoted(plain) == quoted)
  }
}
