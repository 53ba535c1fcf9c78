import TestSupport
import Testing

@testable import Documents

@Suite struct ContentLineTests {
  /// Seed 55: lines of letters of one to four bytes and of families of emoji.
  @Test func `a line is cut after 75 bytes at most, and joins again`() {
    var random = SplitMix64(seed: 55)
    let letters = ["a", "é", "–", "🐕", "👩‍👩‍👧‍👦", " "]
    for _ in 0..<500 {
      let count = Int.random(in: 0...200, using: &random)
      let line = (0..<count).map { _ in letters[Int.random(in: letters.indices, using: &random)] }.joined()
      let folded = ContentLine.folded(line)
      let lines = text(folded).split(separator: "\r\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.utf8.count <= 75 })
      #expect(text(folded).replacing("\r\n ", with: "") == line + "\r\n")
    }
  }

  @Test(arguments: [
    ("a,b;c\\d", "a\\,b\\;c\\\\d"), ("a\r\nb\nc\rd", "a\\nb\\nc\\nd"), ("a\u{7}b\tc", "a\u{FFFD}b c"),
    ("1:2 \"x\"", "1:2 \"x\""),
  ])
  func `texts are escaped`(plain: String, escaped: String) {
    #expect(ContentLine.escaped(plain) == escaped)
  }

  @Test(arguments: [(0, "PT0S"), (-7200, "-PT2H"), (93_784, "P1DT2H3M4S"), (86_400, "P1D"), (-60, "-PT1M")])
  func `durations are written`(seconds: Int, text: String) {
    #expect(ContentLine.duration(seconds) == text)
  }
}
