import Tabular
import TestSupport
import Testing

@Suite struct FormulaGuardTests {
  @Test(arguments: [
    ("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("+HST", "'+HST"), ("-A1", "'-A1"), ("-", "'-"),
    ("+", "'+"),
    ("\t=1", "'\t=1"), ("\r=1", "'\r=1"), ("\n=1", "'\n=1"), ("\r\n=1", "'\r\n=1"), ("'=1", "''=1"),
    ("''@", "'''@"),
    ("'-x", "''-x"), ("-1+A1", "'-1+A1"), ("-CA1", "'-CA1"), ("-$A$1", "'-$A$1"),
    ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"),
    ("-CA$", "'-CA$"), ("- ", "'- "), ("=\u{301}", "'=\u{301}"), ("-1\u{301}", "'-1\u{301}"),
  ])
  func `what a program might run is guarded`(text: String, guarded: String) {
    #expect(Array(FormulaGuard.full.guarded(text).utf8) == Array(guarded.utf8))
    #expect(Array(FormulaGuard.full.unguarded(guarded).utf8) == Array(text.utf8))
  }

  @Test(arguments: [
    "", "-25.00", "+1 902 555 0123", "+1 (902) 555-0123", "-CA$25.00", "-C$25", "-$25.00", "- 25",
    "-1,234.50", "+25",
    "2026-11-20", "902-555-0123", "25.00", "Luna", "'tis", "'", "''", "' =1", " =1", "a=b", "é", "🐕",
    "'Bella'",
    "\u{301}=", "\u{FEFF}=1", "(902) 555-0123",
  ])
  func `amounts, phone numbers, dates and plain words are never touched`(text: String) {
    for guarding in [FormulaGuard.full, .ownLayout, .none] {
      #expect(Array(guarding.guarded(text).utf8) == Array(text.utf8))
      #expect(Array(guarding.unguarded(text).utf8) == Array(text.utf8))
    }
  }

  @Test(arguments: [
    ("+HST", "+HST"), ("-x", "-x"), ("\tx", "\tx"), ("=1", "'=1"), ("@x", "'@x"), ("'=1", "''=1"),
    ("'+x", "'+x"),
  ])
  func `her own layout guards formulas only`(text: String, guarded: String) {
    #expect(FormulaGuard.ownLayout.guarded(text) == guarded)
    #expect(FormulaGuard.ownLayout.unguarded(guarded) == text)
  }

  @Test(arguments: ["=1", "'=1", "''", "@", "-x"])
  func `no guard changes nothing`(text: String) {
    #expect(FormulaGuard.none.guarded(text) == text)
    #expect(FormulaGuard.none.unguarded(text) == text)
  }

  /// Seed 44.
  @Test(arguments: [FormulaGuard.full, .ownLayout, .none])
  func `guarding is reversible for every text`(guarding: FormulaGuard) {
    var random = SplitMix64(seed: 44)
    for _ in 0..<500 {
      let text = RandomText.field(using: &random)
      let guarded = guarding.guarded(text)
      #expect(Array(guarding.unguarded(guarded).utf8) == Array(text.utf8), "\(text.debugDescription)")
      #expect(
        Array(guarded.utf8) == Array(text.utf8) || Array(guarded.utf8) == Array("'".utf8) + Array(text.utf8))
      if guarding == .full, let first = guarded.unicodeScalars.first {
        let isNumber = guarded.dropFirst().unicodeScalars.contains { ("0"..."9").contains($0) }
        #expect(!"=@\t\r\n".unicodeScalars.contains(first), "\(text.debugDescription)")
        #expect(!"+-".unicodeScalars.contains(first) || isNumber, "\(text.debugDescription)")
      }
    }
  }
}
