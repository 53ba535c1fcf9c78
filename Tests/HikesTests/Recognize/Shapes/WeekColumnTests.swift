import Civil
import Quantities
import Testing

@testable import Hikes

/// Sheets that say their week in a column beside the days.
struct WeekColumnTests {
  @Test func `a card for each dog may begin with its name in the heading of its weeks`() throws {
    let reading = try SheetText.read(
      """
      2010 cards,,,,,
      ,,,,,
      Kiwi,Mon,Tue,Wed,Thu,Fri
      Jan 18,20,,,,20
      Jan 25,20,away,,,20

      Moose,Mon,Tue,Wed,Thu,Fri
      Jan 18,,,,20,
      Jan 25,,20,,,
      """)
    #expect(reading.dogs.map(\.label) == ["Kiwi", "Moose"] && reading.paid == Money(cents: 12_000))
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2010-01-18"), SheetText.date("2010-01-25")])
    #expect(reading["A3"]?.kind == .dog && reading["C5"]?.status == .away)
  }

  @Test func `a header may be sorted in among its dogs`() throws {
    let reading = try SheetText.read(
      """
      Barley,2016-05-02,30,,
      Barley,2016-05-09,30,,30
      Dog,Week of,Mon,Tue,Wed
      Otis,2016-05-02,,25,
      Otis,2016-05-09,,25,away
      """)
    #expect(reading.dogs.map(\.label) == ["Barley", "Otis"] && reading.paid == Money(cents: 14_000))
    #expect(reading["E2"]?.date == SheetText.date("2016-05-11") && reading["A3"]?.kind == .header)
  }

  @Test func `a dog may stand by itself above its weeks, and the sums of these below all`() throws {
    let reading = try SheetText.read(
      """
      FEB '06,Mo,Tu,We,Th,Fr
      Tilly,,,,,
        wk of 6th,,20.-,20.-,,
        wk of 13th,,20.-,owes,,
      Waffles,,,,,
        wk of 6th,20.-,,,,
        wk of 13th,20.-,,,,20.-
      Total wk of 6th,20.-,20.-,20.-,,
      Total wk of 13th,20.-,20.-,,,20.-
      """)
    #expect(reading.dogs.map(\.label) == ["Tilly", "Waffles"] && reading.paid == Money(cents: 12_000))
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2006-02-06"), SheetText.date("2006-02-13")])
    #expect(reading["A2"]?.kind == .dog && reading["B8"]?.kind == .total)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `the year may stand in the corner, and the name of a sum under the owners`() throws {
    let reading = try SheetText.read(
      """
      2008,Dog,Owner,Mon,Tue,Wed
      Jan 7-11,Dixie,Uhlman,,$20,
      ,Kona,Quinlan,$20,,$20
      ,,total,$20,$20,$20
      Jan 14-18,Dixie,Uhlman,,$20,
      ,Kona,Quinlan,$20,,
      ,,total,$20,$20,
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2008-01-07"), SheetText.date("2008-01-14")])
    #expect(reading.paid == Money(cents: 10_000) && reading["D4"]?.kind == .total)
  }

  @Test func `a day in the column of the weeks is of its own week, a Sunday of the next`() throws {
    func mondays(_ weeks: [String]) throws -> [String?] {
      try SheetText.read(
        "Week,Dog,Mon,Tue,Wed,Thu,Fri\n" + weeks.map { "\($0),Rex,25,,,,\n,Olive,,30,,,\n" }.joined()
      ).weeks.map { $0.monday?.description }
    }
    #expect(try mondays(["Wed Nov 4 2009", "Tue Nov 10 2009"]) == ["2009-11-02", "2009-11-09"])
    #expect(try mondays(["Sun Nov 8 2009", "Sun Nov 15 2009"]) == ["2009-11-09", "2009-11-16"])
  }

  @Test func `the week of each row may stand behind its days`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon,Tue,Wed,Thu,Fri,Week of
      Aggie,25,,25,,25,2025-10-06
      Aggie,,,25,,25,2025-10-13
      Boomer,,30,,30,,2025-10-06
      Boomer,,30,,away,,2025-10-13
      """)
    #expect(reading.weeks.count == 2 && reading.dogs.map(\.label) == ["Aggie", "Boomer"])
    #expect(reading["D3"]?.date == SheetText.date("2025-10-15") && reading.paid == Money(cents: 21_500))
    #expect(reading["G4"]?.kind == .header || reading["G4"]?.kind == .title)
  }
}
