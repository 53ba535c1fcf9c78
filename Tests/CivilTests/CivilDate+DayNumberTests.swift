import Civil
import TestSupport
import Testing

@Suite struct CivilDateDayNumberTests {
  /// Six centuries, one day after the other, by a calendar that only knows how to turn a page.
  @Test func `every day from 1600 to 2200 has its number and its weekday`() {
    var (year, month, day) = (1600, 1, 1)
    // 1600-01-01 was a Saturday; 370 years with 90 leap days lie before 1970.
    var number = -(370 * 365 + 90)
    var weekday = 6
    var mismatches: [String] = []
    while year < 2200 {
      let date = CivilDate(dayNumber: number)
      if (date.year, date.month, date.day) != (year, month, day) || date.weekday.rawValue != weekday
        || CivilDate(year: year, month: month, day: day)?.dayNumber != number
      {
        mismatches.append("\(year)-\(month)-\(day): \(date)")
      }
      let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      day += 1
      if day > lengths[month - 1] { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
      number += 1
      weekday = weekday % 7 + 1
    }
    #expect(mismatches.prefix(5) == [])
    #expect(number == 84_006)
  }

  @Test(arguments: [
    ("1970-01-01", 0, Weekday.thursday), ("2000-01-01", 10_957, .saturday), ("2000-02-29", 11_016, .tuesday),
    ("2025-12-08", 20_430, .monday), ("1917-12-06", -19_019, .thursday), ("0001-01-01", -719_162, .monday),
    ("9999-12-31", 2_932_896, .friday),
  ])
  func `known days fall where history has them`(text: String, number: Int, weekday: Weekday) throws {
    let date = try #require(CivilDate(iso: text))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(CivilDate(dayNumber: number) == date)
  }

  @Test func `arithmetic leaves the readable years without losing count`() throws {
    let last = try #require(CivilDate(iso: "9999-12-31"))
    #expect(last.adding(days: 1).description == "10000-01-01")
    let first = try #require(CivilDate(iso: "0001-01-01"))
    #expect(first.adding(days: -1).description == "0000-12-31")
    #expect(first.adding(days: -366).adding(days: 366) == first)
    #expect(CivilDate(dayNumber: -800_000).dayNumber == -800_000)
  }

  /// Seed 20251208.
  @Test func `adding days and counting them are inverse`() {
    var random = SplitMix64(seed: 20_251_208)
    for _ in 0..<500 {
      let date = CivilDate(dayNumber: .random(in: -700_000...2_900_000, using: &random))
      let days = Int.random(in: -1_000_000...1_000_000, using: &random)
      #expect(date.days(until: date.adding(days: days)) == days)
      #expect(date.adding(days: days).adding(days: -days) == date)
      #expect((date < date.adding(days: days)) == (days > 0))
      #expect(date.monday.weekday == .monday)
      #expect((0...6).contains(date.monday.days(until: date)))
    }
  }
}
