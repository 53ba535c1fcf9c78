import Civil
import Diagnostics
import Tabular
import Testing

@testable import PuppyLog

@Suite struct DayViewTests {
  private func view(_ lines: String, _ now: String, date: String? = nil) throws -> DayView {
    var diary = PuppyDiary(lines)
    diary.profile.birth = CivilDate(iso: "2026-01-22")
    diary.profile.home = CivilDate(iso: "2026-03-21")
    diary.profile.portions = ["07:00", "12:00", "18:00"].map {
      PuppyProfile.Portion(id: $0, label: $0, target: DayMinute($0))
    }
    return DayView(try diary.log(now), date: date.flatMap { CivilDate(iso: $0) })
  }

  @Test func `S017 the n-th meal ticks the n-th portion, the others go by the clock`() throws {
    func states(_ now: String, _ date: String? = nil) throws -> [MealPlan.State?] {
      try view("03-26 11:00 eten", now, date: date).meals.map(\.state)
    }
    #expect(try states("03-26 11:49") == [.logged, .later, .later])
    #expect(try states("03-26 11:50") == [.logged, .approaching, .later])
    #expect(try states("03-26 11:55") == [.logged, .due, .later])
    #expect(try states("03-26 12:01") == [.logged, .overdue, .later])
    #expect(try states("03-27 11:00", "2026-03-26") == [.logged, .overdue, .overdue])
    #expect(try states("03-26 11:00", "2026-03-27") == [nil, nil, nil])
  }

  @Test(arguments: [
    ("03-26 11:59", nil), ("03-26 12:00", DayView.Prompt.catchUp), ("03-27 00:59", .catchUp),
    ("03-27 01:00", .coverageGap),
  ])
  func `S017 a long silence asks to catch up`(now: String, prompt: DayView.Prompt?) throws {
    #expect(try view("03-26 09:00 eten", now).prompt == prompt)
  }

  @Test func `S003 a day has its number and the age in weeks`() throws {
    let day = try view("03-26 09:00 eten", "03-26 10:00")
    #expect(day.dayNumber == 6)
    #expect(day.ageInWeeks == 9)
    #expect(day.log.profile.exerciseLimit(day.date) == 10)
    #expect(day.log.profile.exerciseLimit(try #require(CivilDate(iso: "2026-03-21"))) == 5)
  }

  @Test func `S009 the timeline is by time, also where the lines are not`() throws {
    let day = try view("03-26 09:00 eten\n03-26 08:00 drinken\n03-25 23:00 eten", "03-26 10:00")
    #expect(day.timeline.map(\.event.type) == [.drinking, .eating])
  }
}
