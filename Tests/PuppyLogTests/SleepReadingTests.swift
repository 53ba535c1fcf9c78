import Civil
import Diagnostics
import Tabular
import TestSupport
import Testing

@testable import PuppyLog

@Suite struct SleepReadingTests {
  private func reading(_ lines: String, now: String = "03-26 20:00") throws -> SleepReading {
    let log = try PuppyDiary(lines).log(now)
    return SleepReading(log.used, now: log.now.instant)
  }

  private func spans(_ reading: SleepReading) -> [String] {
    let clock = WallClock(zone: PuppyDiary.amsterdam)
    return reading.sessions.map { session in
      let end = session.end.map { clock.local($0, own: session.own).time.description } ?? "open"
      return "\(clock.local(session.start).time) \(end)"
    }
  }

  @Test func `a sleep goes from its first start to the waking`() throws {
    let read = try reading("03-26 09:00 slapen\n03-26 09:10 slapen\n03-26 09:30 ontwaken")
    #expect(spans(read) == ["09:00 09:30"])
    #expect(read.findings.codes == ["sleep-after-sleep"])
  }

  @Test func `the crate and then sleep is no slip, sleep once more is`() throws {
    let read = try reading("03-26 09:00 bench\n03-26 09:10 slapen\n03-26 09:30 ontwaken")
    #expect(spans(read) == ["09:00 09:30"])
    #expect(read.findings == [])
    let again = try reading("03-26 09:00 bench\n03-26 09:10 slapen\n03-26 09:20 slapen")
    #expect(again.findings.codes == ["sleep-after-sleep"])
  }

  @Test func `a waking without a sleep is named once a start was seen`() throws {
    let read = try reading(
      "03-26 06:00 ontwaken\n03-26 09:00 slapen\n03-26 09:30 ontwaken\n03-26 10:00 ontwaken")
    #expect(spans(read) == ["09:00 09:30"])
    #expect(read.findings.codes == ["wake-without-sleep"])
    #expect(read.findings.first?.location?.line == 4)
  }

  @Test(arguments: [
    // The next start is at or after the written end: the sleep ended there.
    ("03-26 09:00 slapen 30\n03-26 09:30 slapen", ["09:00 09:30", "09:30 open"]),
    ("03-26 09:00 slapen 30\n03-26 09:29 slapen", ["09:00 09:30"]),
    // A waking decides, whatever was written.
    ("03-26 09:00 slapen 30\n03-26 11:00 ontwaken", ["09:00 11:00"]),
    // Nothing follows: it ends by itself once its end has passed.
    ("03-26 09:00 slapen 30", ["09:00 09:30"]),
    ("03-26 19:40 slapen 30", ["19:40 open"]),
    ("03-26 09:00 slapen", ["09:00 open"]),
  ])
  func `a written length closes a sleep where nothing else does`(lines: String, want: [String]) throws {
    #expect(spans(try reading(lines)) == want)
  }

  /// Whatever the order of starts and wakings: sleeps do not overlap, only the last is open, and each began with a start.
  @Test(arguments: 0..<50)
  func `the sleeps never leave their table`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let types = ["slapen", "bench", "ontwaken", "slapen 20", "plassen buiten"]
    let lines = (0..<40).map { number in
      "03-26 \(number / 4 < 10 ? "0" : "")\(number / 4):\(["00", "15", "30", "45"][number % 4]) "
        + types[Int.random(in: 0..<types.count, using: &random)]
    }
    let sessions = try reading(lines.joined(separator: "\n")).sessions
    for session in sessions.dropLast() { #expect(session.end != nil) }
    for (one, next) in zip(sessions, sessions.dropFirst()) {
      #expect(try #require(one.end) <= next.start.instant)
    }
    for session in sessions {
      #expect(session.startType.opensSleep)
      #expect(session.minutes.map { $0 >= 0 } != false)
    }
  }
}
