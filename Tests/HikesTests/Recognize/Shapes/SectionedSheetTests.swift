import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Sheets in which what holds for one part does not hold for the next.
struct SectionedSheetTests {
  private static let grid = """
    "Week of Sep 5, 2016",,,,,,
    Dog,Mon 5,Tue 6,Wed 7,Thu 8,Fri 9,Notes
    Murphy,$30,$30,,,,new harness
    Ginger,,$30,,,$25,
    Scout,,,$25,$25,,

    """

  private static let nextGrid = """
    ,,,,,,
    "Week of Sep 19, 2016",,,,,,
    Dog,Mon 19,Tue 20,Wed 21,Thu 22,Fri 23,Notes
    Murphy,$30,,,,,
    Ginger,,$30,,,,

    """

  private func mondays(_ reading: SheetReading) -> [String] {
    reading.weeks.compactMap { $0.monday?.description }
  }

  @Test func `a list of another week may stand between two grids`() throws {
    let reading = try SheetText.read(
      Self.grid + """
        ,,,,,,
        "Week of Sep 12, 2016",,,,,,
        Day,Dog,Paid,,,,
        Monday,Murphy,$30,,,,
        Tuesday,Ginger,$30,,,,
        Tuesday,Murphy,$30,,,,
        Thursday,Scout,$25,,,,
        Friday,Ginger,$25,,,,
        Total,,$140,,,,

        """ + Self.nextGrid)
    #expect(mondays(reading) == ["2016-09-05", "2016-09-12", "2016-09-19"])
    #expect(reading.dogs.map(\.name) == ["Murphy", "Ginger", "Scout"])
    #expect(reading["C9"]?.date == SheetText.date("2016-09-12") && reading["C9"]?.dog == "Murphy")
    #expect(reading.paid == Money(cents: 16_500 + 14_000 + 6000))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a week may stand turned round below another`() throws {
    let reading = try SheetText.read(
      Self.grid + """
        ,,,,,,
        "Week of Sep 12, 2016",,,,,,
        ,Murphy,Ginger,Scout,,,
        Mon 12,$30,,,,,
        Tue 13,$30,$30,,,,
        Wed 14,,,$25,,,
        Thu 15,,,$25,,,
        Fri 16,,$25,,,,

        """)
    #expect(mondays(reading) == ["2016-09-05", "2016-09-12"])
    #expect(reading["C10"]?.dog == "Ginger" && reading["C10"]?.date == SheetText.date("2016-09-13"))
    #expect(reading.paid == Money(cents: 33_000))
  }

  @Test func `lists of other columns may follow each other, the later days with whose dogs they are`() throws
  {
    let reading = try SheetText.read(
      """
      Date,Dog,Paid,,
      "Wed Oct 18, 2017",Tilly,$25,,
      ,Willow,$25,,
      "Fri Oct 20, 2017",Tilly,$25,,
      ,Lottie,$30,,
      ,,,,
      Date,Owner,Dog,Rate,Paid
      "Mon Oct 23, 2017",Wamboldt,Tilly,$25,$25
      ,Corkum,Willow,$25,$25
      ,Tanner,Lottie,$30,$30
      "Tue Oct 24, 2017",Wamboldt,Tilly,$25,$25

      """)
    #expect(mondays(reading) == ["2017-10-16", "2017-10-23"] && reading.paid == Money(cents: 21_000))
    #expect(reading.dogs.map(\.name).sorted() == ["Lottie", "Tilly", "Willow"])
    #expect(reading.dogs.first { $0.name == "Willow" }?.owner == "Corkum")
  }

  @Test func `a list of payments in the weeks of a grid is no other week`() throws {
    let reading = try SheetText.read(
      Self.grid + """
        ,,,,,,
        PAID BY E-TRANSFER,,,,,,
        Date,Dog,Amount,,,,
        Sep 5,Murphy,$60,,,,
        Sep 6,Ginger,$55,,,,
        Sep 7,Scout,$50,,,,
        Sep 8,Murphy,$30,,,,

        """)
    #expect(mondays(reading) == ["2016-09-05"] && reading.paid == Money(cents: 16_500))
  }

  // MARK: Dates

  @Test func `the first weeks may have the day first and the later ones the month`() throws {
    let reading = try SheetText.read(
      """
      Dog,03/06/2019,04/06/2019,05/06/2019,06/06/2019,07/06/2019
      Harley,,,25,,
      Bandit,25,,,25,

      Dog,06/17/2019,06/18/2019,06/19/2019,06/20/2019,06/21/2019
      Harley,25,,,,25

      """)
    #expect(mondays(reading) == ["2019-06-03", "2019-06-17"] && reading.paid == Money(cents: 12_500))
    #expect(reading["D2"]?.date == SheetText.date("2019-06-05"))
    #expect(reading.mends.count == 1)
  }

  @Test func `titles may have either order, each of a Monday`() throws {
    let reading = try SheetText.read(
      """
      Week of 03/06/2019,,,
      Dog,Mon,Tue,Wed
      Harley,,,25

      Week of 06/17/2019 (Jen),,,
      Dog,Mon,Tue,Wed
      Harley,25,,

      """)
    #expect(mondays(reading) == ["2019-06-03", "2019-06-17"])
  }

  @Test func `the other hike of a week of February is none of March`() throws {
    func hikes(_ days: String) -> String {
      """
      HIKE 1 (9:00),,,,,
      Dog,\(days)
      Kona,25,,,25,25
      Nala,,25,25,,

      HIKE 2 (12:30),,,,,
      Dog,\(days)
      Koda,,,,30,
      Scout,30,,,,30

      """
    }
    let reading = try SheetText.read(
      "\"Week of Feb 3, 2025\",,,,,\n\(hikes("Mon 3,Tue 4,Wed 5,Thu 6,Fri 7"))\n"
        + "\"Week of Feb 10, 2025\",,,,,\n\(hikes("Mon 10,Tue 11,Wed 12,Thu 13,Fri 14"))")
    #expect(mondays(reading) == ["2025-02-03", "2025-02-03", "2025-02-10", "2025-02-10"])
  }

  @Test(arguments: ["Xmas 2014 / New Years 2015", "Holidays 2014"])
  func `a title of two years or one may be called by its holidays`(title: String) throws {
    let reading = try SheetText.read(
      "\(title),,,\nDog,Mon Dec 22,Tue Dec 23,Wed Dec 24\nBella,25,,25\nMax,,25,\n")
    #expect(mondays(reading) == ["2014-12-22"])
  }

  @Test func `a week over New Year without a year is offered once for each`() throws {
    let reading = try SheetText.read(
      "Dog,Mon Dec 29,Tue Dec 30,Wed Dec 31,Thu Jan 1,Fri Jan 2\nBella,25,,25,,\nMax,,25,,,25\n")
    let candidates = try #require(reading.weeks.first?.candidates)
    #expect(candidates.count > 1 && Set(candidates).count == candidates.count)
  }

  @Test func `the year above the first weeks is that of those turned round below them`() throws {
    let reading = try SheetText.read(
      """
      Hikes 2019,,,,,,
      Dog,Mon Oct 14,Tue Oct 15,Wed Oct 16,Thu Oct 17,Fri Oct 18,Notes
      Poppy,,,$25,,,
      Teddy,,$30,,$30,$30,
      Rex,,,$30,,$30,
      ,,,,,,
      new layout - easier on the phone,,,,,,
      Date,Poppy,Teddy,Rex,Notes,,
      Mon Oct 21,$25,,$30,,,
      Tue Oct 22,,$30,,,,
      Wed Oct 23,$25,away,$30,,,
      Thu Oct 24,,$30,,first snow,,
      """)
    #expect(mondays(reading) == ["2019-10-14", "2019-10-21"])
    #expect(reading["D9"]?.dog == "Rex" && reading["D9"]?.date == SheetText.date("2019-10-21"))
    #expect(reading.paid == Money(cents: 17_500 + 17_000) && reading.cells.allSatisfy { $0.question == nil })
  }
}
