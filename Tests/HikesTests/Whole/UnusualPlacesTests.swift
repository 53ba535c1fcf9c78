import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Titles, days and prices that stand where few people put them.
struct UnusualPlacesTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  private func day(_ reading: SheetReading, _ cell: String) -> String? { reading[cell]?.date?.description }

  @Test func `titles below their weeks date the rows above them`() throws {
    let reading = try SheetText.read(
      """
      Dog,M,T,W,R,F,Notes
      Abel,$20,,$20,,$20
      Cindy,$20,$20,away,away,away
      Tot,$40,$20,$20,,$20
      week ending Fri 13 June 2008

      Abel,$20,,cancelled,,$20
      Doc,,$20,,unpaid
      Tot,$20,$20,$0,,$20
      week ending Fri 20 June 2008
      """)
    #expect(reading.weeks.compactMap(\.monday?.description) == ["2008-06-09", "2008-06-16"])
    #expect(day(reading, "B2") == "2008-06-09" && day(reading, "F7") == "2008-06-20" && isQuiet(reading))
  }

  @Test func `a title with nothing above it but a heading is that of the rows below`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon,Tue,Wed,Thu,Fri
      Week of June 9 2008
      Abel,20,,20,,20
      Doc,,20,,20,
      Week of June 16 2008
      Abel,20,,20,,20
      """)
    #expect(day(reading, "B3") == "2008-06-09" && day(reading, "B6") == "2008-06-16")
  }

  @Test func `a week beside another may have its days from the last to the first`() throws {
    let reading = try SheetText.read(
      """
      ,"June 20-24, 2016",,,,,,"June 28 - July 1, 2016",,,,
      Dog,Mon,Tue,Wed,Thu,Fri,,Fri,Thu,Wed,Tue,Notes
      Bramble,$25,,$25,,$25,,,,$25,$25,
      Tansy,,,$25,,,,$25,,,$25,
      Otto,,,,,,,$25,$25,,$25,brought towel
      Total,$25,,$50,,$25,,$50,$25,$25,$75,
      """)
    #expect(day(reading, "H4") == "2016-07-01" && day(reading, "K3") == "2016-06-28")
    #expect(day(reading, "B3") == "2016-06-20" && isQuiet(reading))
    #expect(reading.paid == Money(cents: 27_500))
  }

  @Test func `a year of one dog has its months across, the year above its days`() throws {
    let days = (1...31).map { day in
      day == 3 ? "3,18,,18" : day == 7 ? "7,,cancelled,18" : day == 10 ? "10,18,18," : "\(day),,,"
    }
    let reading = try SheetText.read(
      "Luna - Comeau - 902-555-0117,,,\n2011,Jan,Feb,Mar\n" + days.joined(separator: "\n")
        + "\nTotal,36,18,36\n")
    #expect(reading.dogs.map(\.name) == ["Luna"] && reading.paid == Money(cents: 9000))
    #expect(day(reading, "B5") == "2011-01-03" && day(reading, "C9") == "2011-02-07")
    #expect(reading["C9"]?.kind == .status && reading["B34"]?.kind == .total && isQuiet(reading))
  }

  @Test func `a box of a calendar may hold the whole day, and a list of the dogs may stand beside it`() throws
  {
    let reading = try SheetText.read(
      """
      February 2017,,,,,,,,
      Mon,Tue,Wed,Thu,Fri,Sat,Sun,,Dogs
      ,,"1\nZiggy 22","2\nHobbs 22\nMae 22","3\nMae 22",4,5,,Hobbs
      "6\nHobbs 22","7\nZiggy 22\nMae 22","8\nZiggy 22",9,10,11,12,,Ziggy
      "13\nSTORM","14\nZiggy 22",15,16,17,18,19,,Mae
      """)
    #expect(reading.dogs.map(\.name).sorted() == ["Hobbs", "Mae", "Ziggy"])
    #expect(reading.paid == Money(cents: 19_800) && reading["F4"]?.kind == .header)
    #expect(day(reading, "A5") == "2017-02-13" && reading["A5"]?.kind == .note)
    #expect(reading["I3"]?.dog == "Hobbs" && isQuiet(reading))
  }

  @Test func `days and their numbers in cells of their own may go on over the weekend`() throws {
    let reading = try SheetText.read(
      """
      November 2016,,,,
      Day,Date,Luna,Max,Bella
      Wed,2,20,,20
      Thu,3,,20,
      Fri,4,20,,20
      Sat,5,,,
      Sun,6,,,
      Mon,7,away,20,
      Tue,8,20,,20
      """)
    #expect(reading.dogs.map(\.name) == ["Luna", "Max", "Bella"] && reading.paid == Money(cents: 16_000))
    #expect(day(reading, "C8") == "2016-11-07" && reading["A2"]?.kind == .header && isQuiet(reading))
  }

  @Test(arguments: [
    ("Doggie week, April 2001 – $12 a hike", true), ("April 2001 (x = hiked, $20)", true),
    ("Hikes April 2001 @ $12", true), ("Hikes 2001 (all prices $12)", true), ("Hikes ($12)", false),
  ])
  func `what a hike costs may stand beside the month of a title`(_ title: String, _ isDated: Bool) throws {
    let reading = try SheetText.read(
      "\"\(title)\",,,,,\nwk of April 2,Mon,Tue,Wed,Thu,Fri\nRusty,20,,20,,20\nPippa,,20,,20,\n")
    #expect(reading.weeks.first?.monday?.description == (isDated ? "2001-04-02" : nil))
  }

  @Test func `letters for paid take their price from the title`() throws {
    let sheet = """
      "Doggie week, April 2001 - $12 a hike",,,,,
      wk of April 2,Mon,Tue,Wed,Thu,Fri
      Patches,C,,C,,C
      Bear,,,O,,C
      ,,,,,
      C = paid cash,,,Good Friday the 13th - no hike,,
      O = owes me,,,,,
      """
    let reading = try SheetText.read(sheet)
    #expect(reading.dogs.map(\.name) == ["Patches", "Bear"])
    let conversion = SheetText.convert([reading])
    #expect(conversion.book.payments.map(\.amount.cents) == [1200, 1200, 1200, 1200])
    #expect(conversion.readings[0].cells.allSatisfy { $0.question == nil })
  }

  @Test func `below a week stand its other days, with their numbers and other dogs`() throws {
    let reading = try SheetText.read(
      """
      WEEK OF JAN 10 2022,,,
      Tues/Thurs crew,Tues 11,Thurs 13,
      Nugget,28,28,
      Rosco,28,,

      Mon/Wed/Fri crew,Mon 10,Wed 12,Fri 14
      Kobe,28,28,28
      Tater,28,owes,
      """)
    #expect(day(reading, "B7") == "2022-01-10" && day(reading, "B3") == "2022-01-11" && isQuiet(reading))
  }

  @Test func `a title may span two weeks with the days before the month, and have its year behind a stroke`()
    throws
  {
    let weeks = try SheetText.read(
      """
      "Two weeks, 4 - 15 Nov 2024",,,,,,,,,,
      Dog,Mo 4,Tu 5,We 6,Th 7,Fr 8,Mo 11,Tu 12,We 13,Th 14,Fr 15
      Rusty,20,,20,,20,20,,20,,20
      Pippa,,20,,20,,,20,,20,
      """)
    #expect(weeks.weeks.compactMap(\.monday?.description) == ["2024-11-04", "2024-11-11"])
    let route = try SheetText.read(
      "ROUTE SHEET  Sept 14-18/20   van,,,,,\nDog,M,T,W,T,F\nKona,25,,25,,25\nHugo,,25,,25,\n")
    #expect(route.weeks.first?.monday?.description == "2020-09-14")
  }

  @Test func `a slid row below a title does not hide it`() throws {
    let reading = try SheetText.read(
      """
      Sept 7 2009,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Digby,,,20,,20,
      Fundy,,20,,20,,

      Sept 14,,,,,,
      ,Digby,20,,20,,20
      Fundy,,20,,20,,
      """)
    #expect(day(reading, "C8") == "2009-09-15" && reading.dogs.map(\.name) == ["Digby", "Fundy"])
  }

  @Test func `headings with the year of another week are read as the weeks around them`() throws {
    func week(_ first: String) throws -> String {
      let monday = try #require(CivilDate(iso: first))
      return "Dog," + (0..<5).map { monday.adding(days: $0).description }.joined(separator: ",") + ",Notes\n"
    }
    let rows = "Piper,25,,25,,25,\nNova,25,,,25,,\n,,,,,,\n"
    let reading = try SheetText.read(
      "January 2019,,,,,,\n" + week("2018-12-31") + rows + week("2018-01-07") + rows + week("2019-01-14")
        + rows)
    #expect(
      reading.weeks.compactMap(\.monday?.description) == ["2018-12-31", "2019-01-07", "2019-01-14"])
    #expect(
      day(reading, "B7") == "2019-01-07" && reading.diagnostics.contains { $0.message.contains("2018") })
  }

  @Test func `a week without headings may stand below an empty line`() throws {
    let reading = try SheetText.read(
      "Oct. 6-10 2014 Mon - Fri,,,,,,\n,,,,,,\nGracie,$25,,$25,,,\nRocky,,$25,,$25,,\nCoco,$25,$25,,$25,$25,limping a bit\n"
    )
    #expect(day(reading, "B3") == "2014-10-06" && reading.paid == Money(cents: 20_000))
  }

  @Test func `the number of a week before its date is no day`() throws {
    let reading = try SheetText.read(
      "Week 19 - 8 May 2017,,,,,\nDog,Mon,Tue,Wed,Thu,Fri\nAbby,25,,25,,25\nBanjo,,25,,25,\n")
    #expect(day(reading, "B3") == "2017-05-08")
  }

  @Test func `months and days may be as a scanner or a phone wrote them`() throws {
    let scanned = try SheetText.read(
      """
      "Week of Apri1 27, 2015",,,,,
      D0g,M0n,Tue,Wed,Thu,Fr i
      Bosun,$30.00,,$30.00,,s1ck
      Marlin,,$25.00,,2 5.00,
      Nellie,,,,,$25.00
      Scanned with DocuLens Lite,,,,,
      """)
    #expect(day(scanned, "F3") == "2015-05-01" && scanned["F3"]?.status == .sick)
    #expect(
      scanned["E4"]?.kind == .unrecognised
        && scanned["E4"]?.question?.choices.first == .paid(Money(cents: 2500)))
    #expect(scanned.dogs.map(\.name) == ["Bosun", "Marlin", "Nellie"])
    let corrected = try SheetText.read(
      "Week of July 12 2021,,,,,\nDig,Mon,Tie,Wed,Thy,Fro\nAce,25,,25,,25\nRoo,,25,,25,\nBean,25,,,,25\n")
    #expect(day(corrected, "C4") == "2021-07-13" && corrected.paid == Money(cents: 17_500))
  }

  @Test func `a letter of a day may stand beside its holiday`() throws {
    let reading = try SheetText.read(
      "June 27 - July 1/05,,,,,\n,M,T,W,Th,F Canada Day\nSarge,16,,16,,\n(new price $18 from Thursday),,,,,\nLassie,,16,,18,\n"
    )
    #expect(day(reading, "E5") == "2005-06-30" && reading["A4"]?.kind == .note && isQuiet(reading))
  }

  @Test func `the first date of a week may stand before the first of its days`() throws {
    let reading = try SheetText.read(
      """
      December 2007,,,,
      wk,day,Bo,Ta,Fi
      Dec 3,Mon,18,,
      ,Tue,,18,
      ,Wed,18,,18
      Dec 10,Mon,18,,36
      ,Tue,,18,
      ,Wed,canc,,18
      """)
    #expect(reading.dogs.map(\.name) == ["Bo", "Ta", "Fi"] && reading.paid == Money(cents: 16_200))
    #expect(day(reading, "C3") == "2007-12-03" && day(reading, "E6") == "2007-12-10" && isQuiet(reading))
  }

  @Test func `days from the last to the first may have their numbers and months`() throws {
    let reading = try SheetText.read(
      """
      ,"June 20-24, 2016",,,,,,"June 27 - July 1, 2016",,,,
      Dog,Mon 20,Tue 21,Wed 22,Thu 23,Fri 24,,Fri 1 July,Thu 30 June,Wed 29 June,Tue 28 June,Mon 27 June
      Bramble,$25,,$25,,$25,,,,$25,,$25
      Tansy,,$25,,$25,,,$25,,,$25,
      """)
    #expect(day(reading, "H4") == "2016-07-01" && day(reading, "L3") == "2016-06-27" && isQuiet(reading))
  }
}
