import Civil
import Diagnostics
import Tabular
import TestSupport
import Testing

@testable import PuppyLog

@Suite struct LogbookTests {
  @Test func `what is yet to come is named and not used`() throws {
    let log = try PuppyDiary("03-26 06:51 eten\n03-26 07:30 drinken").log("03-26 07:00")
    #expect(log.used.map(\.event.type) == [.eating])
    #expect(log.findings.codes == ["future-event"])
    #expect(log.eventCount == 2)
  }

  @Test func `without a moment the last event is now`() throws {
    let diary = PuppyDiary("03-26 06:51 eten\n03-26 07:30 drinken")
    let early = try #require(WrittenTime("2026-03-01T00:00Z"))
    let log = Logbook(
      diary.events, fileCount: 1, lineCount: 2, profile: diary.profile, clock: diary.clock, now: nil,
      fallback: early)
    #expect(log.localNow.description == "2026-03-26T07:30")
    #expect(log.findings == [])
  }

  @Test func `moment, type and place make one event of two lines`() throws {
    let log = try PuppyDiary(
      """
      03-26 06:51 plassen buiten
      03-26 06:51 plassen binnen
      03-26 06:51 poepen buiten
      03-26 06:51 plassen buiten
      """
    ).log("03-26 07:00")
    #expect(log.used.count == 3)
    #expect(log.findings.codes == ["duplicate-event"])
    #expect(log.findings.first?.location?.line == 4)
  }

  @Test func `the same moment in another offset is the same`() throws {
    let json = """
      {"time":"2026-03-26T06:51+01:00","type":"eten"}
      {"time":"2026-03-26T05:51:00Z","type":"eten"}
      """
    #expect(try PuppyDiary(json: json).log("03-26 07:00").used.count == 1)
  }

  @Test func `at one moment waking comes before going to sleep, whatever the lines' order`() throws {
    for lines in ["03-26 09:00 slapen\n03-26 09:00 ontwaken", "03-26 09:00 ontwaken\n03-26 09:00 slapen"] {
      let log = try PuppyDiary("03-26 08:00 slapen\n" + lines).log("03-26 09:30")
      #expect(log.used.map(\.event.type) == [.sleep, .waking, .sleep])
    }
  }

  /// Random days with ties, doubled lines and lines of a later day, in random order.
  @Test(arguments: 0..<20)
  func `shuffling the lines changes no figure`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let types = ["plassen buiten", "plassen binnen", "eten", "slapen", "ontwaken", "bench", "poepen buiten"]
    var lines: [String] = (0..<60).compactMap { _ in
      let hour = Int.random(in: 0..<24, using: &random)
      let minute = Int.random(in: 0..<4, using: &random) * 15
      let day = Int.random(in: 26...30, using: &random)
      // The hour that the clocks leap over on the 29th does not exist.
      guard day != 29 || hour != 2 else { return nil }
      let type = types[Int.random(in: 0..<types.count, using: &random)]
      return "03-\(day) \(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute) \(type)"
    }
    let reference = try figures(lines)
    for _ in 0..<5 {
      lines.shuffle(using: &random)
      #expect(try figures(lines) == reference)
    }
  }

  private func figures(_ lines: [String]) throws -> [String] {
    let log = try PuppyDiary(lines.joined(separator: "\n")).log("03-30 20:00")
    let stats = PuppyReports.json(PuppyStats(log), diagnostics: [])
    let next = PuppyReports.json(PuppyOutlook(log), diagnostics: [])
    return try [stats, next].map { String(decoding: try $0.encoded(), as: UTF8.self) }
  }
}
