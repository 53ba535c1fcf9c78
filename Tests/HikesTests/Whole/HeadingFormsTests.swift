import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Headings and titles in forms that are seldom seen, and what they date.
struct HeadingFormsTests {
  private func mondays(_ reading: SheetReading) -> [String] {
    reading.weeks.map { $0.monday?.description ?? "" }
  }

  @Test func `days may have the initials of whoever walked behind them`() throws {
    let reading = try SheetText.read(
      """
      Apr 2021   H = me   J = Jess,,,,,
      Dog,Van,M12 (H),T13 (H),W14 (J),Th15 (H+J)
      Gus,H,25,25,,
      Rosie,J,25,,,25
      """)
    #expect(mondays(reading) == ["2021-04-12"] && reading.paid == Money(cents: 10_000))
    #expect(reading["F4"]?.date == SheetText.date("2021-04-15"))
  }

  @Test func `letters may stand one below the other in a cell, and a season date its numbers`() throws {
    let reading = try SheetText.read(
      "Hikes Fall 2014,,,\n\"D\nO\nG\",\"M\nO\nN\n\n3\",\"T\nU\nE\n\n4\",\"W\nE\nD\n\n5\"\nRex,25,,25\nMax,,25,\n"
    )
    #expect(mondays(reading) == ["2014-11-03"] && reading.paid == Money(cents: 7500))
  }

  @Test(arguments: WeekDating.seasons.flatMap { rule in rule.examples.map { ($0, rule.meaning) } })
  func `a season with its year tells the month of day numbers`(title: String, months: ClosedRange<Int>) throws
  {
    let year = try #require(title.split(separator: " ").last.flatMap { Int($0) })
    // The first Monday of a month whose number no other month of the season has on a Monday.
    let found = months.compactMap { month -> CivilDate? in
      CivilDate(year: year, month: month, day: 1).map {
        $0.weekday == .monday ? $0 : $0.monday.adding(days: 7)
      }
    }
    let monday = try #require(found.first { day in found.count { $0.day == day.day } == 1 })
    let days = (0..<5).map { "\(["Mon", "Tue", "Wed", "Thu", "Fri"][$0]) \(monday.adding(days: $0).day)" }
    let reading = try SheetText.read(
      "\(title),,,,,\nDog,\(days.joined(separator: ","))\nRex,25,,25,,\nMax,,25,,,\n")
    #expect(mondays(reading) == [monday.description])
  }

  @Test(arguments: ["Wk45", "Wk 45", "Week 45"])
  func `the number of its week may stand before bare days`(corner: String) throws {
    let reading = try SheetText.read(
      "NOVEMBER 2014,,,,,\n\(corner),3,4,5,6,7\nOlive,30,,,,30\nJuno,,,30,,\nRex,25,25,,25,\n,55,25,30,25,30\n"
    )
    #expect(mondays(reading) == ["2014-11-03"] && reading.paid == Money(cents: 16_500))
  }

  @Test func `days may run from the last to the first`() throws {
    let reading = try SheetText.read(
      """
      Hikes 2025,,,,,,,
      in the bank,$25,$55,$25,$30,$0,$25,
      Dog,3-Oct,2-Oct,1-Oct,30-Sep,29-Sep,26-Sep,Notes
      Sadie,,$30,,$30,,,late
      Winston,$25,$25,,,,$25,
      Luna,,,$25,,sick,,
      """)
    #expect(Set(mondays(reading)) == ["2025-09-22", "2025-09-29"] && reading.paid == Money(cents: 16_000))
    #expect(reading["B5"]?.date == SheetText.date("2025-10-03") && reading["F6"]?.status == .sick)
    #expect(
      MendedSheet.daysBackwards(SheetCells(try SheetText.table("Dog,1-Oct,2-Oct,3-Oct,4-Oct"))[row: 1]) == nil
    )
  }

  @Test func `a day of the week before may stand before the others`() throws {
    let reading = try SheetText.read(
      """
      Feb 3-7 2020,,,,,,
      Dog,Fri 31 (last wk),Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      Luna,$30,$25,,$25,$25,
      Daisy,$25,$25,,,$25,$25
      """)
    #expect(reading["B3"]?.date == SheetText.date("2020-01-31") && reading.paid == Money(cents: 20_500))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a title may name two years in words`() throws {
    let days = "\nDog,Mon Dec 22,Tue Dec 23,Fri Jan 2\nRex,25,25,\nMax,,25,\n"
    #expect(try mondays(SheetText.read("Fall 2014 / New Years 2015" + days)).first == "2014-12-22")
  }

  @Test func `weeks from the newest down may miss one, and the oldest alone say its year`() throws {
    let weeks = ["Week of Jan 6", "Week of Dec 30", "Week of Dec 16", "\"Week of Dec 9, 2024\""].map {
      "\($0),,,\nDog,Mon,Tue,Wed\nRex,25,,25\nMax,,25,\n,,,\n"
    }
    let expected = ["2025-01-06", "2024-12-30", "2024-12-16", "2024-12-09"]
    #expect(try mondays(SheetText.read(weeks.joined())) == expected)
    #expect(try mondays(SheetText.read(weeks.reversed().joined())) == expected.reversed())
  }

  @Test func `a numbered week may stand below a later one`() throws {
    let rows = ",Mon,Tue,Wed\nRex,25,,25\nMax,,25,\n,,,\n"
    let reading = try SheetText.read(
      "Fall 2022 - Week 1 starts Tues Sept 6,,,\n,,,\n"
        + ["Week 1", "Week 2", "Week 4", "Week 3", "Week 5"].map { $0 + rows }.joined())
    #expect(mondays(reading) == ["2022-09-05", "2022-09-12", "2022-09-26", "2022-09-19", "2022-10-03"])
  }

  @Test func `a pay period is two weeks`() throws {
    let reading = try SheetText.read(
      "\"Pay period: January 9 - January 20, 2017\",,,,,,,,,,\nDog,M,T,W,T,F,M,T,W,T,F\nJuno,,,,,25,,,,,25\nMax,,Sick,25,,,,,25,,\n"
    )
    #expect(mondays(reading) == ["2017-01-09", "2017-01-16"] && reading.paid == Money(cents: 10_000))
  }

  @Test func `the days of each month are counted from its own first`() throws {
    let numbers = (1...31).map(String.init).joined(separator: ",")
    func row(_ name: String, _ days: Set<Int>) -> String {
      name + "," + (1...31).map { days.contains($0) ? "25" : "" }.joined(separator: ",")
    }
    let lines = [
      "July 2018", "Dog,\(numbers)", row("Rex", [3, 10, 31]), row("Max", [4, 11, 18]), row("Bo", [5, 12]), "",
      "August",
      "Dog,\(numbers)", row("Rex", [1, 7, 31]), row("Max", [8, 15]), row("Bo", [2, 9]),
    ]
    let reading = try SheetText.read(lines.joined(separator: "\n"))
    #expect(reading.paid == Money(cents: 37_500) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["B9"]?.date == SheetText.date("2018-08-01"))
    #expect(reading["AF9"]?.date == SheetText.date("2018-08-31"))
  }

  @Test func `the rows of a sorted week may have its heading and its title among them`() throws {
    let reading = try SheetText.read(
      """
      Bella,,25,,25,
      Charlie,,,,,30
      Cooper,,25,25,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Finn,,30,,30,
      Luna,,,,30,
      TOTAL,,80,25,85,30
      "Week of June 4, 2018",,,,,
      Zeke,,25,,,
      """)
    #expect(mondays(reading) == ["2018-06-04"] && reading.paid == Money(cents: 24_500))
  }

  @Test func `a column without a heading that sums up the days is none`() throws {
    let week =
      "Week of Mar 28 2016,,,,,\nDog,28,29,30,31,,Notes\nRusty,,,25,25,50,\nOtis,25,,,,25,\nMax,,25,25,,50,\n"
    #expect(try SheetText.read(week).paid == Money(cents: 12_500))
    // With anything else in it, it may be a day.
    #expect(try SheetText.read(week + "Bo,,25,,,30,\n").paid == Money(cents: 30_500 - 12_500 + 12_500))
  }

  // MARK: Downwards

  @Test func `a pivot table may have the years and months of its days above them`() throws {
    let reading = try SheetText.read(
      """
      Sum of Amount,Column Labels,,,
      Row Labels,Cooper,Marley,Nala,Grand Total
      2022,80,90,25,195
      Dec,80,90,25,195
      27-Dec,25,,,25
      28-Dec,,30,,30
      29-Dec,25,30,,55
      30-Dec,30,30,25,85
      2023,25,30,25,80
      Jan,25,30,25,80
      2-Jan,25,,25,50
      3-Jan,,30,,30
      Grand Total,105,120,50,275
      """)
    #expect(reading.paid == Money(cents: 27_500) && reading["B11"]?.date == SheetText.date("2023-01-02"))
    #expect(reading["B3"]?.kind == .total && reading.dogs.map(\.name) == ["Cooper", "Marley", "Nala"])
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a dog may stand beside the first of its days alone, and weeks across`() throws {
    let reading = try SheetText.read(
      """
      Spring 2023,,,,,
      Dog,Day,Apr 3,Apr 10,Apr 17,Tot
      Ginger,Mon,,,,
      ,Tue,30,30,30,90
      ,Wed,30,,30,60
      Sadie,Mon,25,25,25,75
      ,Thu,,Away,Sick,
      ,Fri,,25,25,50
      """)
    #expect(reading.paid == Money(cents: 27_500) && reading["D4"]?.date == SheetText.date("2023-04-11"))
    #expect(reading["D7"]?.status == .away && reading["D7"]?.dog == "Sadie" && reading["F6"]?.kind == .total)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `hikes of a card may be numbered with a sign, and a program part its words with lines`() throws {
    let cards = try SheetText.read(
      """
      Hike cards 2022 (10 hikes),,,,,,,
      Dog,Owner,Paid,Date paid,#1,#2,#3,#4
      Moose,Meisner,$100,Apr 7,Apr 11,Apr 12,Apr 18,
      Murphy,Publicover,$100,Apr 7,Apr 8,Apr 12,,
      Luna,Zwicker,$100,Apr 4,Apr 4,Apr 5,Apr 7,Apr 8
      """)
    #expect(cards.paid == Money(cents: 30_000) && cards["E3"]?.kind == .scheduled)
    let base = try SheetText.read(
      """
      id,hike_date,dog_name,owner_name,price,status,amount_paid
      1002,2023-09-25,Koda,Cogswell,25.00,completed,0.00
      1003,2023-09-25,Benny,Hiltz,30.00,completed,30.00
      1004,2023-09-26,Rosie,Burke,25.00,cancelled,0.00
      1005,2023-09-26,Benny,Hiltz,30.00,completed,30.00
      """)
    #expect(base.paid == Money(cents: 6000) && base["F4"]?.status == .cancelled)
    #expect(base["E2"]?.status == .unpaid)
  }

  // MARK: Beside the days

  @Test func `small numbers under a heading behind the days count hikes, and money under Paid is paid`()
    throws
  {
    let reading = try SheetText.read(
      """
      May 2 - 6 2016,,,,,,
      Dog,Owed b/f,Mon,Tue,Wed,now,Mthly chq
      Bella,,25,,25,8,
      Max,25.00,,25,,0,
      Cooper,,x,,x,1,$200
      Luna,60.00,25,,25,6,
      """)
    #expect(reading.paid == Money(cents: 32_500) && reading["G5"]?.kind == .payment)
    #expect(["B4", "B6", "F3", "F5", "G5"].allSatisfy { reading[$0]?.question == nil })
  }

  @Test func `what each dog paid may be summed up below by dog and owner`() throws {
    let weeks = ["June 3-7 2019", "June 10-14 2019"].map {
      "\($0),,,\nDog,Mon,Tue,Wed\nPiper,$25,$25,\nMoose,$25,,\nNala,,$30,$30\n,,,\n"
    }
    let reading = try SheetText.read(
      weeks.joined()
        + "Summary for Carol,,,\nClient,Jun 3,Jun 10,Month\nPiper (Fraser),$50,$50,$100\nMoose (Theriault),$25,$25,$50\nNala (Smith),$60,$60,$120\n"
    )
    #expect(reading.paid == Money(cents: 27_000) && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a column that says which line is which names no dogs`() throws {
    let dogs = ["Kevin", "Pip", "Ziggy", "Moose"].map { "\($0),booked,x,,x\n,paid,25.00,,25.00\n" }
    let reading = try SheetText.read("February 2013,,,,\n,,Mon 4,Tue 5,Wed 6\n" + dogs.joined())
    #expect(reading.dogs.map(\.name) == ["Kevin", "Pip", "Ziggy", "Moose"])
    #expect(reading.paid == Money(cents: 20_000))
  }
}
