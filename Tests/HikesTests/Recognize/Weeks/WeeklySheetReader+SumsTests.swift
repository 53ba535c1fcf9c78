import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Figures that only repeat, in another place, what stands in the days.
struct WeeklySheetReaderSumsTests {
  private func money(_ reading: SheetReading) -> Int {
    reading.weeks.reduce(Money.zero) { $0 + $1.paid }.cents
  }

  @Test func `lines above the dogs of an area that add them up are no dogs`() throws {
    let text = """
      Dog,Mon Jan 29 2024,Tue Jan 30,Wed Jan 31,Thu Feb 1,Fri Feb 2,wk
      Beaver Bank run,60,64,32,,32,188
      Ranger,32,32,,,32,
      Flint,28,32,32,,,
      Sackville loop,28,,60,64,,152
      Bess,,,28,32,,
      Chequers,28,,32,32,,
      ,88,64,92,64,32,340
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Ranger", "Flint", "Bess", "Chequers"])
    #expect(money(reading) == 34_000)
    #expect(["B2", "G2", "E5", "B8", "G8"].allSatisfy { reading[$0]?.kind == .total })
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a dog that pays what one other paid is a dog`() throws {
    let text = SheetText.week("Rex,$50,,,$25,,", "Ida,$25,,,$25,,", "Fern,$25,,,,,", "Luna,,$25,,,$25,")
    #expect(try SheetText.read(text).dogs.map(\.name) == ["Rex", "Ida", "Fern", "Luna"])
  }

  @Test func `a dog that pays what the next two pay is a dog`() throws {
    let rows = ["Rex & Gus,$50,,$50,,,", "Ida,$25,,$25,,,", "Fern,$25,,$25,,,"]
    for text in [rows, ["Luna,,$25,,$25,,"] + rows, rows + ["Luna,,$25,,$25,,"]] {
      let week = (["Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes"] + text).joined(separator: "\n")
      #expect(try money(SheetText.read(week, month: "2025-11")) == 20_000 + (text.count - 3) * 5000)
    }
  }

  @Test func `a table of what each dog paid in the weeks above repeats it`() throws {
    let text = """
      Week of Sep 14 2020
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,$25,,$25,,
      Ida,,$30,,,$30
      Fern,$25,,,,

      Week of Sep 21 2020
      Dog,Mon,Tue,Wed,Thu,Fri
      Rex,$25,,,,
      Ida,,$30,,,$30
      Fern,$25,,$25,,

      SUMMARY
      Dog,first,second,All
      Rex,$50,$25,$75
      Ida,$60,$60,$120
      Fern,$25,$50,$75
      All dogs,$135,$135,$270
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 27_000 && reading.dogs.count == 3)
    #expect(["B15", "C16", "D17", "D18"].allSatisfy { reading[$0]?.kind == .total })
    let slipped = try SheetText.read(text.replacing("Fern,$25,$50,$75", with: "Fern,$25,$55,$80"))
    #expect(slipped["C17"]?.question != nil && slipped["B17"]?.kind == .total)
  }

  @Test func `columns for the ways to pay hold what came in, and their sum is none`() throws {
    let text = """
      Wk of June 4 2018,,,,,,money in,,
      Dog,M,T,W,R,F,cash,e-tr,both
      Flint,x,x,x,x,,$104,,$104
      Zippy,x,x,x,,x,,$120,$120
      Woody,x,,,,,$26,,$26
      Effie,,,x,,,,,
      ,,,,,,$130,$120,$250
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 25_000)
    #expect(reading["H4"]?.kind == .payment && reading["I4"]?.kind == .total)
    #expect(["G7", "H7", "I7"].allSatisfy { reading[$0]?.kind == .total })
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `figures that her totals leave out are told once and booked nowhere`() throws {
    let text = """
      Dog,Mon Oct 16 2017,Tue Oct 17,Wed Oct 18,Thu Oct 19,Fri Oct 20,This yr,Same wk 2016
      Rex,$26,,,$26,,$52,$48
      Ida,,,$26,,,$26,$24
      Fern,$28,$28,,,,$56,
      Luna,$28,,,$28,,$56,$72
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 19_000)
    #expect(reading["H2"]?.kind == .total && reading["H2"]?.question == nil)
    #expect(reading.diagnostics.count { $0.code == .columnLeft } == 1)
    // In a sheet whose totals count them they are money of no day, and asked about.
    let counted = text.replacing("$52,$48", with: "$100,$48").replacing("$26,$24", with: "$50,$24")
    #expect(try SheetText.read(counted)["H2"]?.question != nil)
  }

  @Test(arguments: ["Owed before", "Owes now", "Bal. last wk", "Still owing", "New balance"])
  func `how far a dog is paid is no money of a day`(heading: String) throws {
    let text = "Dog,\(heading),Mon Jan 9 2012,Tue Jan 10,Wed Jan 11\nRex,23.00,23.00,,23.00\nIda,,23.00,,\n"
    let reading = try SheetText.read(text)
    #expect(reading["B2"]?.kind == .attribute && money(reading) == 6900)
  }

  @Test func `hikes counted on a card that was paid ahead are hikes`() throws {
    let text = """
      Week of Apr 12 2021
      Dog,Mon,Tue,Wed,Thu,Fri
      Olive,220 card,2/10,,3/10,
      Rolo,25,,25,25,
      Saffy,,220 card,,2/10,

      Week of Apr 19 2021
      Dog,Mon,Tue,Wed,Thu,Fri
      Olive,4/10,5/10,,6/10,
      Rolo,25,,25,25,
      Saffy,,3/10,,4/10,
      """
    let reading = try SheetText.read(text)
    #expect(["C3", "E3", "B9", "E11"].allSatisfy { reading[$0]?.kind == .scheduled })
    #expect(money(reading) == 59_000)
    #expect(PunchCard.texts([["2/10", "7/10"], ["1/10", "9/10", "4/10"]]).isEmpty)
    #expect(PunchCard("11/10") == nil && PunchCard("1/2") == nil && PunchCard("3/10/04") == nil)
  }

  @Test func `what is left after what went out is a sum`() throws {
    let text = """
      ,9-Aug-10,10-Aug-10,11-Aug-10,12-Aug-10,13-Aug-10
      Rex,20.00,20.00,,,20.00
      Ida,,24.00,,24.00,
      gas,-43.10,,,,
      Fern,24.00,,24.00,,24.00
      Luna,,20.00,,20.00,
      bags,,-8.99,,,
      in,220.00,,,,
      out,-52.09,,,,
      left for me,167.91,,,,

      ,16-Aug-10,17-Aug-10,18-Aug-10,19-Aug-10,20-Aug-10
      Rex,20.00,20.00,,,20.00
      Ida,,24.00,,24.00,
      Fern,24.00,,24.00,,24.00
      bags,,-10.10,,,
      truck wash,,,,,-13.11
      in,180.00,,,,
      out,-23.21,,,,
      left for me,156.79,,,,
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 40_000 && reading.dogs.map(\.name) == ["Rex", "Ida", "Fern", "Luna"])
    #expect(["B8", "B9", "B10", "B20"].allSatisfy { reading[$0]?.kind == .total })
  }

  @Test func `sums of a day and of a week behind the amounts of a list are no money`() throws {
    let text = """
      Date,Dog,Got,How,Day,Week
      24-Mar-03,Rex,18.00,cash,,
      ,Ida,20.00,cheque,38.00,
      25-Mar-03,Rex,18.00,cash,,
      ,Fern,20.00,cash,,
      ,Ida,20.00,cash,58.00,96.00
      31-Mar-03,Rex,18.00,cash,,
      ,Ida,20.00,cheque,38.00,38.00
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 13_400)
    #expect(["E3", "E6", "F6", "F8"].allSatisfy { reading[$0]?.kind == .total })
  }

  @Test func `the sum of a week may stand below its last day without a name`() throws {
    let rows = "Bo,20,,20,,20\nTess,,,,20,\nPip,,,18,,\n"
    let reading = try SheetText.read("Client,Apr 4,Apr 5,Apr 6,Apr 7,Apr 8\n\(rows),,,,,98\n", year: 2005)
    #expect(reading["F5"]?.kind == .total && money(reading) == 9800)
    let other = try SheetText.read("Client,Apr 4,Apr 5,Apr 6,Apr 7,Apr 8\n\(rows),,,,,20\n", year: 2005)
    #expect(other["F5"]?.question != nil)
  }

  @Test func `a line of all weeks and one of a week without hikes are no dogs`() throws {
    let weeks = [4, 11, 18].map { day in
      let days = zip(["Mon", "Tue", "Wed", "Thu", "Fri"], 0...).map { "\($0) \(day + $1)-Mar" }
      let rows =
        day == 11
        ? "Angus,,,,,,,,,\nBrier,,,,,,,,,\nWk,,,,,,,0,0,+0\n"
        : "Angus,24,,24,,24,,,,\nBrier,,24,24,24,,,,,\nWk,24,24,48,24,24,,144,120,+24\n"
      return ",,,,,,,2013,2012,+/-\n,\(days.joined(separator: ",")),,,,\n\(rows)\n"
    }
    let reading = try SheetText.read("March 2013\n\n" + weeks.joined() + "Quarter,,,,,,,$288,,\n")
    #expect(reading.dogs.map(\.label) == ["Angus", "Brier"] && money(reading) == 28_800)
    #expect(!reading.cells.contains { $0.question != nil })
    #expect(reading["H9"]?.kind == .header && reading["J13"]?.kind == .total)
  }

  @Test func `money for other days is none of the sums that it looks like`() throws {
    let text = """
      Mar 28 - Apr 1 2022,,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,for next wk,got
      Rex,$30,$30,,$30,,,$90
      Ida,,$30,,,,$30,$60
      Fern,,,$30,,,$30,$60
      Luna,$30,$30,,$30,$30,$90,$210
      Gus,,$30,,$30,$30,,$90
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 36_000)
    #expect(["G4", "G5", "G6"].allSatisfy { reading[$0]?.question != nil })
    #expect(["H3", "H6"].allSatisfy { reading[$0]?.kind == .total })
  }

  @Test func `what the first page came to stands before the days of the second`() throws {
    let text = """
      Oct 4-8 2010 p.1,,,,
      Dog,Mon 4,Tue 5,Wed 6,p.1
      Rex,$25,,$25,$50
      Ida,,,$30,$30
      Fern,$30,$30,,$60
      Luna,$30,$30,$30,$90

      Oct 4-8 2010 p.2,,,,
      Dog,from p.1,Thu 7,Fri 8,week
      Rex,$50,,$25,$75
      Ida,$30,$30,$30,$90
      Fern,$60,,,$60
      Luna,$90,$30,,$120
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 34_500 && reading.cells.allSatisfy { $0.question == nil })
    #expect(["E3", "B10", "E10"].allSatisfy { reading[$0]?.kind == .total })
  }

  @Test func `shares and parts of what came in are figures`() throws {
    let text = """
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Joan 60%,Bev 40%
      Rex,20,20,,20,,36.00,24.00
      Ida,,20+5,,,20,24.00,16.00
      Fern,20,,,,,12.00,8.00
      altogether,125,,,,,,
      of that tips,5,,,,,,
      """
    let reading = try SheetText.read(text, month: "2011-10")
    #expect(reading.dogs.count == 3 && reading.cells.allSatisfy { $0.question == nil })
    #expect(["G2", "H2", "B6"].allSatisfy { reading[$0]?.kind == .total })
  }

  @Test func `money may stand in a line of its own below the hikes`() throws {
    let text = """
      Sept 10-14 2012
      Dog,,Mon,Tue,Wed,Thu,Fri
      Rex,walk,,x,x,x,
      ,$,,20,20,20,
      Ida,walk,x,x,,,
      ,$,,40,,,
      Fern,walk,,,,,x
      ,$,,,,,20
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 12_000 && reading["D6"]?.dog == "Ida" && reading.dogs.count == 3)
  }

  @Test func `a note may stand beside the title of a week`() throws {
    let text = """
      "Week of June 9, 2014",,,,,,
      Dog,Mon 9,Tue 10,Wed 11,Thu 12,Fri 13,Notes
      Rex,26,26,,,,
      Ida,,26,,26,,

      "Week of June 16, 2014",,,,,,her new van is here
      Dog,Mon 16,Tue 17,Wed 18,Thu 19,Fri 20,Notes
      Rex,26,26,,,,
      """
    let reading = try SheetText.read(text)
    #expect(reading.dogs.map(\.name) == ["Rex", "Ida"] && reading.weeks.count == 2)
  }

  @Test func `sums of a week below its days need no name`() throws {
    let text = """
      April 2008
      Day,Rex,Ida,Fern,took in
      Mon 7,18,,20,38
      Tue 8,,20,20,40
      Wed 9,18,20,,38
      Thu 10,,20,20,40
      Fri 11,18,,,18
      ,54,60,60,174
      """
    let reading = try SheetText.read(text)
    #expect(money(reading) == 17_400 && reading.cells.allSatisfy { $0.question == nil })
    #expect(["B8", "E8", "E3"].allSatisfy { reading[$0]?.kind == .total })
  }
}
