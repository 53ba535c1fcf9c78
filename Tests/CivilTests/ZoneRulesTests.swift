import Civil
import TestSupport
import Testing

@Suite struct ZoneRulesTests {
  private func halifax() throws -> ZoneRules {
    try #require(ZoneRules(name: "America/Halifax", rule: "AST4ADT,M3.2.0,M11.1.0"))
  }

  private func local(_ text: String) throws -> LocalTime {
    let instant = try #require(WrittenTime(text + "Z")).instant
    return instant.local(.utc)
  }

  @Test(arguments: [
    ("2026-03-08T05:59:59Z", "AST", "2026-03-08T01:59"), ("2026-03-08T06:00Z", "ADT", "2026-03-08T03:00"),
    ("2026-11-01T04:59:59Z", "ADT", "2026-11-01T01:59"), ("2026-11-01T05:00Z", "AST", "2026-11-01T01:00"),
    ("1999-12-31T12:00Z", "AST", "1999-12-31T08:00"), ("2400-07-01T12:00Z", "ADT", "2400-07-01T09:00"),
  ])
  func `the clocks of Halifax change when they should`(moment: String, name: String, wall: String) throws {
    let instant = try #require(WrittenTime(moment)).instant
    let rules = try halifax()
    #expect(rules.period(at: instant).abbreviation == name)
    #expect(rules.local(instant).description == wall)
  }

  @Test func `an hour that never is moves on and one that is twice is the first`() throws {
    let rules = try halifax()
    #expect(rules.instant(try local("2026-03-08T02:30")).description == "2026-03-08T06:30:00Z")
    #expect(rules.instant(try local("2026-11-01T01:30")).description == "2026-11-01T04:30:00Z")
    #expect(rules.instant(try local("2026-11-01T02:30")).description == "2026-11-01T06:30:00Z")
  }

  @Test func `the changes of a year are listed`() throws {
    let from = try #require(WrittenTime("2026-01-01T00:00Z")).instant
    let to = try #require(WrittenTime("2027-01-01T00:00Z")).instant
    let changes = try halifax().changes(from: from, to: to)
    #expect(changes.map(\.period.abbreviation) == ["ADT", "AST"])
    #expect(
      changes.map { Instant(seconds: $0.seconds)?.description } == [
        "2026-03-08T06:00:00Z", "2026-11-01T05:00:00Z",
      ])
  }

  @Test func `south of the equator summer goes over the new year`() throws {
    let rules = try #require(ZoneRules(name: "Australia/Sydney", rule: "AEST-10AEDT,M10.1.0,M4.1.0/3"))
    let january = try #require(WrittenTime("2026-01-15T00:00Z")).instant
    #expect(rules.period(at: january).isDaylight)
  }

  @Test func `every moment leads to its wall clock and back`() throws {
    var random = SplitMix64(seed: 5)
    let rules = try halifax()
    for _ in 0..<500 {
      let instant = try #require(Instant(seconds: Int.random(in: 0...4_000_000_000, using: &random)))
      let again = rules.instant(rules.local(instant))
      // The hour that is lived twice comes back as its first.
      #expect(
        again == instant
          || (again.seconds(until: instant) == 3600 && rules.local(again) == rules.local(instant)))
    }
  }

  @Test func `a fixed distance from Greenwich never changes`() throws {
    let zone = ZoneRules(fixed: try #require(UTCOffset("-03:30")))
    let summer = try #require(Instant(seconds: 1_750_000_000))
    #expect(zone.offset(at: summer) == zone.offset(at: .epoch))
    #expect(zone.name == "-03:30")
  }
}
