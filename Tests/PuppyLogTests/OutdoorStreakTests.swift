import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct OutdoorStreakTests {
  private func streak(_ spots: [String]) throws -> OutdoorStreak {
    let lines = spots.enumerated().map { "03-26 \($0 + 10):00 plassen \($1)" }.joined(separator: "\n")
    let log = try PuppyDiary(lines).log("03-26 23:00")
    return OutdoorStreak(log, CoverageSpans(log))
  }

  @Test func `S014 a pee anywhere else breaks the row`() throws {
    let streak = try streak(["buiten", "buiten", "balkon", "buiten", "", "buiten"])
    #expect(streak.current == 1)
    #expect(streak.best == 2)
    #expect(streak.bestFrom?.hour == 10)
    #expect(streak.bestTo?.hour == 11)
  }

  @Test func `S014 of rows as long the first is the best`() throws {
    let streak = try streak(["buiten", "buiten", "binnen", "buiten", "buiten"])
    #expect(streak.bestFrom?.hour == 10)
    #expect(streak.current == 2)
  }

  @Test func `S014 five in a row are on fire`() throws {
    #expect(try streak(["buiten", "buiten", "buiten", "buiten"]).isOnFire == false)
    #expect(try streak(["buiten", "buiten", "buiten", "buiten", "buiten"]).isOnFire)
    #expect(try streak([]).best == 0)
  }
}
