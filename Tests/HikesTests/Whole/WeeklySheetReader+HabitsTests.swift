import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Habits of those who keep such sheets.
@Suite struct WeeklySheetReaderHabitsTests {
  @Test func `days may be written in German with a full stop`() throws {
    let reading = try SheetText.read(
      """
      Week of Aug 13 2012
      Hund,Mo 13.,Di 14.,Mi 15.,Do 16.,Fr 17.,Bemerkungen
      Argus,20,,20,,20,
      Bonnie,,20,,20,,
      Chewie,20,,krank,,,
      """)
    #expect(reading["F3"]?.date == SheetText.date("2012-08-17"))
    #expect(reading["D5"]?.status == .sick && reading["D5"]?.date == SheetText.date("2012-08-15"))
  }

  @Test func `a price behind a name is what its hikes cost`() throws {
    let week = "Dog (rate),Mon,Tue,Wed,Thu,Fri\n"
    let reading = try SheetText.read(
      "Week of Nov 7 2022\n" + week + "Ajax (25),25,,25,,\nBenny (25),,25,,25,\nMax ($30),30,,,,\n\n"
        + "Week of Nov 14 2022\n" + week + "Ajax (30),30,,30,,\nBenny (25),,25,,25,\nMax ($30),,30,,,\n")
    #expect(reading.dogs.map(\.name) == ["Ajax", "Benny", "Max"])
    #expect(reading.dogs.map { $0.rate?.cents } == [3000, 2500, 3000])
  }

  @Test func `two of one name with two prices in one week are two dogs`() throws {
    let reading = try SheetText.read(
      "Week of Nov 7 2022\nDog,Mon,Tue,Wed,Thu,Fri\nAjax (25),25,,25,,\nAjax (30),,30,,30,\n")
    #expect(reading.dogs.count == 2)
  }

  // MARK: Dates

  @Test func `a line of days without hikes is no title of the week below it`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 9,Tue 10,Wed 11,Thu 12,Fri 13
      Abby,18,,18,,
      Otis,,20,,20,

      NO HIKES MAR 16-20  -  Cuba!!

      Dog,Mon 23,Tue 24,Wed 25,Thu 26,Fri 27
      Abby,18,,18,,
      Otis,,20,,20,
      """, month: "2009-03")
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2009-03-09"), SheetText.date("2009-03-23")])
  }

  @Test func `day numbers left from the week above give way to a title`() throws {
    let heads = "Dog,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8\n"
    let reading = try SheetText.read(
      "\"Week of Jan 4, 2016\"\n" + heads + "Abby,18,,18,,\nOtis,,20,,20,\n\n\"Week of Jan 11, 2016\"\n"
        + heads
        + "Abby,18,,,18,\nOtis,,20,,20,\n")
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2016-01-04"), SheetText.date("2016-01-11")])
    #expect(reading.diagnostics.contains { $0.code == .headerDayMismatch })
  }

  // MARK: Money that is none of a dog, and what was charged

  @Test func `what is taken off below the total was paid to somebody`() throws {
    let reading = try SheetText.read(
      """
      Week of Sept 25 2017
      Dog,Mon,Tue,Wed,Thu,Fri,Total
      Alfie,25,,25,,,50
      Bandit,,25,,25,,50
      Cooper,25,,25,,,50
      Total,50,25,50,25,,150
      Kelsey (helper),,40,,40,,-80
      """)
    #expect(reading.dogs.map(\.name) == ["Alfie", "Bandit", "Cooper"])
    #expect(reading.paid == Money(cents: 15_000))
  }

  private static let charged = """
    "Week of Feb 1, 2010"
    Dog,Client,Bal fwd,Mon,Tue,Wed,Thu,Fri,Charged,Paid,Balance
    Amos,Bell,0.00,20.00,,,,20.00,40.00,40.00,0.00
    Chico,Hamm,40.00,,,20.00,,,20.00,60.00,0.00
    Dixie,Fry,0.00,20.00,20.00,20.00,20.00,20.00,100.00,100.00,0.00
    Flash,Isenor,20.00,,,,,20.00,20.00,,40.00
    """

  @Test func `where a column says what came the days are what was charged`() throws {
    let book = SheetText.convert([try SheetText.read(Self.charged)]).book
    let paid = book.payments.map { "\($0.dog?.text ?? "") \($0.amount.cents)" }
    #expect(paid == ["amos 4000", "chico 6000", "dixie 10000"])
    #expect(book.hikes.count == 9)
  }

  @Test func `where both are the same in every row the days hold the money`() throws {
    let text = Self.charged.replacing(",60.00,0.00", with: ",20.00,40.00").replacing(
      ",20.00,,40.00", with: ",20.00,20.00,20.00")
    let reading = try SheetText.read(text)
    #expect(reading.cells.count { $0.kind == .payment && $0.date != nil && !$0.isFromNotes } == 9)
  }
}
