import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Weeks laid out as few people do: records on two lines, columns of two days, days that are parted from their numbers, three lists
/// side by side, years between the weeks of a card.
struct SheetShapesTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  @Test func `each record on two lines, as its heading says, is read as one`() throws {
    let reading = try SheetText.read(
      """
      "Oct 21 - 25, 2019",,,,,,
      Dog,Owner,Phone,Address,,,
      ,Mon,Tue,Wed,Thu,Fri,Notes
      Basil,MacIsaac,902-555-0150,14 Fernleaf Lane,,,
      ,,$22,,$22,$22,no treats
      Hugo,Levy,902-555-0152,77 Old Mill Rd,,,
      ,,,,,,
      Kiwi,Naugle,902-555-0153,9 Foxglove Dr,,,
      ,,,$22,,$22,wait for gate
      Sarge,Publicover,902-555-0154,31 Granite Hill,,,
      ,$22,$22,,$22,,
      Week Total,,,,,,$176
      """)
    #expect(reading.dogs.map(\.name) == ["Basil", "Hugo", "Kiwi", "Sarge"])
    #expect(reading["B11"]?.date == CivilDate(year: 2019, month: 10, day: 21))
    #expect(reading["G9"]?.kind == .note && reading["G12"]?.kind == .total)
    #expect(reading.paid == Money(cents: 17_600) && isQuiet(reading))
  }

  @Test func `a heading that breaks off goes on in the next line, and so does each record`() throws {
    let reading = try SheetText.read(
      """
      June 12th 2006,,,
      Dog,Mon,Tue,Wed
      Thu,Fri,Notes,
      Toby,18,,18
      18,,,
      Lucky,18,18,
      ,18,bring towel,
      Bear,18,,
      away,away,Cape Breton,
      """)
    #expect(reading.dogs.map(\.name) == ["Toby", "Lucky", "Bear"] && reading["A3"]?.kind == .header)
    #expect(reading["A5"]?.date == CivilDate(year: 2006, month: 6, day: 15) && reading["C7"]?.kind == .note)
    #expect(reading["B9"]?.kind == .status && reading.paid == Money(cents: 12_600) && isQuiet(reading))
  }

  @Test func `a heading on two lines over records on one is as it was`() throws {
    let sheet = SheetCells(
      try SheetText.table("Dog,Owner,,\n,,Mon,Tue,Wed\nRex,Doyle,20,,20\nLou,Hatt,,20,\nPip,Orr,20,,\n"))
    #expect(MendedSheet(sheet)?.mends ?? [] == [])
    for dog in ["Dog,Mon,Tue,Wed,Thu,Fri\nSam,,25,,,\n", "Dog,Mon,Wed,Thu\nSam,25,,\n"] {
      let sheet = SheetCells(
        try SheetText.table(dog + "Rex,25,,25\nLou,,25,\nPip,25,,\nKim,,25,25\nBo,25,,\n"))
      #expect(MendedSheet(sheet)?.mends ?? [] == [])
    }
  }

  @Test(arguments: ["M/T,Wed,Th/F", "Mon & Tue,Wed,Thu/Fri", "Mon-Tues,Wed.,Thurs-Fri"])
  func `what stands under two days is of the first of them`(heading: String) throws {
    let reading = try SheetText.read(
      """
      "Mar 8 - 12, 2004",,,,
      Dog,\(heading),notes
      Snoopy,15,15,15,
      Misty,15,away,,came back Friday
      Rex,,,15,
      """)
    let days = ["B3", "C3", "D3"].map { reading[$0]?.date?.day }
    #expect(days == [8, 10, 11] && reading.paid == Money(cents: 7500) && isQuiet(reading))
  }

  @Test func `names of one day in two languages are no two days`() {
    #expect(MendedSheet.dayPair("Mon/Lun") == nil && MendedSheet.dayPair("M/W") == nil)
    #expect(MendedSheet.dayPair("Th/F") == [.thursday, .friday])
    #expect(MendedSheet.withFirstDays(["Dog", "Mon/Tue", "Mon/Tue", "Wed", "Thu"]) == nil)
  }

  @Test(arguments: [true, false])
  func `the number of a day may stand before its name or behind it`(isNumberFirst: Bool) throws {
    let days = ["1,Tue", "2,Wed", "3,Thu", "4,Fri", "5,Sat", "6,Sun", "7,Mon"].map { day in
      isNumberFirst ? day : day.split(separator: ",").reversed().joined(separator: ",")
    }
    let paid = ["20,,20", ",20,", "20,,", ",sick,20", ",,", ",,", "20,20,"]
    let reading = try SheetText.read(
      "October 2013,,,,\nOwner,,LeBlanc,Zwicker,Fraser\nDog,,Shadow,Ruby,Pippa\n"
        + zip(days, paid).map { "\($0),\($1)\n" }.joined())
    #expect(reading.dogs.map(\.name) == ["Shadow", "Ruby", "Pippa"] && reading.paid == Money(cents: 14_000))
    #expect(reading["D10"]?.date == CivilDate(year: 2013, month: 10, day: 7))
    #expect(reading["B4"]?.kind == .header && isQuiet(reading))
  }

  @Test func `dogs with their days in words may stand side by side`() throws {
    let reading = try SheetText.read(
      """
      "Week of May 17, 2004",,,,,,
      Dog,Days,Paid,,Dog,Days,Paid
      Amos,M Th,$28.00,,Beau,M,$14.00
      Della,W F,$28.00,,Earl,away,
      Gus,W,$14.00,,Hank,W,$14.00
      """)
    #expect(Set(reading.dogs.map(\.name)) == ["Amos", "Beau", "Della", "Earl", "Gus", "Hank"])
    #expect(reading["G5"]?.dog == "Hank" && reading.paid == Money(cents: 9800) && isQuiet(reading))
  }

  @Test func `a year by itself among the weeks of a card dates those below it`() throws {
    let reading = try SheetText.read(
      """
      Duffy,Mrs. Cluett,,,,
      Week of,Mon,Tue,Wed,Thu,Fri
      2001,,,,,
      Dec 3,$10,,vet,,
      Dec 10,$10,,$10,,
      2002,,,,,
      Jan 7,$12,,$12,,
      Jan 14,$12,,,,

      Ginger,Tracey O.,,,,
      Week of,Mon,Tue,Wed,Thu,Fri
      2002,,,,,
      Jan 7,,$12,,$12,
      Jan 14,,$12,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Duffy", "Ginger"] && reading.paid == Money(cents: 10_200))
    #expect(reading["B7"]?.date == CivilDate(year: 2002, month: 1, day: 7) && reading["A6"]?.kind == .header)
    #expect(reading.weeks.count == 4 && isQuiet(reading))
  }

  @Test func `a second hike with the time of its pickup is of the week above`() throws {
    let reading = try SheetText.read(
      """
      "Week of May 2, 2022",,,,,
      AM HIKE (8:30 pick up),,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Ollie,$25,,,,$25
      Frank,,,,,$25
      ,,,,,
      PM HIKE (12:30 pick up),,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Frank,$25,,$25,$25,
      Ollie,,$25,$25,,
      """)
    #expect(reading.weeks.compactMap(\.monday?.day) == [2, 2] && reading.dogs.count == 2)
    #expect(reading["B9"]?.date == CivilDate(year: 2022, month: 5, day: 2) && isQuiet(reading))
  }

  @Test func `a dog that pays each time below others with marks is no sum of them`() throws {
    let reading = try SheetText.read(
      """
      "Week of October 2, 2017",,,,,,,
      Dog,Rate,Mon,Tue,Wed,Thu,Fri,#
      Olive,22,x,,x,,x,3
      Pesto,22,,x,,x,,2
      Rigby,25,x,x,x,x,,4
      Tango,22,22,,22,,,2
      """)
    #expect(reading.dogs.map(\.name).contains("Tango") && reading.paid == Money(cents: 4400))
  }

  @Test func `what a letter pays may stand in brackets behind its meaning`() throws {
    let reading = try SheetText.read(
      """
      Dog walking - autumn,,,,,,P = paid ($12)
      Name,10-Sep-01,11-Sep-01,12-Sep-01,13-Sep-01,14-Sep-01,
      Skipper,P,P,,,P,
      Brandy,,24,,P,,for two
      """)
    #expect(reading["E4"]?.amount == Money(cents: 1200) && isQuiet(reading))
  }

  @Test func `an initial may stand before what is owed, as before what was paid`() throws {
    let reading = try SheetText.read(
      """
      "Week of February 8, 2010",,,,,
      J = Joanne walked,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Bosun,,J 20,,J 20,
      Sprite,,,J owes,,20
      """)
    #expect(
      reading["D5"]?.status == .unpaid && reading["C4"]?.amount == Money(cents: 2000) && isQuiet(reading))
  }

  @Test func `days below each dog may be of the month in the title`() throws {
    let reading = try SheetText.read(
      """
      January 2026;
      ;
      Basha;
      Fri 16;25,00 $
      Fri 23;25,00 $
      Sum;50,00 $
      ;
      Ferris;
      Mon 12;25,00 $
      Fri 16;missed e-transfer
      """)
    #expect(reading.dogs.map(\.name) == ["Basha", "Ferris"] && reading.paid == Money(cents: 7500))
    #expect(reading["B5"]?.date == CivilDate(year: 2026, month: 1, day: 23) && isQuiet(reading))
  }
}
