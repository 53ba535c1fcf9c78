import Civil
import Diagnostics
import Tabular
import TestSupport
import Testing

@testable import PuppyLog

@Suite struct PoopOutlookTests {
  private func outlook(_ lines: String, _ now: String, born: String? = nil) throws -> PoopOutlook {
    var diary = PuppyDiary(lines)
    diary.profile.birth = born.flatMap { CivilDate(iso: $0) }
    return PoopOutlook(try diary.log(now))
  }

  @Test(arguments: [
    ("2026-02-05", 4, 6), ("2026-01-22", 3, 5), ("2025-12-20", 2, 4), ("2025-06-01", 2, 3),
    ("2024-01-01", 1, 2),
  ])
  func `S012 the range goes by weeks of age`(born: String, low: Int, high: Int) throws {
    let found = try outlook("03-26 08:00 eten", "03-26 12:00", born: born)
    #expect([found.low, found.high] == [low, high])
  }

  @Test func `S012 three days of its own move the range`() throws {
    let lines = (23...25).flatMap { day in
      (8...12).map { "03-\(day) \($0 < 10 ? "0" : "")\($0):00 poepen buiten" }
    }
    let found = try outlook(lines.joined(separator: "\n"), "03-26 12:00", born: "2024-01-01")
    // Five a day: one less to one more.
    #expect([found.low, found.high] == [4, 6])
    let two = try outlook(
      lines.filter { !$0.hasPrefix("03-23") }.joined(separator: "\n"), "03-26 12:00", born: "2024-01-01")
    #expect([two.low, two.high] == [1, 2])
  }

  @Test(arguments: [
    ("03-26 05:59", PoopOutlook.Urgency.hidden), ("03-26 23:00", .hidden), ("03-26 08:59", .info),
    ("03-26 09:30", .good), ("03-26 10:00", .info), ("03-26 18:00", .info),
  ])
  func `S012 the hour decides where nothing else does`(now: String, urgency: PoopOutlook.Urgency) throws {
    #expect(try outlook("03-26 05:00 eten", now, born: "2026-01-22").urgency == urgency)
  }

  @Test func `S012 a walk that brought none is a hint`() throws {
    let lines = "03-26 09:00 poepen buiten\n03-26 12:00 uitlaten 10"
    #expect(try outlook(lines, "03-26 12:40", born: "2026-01-22").urgency == .gentle)
    #expect(try outlook(lines, "03-26 12:41", born: "2026-01-22").urgency == .good)
    // Half an hour where no length is written.
    let untimed = "03-26 09:00 poepen buiten\n03-26 12:00 uitlaten"
    #expect(try outlook(untimed, "03-26 12:29", born: "2026-01-22").urgency == .good)
    #expect(try outlook(untimed, "03-26 13:00", born: "2026-01-22").urgency == .gentle)
  }

  @Test func `S012 twice the usual daytime is worth attention`() throws {
    let lines = "03-26 08:00 poepen buiten\n03-26 10:00 poepen buiten\n03-26 12:00 poepen buiten"
    #expect(try outlook(lines, "03-26 14:45", born: "2024-01-01").urgency == .good)
    #expect(try outlook(lines, "03-26 15:00", born: "2024-01-01").urgency == .gentle)
    #expect(try outlook(lines, "03-26 16:00", born: "2024-01-01").urgency == .attention)
  }

  /// Step by step, as the rule says it, also over the change of clocks.
  @Test(arguments: 0..<100)
  func `daytime is counted as step by step`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let diary = PuppyDiary(
      "03-2\(Int.random(in: 6...9, using: &random)) 0\(Int.random(in: 3...9, using: &random)):1\(Int.random(in: 0...9, using: &random)) poepen buiten"
    )
    let log = try diary.log("04-02 23:59")
    let start = try #require(log.used.first)
    let end = start.instant.adding(minutes: Int.random(in: 0...6000, using: &random))
    var at = start.instant
    var count = 0
    while at < end {
      count += (6...22).contains(diary.clock.local(at, own: .utc).hour) ? 1 : 0
      at = at.adding(minutes: 15)
    }
    #expect(DaytimeSteps(diary.clock).minutes(from: start, to: end) == count * 15)
  }
}
