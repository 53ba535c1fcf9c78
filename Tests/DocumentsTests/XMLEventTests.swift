import Documents
import Testing

@Suite struct XMLEventTests {
  private func text(_ source: String) -> String {
    var scanner = XMLScanner()
    var text = ""
    scanner.scan(Array(source.utf8), isLast: true) { event in
      if case .text(let found) = event { text += found.string }
    }
    return text
  }

  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&#233;&#xE9;", "éé"), ("&nbsp;", "&nbsp;"), ("&;", "&;"), ("& ", "& "),
    ("&#11;&#0;", ""), ("&#xD800;", "&#xD800;"), ("&#99999999;", "&#99999999;"), ("a\tb\n", "a\tb\n"),
  ])
  func `only numbered characters and the five entities of XML are put in`(source: String, meant: String) {
    #expect(text(source) == meant)
  }

  @Test func `a broken tag says whether it left something open`() {
    var open: [Bool] = []
    for source in ["<a b=1>", "<a b=1/>", "<a b=1/><c/>", "</a b=1>"] {
      var scanner = XMLScanner()
      scanner.scan(Array(source.utf8), isLast: true) { event in
        if case .damage(let damage) = event { open.append(damage.wasOpen) }
      }
    }
    #expect(open == [true, false, false, false])
  }
}
