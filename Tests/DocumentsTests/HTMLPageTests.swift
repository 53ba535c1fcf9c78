import Testing

@testable import Documents

@Suite struct HTMLPageTests {
  private let page = HTMLPage(
    language: "nl", title: "Dag & nacht", style: "p { color: red; }", script: "go();"
  ) {
    Markup("p") { "Hond" }
  }

  @Test func `a page is whole: its language, its title, its style and its script stand in it`() {
    let html = text(page.bytes)
    #expect(html.hasPrefix("<!doctype html>\n<html lang=\"nl\">"))
    #expect(html.contains("<title>Dag &amp; nacht</title>"))
    #expect(html.contains("<meta charset=\"utf-8\">"))
    #expect(html.contains("width=device-width"))
    #expect(html.contains("p { color: red; }</style>"))
    #expect(html.contains("<p>Hond</p>\n<script>go();</script>"))
    #expect(html.hasSuffix("</html>\n"))
  }

  @Test func `a page asks for nothing from outside, and forbids it`() {
    let html = text(page.bytes)
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains(" src="))
    #expect(html.contains("rel=\"icon\" href=\"data:,\""))
  }

  @Test func `a page without a script has none`() {
    let page = HTMLPage(language: "en-CA", title: "t") { Markup("p") }
    #expect(!text(page.bytes).contains("<script"))
  }
}
