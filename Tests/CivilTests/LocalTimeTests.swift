import Civil
import Testing

@Suite struct LocalTimeTests {
  private let date = CivilDate(dayNumber: 20_524)

  @Test func `a wall clock is shown with and without its seconds`() throws {
    let local = try #require(LocalTime(date: date, secondOfDay: 54_309))
    #expect(local.description == "2026-03-12T15:05")
    #expect(local.withSeconds == "2026-03-12T15:05:09")
    #expect(local.hour == 15)
    #expect(local.time.description == "15:05")
  }

  @Test func `no second lies beyond the day`() {
    #expect(LocalTime(date: date, secondOfDay: 86_400) == nil)
    #expect(LocalTime(date: date, secondOfDay: -1) == nil)
    let midnight = LocalTime(date: date, time: .midnight)
    #expect(midnight < LocalTime(date: date.adding(days: 1), time: .midnight))
  }
}
