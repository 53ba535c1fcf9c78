import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Weeks among other tables, and days that stand over several columns.
struct TablesAroundWeeksTests {
  private static let week = """
    "Week of Feb 5, 2024",,,,,,,
    Dog,Mon 5,Tue 6,Wed 7,Thu 8,Fri 9,Notes,
    Harley,,,,,$25,,
    Finn,$25,,,,$25,,
    Mabel,$30,,$30,,$30,,
    Total,$55,,$30,,$80,,$165

    """

  private func isAsBefore(_ reading: SheetReading) -> Bool {
    reading.paid == Money(cents: 16_500) && reading.dogs.map(\.name) == ["Harley", "Finn", "Mabel"]
      && reading.weeks.count == 1 && reading.cells.allSatisfy { $0.question == nil }
  }

  private func areTotalsRight(_ reading: SheetReading) -> Bool {
    !SheetText.convert([reading]).diagnostics.contains { $0.code == .totalDiffers }
  }

  @Test func `lines of a bank below a week are none of it`() throws {
    let reading = try SheetText.read(
      Self.week + """
        ,,,,,,,
        Date,Description,,Withdrawals,Deposits,Balance,,
        Feb 9,INTERAC e-Transfer From: SMITH,,,25.00,"1,837.44",,
        Feb 5,INTERAC e-Transfer From: LEBLANC,,,50.00,"1,887.44",,
        Feb 5,ATM,,20.00,,"1,867.44",,
        """)
    #expect(isAsBefore(reading))
  }

  @Test(arguments: LayoutFinder.calledTemplate.examples)
  func `a week to be copied is none, and a line that shows how is no dog`(title: String) throws {
    let reading = try SheetText.read(
      Self.week.replacing("Harley", with: "EXAMPLE (Rover),$25,away,,,,what you like,\nHarley")
        + ",,,,,,,\n\"\(title)\",,,,,,,\nDog,Mon,Tue,Wed,Thu,Fri,Notes,\nHarley,,,,,$25,,\nFinn,$25,,,,$25,,\n"
    )
    #expect(isAsBefore(reading))
  }

  @Test(arguments: [
    ["Temp at 8am,2,-18,-12,-25,-25,,", "Temp at 8am,-3,2,-4,-7,1,,"],
    ["Kayla hrs,4,3.5,4,4,,,", "Kayla pay,56,49,56,56,,,"], ["Left over,,,,,,,74.75"],
    ["Calendars sold,,,$60,,,,", "Gift cert,,$100,,,,,"],
  ])
  func `lines of what is measured, paid out or sold are no dogs`(lines: [String]) throws {
    let reading = try SheetText.read(Self.week + lines.map { $0 + "\n" }.joined())
    #expect(isAsBefore(reading))
  }

  @Test func `people of a list beside the week own none of its dogs`() throws {
    let reading = try SheetText.read(
      """
      "Week of Sep 8, 2025",,,,,,,,,WAIT LIST,,,,
      Dog Name,Mon 8,Tue 9,Wed 10,Thu 11,Fri 12,Notes,,,Dog,Owner,Phone,Days,Price
      Scout,Away,,,,,,,,Pippa,J. Veinot,902-555-0141,Mon Wed,$25
      Nova,,$30,,,,,,,Bruno,Keddy,902-555-0142,Tue,$30
      Fergus,$25,,,,$25,,,,Vet emerg: 902-555-0190,,,,
      """)
    #expect(reading.dogs.map(\.owner) == ["", "", ""] && reading.dogs.map(\.phone) == ["", "", ""])
    #expect(reading.paid == Money(cents: 8000) && reading["J3"]?.kind == .attribute)
  }

  @Test func `words and figures of a list beside the week are no notes of its dogs`() throws {
    let reading = try SheetText.read(
      """
      March 21 2011,,,,,,,,DEPOSIT Fri,,
      Dog Name,Mon 21,Tue 22,Wed 23,Thu 24,Fri 25,Notes,,,,
      Ollie,$25,,,$25,,boots on,,20s,14,$280
      Ruby,,,,$25,,,,loonies,8,$8
      Violet,$25,,,,,,,chq,,$282
      Bailey,,$30,$30,$30,,,,Total,,$585
      """)
    #expect(reading["I4"]?.kind == .attribute && reading["G3"]?.kind == .note)
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  // MARK: Days over several columns

  @Test func `each day may have a column for whoever walked`() throws {
    let reading = try SheetText.read(
      """
      July 10 2023,,,,,,,
      ,Mon 10,,Tue 11,,Wed 12,,
      Dog,H,K,H,K,H,K,Notes
      Max,,$30,,$30,$30,,
      Fergus,$25,,,,,,wants K
      Koda,,,,$30,,,
      Bear,,,$25,,,$25,
      Total,$25,$30,$25,$60,$30,$25,
      """)
    #expect(reading.paid == Money(cents: 19_500) && reading["G7"]?.date == SheetText.date("2023-07-12"))
    #expect(reading["H5"]?.kind == .note && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `what was due for a day stands before what was paid`() throws {
    let reading = try SheetText.read(
      """
      "Sep 14 - 18, 2020",,,,,,
      ,Monday,,Tuesday,,Wednesday,
      Dog,due,pd,due,pd,due,pd
      Tucker,,,25,25,,
      Daisy,25,25,25,25,25,25
      Quincy,,,,,25,
      Total,25,25,50,50,50,25
      """)
    #expect(reading.paid == Money(cents: 10_000) && reading["G5"]?.kind == .payment)
    #expect(reading["F6"]?.status == .unpaid && reading["F6"]?.date == SheetText.date("2020-09-16"))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `where what was paid is what the days come to, the charge is another figure`() throws {
    let reading = try SheetText.read(
      """
      "Week of Jan 15, 2018",,,,,,,,,
      Dog,Bal fwd,Mon 15,Tue 16,Wed 17,Thu 18,Fri 19,Charged,Paid,Bal
      Tilly,-$30,$55,,,,,$50,$55,-$25
      Pepper,$0,$25,,$25,,$25,$75,$75,$0
      Cooper,$0,,,$25,$25,,$50,$50,$0
      Ruby,$0,,,,$30,,$60,$30,-$30
      """)
    #expect(reading.paid == Money(cents: 21_000) && reading["C3"]?.kind == .payment)
    #expect(reading["I6"]?.kind == .total && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `debts by their age below a week are none of it`() throws {
    let reading = try SheetText.read(
      Self.week + """
        ,,,,,,,
        A/R Aging Summary,,,,,,,
        "As of Feb 9, 2024",,,,,,,
        ,Current,1 - 30,31 - 60,61 - 90,> 90,Total,
        Boudreau,0.00,25.00,0.00,0.00,0.00,25.00,
        Hiltz,0.00,0.00,50.00,0.00,0.00,50.00,
        TOTAL,0.00,25.00,50.00,0.00,0.00,75.00,
        """)
    #expect(isAsBefore(reading) && areTotalsRight(reading))
  }

  @Test func `the answers to a form below a week are none of it`() throws {
    let reading = try SheetText.read(
      Self.week + """
        ,,,,,,,
        Timestamp,Email Address,Dog's name,Which days do you need next week?,Number of hikes,Amount due,,
        2024-02-09 20:12:07,smith@example.com,Harley,"Monday, Wednesday",2,50.00,,
        2024-02-09 20:13:07,finn@example.com,Finn,"Tuesday, Friday",2,50.00,,
        """)
    #expect(isAsBefore(reading))
  }

  @Test(arguments: [
    ["Cash box", "$100,1,100", "$20,14,280", "Loonies,8,8"],
    ["Dog", "Harley,12-Mar-26,40", "Finn,3-Jan-26,41", "Mabel,,42"],
  ])
  func `another table beside the week may begin in the row of its heading`(table: [String]) throws {
    let heading = "Dog,Mon 5,Tue 6,Wed 7,Thu 8,Fri 9,Notes,,\(table[0]),How many,$\n"
    let dogs = ["Harley,,,,,$25,,,", "Finn,$25,,,,$25,,,", "Mabel,$30,,$30,,$30,,,"]
    let reading = try SheetText.read(
      "Week of Feb 5 2024,,,,,,,,,,\n" + heading
        + zip(dogs, table.dropFirst()).map { "\($0)\($1)\n" }.joined())
    #expect(isAsBefore(reading) && reading.dogs.allSatisfy { $0.rate == nil })
  }

  @Test func `the year of a week may stand behind its days, and last year's figures below them`() throws {
    let reading = try SheetText.read(
      """
      July 14,Mon,Tue,Wed,Thu,Fri,2025
      Rufus,25,25,25,25,25,
      Pearl,,30,30,,30,
      2025 total,25,55,55,25,55,215
      2024 same week,85,110,80,55,115,445
      Goal,,,,,,500
      Emma allowance,,,,,20,
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-07-14")])
    #expect(reading.paid == Money(cents: 21_500) && areTotalsRight(reading))
  }

  @Test func `headings may stand a row above those of the days`() throws {
    let reading = try SheetText.read(
      """
      ,,Old,New,September 2024,,
      ,,rate,rate,Week 1,,
      Dog,Owner,,,Mon 2,Tue 3,Wed 4
      Bella,Smith,$25,$30,$25,,$25
      Max,MacNeil,$25,$30,,$30,
      """)
    #expect(reading.paid == Money(cents: 8000) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["C4"]?.kind == .attribute)
  }

  // MARK: Vans and pairs

  private func vans(_ names: (String, String), _ second: String) throws -> SheetReading {
    try SheetText.read(
      """
      "Week of September 14, 2020",,,
      \(names.0),,,
      Dog,Mon,Tue,Wed
      Pepper,$25,,
      Ursa,,,$25
      ,,,
      \(names.1),,,
      Dog,Mon,Tue,Wed
      Pepper,\(second)
      Ursa,,$25,
      """)
  }

  @Test func `another van of the week has the same dogs on other days`() throws {
    let monday = SheetText.date("2020-09-14")
    let reading = try vans(("Heather's van", "Jenna's van"), ",$25,")
    #expect(reading.weeks.map(\.monday) == [monday, monday] && reading["C9"]?.date == monday.adding(days: 1))
    // On the same day, or under other words, it is the week after it.
    #expect(try vans(("Heather's van", "Jenna's van"), "$25,,").weeks.last?.monday == monday.adding(days: 7))
    #expect(try vans(("Heather's van", "new week"), ",$25,").weeks.last?.monday == monday.adding(days: 7))
  }

  @Test(arguments: WeeklySheetReader.joints.words)
  func `two amounts in the row of two dogs are both paid`(joint: String) throws {
    let week = "Week of Oct 17 2011,,,\nDog,Mon,Tue,Wed\nIndy,$25,$25,$25\nMoose,,$25,\n"
    let reading = try SheetText.read(week + "Dexter \(joint) Ember,$50,,25/25\n")
    #expect(reading["D5"]?.amount?.cents == WeeklySheetReader.joints.meaning)
    #expect(try SheetText.read(week + "Dexter,$50,,25/25\n")["D5"]?.question != nil)
  }

  @Test func `a column may say how the money of each row came, and a line below what is to be known`() throws
  {
    let reading = try SheetText.read(
      """
      Week of Feb 4 2019,,,,Method
      Dog,Mon,Tue,Wed,Method
      Gryff,$25,,$25,cash
         ^ gate broken use side door,,,,
      Huxley,,,$25,e-t
      Iris,,$25 chq,,cash
      """)
    #expect(
      ["B3", "D3", "D5", "C6"].map { reading[$0]?.method } == ["cash", "cash", "e-transfer", "cheque"])
    #expect(reading["A4"]?.kind == .note && reading["A4"]?.dog == "Gryff")
    #expect(reading.dogs.map(\.name) == ["Gryff", "Huxley", "Iris"])
  }

  @Test func `a list of somebody else's hikes beside the week names none of its dogs`() throws {
    let reading = try SheetText.read(
      """
      HEATHER Aug 2016,,,,,,,,JO - weekends,,,
      Aug 8 - 12,Mon,Tue,Wed,Thu,Fri,,,date,dog,$,remark
      Lucky,$25,,$25,,$25,,,2016-08-13,Quincy,30.00,
      Mitzi,,$25,,$25,,,,2016-08-13,Ruby,30.00,
      Norman,$30,$30,,$30,,,,2016-08-14,Quincy,away,
      """)
    #expect(reading["A3"]?.kind == .dog && reading["B3"]?.dog == "Lucky" && reading["E5"]?.dog == "Norman")
    #expect(reading.paid == Money(cents: 21_500))
    #expect(["K3", "K4"].allSatisfy { reading[$0]?.question != nil }, "money that nobody may lose")
  }

  @Test func `names that stand once more before the totals part nothing`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 4,Tue 5,Wed 6,Thu 7,Fri 8,,Dog,Total
      Lucky,$25,,$25,,$25,,Lucky,$75
      Mitzi,,$25,,$25,,,Mitzi,$50
      Norman,$30,$30,,$30,,,Norman,$90
      """, month: "2025-08")
    #expect(reading.paid == Money(cents: 21_500) && reading.cells.allSatisfy { $0.question == nil })
    #expect(reading["I2"]?.kind == .total)
  }
}
