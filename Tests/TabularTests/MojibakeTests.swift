import TestSupport
import Testing

@testable import Tabular

struct MojibakeTests {
  @Test(arguments: [
    ("cafÃ©", "café"), ("â”œ", "├"), ("Noorâ€™s", "Noor’s"), ("op de mat ðŸ™ˆ", "op de mat 🙈"),
    ("Ã\u{A0} la carte", "à la carte"),
    ("â€œwoefâ€\u{9D}", "“woef”"),
  ])
  func `a text that was read in the wrong encoding is put right`(spoilt: String, right: String) {
    #expect(Mojibake.repaired(spoilt) == right)
  }

  @Test(arguments: ["", "cafe", "café", "Zoë", "├", "op de mat 🙈", "à la carte", "Ã", "n° 3 – “ja”"])
  func `a text that is right is left alone`(text: String) {
    #expect(Mojibake.repaired(text) == nil)
  }

  @Test func `whatever was spoilt once is found and comes back`() {
    var random = SplitMix64(seed: 1252)
    let letters = Array("aé zó–ß€œ🙈Łя├ ".unicodeScalars)
    for _ in 0..<500 {
      let count = Int.random(in: 1...12, using: &random)
      let drawn = (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
      let text = String(String.UnicodeScalarView(drawn))
      let spoilt = String(String.UnicodeScalarView(text.utf8.map(Self.misread)))
      guard text.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      #expect(Mojibake.repaired(spoilt) == text, "seed 1252")
    }
  }

  @Test func `every text of a JSON value is looked at, and its keys are left`() {
    let tree = JSONTree.object([
      JSONMember("Ã©", .array([.text("zÃ³"), .number("1"), .null])), JSONMember("b", .bool(true)),
    ])
    #expect(tree.hasMojibake)
    #expect(tree.withoutMojibake["Ã©"] == .array([.text("zó"), .number("1"), .null]))
    #expect(!tree.withoutMojibake.hasMojibake)
  }

  /// A byte as a program shows it that takes everything for Windows-1252.
  private static func misread(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : TextEncoding.windows1252.scalar(byte) ?? Unicode.Scalar(byte)
  }
}
