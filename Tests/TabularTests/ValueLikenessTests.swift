import Testing

@testable import Tabular

@Suite struct ValueLikenessTests {
  private static func likeness(_ text: String, delimiter: Character = ",") -> Double? {
    ValueLikeness.of(Array(text.utf8)[...], isQuoted: false, delimiter: delimiter.asciiValue ?? 0)
  }

  @Test(arguments: [
    "25", "-25.00", "CA$25.00", "1 230,00", "(25)", "12%", "2025-12-01", "1/2/2025", "14:30", "€25",
  ])
  func `numbers, money, dates and times are values`(text: String) {
    #expect(Self.likeness(text, delimiter: ";") == 1)
  }

  @Test(arguments: ["Bella", "Zoé Smith-Roy", "called, paid", "x@example.com"])
  func `words come next`(text: String) throws {
    #expect(try #require(Self.likeness(text, delimiter: ";")) > 0.7)
  }

  @Test(arguments: ["00;30", "a;b;c", "a,b", "'Bella'", "\"x", "x\ty\tz"])
  func `pieces and lumps of values are neither`(text: String) throws {
    #expect(try #require(Self.likeness(text, delimiter: "#")) < 0.3)
  }

  @Test(arguments: ["", "  "])
  func `nothing speaks for nothing`(text: String) { #expect(Self.likeness(text) == nil) }

  @Test(arguments: [("25.00", true), ("2025-01-02", true), ("Bella", false), ("", false)])
  func `figures are told from words`(text: String, isFigure: Bool) {
    #expect(ValueLikeness.isFigure(Array(text.utf8)[...]) == isFigure)
  }
}
