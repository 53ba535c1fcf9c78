import Testing

@testable import Documents

@Suite struct MarkupTests {
  @Test func `children come from texts, elements, loops and choices, in the order written`() {
    let isLate = true
    let list = Markup("ul", ["class": "dogs", "id": nil]) {
      for name in ["Luna", "Moss"] { Markup("li") { name } }
      if isLate { Markup("li") { "late" } } else { "never" }
      [Markup.text("a"), .text("b")]
    }
    #expect(list.plainText == "LunaMosslateab")
    #expect(list.html == "<ul class=\"dogs\"><li>Luna</li>\n<li>Moss</li>\n<li>late</li>\nab</ul>\n")
  }
}
