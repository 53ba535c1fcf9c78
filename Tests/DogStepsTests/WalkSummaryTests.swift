import Civil
import DogSteps
import Testing

@Suite struct WalkSummaryTests {
  private func walk(_ id: String, _ start: String, dog: Int, _ metres: Ratio = 0, _ seconds: Ratio = 600)
    throws -> Walk
  {
    Walk(
      id: id, start: try #require(WrittenTime(start)), end: nil, duration: seconds, humanSteps: dog / 2,
      dogSteps: dog, metres: metres, breed: "", isActive: false, place: 0)
  }

  @Test func `S036 walks add up by day, and the last seven days are told in two ways`() throws {
    let walks = try [
      walk("b", "2026-05-04T10:00:00+02:00", dog: 700, Ratio(1004, 10)),
      walk("a", "2026-05-04T08:00:00+02:00", dog: 300, Ratio(1001, 10)),
      walk("c", "2026-04-20T08:00:00Z", dog: 50),
      walk("d", "2026-05-06T23:30:00+02:00", dog: 40),
    ]
    let summary = WalkSummary(walks, .own, through: CivilDate(iso: "2026-05-05"))
    #expect(summary.walks.map(\.id) == ["c", "a", "b", "d"])
    #expect(summary.days.map(\.metres) == [0, 201, 0])
    #expect(summary.meanWithWalks == 525)
    #expect(summary.meanOfAll == 142)
    #expect(summary.streak == 0)
    #expect(WalkSummary(walks, .own).streak == 1)
    #expect(WalkSummary([], .own).meanOfAll == 0)
    #expect(WalkSummary(walks, .zone(.utc)).days.last?.date == CivilDate(iso: "2026-05-06"))
  }

  @Test func `a pace is whole seconds for each kilometre, and none without a way`() throws {
    #expect(try walk("a", "2026-05-04T10:00:00Z", dog: 1, Ratio(131_634, 100), 2401).pace == 1823)
    #expect(try walk("a", "2026-05-04T10:00:00Z", dog: 1).pace == nil)
  }
}
