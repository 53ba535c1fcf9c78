import Testing

@testable import Quantities

@Suite struct MapLinkTests {
  @Test(arguments: [
    "44.73,-63.65", "44.73/63.65", "N/A", "a.m./p.m.", "Bedford", "44.73N/63.6W", "", "maps.google.com",
    ".com/x",
  ])
  func `a word that leads nowhere is no link`(word: String) {
    #expect(MapLink(word: word[...]) == nil)
  }

  @Test func `a link is cut first and decoded after`() throws {
    let link = try #require(
      MapLink(word: "(https://www.Maps.Example.com/a%2Fb/c+d?Q=x%26y&q=2&empty=#map=1%2C2)."))
    #expect(link.host == "maps.example.com")
    #expect(link.path == ["a/b", "c d"])
    #expect(link.values("q") == ["x&y", "2"])
    #expect(link.values("empty") == [])
    #expect(link.fragment == "map=1,2")
  }

  @Test(arguments: [
    ("%2C", ","), ("%252c", ","), ("%C2%B0", "°"), ("%", "%"), ("%2", "%2"), ("%zz", "%zz"), ("a+b", "a b"),
    ("%2B", "+"),
  ])
  func `escapes are decoded and what is no escape stays`(text: String, decoded: String) {
    #expect(MapLink.decoded(text[...]) == decoded)
  }
}
