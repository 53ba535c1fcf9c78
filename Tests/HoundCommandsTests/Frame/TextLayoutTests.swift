import TestSupport
import Testing

@testable import HoundCommands

struct TextLayoutTests {
  @Test(arguments: [
    ("", []), ("one", ["one"]), ("one two three", ["one two", "three"]), ("a  b", ["a b"]),
    ("unbreakable", ["unbreakable"]), ("a unbreakable b", ["a", "unbreakable", "b"]),
    ("one\ntwo", ["one two"]), ("one\n\ntwo", ["one", "", "two"]), ("12345678", ["12345678"]),
  ])
  func `text is wrapped at eight characters`(_ text: String, _ lines: [String]) {
    #expect(TextLayout.wrapped(text, width: 8) == lines)
  }

  @Test func `a wide name has its meaning below`() {
    let lines = TextLayout.columns([("a", "one"), ("abcdefgh", "two")], width: 20, widest: 4)
    #expect(lines == ["  a  one", "  abcdefgh", "     two"])
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func `alternatives are listed as one says them`(_ words: [String], _ text: String) {
    #expect(TextLayout.alternatives(words) == text)
  }

  /// Seed 11: no word is lost, and a line is too wide only when it holds one word.
  @Test func `wrapping keeps every word`() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        String(repeating: "x", count: Int.random(in: 1...9, using: &generator))
      }
      let width = Int.random(in: 4...24, using: &generator)
      let lines = TextLayout.wrapped(words.joined(separator: " "), width: width, indent: 2)
      #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == words)
      for line in lines { #expect(line.count <= width || line.split(separator: " ").count == 1) }
    }
  }
}
