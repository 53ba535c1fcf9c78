import TestSupport
import Testing

@testable import Hikes

/// What bytes answer for ASCII is what characters answer.
struct StringSignsTests {
  private static let signs: [Character] = [
    "a", "z", "é", "7", "0", "٣", "½", "$", ".", "-", "/", " ", "\r\n", "\u{A0}", "🐕", "x\u{301}", "7\u{301}",
    "$\u{338}", "@", "[", "`", "{",
  ]

  private func texts() -> [String] {
    var random = SplitMix64(seed: 7)
    return (0..<1000).map { _ in
      let count = Int.random(in: 0...10, using: &random)
      return String((0..<count).compactMap { _ in Self.signs.randomElement(using: &random) })
    }
  }

  @Test func `letters, numbers and figures are found`() {
    for text in texts() {
      #expect(text.hasLetter == text.contains { $0.isLetter }, "\(text.debugDescription)")
      #expect(text.hasNumber == text.contains { $0.isNumber }, "\(text.debugDescription)")
      #expect(text.hasFigure == text.contains { $0.isASCII && $0.isNumber }, "\(text.debugDescription)")
      #expect(text.hasWord == (text.hasLetter || text.hasNumber))
    }
  }

  @Test func `a word is found and put in the place of another`() {
    for text in texts() {
      for word in ["a", "$", "-/", "az", "é", "7.0"] {
        #expect(text.holds(word) == text.contains(word), "\(text.debugDescription) \(word)")
        #expect(text.swapping(word, for: "b") == text.replacing(word, with: "b"), "\(text.debugDescription)")
      }
    }
  }

  @Test func `a word at the end is found where its beginning stood before`() {
    #expect("e-e-transfer".holds("e-transfer"))
    #expect("e-e-transfer".swapping("e-transfer", for: "et") == "e-et")
    #expect(!"e-trans".holds("e-transfer"))
  }

  @Test func `words are parted alike, whether all is ASCII or not`() {
    for text in texts() {
      let plain = text.filter { $0.isASCII }
      // A last word beyond ASCII makes the other way of reading.
      #expect(
        PartialDate.words(plain) + ["é"] == PartialDate.words(plain + " é"), "\(plain.debugDescription)")
    }
    #expect(PartialDate.words("3rd Nov3, 2025-11") == ["3rd", "nov", "3", ",", "2025", "-", "11"])
  }
}
