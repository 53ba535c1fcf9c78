import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Lists with sums that run, charges and what was paid for them, owners above their dogs.
struct UnusualListsTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  @Test(arguments: ["$ / what", "stuff"])
  func `what a list has come to is no payment, whatever the column of the amounts is called`(
    _ heading: String
  ) throws {
    let reading = try SheetText.read(
      """
      date,day,dog,\(heading),running,remark
      2024-09-20,Fri,Bailey,25,130,
      2024-09-18,Wed,Fergus,owes,105,
      2024-09-17,Tue,Lulu,25,105,
      2024-09-16,Mon,Bailey,away,80,
      2024-09-12,Thu,Lulu,25,80,
      2024-09-09,Mon,Fergus,30,55,
      2024-09-09,Mon,Bailey,25,25,
      """)
    #expect(reading.paid == Money(cents: 13_000) && reading["E2"]?.amount == nil && isQuiet(reading))
    #expect(reading["D2"]?.dog == "Bailey" && reading["D3"]?.kind == .scheduled)
  }

  @Test func `what an invoice charges is not what came in for it`() throws {
    let reading = try SheetText.read(
      """
      INVOICE,2017-31,
      Dog:,Pogo,
      Date,Description,Charge
      July 3,Off-leash hike,25.00
      July 5,Off-leash hike,25.00
      ,Amount due,50.00
      Jul 12,Payment received - cheque 118,50.00
      ,Balance,0.00
      ,,
      INVOICE,2017-32,
      Dog:,Ranger,
      Date,Description,Charge
      July 4,Off-leash hike,25.00
      July 6,Off-leash hike,25.00
      ,Amount due,50.00
      """, file: "invoices 2017.csv")
    #expect(reading.paid == Money(cents: 5000) && reading["C4"]?.kind == .scheduled)
    #expect(reading["C7"]?.date == CivilDate(year: 2017, month: 7, day: 12) && reading["C6"]?.kind == .total)
    #expect(isQuiet(reading))
  }

  @Test func `a program says of each hike whether it took place and whether it was charged`() throws {
    let reading = try SheetText.read(
      """
      start_time,client,pet,service,price,visit_status,payment_status
      2024-04-15 09:30,Priya Nair,Mango,Off-lead hike,28.00,Completed,Paid
      2024-04-15 09:30,Simone Aucoin,Lulu,Off-lead hike,25.00,Cancelled by client,Not charged
      2024-04-16 13:00,Glen Rudderham,Tank,Off-lead hike,28.00,Completed,Unpaid
      2024-04-17 09:30,Priya Nair,Mango,Off-lead hike,28.00,Completed,Paid
      2024-04-19 09:30,Glen Rudderham,Tank,Off-lead hike,28.00,No-show,Not charged
      """)
    #expect(reading.paid == Money(cents: 5600))
    #expect(reading["F3"]?.status == .cancelled && reading["F6"]?.status == .noShow)
    #expect(isQuiet(reading))
  }

  @Test func `what was collected in all stands behind the dogs of a day`() throws {
    let reading = try SheetText.read(
      """
      Date,Trail,Dog 1,Paid 1,Dog 2,Paid 2,Collected
      2014/10/20,Long Lake,Ruger,22,Yogi,22,44
      2014/10/21,Spider Lake,Ruger,22,Fiona,22,44
      2014/10/22,Oakfield,Yogi,owes,Fiona,22,22
      """)
    #expect(reading.paid == Money(cents: 11_000) && reading["G2"]?.kind == .total && isQuiet(reading))
  }

  @Test func `what an owner's dogs paid together is no payment of another dog`() throws {
    let reading = try SheetText.read(
      """
      Row Labels,2018-01-08,2018-01-09,2018-01-10,2018-01-12,Grand Total
      Beals,50,,50,25,125
      "    Otto",25,,25,,50
      "    Ruthie",25,,25,25,75
      Cluett,,30,,30,60
      "    Sage",,30,,30,60
      Grand Total,50,30,50,55,185
      """)
    #expect(reading.dogs.map(\.name) == ["Otto", "Ruthie", "Sage"] && reading.paid == Money(cents: 18_500))
    #expect(reading["B2"]?.kind == .total && isQuiet(reading))
  }

  @Test
  func
    `owners with their telephone stand above their dogs, and what the family paid beside the last of them`()
    throws
  {
    let reading = try SheetText.read(
      """
      ,Mon,Tue,Wed,Thu,Fri,Family,Notes
      Week of July 9 2012,,,,,,,
      "Whynot, Carol",,,,,,,902-555-0102
      Jake,$20,,$20,,$20,,hip sore
      Elwood,$20,,$20,,,$100,
      Surette,,,,,,,902-555-0111
      Ozzie,,,$20,$20,,,
      Mini,,,$20,off,$20,$80,
      Week of July 16 2012,,,,,,,
      "Whynot, Carol",,,,,,,902-555-0102
      Jake,$20,,away,,,,
      Elwood,$20,,away,,,$40,
      """)
    #expect(reading.dogs.map(\.name) == ["Jake", "Elwood", "Ozzie", "Mini"])
    #expect(reading.dogs[0].owner == "Whynot, Carol" && reading.dogs[0].phone == "902-555-0102")
    #expect(reading["G5"]?.kind == .total && reading.paid == Money(cents: 22_000) && isQuiet(reading))
    #expect(reading.weeks.compactMap(\.monday?.description) == ["2012-07-09", "2012-07-16"])
  }

  @Test func `weeks across may be named by their ends`() throws {
    let reading = try SheetText.read(
      """
      FEBRUARY 2019,,,,,
      Dog,w/e Feb 8,w/e Feb 15,w/e Feb 22,Total,Notes
      Angus,$75,$50,$75,$200,
      Bonnie,$25,away,$25,$50,
      Total,$100,$50,$100,$250,
      """)
    #expect(reading["B3"]?.week?.description == "2019-02-04" && reading.paid == Money(cents: 25_000))
  }

  @Test func `a list under each day may have a sign for the money behind each of them`() throws {
    let reading = try SheetText.read(
      """
      "Truck list, week of February 18 2008",,,,,
      Monday 18,$,Tuesday 19,$,Wednesday 20,$
      Tess,18,Willa,18,Barney,18
      Barney,18,Moose,20,Tess,18
      Moose,20,Chester,away,Sparky,owes
      ,,,,,
      total,56,total,38,total,36
      """)
    #expect(reading.paid == Money(cents: 13_000) && reading["B2"]?.kind == .header && isQuiet(reading))
    #expect(reading["E3"]?.date == CivilDate(year: 2008, month: 2, day: 20) || reading["F3"] != nil)
  }

  @Test func `hikes may be ones beside the money of each day, counted below`() throws {
    let reading = try SheetText.read(
      """
      "Aug 13 to 17, 2018",,,,,,
      ,Mon,,Tue,,Wed,
      Dog,hike,$,hike,$,hike,$
      Rory,1,,sick,,1,22.00
      Belle,,,1,22.00,1,22.00
      Dexter,1,22.00,1,22.00,,
      Total,2,22.00,2,44.00,2,44.00
      """)
    #expect(reading.paid == Money(cents: 11_000) && reading["B4"]?.kind == .scheduled && isQuiet(reading))
  }

  @Test func `boxes to tick that nobody ticked are blank, and lines to write a name on are no dogs`() throws {
    let reading = try SheetText.read(
      """
      Week of Sept 16 2002,,,,,,
      NAME OF DOG,MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,PAID
      Casey,[x],[ ],[ ],[x],[ ],$30.00
      Muffin,[ ],[x],[ ],[x],[ ],$30.00
      Duke,[x],[x],[x],[x],[x],$70.00
      ______________,[ ],[ ],[ ],[ ],[ ],______
      """)
    #expect(reading.dogs.map(\.name) == ["Casey", "Muffin", "Duke"] && reading.paid == Money(cents: 13_000))
    #expect(reading["C3"]?.kind == .ignored && reading["B3"]?.kind == .scheduled && isQuiet(reading))
  }

  @Test func `how it was paid may stand in lines of their own below the dogs`() throws {
    let reading = try SheetText.read(
      """
      "Nov 20-24, 2023",,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Tansy,$25,,$25,,$25
      Lark,$30,,$30,,
      by e-transfer,$75,,,,
      by cash,$60,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Tansy", "Lark"] && reading.paid == Money(cents: 13_500))
  }

  @Test func `the number of an owner's dogs is no money`() throws {
    let reading = try SheetText.read(
      """
      "Feb 3-7, 2025",,,,,
      Family,Dog(s),# dogs,Mon,Tue,Wed
      Slade,Rocco & Bianca,2,$60,,$60
      Gillis,Finnegan,1,,$30,
      Ng,Mochi,1,,,$30
      """)
    #expect(reading["C3"]?.kind == .attribute && reading.paid == Money(cents: 18_000))
  }

  @Test func `accounts below each other charge hikes and take in what was paid for them`() throws {
    let reading = try SheetText.read(
      """
      Account,Date,Type,Memo,Debit,Credit,Balance
      "Fougere, Anne - Biscotti",,,,,,
      ,2009-05-04,Balance fwd,,,,0.00
      ,2009-05-05,Hike,,20.00,,20.00
      ,2009-05-07,Hike,,20.00,,40.00
      ,2009-05-08,Payment,cheque 0231,,40.00,0.00
      "Mah, Victor - Pepper",,,,,,
      ,2009-05-06,Hike,,20.00,,20.00
      ,2009-05-11,Payment,cash,,20.00,0.00
      """)
    #expect(reading.dogs.map(\.name) == ["Biscotti", "Pepper"] && reading.dogs[0].owner == "Fougere, Anne")
    #expect(reading.paid == Money(cents: 6000) && reading["E4"]?.kind == .scheduled && isQuiet(reading))
    #expect(reading["G6"]?.kind == .total && reading["D6"]?.kind == .note)
    #expect(reading["F6"]?.date == CivilDate(year: 2009, month: 5, day: 8))
  }

  @Test func `a sheet to sign has its day behind a label, lines with numbers, and hours under In and Out`()
    throws
  {
    let reading = try SheetText.read(
      """
      SIGN-IN SHEET,,,Date:,Mon 13/8/12,,
      #,Dog,Dropped off by,In,Out,Paid,
      1,Bonnie,D. Fancy,8:55,11:30,$20,
      2,Ajax,Kim,9:05,11:40,$20,
      3,,,,,,
      ,,,,,,
      SIGN-IN SHEET,,,Date:,Wed 15/8/12,,
      #,Dog,Dropped off by,In,Out,Paid,
      1,Ajax,Kim's mom,9:00,11:35,owes,
      2,Pearl,R. Oakley,9:10,11:40,$40,Mon too
      3,,,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Bonnie", "Ajax", "Pearl"] && reading.paid == Money(cents: 8000))
    #expect(reading["F9"]?.date == CivilDate(year: 2012, month: 8, day: 15) && reading["D3"]?.amount == nil)
    #expect(reading["G10"]?.kind == .note && isQuiet(reading))
  }

  @Test func `the days of a dog by their numbers were paid on the day beside the money`() throws {
    let reading = try SheetText.read(
      """
      September 2005,,,,,,,
      Dog,Days,Hikes,@,Comes to,Paid,On,
      Shadow,"6, 8, 13, 15",4,$16,$64,$64,Sept 30,
      Tigger,"7, 14",2,$16,$32,$32,Sept 28,
      Kipper,"12, 19 (26 cancelled)",2,$16,$32,$16,Sept 19,owes 1
      Jessie,"9, 16, 23",3,$16,$48,,,
      """)
    #expect(reading.paid == Money(cents: 11_200) && reading["H5"]?.kind == .note)
    #expect(reading["F3"]?.date == CivilDate(year: 2005, month: 9, day: 30) && reading["B3"]?.dog == "Shadow")
    #expect(isQuiet(reading))
  }

  @Test func `a heading of dates is none of dates below dogs`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 15 2021,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Total
      Amber,25,,25,,25,75
      Wally,30,,30,,30,90
      ,,,,,,
      Week of Nov 22 2021,,,,,,
      Dog,22-Nov,23-Nov,24-Nov,25-Nov,26-Nov,Total
      Amber,25,,25,,25,75
      """)
    #expect(reading.weeks.compactMap(\.monday?.description) == ["2021-11-15", "2021-11-22"])
    #expect(reading.paid == Money(cents: 24_000) && isQuiet(reading))
  }

  @Test func `a remark amid accounts is no dog, and what is not understood is no sum`() throws {
    let reading = try SheetText.read(
      """
      Account,Date,Type,Memo,Debit,Credit,Balance
      "Fougere, Anne - Biscotti",,,,,,
      ,2009-05-05,Hike,,20.00,,20.00
      ,2009-05-08,Payment,cheque 0231,,20.00,0.00
      see over,,,,,,
      "Mah, Victor - Pepper",,,,,,
      ,2009-05-06,Hike,,20.00,,20.00
      ,2009-05-11,Payment,cash,,20.00,0.00
      """)
    #expect(reading.dogs.map(\.name) == ["Biscotti", "Pepper"] && reading.paid == Money(cents: 4000))
    #expect(reading["A5"]?.kind == .note && reading["E7"]?.dog == "Pepper")
  }
}
