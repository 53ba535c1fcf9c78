import Civil
import Testing

@Suite struct WeekTests {
  @Test func `any day of a week gives the same week`() throws {
    let monday = try #require(CivilDate(iso: "2025-12-29"))
    for offset in 0..<7 {
      let week = Week(containing: monday.adding(days: offset))
      #expect(week.monday == monday)
      #expect(week.contains(monday.adding(days: offset)))
    }
    #expect(Week(containing: monday.adding(days: -1)) < Week(containing: monday))
    #expect(!Week(containing: monday).contains(monday.adding(days: 7)))
  }

  @Test func `a week crosses the new year`() throws {
    let week = Week(containing: try #require(CivilDate(iso: "2026-01-01")))
    #expect(
      week.workdays.map(\.description)
        == ["2025-12-29", "2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"])
    #expect(week.date(of: .sunday).description == "2026-01-04")
    #expect(week.title == "Week of Dec 29 2025")
    #expect(week.adding(weeks: 1).title == "Week of Jan 5 2026")
    #expect(week.adding(weeks: -4).monday.description == "2025-12-01")
  }

  @Test func `each weekday is where its name says`() throws {
    let week = Week(containing: try #require(CivilDate(iso: "2025-12-10")))
    for weekday in Weekday.allCases { #expect(week.date(of: weekday).weekday == weekday) }
  }
}
