import Testing

@testable import Civil

@Suite struct WrittenNameTests {
  @Test(arguments: [
    ("Févr.", "fevr"), ("FE\u{0301}VRIER", "fevrier"), ("août", "aout"), ("  Dec. ", "dec"), ("a.b.", "a.b"),
    ("x..", "x."), ("", ""), (" . ", ""), ("Noël", "noel"),
  ])
  func `case, accents, outer spaces and one dot do not count`(text: String, folded: String) {
    #expect(WrittenName.folded(text) == folded)
  }
}
