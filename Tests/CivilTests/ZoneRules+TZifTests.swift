import Civil
import TestSupport
import Testing

@Suite struct ZoneRulesTZifTests {
  private var sample: [UInt8] {
    ZoneFile.bytes(
      transitions: [(-1_000_000, 1), (1_000_000, 2)],
      periods: [(-15_000, false, 0), (-14_400, false, 4), (-10_800, true, 8)],
      letters: "LMT\0AST\0ADT\0", rule: "AST4ADT,M3.2.0,M11.1.0")
  }

  @Test func `a compiled zone is read with its rule`() throws {
    let rules = try #require(ZoneRules(name: "X", file: sample))
    func name(_ seconds: Int) throws -> String {
      rules.period(at: try #require(Instant(seconds: seconds))).abbreviation
    }
    #expect(try name(-2_000_000) == "LMT")
    #expect(try name(-1_000_000) == "AST")
    #expect(try name(999_999) == "AST")
    #expect(try name(1_000_000) == "AST")
    #expect(try name(1_784_000_000) == "ADT")
  }

  @Test func `a zone without a rule stays as its last change left it`() throws {
    let bytes = ZoneFile.bytes(transitions: [(5, 0)], periods: [(3600, false, 0)], letters: "CET\0", rule: "")
    let rules = try #require(ZoneRules(name: "X", file: bytes))
    #expect(rules.offset(at: try #require(Instant(seconds: 4_000_000_000))).seconds == 3600)
  }

  @Test func `bytes that are no zone are refused wherever they are cut or changed`() {
    let bytes = sample
    #expect(ZoneRules(name: "X", file: []) == nil)
    for length in bytes.indices.dropLast(24) {
      #expect(ZoneRules(name: "X", file: Array(bytes[..<length])) == nil)
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0xFF
      // Whatever is made of it, reading comes to an end and answers.
      _ = ZoneRules(name: "X", file: changed)?.period(at: .epoch)
    }
  }
}
