import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Weeks and days that only those around them date.
struct WeekDatingCopiesTests {
  private func mondays(_ reading: SheetReading) -> [String?] { reading.weeks.map(\.monday?.description) }

  private static let february = """
    "Week of Feb 5, 2018",,,,,,
    Dog,Mon,Tue,Wed,Thu,Fri,Notes
    Remy,$25,,$25,,$25,
    Stella,,$25,,$25,,
    Bruno,$30,$30,$30,$30,,

    "Week of Feb 5, 2018",,,,,,
    Dog,Mon,Tue,Wed,Thu,Fri,Notes
    Remy,$25,,,,$25,
    Stella,,$25,,sick,,
    Bruno,$30,snow day,$30,,$30,

    """

  @Test func `where no week is missing the same title is of the same week`() throws {
    let next = "\"Week of Feb 12, 2018\",,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Notes\nRemy,$25,,$25,,$25,\n"
    #expect(Set(mondays(try SheetText.read(Self.february + next))) == ["2018-02-05", "2018-02-12"])
    #expect(Set(mondays(try SheetText.read(Self.february))) == ["2018-02-05"])
  }

  @Test func `a quarter of a fiscal year is of the year that its months are in`() throws {
    let reading = try SheetText.read(
      """
      Fiscal 2010/11 - Q4 (Jan - Mar 2011),,,,,,
      Mar 28 - Apr 1,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Ruby,$22.00,,$22.00,,$22.00,
      Mar 21 - 25,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Ruby,$22.00,,$22.00,,$22.00,
      """)
    #expect(mondays(reading) == ["2011-03-28", "2011-03-21"])
  }

  @Test func `a month of working days by letters and numbers may leave a holiday out`() throws {
    let reading = try SheetText.read(
      """
      SEPT 2021,,,,,,,,,,,,,,,,,
      Dog,W 1,Th 2,F 3,Tu 7,W 8,Th 9,F 10,M 13,Tu 14,W 15,Th 16,F 17,M 20,Tu 21,TOTAL,Notes
      Beau,30,,30,,30,,30,30,,30,,30,30,,240,
      Dash,25,25,25,25,25,25,25,away,away,away,away,away,25,25,225,PEI 13th to 17th
      """)
    #expect(mondays(reading) == ["2021-08-30", "2021-09-06", "2021-09-13", "2021-09-20"])
    #expect(
      reading["E4"]?.date == CivilDate(year: 2021, month: 9, day: 7) && reading.paid == Money(cents: 46_500))
  }

  @Test func `letters that fit the numbers of no month are not spelled out by them`() {
    let row = { (text: String) in
      SheetCells(
        Table(file: "", records: [Record(text.split(separator: ",").map { Field(String($0)) }, line: 1)]))[
          row: 1]
    }
    #expect(HeadingRun.calendarLetters(row("Dog,W 1,Th 2,F 3,Tu 8,W 9,Th 10,F 11")) == nil)
    #expect(HeadingRun.calendarLetters(row("Dog,W 1,Th 2,F 3,M 6,Tu 7,W 8,Th 9"))?.cells[4].raw == "Mon 6")
  }

  @Test func `half a month may end with the first day of a week`() throws {
    let reading = try SheetText.read(
      """
      "June 1-15, 2020",,,,,,,,,,,,,,,,,
      ,M,T,W,T,F,S,S,M,T,W,T,F,S,S,M,,
      Dog,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,Total,Notes
      Ziggy,30,,30,,30,,,30,,30,,30,,,30,210,
      Peanut,,30,,30,,,,,30,,30,,,,,120,
      """)
    #expect(mondays(reading) == ["2020-06-01", "2020-06-08", "2020-06-15"])
    #expect(reading.paid == Money(cents: 33_000))
  }

  @Test(arguments: [
    ("Feb 26/01,Rex,$15,\n,Bo,$15,\nMar 1/01,Rex,$15,\n", "2001-03-01"),
    ("Mar 1/01,Rex,$15,\nMar 2/01,Bo,$15,\nMar 5/01,Rex,$15,\n", "2001-03-05"),
  ])
  func `Mar among dates of months, or before days that are not weeks apart, is March`(
    rows: String, last: String
  ) throws {
    let reading = try SheetText.read("Date,Dog,Paid,Remarks\n" + rows)
    #expect(reading.cells.compactMap(\.date).max()?.description == last)
  }

  @Test func `mar among days in French is Tuesday`() throws {
    let reading = try SheetText.read(
      "Date,Chien,Payé\nLun 3/11,Rex,15\nMar 4/11,Bo,15\nMer 5/11,Rex,15\n", file: "2025.csv")
    #expect(reading.cells.compactMap(\.date).max()?.description == "2025-11-05")
  }
}
