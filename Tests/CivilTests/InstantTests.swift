import Civil
import TestSupport
import Testing

@Suite struct InstantTests {
  @Test func `whole minutes between two moments are dropped toward zero`() throws {
    let early = try #require(Instant(seconds: 100, nanosecond: 600_000_000))
    let late = try #require(Instant(seconds: 160, nanosecond: 500_000_000))
    #expect(early.seconds(until: late) == 59)
    #expect(late.seconds(until: early) == -59)
    #expect(early.minutes(until: late) == 0)
    #expect(early.minutes(until: early.adding(minutes: 3)) == 3)
    #expect(early < late)
  }

  @Test func `moments before 1970 fall on the right day`() throws {
    let instant = try #require(Instant(seconds: -1))
    #expect(instant.description == "1969-12-31T23:59:59Z")
    let offset = try #require(UTCOffset("+01:00"))
    #expect(instant.local(offset).description == "1970-01-01T00:59")
  }

  @Test func `years that nobody writes are refused`() {
    #expect(Instant(seconds: 253_402_300_800) == nil)
    #expect(Instant(seconds: 253_402_300_799)?.description == "9999-12-31T23:59:59Z")
    #expect(Instant(seconds: 0, nanosecond: 1_000_000_000) == nil)
  }

  @Test func `a wall clock and a moment lead to each other`() throws {
    var random = SplitMix64(seed: 14)
    for _ in 0..<500 {
      let seconds = Int.random(in: -50_000_000_000...200_000_000_000, using: &random)
      let offset = try #require(UTCOffset(seconds: Int.random(in: -50_000...50_000, using: &random)))
      let instant = try #require(Instant(seconds: seconds))
      #expect(instant.local(offset).instant(offset) == instant)
    }
  }
}
