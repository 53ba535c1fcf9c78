import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct PottyPredictionTests {
  private func next(_ lines: String, _ now: String) throws -> PottyPrediction {
    PottyPrediction(try PuppyDiary(lines).log(now))
  }

  @Test(arguments: [
    ("12:14", "just-went", 76), ("12:15", "normal", 75), ("13:10", "normal", 20), ("13:11", "attention", 19),
    ("13:20", "attention", 10), ("13:21", "soon", 9), ("13:29", "soon", 1), ("13:30", "overdue", 0),
    ("15:00", "overdue", -90),
  ])
  func `S012 the state follows the minutes that remain`(now: String, state: String, remaining: Int) throws {
    let next = try next("03-26 12:00 plassen buiten", "03-26 \(now)")
    #expect(next.state.rawValue == state)
    #expect(next.remaining == remaining)
    #expect(next.expected == 90)
  }

  @Test func `S012 an accident just now means out at once`() throws {
    let next = try next("03-26 12:00 plassen binnen", "03-26 12:14")
    #expect(next.state == .afterAccident)
    #expect(next.expected == 0)
    #expect(next.remaining == 0)
    #expect(try self.next("03-26 12:00 plassen binnen", "03-26 12:15").state == .normal)
  }

  @Test func `S012 a meal within half an hour shortens the wait`() throws {
    let lines = "03-26 12:00 plassen buiten\n03-26 12:30 eten"
    let soon = try next(lines, "03-26 13:00")
    #expect(soon.trigger == .meal)
    #expect(soon.triggerMinutes == 30)
    // 90 × 0.75 is 67.5, and truncated.
    #expect(soon.expected == 67)
    #expect(try next(lines, "03-26 13:01").trigger == nil)
    #expect(try next("03-26 11:59 eten\n03-26 12:00 plassen buiten", "03-26 12:20").trigger == nil)
  }

  @Test(arguments: [(14, nil), (15, PottyPrediction.Trigger.sleep)])
  func `S013 a nap under a quarter of an hour is sleep and triggers nothing`(
    minutes: Int, trigger: PottyPrediction.Trigger?
  ) throws {
    let lines = "03-26 12:00 plassen buiten\n03-26 12:10 slapen\n03-26 12:\(10 + minutes) ontwaken"
    let diary = PuppyDiary(lines)
    let log = try diary.log("03-26 12:40")
    #expect(PottyPrediction(log).trigger == trigger)
    #expect(
      DaySleep(SleepReading(log.used, now: log.now.instant).sessions, log).minutes(log.today) == minutes)
  }

  @Test func `S013 the limit of a nap is the profile's`() throws {
    var diary = PuppyDiary("03-26 12:00 plassen buiten\n03-26 12:10 slapen\n03-26 12:20 ontwaken")
    diary.profile.shortestTriggeringNap = 10
    #expect(PottyPrediction(try diary.log("03-26 12:40")).trigger == .sleep)
    #expect(PottyPrediction(try diary.log("03-26 12:41")).trigger == nil)
  }

  @Test func `S012 nothing is said while somebody else looks after the puppy, or before the first pee`()
    throws
  {
    let lines = "03-26 12:00 plassen buiten\n03-26 13:00 coverageGap"
    #expect(try next(lines, "03-26 14:00").state == .paused)
    #expect(try next("03-26 12:00 eten", "03-26 14:00").state == .unknown)
    // The day before yesterday is forgotten.
    #expect(try next("03-26 23:59 plassen buiten", "03-28 00:01").state == .unknown)
  }

  @Test func `S019 the figures are those of the profile`() throws {
    var diary = PuppyDiary("03-26 12:00 plassen buiten\n03-26 12:30 eten")
    diary.profile.usualGap = 120
    diary.profile.afterMeal = try #require(ExactDecimal("0.5"))
    let next = PottyPrediction(try diary.log("03-26 12:40"))
    #expect(next.base == 120)
    #expect(next.expected == 60)
  }
}
