import Civil
import Testing

@testable import Hikes

struct SheetTitleTests {
  @Test(arguments: SheetTitle.isoWords.examples)
  func `weeks are counted as ISO 8601 does`(text: String) {
    #expect(SheetTitle(text) == SheetTitle(SheetTitle.isoWords.meaning))
  }

  @Test(arguments: [
    ("Week of Nov 3, 2025", SheetTitle.week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Week of Nov 3 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Week of Nov 3", .week(PartialDate(year: nil, month: 11, day: 3))),
    ("oct 13/14/15/16/17", .week(PartialDate(year: nil, month: 10, day: 13))),
    ("Nov 3 - 7, 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Wk 1 (Nov 3-7)", .week(PartialDate(year: nil, month: 11, day: 3))),
    ("wk of the 3rd (Nov)", .week(PartialDate(year: nil, month: 11, day: 3))),
    ("Week of the 3 (Nov), 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("5 days from Monday 3 November 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("(Week of the 3rd–7th of Nov. ’25)", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("- wk of Nov 3 2025 -", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Mon 3 - Sat 8 Nov 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Mon 29 Dec to Fri 2 Jan 2026", .week(PartialDate(year: 2025, month: 12, day: 29))),
    ("29th to 2nd January 2026", .week(PartialDate(year: 2025, month: 12, day: 29))),
    ("Woche vom 3. bis 7. November 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("2nd week of March 2010 (8th to 12th)", .week(PartialDate(year: 2010, month: 3, day: 8))),
    ("3rd week (15th to 19th)", .days(15, 19)),
    ("last wk of Mar. (29th, into April)", .week(PartialDate(year: nil, month: 3, day: 29))),
    ("Week 2 - 10 Nov", .week(PartialDate(year: nil, month: 11, day: 10))),
    ("Week Two", .weekNumber(2, year: nil, isISO: false)), ("Wk IV", .weekNumber(4, year: nil, isISO: false)),
    ("w/c 3-Nov-25", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("August '06, first full week (7-11)", .week(PartialDate(year: 2006, month: 8, day: 7))),
    ("Jill's hikes 18-22 April 2022 (Easter Mon. off)", .week(PartialDate(year: 2022, month: 4, day: 18))),
    ("Five days, Mon 2 to Fri 6 Nov 2015", .week(PartialDate(year: 2015, month: 11, day: 2))),
    ("Tue-Fri Nov 4-7 2025", .week(PartialDate(year: 2025, month: 11, day: 4))),
    ("March Break, Mar 14 to 18, 2016", .week(PartialDate(year: 2016, month: 3, day: 14))),
    ("Back to normal! Mar 21 - 25", .week(PartialDate(year: nil, month: 3, day: 21))),
    ("wk 20251103", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("20251103", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("From 20251103 to 20251107", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("wk 3-Nov-25", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("10-Nov - 14-Nov, 2025", .week(PartialDate(year: 2025, month: 11, day: 10))),
    ("10-Nov-14-Nov 2025", .week(PartialDate(year: 2025, month: 11, day: 10))),
    ("Nov 10 / 14 2025", .week(PartialDate(year: 2025, month: 11, day: 10))),
    ("#1 Nov 10", .week(PartialDate(year: nil, month: 11, day: 10))),
    ("1. Nov 10 2025", .week(PartialDate(year: 2025, month: 11, day: 10))),
    ("---- 1 - Nov 10-14", .week(PartialDate(year: nil, month: 11, day: 10))),
    ("16 Jan 06 - 20 Jan 06", .week(PartialDate(year: 2006, month: 1, day: 16))),
    (
      "Hikes done between Monday the 3rd and Friday the 7th of Nov, 2025",
      .week(PartialDate(year: 2025, month: 11, day: 3))
    ),
    ("2016 hike log (new days go in at the left)", .year(2016)),
    ("Week of 45964", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Week 1 - Nov 10", .week(PartialDate(year: nil, month: 11, day: 10))),
    ("Start date: 3-Nov-25", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Happy Tails Dog Hiking - 3 Nov 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Here are the hikes for April 2005", .month(4, year: 2005)),
    ("Week 2 (Nov)", .weekNumber(2, year: nil, isISO: false)),
    ("Semaine du 3 novembre 2025", .week(PartialDate(year: 2025, month: 11, day: 3))),
    ("Week 2", .weekNumber(2, year: nil, isISO: false)),
    ("Week 45, 2025", .weekNumber(45, year: 2025, isISO: false)),
    ("2025-W45", .weekNumber(45, year: 2025, isISO: true)), ("December 2025", .month(12, year: 2025)),
    ("December", .month(12, year: nil)),
    ("Happy Hound Nov 2025", .month(11, year: 2025)), ("Happy Hound 2025", .year(2025)),
  ])
  func `a title says what it dates`(text: String, title: SheetTitle) {
    #expect(SheetTitle(text) == title)
  }

  @Test(arguments: [
    ("Week of 11-03", 3), ("11-10 to 11-14", 10), ("11-10 - 11-14", 10), ("wk 11.3", 3), ("w/c 11-03", 3),
    ("11/10 / 11/14", 10), ("Happy Tails, 11/3/2025", 3), ("11-03", 3),
  ])
  func `two numbers are a date where they can be no range`(text: String, day: Int) {
    #expect(SheetTitle(text, order: .monthFirst)?.date?.month == 11)
    #expect(SheetTitle(text, order: .monthFirst)?.date?.day == day)
  }

  @Test func `two numbers that may be the days of a week are these`() {
    #expect(SheetTitle("Week of 3-7", order: .monthFirst) == .days(3, 7))
    #expect(SheetTitle("10-14", order: .monthFirst) == .days(10, 14))
  }

  @Test(arguments: [
    "", "Happy Hound Hikes", "Legend: x = hiked, not paid", "Pip GR", "called the groomer about the 3 dogs",
    "Table 1", "- - -", "Week I was sick", "weeks I am away",
  ])
  func `a line without a time is no title`(text: String) {
    #expect(SheetTitle(text) == nil)
  }

  @Test(
    arguments: [
      ("10-november-2025.csv", 11, 2025), ("Hikes-Dec 2025 (1).csv", 12, 2025), ("2025-12.csv", 12, 2025),
      ("december.csv", 12, nil), ("hikes_2025.csv", nil, 2025), ("sheet.csv", nil, nil),
      ("march.csv", 3, nil),
      ("november_2025.csv", 11, 2025), ("Hikes v1.2 - December 2025.csv", 12, 2025),
      ("Dec. 2025.csv", 12, 2025), ("12-2025.csv", 12, 2025), ("Hikes 2025-December.csv", 12, 2025),
    ] as [(String, Int?, Int?)])
  func `a file's name may tell month and year`(name: String, month: Int?, year: Int?) {
    let hints = SheetTitle.fileHints(name)
    #expect(hints.month == month)
    #expect(hints.year == year)
  }
}
