import TestSupport
import Testing

@testable import Tabular

struct CompatibilityFoldTests {
  @Test(arguments: [
    (" Moos\t", "moos"), ("petra \u{A0} vlieg", "petra vlieg"), ("Zoë", "zoë"), ("Zoe\u{308}", "zoë"),
    ("ﬁdo", "fido"), ("Ｒｅｘ", "rex"), ("Straße", "strasse"), ("STRASSE", "strasse"), ("ẞ", "ss"),
    ("ΣΊΣΥΦΟΣ", "σίσυφοσ"), ("Ŀ", "l·"), ("각", "각"), ("\u{1100}\u{1161}\u{11A8}", "각"), ("ｶﾞ", "ガ"),
    ("\u{212A}", "k"), ("½", "1⁄2"), ("ı", "ı"), ("İ", "i\u{307}"), ("Ꭰꭰᏸ", "ᎠᎠᏰ"), ("ǆ Ǆ ǅ", "dž dž dž"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{301}a", "\u{301}a"), ("㍿", "株式会社"), ("", ""), ("  ", ""),
  ])
  func `a name is compared without form, case or extra space`(text: String, folded: String) {
    #expect(Array(text.compatibilityFolded.unicodeScalars) == Array(folded.unicodeScalars), "\(text)")
  }

  @Test func `an accent is not dropped`() {
    #expect("Zoë".compatibilityFolded != "Zoe".compatibilityFolded)
  }

  /// One number for the NFKC of every character there is, as `.ci/unicode-table.py` reckons it with Python's tables.
  @Test func `every character has the form that Unicode gives it`() {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(number) else { continue }
      for one in String(scalar).compatibilityComposed {
        for byte in String(one).utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
    }
    #expect(digest == 0x1218_AC66_2ADF_C80E)
  }

  @Test func `folding twice changes nothing, and plain letters go the short way to the same end`() {
    var random = SplitMix64(seed: 91)
    let letters = Array("aZ é\u{301}\u{308}ß ﬁＡ\u{323}ÀKx\t".unicodeScalars)
    for _ in 0..<500 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        text.append(letters[Int.random(in: 0..<letters.count, using: &random)])
      }
      let folded = String(text).compatibilityFolded
      #expect(folded.compatibilityFolded == folded)
      // A letter beyond ASCII beside it takes the long way.
      let between = folded.isEmpty ? " " : " \(folded) "
      #expect(("ж " + String(text) + " Ж").compatibilityFolded == "ж\(between)ж")
    }
  }
}
