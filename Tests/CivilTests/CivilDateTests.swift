import Civil
import Testing

@Suite struct CivilDateTests {
  @Test func `a leap day exists only in leap years`() {
    for year in 1...9999 {
      let leap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      #expect((CivilDate(year: year, month: 2, day: 29) != nil) == leap)
    }
  }

  @Test(arguments: [
    (2025, 0, 1), (2025, 13, 1), (2025, 1, 0), (2025, 1, 32), (2025, 4, 31), (2025, 2, 30), (0, 1, 1),
    (10000, 1, 1), (2025, -1, 1), (2025, 12, Int.max), (Int.min, 1, 1),
  ])
  func `a day that does not exist is refused`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    ("2025-12-08", 2025, 12, 8), ("0001-01-01", 1, 1, 1), ("9999-12-31", 9999, 12, 31),
    ("2024-02-29", 2024, 2, 29),
  ])
  func `ISO text and the date say the same`(text: String, year: Int, month: Int, day: Int) throws {
    let date = try #require(CivilDate(iso: text))
    #expect([date.year, date.month, date.day] == [year, month, day])
    #expect(date.description == text)
  }

  @Test(arguments: [
    "", "2025-12-8", "2025-2-08", "25-12-08", "20251208", "2025/12/08", " 2025-12-08", "2025-12-08 ",
    "2025-12-08T00:00", "2025-02-29", "2025-13-01", "0000-01-01", "+025-01-01", "2025--1-01",
    "2025-12-0\u{0668}",
  ])
  func `only an exact ISO date is read`(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test func `short and long texts are those a person reads`() throws {
    let date = try #require(CivilDate(iso: "2025-12-08"))
    #expect(date.shortText == "Mon Dec 8")
    #expect(date.longText == "Monday, December 8, 2025")
    #expect(date.yearMonth.description == "2025-12")
  }

  @Test func `dates are ordered by year, then month, then day`() {
    let texts = ["2024-12-31", "2025-01-01", "2025-01-31", "2025-02-01"]
    #expect(texts.reversed().compactMap { CivilDate(iso: $0) }.sorted().map(\.description) == texts)
  }
}
