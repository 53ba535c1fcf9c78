import Civil
import TestSupport
import Testing

@Suite struct DatePhraseTests {
  /// A Thursday.
  let today = CivilDate(dayNumber: 20_412)

  @Test func `the day of these tests is Thursday, November 20, 2025`() {
    #expect(today.longText == "Thursday, November 20, 2025")
  }

  @Test(arguments: [
    ("today", "2025-11-20"), ("Tomorrow", "2025-11-21"), (" yesterday ", "2025-11-19"),
    ("thu", "2025-11-20"), ("fri", "2025-11-21"), ("Wednesday", "2025-11-26"), ("mar", "2025-11-25"),
    ("next mon", "2025-11-24"), ("next thu", "2025-11-27"), ("Next  Sunday", "2025-11-30"),
    ("last fri", "2025-11-14"), ("last thu", "2025-11-13"), ("last wed", "2025-11-19"),
    ("2026-11-20", "2026-11-20"),
  ])
  func `a day is named by its distance from today`(text: String, expected: String) {
    #expect(DatePhrase.date(text, asOf: today)?.description == expected)
  }

  @Test(arguments: [
    ("nov 20", "2025-11-20"), ("20 nov", "2025-11-20"), ("Nov. 20", "2025-11-20"),
    ("20th November", "2025-11-20"),
    ("Jan 5", "2026-01-05"), ("5 janv.", "2026-01-05"), ("May 20", "2026-05-20"), ("May 30", "2025-05-30"),
    ("june 1", "2025-06-01"), ("1er déc", "2025-12-01"), ("mar 5", "2026-03-05"), ("dec 8", "2025-12-08"),
  ])
  func `without a year the nearest occurrence is meant`(text: String, expected: String) {
    #expect(DatePhrase.date(text, asOf: today)?.description == expected)
  }

  @Test(arguments: [
    ("nov 20 2026", "2026-11-20"), ("Nov 20, 2026", "2026-11-20"), ("20 nov 2026", "2026-11-20"),
    ("29 feb 2024", "2024-02-29"), ("Mon Dec 8", "2025-12-08"), ("Mon Dec 8 2025", "2025-12-08"),
    ("Monday, December 8, 2025", "2025-12-08"), ("mar 5 mai", "2026-05-05"), ("mer 5 mai", nil),
    ("mar 9 déc", "2025-12-09"),
    ("Tue Dec 8", nil), ("mar 5 2026", "2026-03-05"),
  ])
  func `a year or a weekday pins the date down`(text: String, expected: String?) {
    #expect(DatePhrase.date(text, asOf: today)?.description == expected)
  }

  @Test(arguments: [
    "", " ", ",", "soon", "nov", "20", "2025", "nov 31", "31 feb", "nov 0", "nov 20 26", "nov 20 02026",
    "20 20",
    "nov nov", "11/20", "20/11/2026", "2026-11-31", "next", "next week", "last nov", "next nov 20", "mon tue",
    "feb 29", "nov 20x", "nov 120", "mon dec 8 2025 x", "mon 8",
  ])
  func `what is not understood is nil, not a guess`(text: String) {
    #expect(DatePhrase.date(text, asOf: today) == nil)
  }

  @Test func `a leap day without a year is found only from near it`() throws {
    let december = try #require(CivilDate(iso: "2027-12-08"))
    #expect(DatePhrase.date("feb 29", asOf: december)?.description == "2028-02-29")
    let october = try #require(CivilDate(iso: "2028-10-01"))
    #expect(DatePhrase.date("feb 29", asOf: october) == nil)
  }

  @Test func `of two equally near days the later is meant`() throws {
    // 2023-08-31 and 2024-08-31 lie 366 days apart; 2024-03-01 lies 183 from both.
    let between = try #require(CivilDate(iso: "2024-03-01"))
    #expect(DatePhrase.date("aug 31", asOf: between)?.description == "2024-08-31")
  }

  /// Seed 77; the expectation walks day by day.
  @Test func `relative weekdays agree with walking the calendar`() throws {
    var random = SplitMix64(seed: 77)
    for _ in 0..<500 {
      let start = CivilDate(dayNumber: .random(in: 0...40_000, using: &random))
      let weekday = try #require(Weekday.allCases.randomElement(using: &random))
      var ahead = start
      while ahead.weekday != weekday { ahead = ahead.adding(days: 1) }
      var back = start.adding(days: -1)
      while back.weekday != weekday { back = back.adding(days: -1) }
      var nextWeek = start.adding(days: 1)
      while nextWeek.weekday != .monday { nextWeek = nextWeek.adding(days: 1) }
      while nextWeek.weekday != weekday { nextWeek = nextWeek.adding(days: 1) }
      #expect(DatePhrase.date(weekday.shortName, asOf: start) == ahead)
      #expect(DatePhrase.date("last \(weekday.fullName)", asOf: start) == back)
      #expect(DatePhrase.date("next \(weekday.column)", asOf: start) == nextWeek)
    }
  }

  /// Seed 78.
  @Test func `what a date calls itself is understood as that date`() {
    var random = SplitMix64(seed: 78)
    for _ in 0..<500 {
      let date = CivilDate(dayNumber: .random(in: 0...40_000, using: &random))
      let day = date.adding(days: .random(in: -182...182, using: &random))
      #expect(DatePhrase.date(date.longText, asOf: day) == date)
      #expect(DatePhrase.date(date.description, asOf: day) == date)
      if (date.month, date.day) != (2, 29) { #expect(DatePhrase.date(date.shortText, asOf: day) == date) }
    }
  }
}
