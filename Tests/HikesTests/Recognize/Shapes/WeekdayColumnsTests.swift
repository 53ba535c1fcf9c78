import Quantities
import Testing

@testable import Hikes

/// A month whose columns are grouped by weekday.
struct WeekdayColumnsTests {
  @Test func `all Mondays may stand before all Tuesdays`() throws {
    let reading = try SheetText.read(
      """
      Nov. 2014,,,,,,,,
      ,MONDAYS,,TUESDAYS,,WEDNESDAYS,,FRIDAYS,
      Dog,3,10,4,11,5,12,7,14
      Kona,25,25,,,25,,25,
      Flora,,25,25,25,,away,,25
      Totals,25,50,25,25,25,,25,25
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2014-11-03"), SheetText.date("2014-11-10")])
    #expect(reading.paid == Money(cents: 20_000) && reading.dogs.map(\.label) == ["Kona", "Flora"])
    #expect(reading["C5"]?.date == SheetText.date("2014-11-10") && reading["C5"]?.dog == "Flora")
    #expect(reading["G5"]?.status == .away && reading["G5"]?.date == SheetText.date("2014-11-12"))
    #expect(reading["C6"]?.kind == .total && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `dates may stand in full, owners before and notes behind them`() throws {
    let reading = try SheetText.read(
      """
      March 2012,,,,,,,,
      ,,Monday,,Tuesday,,Wednesday,,Notes
      Dog,Owner,5-Mar,12-Mar,6-Mar,13-Mar,7-Mar,14-Mar,
      Waffles,Eisnor,$30,,$30,$30,,,
      Dougal,Hatt,$25,$25,$25,,$25,$25,limping a bit
      TOTAL,,$55,$25,$55,$30,$25,$25,$215
      """)
    #expect(reading.paid == Money(cents: 21_500))
    #expect(reading.dogs.map(\.owner) == ["Eisnor", "Hatt"])
    #expect(reading["F4"]?.date == SheetText.date("2012-03-13"))
    #expect(reading["I5"]?.kind == .note && reading["I5"]?.dog == "Dougal")
    #expect(reading["I6"]?.kind == .total && reading.diagnostics.isEmpty)
  }

  @Test(arguments: ["Dog,3,11,4,11,5,12,7,14", "Dog,3,10,4,11,5,12,7,31"])
  func `numbers of other weekdays are no such month`(numbers: String) throws {
    let text =
      "Nov. 2014,,,,,,,,\n,MONDAYS,,TUESDAYS,,WEDNESDAYS,,FRIDAYS,\n\(numbers)\nKona,25,25,,,25,,25,\n"
    let table = try SheetText.table(text)
    let month = WeekDating.month(of: SheetCells(table), year: nil)
    #expect(WeekdayColumns(SheetCells(table), month) == nil)
  }
}
