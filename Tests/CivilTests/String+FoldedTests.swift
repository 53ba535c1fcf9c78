import Civil
import TestSupport
import Testing

struct StringFoldedTests {
  @Test func `two spellings of one word fold alike`() {
    #expect(" BELLA\u{A0} Smith".folded == "bella smith")
    #expect("ÉTÉ".folded == "été")
    #expect("Two  words"[...].folded == "two words")
  }

  /// What it is for every text, character by character.
  private func plainly(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  @Test func `bytes fold as characters do`() {
    let signs: [String] = [
      "a", "Z", "é", "É", "7", "$", ".", " ", "\u{2003}", "\t", "\r\n", "\n", "\u{A0}", "\u{1C}", "\u{0}",
      "ẞ", "🐕",
      "x\u{301}", "\u{301}", "K", "-",
    ]
    var random = SplitMix64(seed: 4)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).compactMap { _ in signs.randomElement(using: &random) }.joined()
      #expect(
        text.folded.unicodeScalars.elementsEqual(plainly(text).unicodeScalars), "\(text.debugDescription)")
    }
  }
}
