import Civil
import Testing

@Suite struct ZoneRulesTZifTests {
  /// A file as RFC 8536 lays it out: an empty block of 32 bits, one of 64 bits, and the rule for later years.
  private func file(
    transitions: [(Int, UInt8)], periods: [(Int, Bool, UInt8)], letters: String, rule: String,
    version: Character = "2"
  ) -> [UInt8] {
    func word(_ value: Int, _ size: Int) -> [UInt8] {
      stride(from: (size - 1) * 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func head(_ times: Int, _ kinds: Int, _ letters: Int) -> [UInt8] {
      Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
        + [0, 0, 0, times, kinds, letters].flatMap { word($0, 4) }
    }
    return head(0, 1, 1) + [0, 0, 0, 0, 0, 0, 0] + head(transitions.count, periods.count, letters.utf8.count)
      + transitions.flatMap { word($0.0, 8) } + transitions.map(\.1)
      + periods.flatMap { word($0.0, 4) + [$0.1 ? 1 : 0, $0.2] } + Array(letters.utf8)
      + Array("\n\(rule)\n".utf8)
  }

  private var sample: [UInt8] {
    file(
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
    let bytes = file(transitions: [(5, 0)], periods: [(3600, false, 0)], letters: "CET\0", rule: "")
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
