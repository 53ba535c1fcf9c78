import TestSupport
import Testing

@testable import Documents

@Suite struct MarkupWritingTests {
  @Test(arguments: [
    ("Tom & Jerry", "Tom &amp; Jerry"), ("<b>", "&lt;b&gt;"), ("]]>", "]]&gt;"), ("\"quoted\"", "\"quoted\""),
    ("a\u{0}b\u{1B}c\u{FFFE}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"), ("a\r\nb", "a&#13;\nb"), ("Béa 🐕", "Béa 🐕"),
  ])
  func `text is escaped`(text: String, expected: String) {
    #expect(Markup("b") { text }.html == "<b>\(expected)</b>")
  }

  @Test func `attributes are escaped, line ends and tabs too, which would be read as spaces`() {
    #expect(
      Markup("a", ["title": "\"A\" < B & C\n\tD"]).html
        == "<a title=\"&quot;A&quot; &lt; B &amp; C&#10;&#9;D\"></a>")
  }

  @Test func `HTML has elements without an end, XML closes each`() {
    #expect(Markup("br").html == "<br>")
    #expect(text(Markup("br").xmlFile) == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<br/>\n")
    #expect(Markup("p").html == "<p></p>\n")
  }

  @Test func `a script is not escaped, and cannot end itself`() {
    #expect(
      Markup("script") { "if (a < b && c) { d = '</script>' }" }.html
        == "<script>if (a < b && c) { d = '<\\/script>' }</script>\n")
  }

  @Test func `XML is indented only where no text stands between the elements`() {
    let tree = Markup("a") {
      Markup("b") { Markup("c") }
      Markup("d") {
        "text "
        Markup("e")
      }
    }
    let body = text(tree.xmlFile).split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(body == "<a>\n <b>\n  <c/>\n </b>\n <d>text <e/></d>\n</a>")
  }

  /// Seed 11: whatever the text is, no character of it opens or closes an element.
  @Test func `no text breaks out of its element`() {
    var random = SplitMix64(seed: 11)
    let pieces = ["<", ">", "&", "\"", "'", "</b>", "<!--", "]]>", "é", "\u{2028}", "\u{0}", "x"]
    for _ in 0..<500 {
      let words = (0..<6).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
      let written = Markup("b", ["t": words.joined()]) { words.joined() }.html
      #expect(written.count { $0 == "<" } == 2 && written.count { $0 == ">" } == 2)
      #expect(written.count { $0 == "\"" } >= 2 && !written.contains("\u{0}"))
    }
  }
}
