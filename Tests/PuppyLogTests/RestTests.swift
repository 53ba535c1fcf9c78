import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct RestTests {
  private func rest(_ lines: String, now: String = "03-31 12:00", bedtime: Int = 22) throws -> Rest {
    var diary = PuppyDiary(lines)
    diary.profile.bedtimeHour = bedtime
    let log = try diary.log(now)
    return Rest(SleepReading(log.used, now: log.now.instant).sessions, log)
  }

  @Test func `S014 a night is the part between bedtime and seven`() throws {
    let rest = try rest("03-26 21:00 slapen\n03-27 03:00 ontwaken\n03-27 03:10 slapen\n03-27 08:00 ontwaken")
    let night = try #require(rest.nights.first)
    #expect(night.date.description == "2026-03-26")
    #expect([night.minutes, night.pieces, night.longest] == [300 + 230, 2, 300])
    #expect(night.isOpen == false)
    #expect(rest.naps.isEmpty)
  }

  @Test func `S014 the night of the changing clocks is an hour shorter`() throws {
    let rest = try rest("03-28 22:00 slapen\n03-29 07:00 ontwaken")
    #expect(rest.nights.map(\.minutes) == [480])
  }

  @Test func `S014 a sleep that goes on is counted to now and is no nap`() throws {
    let rest = try rest("03-26 21:00 slapen", now: "03-26 23:30")
    #expect(rest.nights.map(\.minutes) == [90])
    #expect(rest.nights.map(\.isOpen) == [true])
    #expect(try self.rest("03-26 14:00 slapen", now: "03-26 15:00").naps.isEmpty)
  }

  @Test func `S013 a short nap counts as sleep`() throws {
    let rest = try rest("03-26 14:00 slapen\n03-26 14:14 ontwaken\n03-26 15:00 bench\n03-26 16:00 ontwaken")
    #expect(rest.naps.map(\.minutes) == [14, 60])
    #expect(rest.napMinutes == 74)
  }

  @Test func `a bedtime after midnight belongs to the evening before`() throws {
    let rest = try rest("03-26 23:00 slapen\n03-27 07:00 ontwaken", bedtime: 1)
    #expect(rest.nights.map(\.date.description) == ["2026-03-26"])
    #expect(rest.nights.map(\.minutes) == [360])
  }

  @Test func `S011 the sleep of a day is cut at midnight, and the app's stands beside it`() throws {
    let lines =
      "03-26 22:00 slapen\n03-27 06:00 ontwaken\n03-27 10:00 bench\n03-27 10:30 slapen\n03-27 11:00 ontwaken"
    let stats = PuppyStats(try PuppyDiary(lines).log("03-27 12:00"))
    #expect(stats.days.map(\.sleepMinutes) == [120, 420])
    // A second start replaces the first one in the app.
    #expect(stats.days.map(\.sleepAppMinutes) == [120, 390])
  }
}
