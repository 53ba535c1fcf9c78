import Documents
import Testing

@Suite struct XMLTagTests {
  private func tag(_ text: String) -> XMLTag? {
    var scanner = XMLScanner()
    var tag: XMLTag?
    scanner.scan(Array(text.utf8), isLast: true) { event in
      if case .open(let found) = event { tag = found }
    }
    return tag
  }

  @Test func `an attribute is asked for by its name`() throws {
    let found = try #require(tag("<office:p style='x' a=\"&quot;&apos;\"/>"))
    #expect(found.isNamed(Array("office:p".utf8)))
    #expect(found["style"] == "x")
    #expect(found["a"] == "\"'")
    #expect(found["b"] == nil)
  }

  @Test func `whether a value stands as it means is known without reading it`() throws {
    let found = try #require(tag("<a b='é' c='&amp;' d='1\n2'/>"))
    #expect(found.attributes.map(\.isPlain) == [true, false, false])
  }
}
