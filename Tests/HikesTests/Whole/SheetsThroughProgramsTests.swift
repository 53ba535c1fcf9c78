import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// What programs make of a sheet on its way: signs apart, rows numbered and hidden, dates with their time, files joined.
struct SheetsThroughProgramsTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  @Test func `a sign of money in the column of a day has its amount behind it`() throws {
    let reading = try SheetText.read(
      """
      "Week of June 6, 2005",,,,,,,,,,,
      Dog,Mon,,Tue,,Wed,,Thu,,Fri,,Notes
      Fergus,,,inj,,,,$,18.00,$,18.00,
      Piper,$,18.00,$,18.00,$,18.00,$,18.00,,,
      Basil,,,$,20.00,,,cancelled,,$,20.00,crate open
      Total,$,18.00,$,38.00,$,18.00,$,36.00,$,38.00,
      """)
    #expect(reading.paid == Money(cents: 14_800) && isQuiet(reading))
    #expect(reading["K3"]?.date == CivilDate(year: 2005, month: 6, day: 10))
    #expect(reading["D3"]?.kind == .status && reading["H5"]?.kind == .status)
  }

  @Test func `the numbers of rows of which a filter hid some are no money`() throws {
    let reading = try SheetText.read(
      """
      ,2019 hikes,,,,,,,
      2,"Week of Nov 4, 2019",,,,,,,
      3,Dog,Mon,Tue,Wed,Thu,Fri,Notes,Column1
      4,Wilson,,$25,,,,gate sticks,
      6,Tilly,,$25,,,,,
      9,Ivy,,,$25,,,,
      13,SUBTOTAL,$0,$50,$25,$0,$0,,
      """)
    #expect(reading.paid == Money(cents: 7500) && isQuiet(reading))
    #expect(["A4", "A6", "A7"].allSatisfy { reading[$0]?.kind == .attribute })
  }

  @Test func `an export of bookings may have the hour in its dates and the kind of money in its headings`()
    throws
  {
    let reading = try SheetText.read(
      """
      start,client,pet,service,price_cad,status
      2024-06-03T09:30:00,Nickerson,Cabot,Group hike,30.00,Paid
      2024-06-03T09:30:00,Wamboldt,Biscuit,Group hike,30.00,Unpaid
      2024-06-04T09:30:00,Nickerson,Dory,Group hike,25.00,Paid
      2024-06-05T09:30:00,Nickerson,Dory,Group hike,25.00,Paid
      """)
    #expect(reading.paid == Money(cents: 8000) && isQuiet(reading))
    #expect(reading.dogs.map(\.name) == ["Cabot", "Biscuit", "Dory"])
  }

  @Test func `a table of a data base has its money to four places`() throws {
    let reading = try SheetText.read(
      """
      ID,WeekOf,DogName,Mon,Tue,Wed,Thu,Fri,Remarks
      211,11/3/2003 0:00:00,Archie,18.0000,,18.0000,,,hates the bridge
      214,11/3/2003 0:00:00,Mabel,18.0000,,Sick,,18.5000,
      217,11/10/2003 0:00:00,Archie,18.0000,,18.0000,,,
      219,11/10/2003 0:00:00,Mabel,18.0000,,,,18.0000,
      """)
    #expect(reading.paid == Money(cents: 14_450) && isQuiet(reading))
  }

  @Test func `the title of a week in the last row of the one before is a title`() throws {
    let reading = try SheetText.read(
      """
      "Week of Apr 28, 2014",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Clover,$30,,,,,
      Toby,$30,,,,$30,
      Total,$60,$0,$0,$0,$30,"Week of May 5, 2014"
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Clover,,$30,,,,
      Toby,$30,,,,$30,
      """)
    #expect(reading["G5"]?.kind == .title && reading["B5"]?.kind == .total)
    #expect(reading.weeks.map(\.monday?.description) == ["2014-04-28", "2014-05-05"])
  }

  @Test func `what each owner is to be billed with its HST is a total`() throws {
    let reading = try SheetText.read(
      """
      July 2013,,,,,,,
      Dog,Owner,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12,Notes
      Arlo,Gaudet,20.00,,20.00,,,
      Pumpkin,Swim,,20.00,,,,
      ,,,,,,,
      INVOICES JULY,,,,,,,
      Owner,Subtotal,HST,Total,,,,
      Gaudet,160.00,24.00,184.00,,,,
      Swim,80.00,12.00,92.00,,,,
      Lohnes,80.00,13.00,93.00,,,,
      """)
    #expect(reading.paid == Money(cents: 6000) && reading["D9"]?.kind == .total)
    #expect(reading.cells.count { $0.question != nil } == 3)
  }

  // MARK: Names and headings

  @Test(arguments: SheetTitle.reaching.examples)
  func `the month into which a numbered week runs is not the one in which it is counted`(title: String) throws
  {
    let reading = try SheetText.read(
      """
      June 2009,,,,,,
      WEEK 4,,,,,,
      ,M,T,W,T,F,note
      Otis,,,,$22,,
      Maisie,,$22,,,22,
      ,,,,,,
      \(title),,,,,,
      ,M,T,W,T,F,note
      Otis,,,,22,22,
      Maisie,22,22,,,22,
      """)
    #expect(reading.weeks.map(\.monday?.description) == ["2009-06-22", "2009-06-29"])
  }

  @Test func `a name alone below each subtotal heads the dogs that the next one adds up`() throws {
    let reading = try SheetText.read(
      """
      "Week of May 4, 2015",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      walk-ons,,,,,,
      Ruby,,$25,,$25,,
      Duke,$30,,$30,,$30,
      subtotal,$30,$25,$30,$25,$30,
      St. Margarets Bay,,,,,,
      Winnie,,$30,,$30,,
      Poppy,,,,,$25,
      subtotal,$0,$30,$0,$30,$25,
      Upper Tantallon,,,,,,
      Kipper,$25,,$25,,,
      Pepper,,$25,$25,,,
      subtotal,$25,$25,$50,$0,$0,
      """)
    #expect(reading.dogs.map(\.name) == ["Ruby", "Duke", "Winnie", "Poppy", "Kipper", "Pepper"])
    #expect(reading.paid == Money(cents: 32_500) && isQuiet(reading))
  }

  @Test func `a slip in a name is one where the lists of two weeks go line by line`() throws {
    let weeks = try SheetText.read(
      """
      "Week of July 9, 2012",,,,,,
      Dog,Mon,Tue,Wed,Thur,Fri,Notes
      Tucker,18,,18,,18,
      Buddy,,18,,18,,
      Phoebe,18,,18,,,
      Laddie,,18,,,,
      ,,,,,,
      "Week of July 16, 2012",,,,,,
      Dog,Mon,Tue,Wed,Thur,Fri,Notes
      Tuker,18,,18,,18,
      BUDDY,,18,,18,,
      Pheobe,18,,off,,,
      Laddie,,18,,18,,
      """)
    #expect(weeks.dogs.map(\.name) == ["Tucker", "Buddy", "Phoebe", "Laddie"])
    #expect(weeks.diagnostics.count { $0.code == .assumedName } == 2)
  }
}
