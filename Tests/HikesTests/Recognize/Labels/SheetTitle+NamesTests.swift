import Civil
import Quantities
import Testing

@testable import Hikes

@Suite struct SheetTitleNamesTests {
  @Test(arguments: [
    ("10-november-2025.csv", 11, 2025), ("hikes.fods/Dec 2025", 12, 2025), ("hikes 2025.fods/Dec", 12, 2025),
    ("hikes-2025-12.fods/Sheet1", 12, 2025), ("hikes.fods/Dec. 2025", 12, 2025),
    ("hikes 2024-2025.fods/Jan", 1, nil), ("hikes 2024-2025.fods/Jan 2025", 1, 2025),
    ("december 2025.fods/Week 2", 12, 2025), ("hikes.v2.fods/2025-03", 3, 2025),
    ("hikes.fods/Sheet1", nil, nil), ("week-of-07-11-2005.csv", nil, 2005), ("07-07-2005.csv", 7, 2005),
    ("17-11-2005.csv", 11, 2005), ("11-25-2005.csv", 11, 2005), ("2005-11-07.csv", 11, 2005),
  ])
  func `the month and year come from the tab, then from its file`(name: String, month: Int?, year: Int?) {
    let hints = SheetTitle.fileHints(name)
    #expect(hints.month == month)
    #expect(hints.year == year)
  }

  @Test(arguments: [
    ("hikes-nov-3-2025.csv", "2025-11-3"), ("hikes.fods/Nov 3 2025", "2025-11-3"),
    ("hikes 2025.fods/Nov 3", "2025-11-3"), ("hikes-nov-3-2025.fods/Sheet1", "2025-11-3"),
    ("hikes-nov-3-2025.fods/Old", nil), ("26-nov-3-2025.csv", "2025-11-3"), ("3-nov-2025.csv", "2025-11-3"),
  ])
  func `the date of a file counts for its first tab alone`(name: String, date: String?) {
    let found = SheetTitle.fileDate(name).map { "\($0.year ?? 0)-\($0.month)-\($0.day)" }
    #expect(found == date)
  }

  @Test(
    arguments: SheetTitle.holidays.flatMap { rule in rule.examples.map { ($0, rule.meaning) } }
      + SheetTitle.ofHolidays.examples.map { ($0, SheetTitle.holidays[0].meaning) })
  func `a week may be called by its holiday`(text: String, day: PartialDate) {
    #expect(SheetTitle(text) == .week(PartialDate(year: 2025, month: day.month, day: day.day)))
  }

  @Test(arguments: [
    "xmas week", "xmas 2025", "xmas week 2021", "xmas week 2025 was quiet", "Xmas party week 3 2025",
  ])
  func `no week is told from a holiday without a year, on a weekend or among other words`(text: String) {
    #expect(SheetTitle(text)?.date?.month != 12)
  }

  @Test(arguments: [
    ("merged-weeks-of-may-8-and-may-15-2023.csv", ["2023-05-08", "2023-05-15"]),
    ("may 8, may 22 2023.csv", ["2023-05-08", "2023-05-22"]), ("may-9-and-may-15-2023.csv", []),
    ("hikes.csv", []),
  ])
  func `a name may have the Monday of each week`(name: String, mondays: [String]) {
    #expect(SheetTitle.fileMondays(name).map(\.description) == mondays)
  }

  @Test func `weeks side by side that a script wrote are dated by the name of their file`() throws {
    let reading = try SheetText.read(
      """
      Unnamed: 0,dog,Mon,Tue,Wed,Thu,Fri,notes,Mon.1,Tue.1,Wed.1,Thu.1,Fri.1,notes.1
      0,Tilly,25.0,,25.0,25.0,,NaN,25.0,,25.0,25.0,,NaN
      1,Pepper,,30.0,30.0,,,NaN,,30.0,30.0,,,NaN
      2,Oreo,,,,25.0,25.0,NaN,,,,sick,25.0,NaN
      """, file: "weeks-of-may-8-and-may-15-2023.csv")
    #expect(reading.weeks.map(\.monday) == ["2023-05-08", "2023-05-15"].map(SheetText.date))
    #expect(reading.paid == Money(cents: 34_500) && reading["L4"]?.status == .sick)
  }
}
