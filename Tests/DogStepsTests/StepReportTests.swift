import Civil
import DogSteps
import Testing

@Suite struct StepReportTests {
  private func day(_ text: String, _ steps: Int, _ metres: Int = 0, _ minutes: Int = 0) throws -> CountedDay {
    CountedDay(
      date: try #require(CivilDate(iso: text)), steps: steps, metres: metres, activeMinutes: minutes)
  }

  /// A dog that makes two steps for one, with a goal of 6000.
  private func report(_ days: [CountedDay], through last: String? = nil) throws -> StepReport {
    let breed = Breed(
      name: "B", leg: 25, weight: 25, body: .athletic, energy: .moderate, puppy: 1, adult: 1, senior: 1,
      multiplier: 2)
    let estimate = DogEstimate(DogProfile(breed: "B", age: 3), BreedTable([breed]))
    return StepReport(days, estimate, through: try last.map { try #require(CivilDate(iso: $0)) })
  }

  @Test func `S036 S037 a day stands beside the goal and the days with data before it`() throws {
    let days = try report([
      day("2026-05-01", 1000), day("2026-05-03", 2000), day("2026-05-04", 4000), day("2026-05-05", 0),
    ]).days
    #expect(days.map(\.dogSteps) == [2000, 4000, 8000, 0])
    #expect(days.map(\.progress) == [25, 50, 100, 0])
    #expect(days.map(\.isMet) == [false, false, true, false])
    #expect(days.map(\.compared) == [nil, 100, 166, -100])
    let after = try report((1...9).map { try day("2026-05-0\($0)", $0 == 1 ? 9000 : 100) }).days
    // The first is no longer among the seven before the ninth.
    #expect(after[7].compared != 0)
    #expect(after[8].compared == 0)
  }

  @Test func `S036 weeks begin on Monday and a trend is told beside the week right before`() throws {
    let days = try [
      day("2026-04-26", 9000), day("2026-04-27", 1000, 700, 10), day("2026-04-30", 2000),
      day("2026-05-03", 1001),
      day("2026-05-05", 1334), day("2026-05-13", 1584), day("2026-05-18", 1835), day("2026-06-01", 3000),
    ]
    let weeks = try report(days).weeks
    #expect(
      weeks.map { "\($0.start)" } == [
        "2026-04-20", "2026-04-27", "2026-05-04", "2026-05-11", "2026-05-18", "2026-06-01",
      ])
    #expect(weeks.map(\.trend) == [nil, .down, .stable, .stable, .up, nil])
    #expect(weeks[1].daysWithData == 3)
    #expect([weeks[1].meanWithData, weeks[1].meanOfAll] == [8002 / 3, 8002 / 7])
    let months = try report(days).months
    #expect(
      months.map { "\($0.start.yearMonth) \($0.daysWithData) of \($0.days)" } == [
        "2026-04 3 of 30", "2026-05 4 of 31", "2026-06 1 of 30",
      ])
  }

  @Test func `S036 a streak ends on the last day that is asked for`() throws {
    let days = try [
      day("2026-05-01", 10), day("2026-05-03", 10), day("2026-05-04", 10), day("2026-05-05", 0, 100),
    ]
    #expect(try report(days).streak == 0)
    #expect(try report(days, through: "2026-05-04").streak == 2)
    #expect(try report(days, through: "2026-05-04").days.count == 3)
    #expect(try report(days, through: "2026-05-06").streak == 0)
    #expect(try report([]).streak == 0)
  }

  @Test(
    arguments: [
      (nil, 11, nil), (nil, 12, "no-data"), (nil, 19, "no-data"), (0, 13, nil), (299, 14, "slow-start"),
      (300, 14, nil),
      (0, 17, "no-walk"), (1, 17, "slow-start"), (599, 18, "behind"), (600, 18, nil), (0, 18, "behind"),
      (0, 2, nil),
    ] as [(Int?, Int, String?)])
  func `S041 a nudge comes for the first reason that holds`(steps: Int?, hour: Int, reason: String?) {
    #expect(StepNudge(steps: steps, goal: 1000, hour: hour)?.rawValue == reason)
  }
}
