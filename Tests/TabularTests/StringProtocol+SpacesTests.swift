import Tabular
import Testing

@Suite struct StringProtocolSpacesTests {
  @Test(arguments: [
    ("", "", "", ""), (" \t\u{A0}\n", "", "", ""), (" a  b ", "a  b", "a b", " a  b"), ("a", "a", "a", "a"),
    ("\u{A0}Luna\u{A0}\u{A0}Smith\r\n", "Luna\u{A0}\u{A0}Smith", "Luna Smith", "\u{A0}Luna\u{A0}\u{A0}Smith"),
    ("a b\tc", "a b\tc", "a b c", "a b\tc"), ("a b  c", "a b  c", "a b c", "a b  c"), ("🐕 ", "🐕", "🐕", "🐕"),
    ("'a ", "'a", "'a", "'a"),
  ])
  func `spaces are trimmed, collapsed, or cut at the end`(
    text: String, trimmed: String, collapsed: String, cut: String
  ) {
    #expect(text.trimmingSpaces == trimmed)
    #expect(text.collapsingSpaces == collapsed)
    #expect(text.trimmingTrailingSpaces == cut)
  }
}
