import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// A table for each day, each dog or each month.
struct DayTablesTests {
  private func dogs(_ reading: SheetReading) -> Set<String> { Set(reading.dogs.map(\.name)) }

  @Test func `a table for each day may have columns called anything, and other lines below its sum`() throws {
    let reading = try SheetText.read(
      """
      Route,Mon Jun 13 2022
      Stop,Time,Dog,Address,Key box,To collect,Got,Remark
      1,8:08,Rocky,130 Beaver Bank Rd,3030,$30,$30,
      2,8:16,Stella,207 Cobequid Rd,4399,$25,,next time
      3,8:24,Teddy,158 Stone Mount Dr,7358,$25,$25,
      4,8:32,Hazel,235 Millview Ave,1945,$25,$25,
      ,,Total,,,$105,$80
      km out,84120,km in,84174

      Route,Tue Jun 14 2022
      Stop,Time,Dog,Address,Key box,To collect,Got,Remark
      1,8:08,Stella,207 Cobequid Rd,4399,$25,$25,
      2,8:16,Hank,95 Duke St,5320,$30,$30,
      3,8:24,Teddy,158 Stone Mount Dr,7358,$25,$25,
      4,8:32,Hazel,235 Millview Ave,1945,$25,$25,
      ,,Total,,,$105,$105
      km out,84181,km in,84235
      """)
    #expect(
      dogs(reading) == ["Rocky", "Stella", "Hank", "Teddy", "Hazel"] && reading.paid == Money(cents: 18_500))
    #expect(reading["F4"]?.kind == .total && reading["E4"]?.kind == .attribute)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `groups of a day may stand side by side`() throws {
    let reading = try SheetText.read(
      """
      "Monday, November 14, 2022"
      Group 1,$,,Group 2,$
      Poppy,25,,Piper,25
      Rocky,30,,Ruby,owes
      Lily,25,,,
      Total,80,,Total,25
      Trail: Jack Lake

      "Tuesday, November 15, 2022"
      Group 1,$,,Group 2,$
      Poppy,25,,Maple,cancelled
      Rocky,30,,Piper,25
      Total,55,,Total,25
      """)
    #expect(dogs(reading) == ["Poppy", "Piper", "Rocky", "Ruby", "Lily", "Maple"])
    #expect(reading.paid == Money(cents: 18_500))
    #expect(reading["E4"]?.status == .unpaid && reading["E4"]?.dog == "Ruby" && reading["D6"]?.kind == .total)
  }

  @Test func `slips of deposits name their day, and what was in cash below the cheques`() throws {
    let reading = try SheetText.read(
      """
      Deposits - spring 2004
      Deposit slip,"April 16, 2004"
      Cheques,Dog,Chq no.,Amount
      Erin Croft,Poppy,122,30.00
      Doug Whynot,Tank,032,54.00
      Total cheques,,,84.00
      Cash,Dog,,Amount
      Rob Ernst,Marley,,60.00
      Total cash,,,60.00
      20s,3,,60.00
      DEPOSIT,,,144.00

      Deposit slip,"April 23, 2004"
      Cheques,Dog,Chq no.,Amount
      Erin Croft,Poppy,374,30.00
      Total cheques,,,30.00
      """)
    #expect(dogs(reading) == ["Poppy", "Tank", "Marley"] && reading.paid == Money(cents: 17_400))
    #expect(reading["D10"]?.kind == .total && reading["C4"]?.kind == .attribute)
  }

  @Test func `a card for each dog may have its owner, number and price beside the name`() throws {
    let reading = try SheetText.read(
      """
      Dog cards 2009 - Sept/Oct

      TANK,Doug Whynot,902-555-0101,$24
      Date,Paid,How,Note
      15-Sep-09,24.00,chq,
      16-Sep-09,48.00,cash,
      Total,72.00

      PIPER,Shelley Oickle,902-555-0102,$19
      Date,Paid,How,Note
      14-Sep-09,19.00,cash,
      15-Sep-09,,,away
      Total,19.00
      """)
    #expect(dogs(reading) == ["TANK", "PIPER"] && reading.paid == Money(cents: 9100))
    let tank = try #require(reading.dogs.first { $0.name == "TANK" })
    #expect(tank.owner == "Doug Whynot" && tank.phone == "902-555-0101" && tank.rate == Money(cents: 2400))
    #expect(reading["B5"]?.method == "cheque" && reading["D12"]?.status == .away)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a planner has the dogs of its days behind the hour`() throws {
    let reading = try SheetText.read(
      """
      "Week of May 2, 2016"
      Pick up,Monday 2,Tuesday 3,Wednesday 4,Thursday 5,Friday 6
      8:00,Clover $25,Indie $30,Clover $25,Shadow $30,Clover $25
      8:10,Willow $25,Clover $25,Bandit $25,Fergus $25,Bandit away
      8:20,Barkley $30,Bandit $25,Shadow $30,Barkley $30,Willow - owes
      home by,12:30,12:15,12:45,12:30,1:00
      """)
    #expect(
      dogs(reading) == ["Clover", "Indie", "Shadow", "Willow", "Bandit", "Fergus", "Barkley"])
    #expect(reading.paid == Money(cents: 35_000) && reading["F4"]?.status == .away)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a journal has several dogs in a sentence`() throws {
    let reading = try SheetText.read(
      """
      Date,What happened
      "Mon Nov 3, 2025","Bella $25, Max $25, Luna $30"
      "Tue Nov 4, 2025","Cooper 25 cash, Daisy 25 e-transfer. Rained all day"
      "Thu Nov 6, 2025",Max $25; Cooper $25; Molly away
      "Fri Nov 7, 2025",Luna $30 and Daisy $25
      "Tue Nov 11, 2025",Remembrance Day - no hikes
      """)
    #expect(dogs(reading) == ["Bella", "Max", "Luna", "Cooper", "Daisy", "Molly"])
    #expect(reading.paid == Money(cents: 23_500))
  }

  @Test func `two months stand side by side under their names, with their workdays`() throws {
    func row(_ name: String, _ paid: Set<Int>) -> String {
      name + (0..<43).map { "," + (paid.contains($0) ? "25.00" : "") }.joined()
    }
    let march = [1, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 25, 26, 27, 28, 29]
    let april = [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 22, 23, 24, 25, 26, 29, 30]
    let text = [
      "," + "March 2024" + String(repeating: ",", count: 21) + "April 2024"
        + String(repeating: ",", count: 21),
      "Dog," + (march + april).map(String.init).joined(separator: ","),
      row("Bella", [0, 5, 21]), row("Max", [1, 20, 42]), row("Luna", [2, 22, 30]),
    ].joined(separator: "\n")
    let reading = try SheetText.read(text)
    #expect(reading.paid == Money(cents: 22_500) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["B3"]?.date == SheetText.date("2024-03-01"))
    #expect(reading["AR4"]?.date == SheetText.date("2024-04-30"))
  }

  @Test func `a week's sum and its days stand in one cell`() throws {
    let reading = try SheetText.read(
      """
      Mum's dog book - spring 2002 (typed by Jenna)
      Dog,Owner,wk of Apr 8,wk of Apr 15,wk of Apr 22,Total
      "letters are the days, R is Thursday"
      Marley,Ernst,60 MWRF,60 MWRF,owes 60 WR,120
      Scout,Langille,30 TR,30 TR,30 TR,90
      """)
    #expect(reading.paid == Money(cents: 21_000))
    #expect(reading["C5"]?.date == SheetText.date("2002-04-09"))
    #expect(reading["E4"]?.status == .unpaid && reading["E4"]?.date == SheetText.date("2002-04-24"))
  }

  @Test(arguments: EntryList.since.examples + ["Call 902 555 2002", "2001 and 2002"])
  func `some years in a title are not those of the sheet`(title: String) throws {
    #expect(try EntryList.namedYear(SheetText.table(title + "\nDog,Jan")) == nil)
  }

  @Test func `the one year of a title is that of the sheet`() throws {
    #expect(
      try EntryList.namedYear(SheetText.table("\"Income by dog, Jan-Mar 2011 (for Linda)\"\nDog,Jan")) == 2011
    )
  }
}
