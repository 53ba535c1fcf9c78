import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct PottyPatternTests {
  private func pattern(_ cause: PottyPattern.Cause, _ lines: String) throws -> PottyPattern {
    PottyPattern(cause, try PuppyDiary(lines).log("03-26 23:00"))
  }

  @Test func `S014 the app wants a later pee, the bridge one of the same minute too`() throws {
    let found = try pattern(
      .sleep, "03-26 09:00 ontwaken\n03-26 09:00 plassen binnen\n03-26 09:20 plassen buiten")
    #expect([found.app.outdoor, found.app.indoor] == [1, 0])
    #expect([found.bridge.outdoor, found.bridge.indoor] == [0, 1])
  }

  @Test(arguments: [
    (PottyPattern.Cause.meal, "eten", "09:30", 1), (.meal, "eten", "09:31", 0),
    (.drink, "drinken", "09:30", 1),
    (.play, "training", "09:30", 1), (.play, "sociaal", "09:30", 1), (.walk, "uitlaten", "10:00", 1),
    (.walk, "uitlaten", "10:01", 0),
  ])
  func `S014 a pee counts within half an hour, after a walk within an hour`(
    cause: PottyPattern.Cause, type: String, pee: String, count: Int
  ) throws {
    let found = try pattern(cause, "03-26 09:00 \(type)\n03-26 \(pee) plassen buiten")
    #expect(found.app.outdoor == count)
    #expect(found.bridge.outdoor == count)
    #expect(found.bridge.outdoorPercent == (count == 0 ? nil : 100))
  }

  @Test func `S014 one pee may answer to several causes`() throws {
    let found = try pattern(.meal, "03-26 09:00 eten\n03-26 09:10 eten\n03-26 09:20 plassen buiten")
    #expect(found.bridge.outdoor == 2)
  }
}
