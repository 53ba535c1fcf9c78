import Civil
import Testing

@testable import Hikes

struct DayHeadingTests {
  @Test(
    arguments: [
      ("Mon 1", Weekday.monday, 1), ("Tues 2", .tuesday, 2), ("Thurs 4", .thursday, 4),
      (" wed 3 ", .wednesday, 3),
      ("Friday", .friday, nil), ("Mon", .monday, nil), ("Mon. 8th", .monday, 8), ("Mon Nov 3", .monday, 3),
      ("2025-11-03", .monday, 3), ("Monday, Nov 3", .monday, 3),
    ] as [(String, Weekday, Int?)])
  func `a heading names a day`(text: String, weekday: Weekday, day: Int?) {
    #expect(DayHeading(text)?.weekday == weekday)
    #expect(DayHeading(text)?.day == day)
  }

  @Test(arguments: [
    "", "CA$30.00", "Notes", "Dog Name", "Mon and then we went to the lake", "Mon 32", "Mondaymorning",
  ])
  func `other cells are no headings`(text: String) {
    #expect(DayHeading(text) == nil)
  }

  @Test func `a date without a weekday gets it from the calendar, if it has a year`() {
    #expect(DayHeading("3-Nov")?.weekday == nil)
    #expect(DayHeading("Nov 3, 2025")?.weekday == .monday)
  }

  @Test(arguments: [
    ("Thu 4", "2025-12-04", true), ("Thu 5", "2025-12-04", false), ("Wed 4", "2025-12-04", false),
    ("Thu", "2025-12-04", true), ("Thu Nov 4", "2025-12-04", false),
  ])
  func `a heading is held against the calendar`(text: String, date: String, fits: Bool) {
    #expect(DayHeading(text)?.fits(SheetText.date(date)) == fits)
  }

  @Test(arguments: [
    "Mon 11.3", "Mon 11-3", "Mon/11/3", "Mon.: 11/3", "11/3 Mon.", "Mon (11.3)", "Mon, 11-3", "Nov 3 - Mon",
    "2025-11-02 23:00:00", "mon. 11/03/2025", "lun. 11/03/2025", "Mon 03 11 2025", "2025 NOV 03",
    "Mon Nov 3 (6 dogs)",
  ])
  func `a day may be parted from its date by any sign`(text: String) {
    let heading = DayHeading(text, order: .monthFirst)
    #expect(heading?.weekday == .monday && heading?.month == 11 && heading?.day == 3)
  }

  @Test(arguments: DateOrder.separators.examples)
  func `a sign between a day and its number says nothing`(text: String) {
    #expect(DayHeading(text) == DayHeading(DateOrder.separators.meaning))
  }

  @Test(arguments: ["Mar 2 - 6", "Mar 9 – 13"])
  func `mar before the days of a week is March`(text: String) {
    #expect(DayHeading(text, order: .monthFirst)?.weekday == nil)
  }

  @Test func `mar beside day, month and year is mardi`() {
    #expect(DayHeading("mar. 11/04/2025", order: .monthFirst)?.weekday == .tuesday)
    #expect(DayHeading("4 mar 2025", order: .monthFirst)?.month == 3)
  }

  @Test(arguments: ["Lun/Mon 3", "Mon / Lun 3", "lundi/Monday 3"])
  func `a day may be named in two languages`(text: String) {
    #expect(DayHeading(text) == DayHeading("Mon 3"))
  }

  @Test func `two days are none`() {
    #expect(DayHeading("Mon/Tue 3") == nil)
  }
}
