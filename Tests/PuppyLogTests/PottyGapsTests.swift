import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct PottyGapsTests {
  private func gaps(_ lines: String) throws -> PottyGaps {
    let log = try PuppyDiary(lines).log("03-31 20:00")
    return PottyGaps(log, CoverageSpans(log))
  }

  @Test func `S011 gaps are whole minutes between pees, by the place of the later one`() throws {
    let gaps = try gaps(
      "03-26 08:00 plassen buiten\n03-26 09:10 plassen binnen\n03-26 10:00 plassen buiten\n03-26 11:00 plassen buiten"
    )
    let figures = GapFigures(gaps.day)
    #expect(gaps.day.map(\.minutes) == [70, 50, 60])
    #expect([figures.min, figures.median, figures.mean, figures.max, figures.sum] == [50, 60, 60, 70, 180])
    #expect([figures.outdoor, figures.indoor, figures.outdoorPercent] == [2, 1, 66])
  }

  @Test func `S011 nights and long gaps count in all and not by day`() throws {
    let gaps = try gaps(
      "03-26 06:59 plassen buiten\n03-26 08:00 plassen buiten\n03-26 16:00 plassen buiten\n03-26 22:59 plassen buiten\n03-26 23:00 plassen buiten"
    )
    #expect(gaps.all.map(\.minutes) == [61, 480, 419, 1])
    #expect(gaps.day.map(\.minutes) == [480, 419])
    #expect(gaps.dropped == 2)
  }

  @Test func `S011 a gap that overlaps somebody else's time is left out`() throws {
    let json = """
      {"time":"2026-03-26T08:00+01:00","type":"plassen","location":"buiten"}
      {"time":"2026-03-26T09:00+01:00","type":"plassen","location":"buiten"}
      {"time":"2026-03-26T09:00+01:00","type":"coverageGap","end_time":"2026-03-26T10:00+01:00"}
      {"time":"2026-03-26T10:00+01:00","type":"plassen","location":"buiten"}
      {"time":"2026-03-26T11:00+01:00","type":"plassen","location":"buiten"}
      """
    let log = try PuppyDiary(json: json).log("03-26 20:00")
    let coverage = CoverageSpans(log)
    // Those that only touch it stay.
    #expect(PottyGaps(log, coverage).all.map(\.end.hour) == [9, 11])
    // The pee at its beginning is in it, the one at its end is not.
    #expect(OutdoorStreak(log, coverage).current == 3)
  }

  @Test func `a night of the changing clocks is as long as it was`() throws {
    #expect(try gaps("03-28 22:00 plassen buiten\n03-29 08:00 plassen buiten").all.map(\.minutes) == [540])
  }

  @Test func `no gap at all gives noughts`() throws {
    let figures = GapFigures(try gaps("03-26 08:00 plassen buiten").all)
    #expect(
      [figures.count, figures.min, figures.max, figures.median, figures.outdoorPercent] == [0, 0, 0, 0, 0])
  }
}
