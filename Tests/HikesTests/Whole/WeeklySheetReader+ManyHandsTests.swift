import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Shapes that one person keeps and hardly another.
struct WeeklySheetReaderManyHandsTests {
  private func booked(_ reading: SheetReading) -> Money { SheetText.convert([reading]).booked }

  @Test func `an area may say how many dogs it has, and be called as a list is`() throws {
    let reading = try SheetText.read(
      """
      March 2024,,,
      Week 1,Mon 4,Tue 5,Wed 6
      MILL LANE (2 dogs),,,
      Shadow,$25,,$25
      Koda,,$25,
      Sub-total Mill Lane,$25,$25,$25
      BANK STREET (2 dogs),,,
      Bruno,$30,,$30
      Goose,,$25,
      Sub-total Bank Street,$30,$25,$30
      Week total,$55,$50,$55
      """)
    #expect(booked(reading) == Money(cents: 16_000))
    #expect(reading["B8"]?.dog == "Bruno")
    #expect(reading["B10"]?.kind == .total)
  }

  @Test(arguments: ["sous-total,25,25,20,20,,", ",,,,,,", "Total,25,25,20,20,,"])
  func `every part of a week may begin with a line of its own, whatever that is called`(end: String) throws {
    let sheet = """
      Dog,Mon Dec 1,Tue Dec 2,Wed Dec 3,Thu Dec 4,Fri Dec 5,Notes
      Adultes,,,,,,
      Neige,25,,,,,
      Ponpon,,25,,,,
      \(end)
      Chiots,,,,,,
      Tartine,,,20,,,
      Ulysse,,,,20,,
      \(end)
      """
    let reading = try SheetText.read(sheet, month: "2025-12")
    #expect(reading["A2"]?.kind == .header && reading["A6"]?.kind == .header)
    #expect(booked(reading) == Money(cents: 9000))
    // A dog that does not come this week heads nothing where another part has no such line.
    let other = try SheetText.read(sheet.replacing("Chiots,", with: "Chiots,20"), month: "2025-12")
    #expect(other["A2"]?.kind == .dog && other["A6"]?.kind == .dog)
  }

  @Test func `owners with their numbers head their dogs, and are none`() throws {
    let reading = try SheetText.read(
      """
      Week of 17-Mar-2025
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      "ROBICHAUD, Anne",902-555-0119,,,,,22 Quarry Rd
      Archer,$25,,$25,,,
      Blue,,$25,,$25,,
      "SINGH, Dev",902-555-0164,,,,,
      Cleo,$30,,$30,,$30,
      """)
    #expect(reading.dogs.map(\.label) == ["Archer", "Blue", "Cleo"])
    #expect(reading["A3"]?.kind == .header && reading["B6"]?.kind == .header)
  }

  @Test func `a title may be no more than the numbers of its days`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Apr 22-26,,,,,,
      Scout,25,,25,,25,
      29-3,,,,,,
      Scout,25,,25,,,
      6-10,,,,,,
      Scout,,25,,25,,
      """, year: 2024)
    #expect(
      reading.weeks.compactMap { $0.monday?.description } == ["2024-04-22", "2024-04-29", "2024-05-06"])
  }

  @Test func `prices above the weeks are no money that came in`() throws {
    let reading = try SheetText.read(
      """
      Fall 2025,,,,,,
      Rates:,$25,$30 (pick-up),$20 (demi-journée),,,
      Week of Nov 3 2025,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Noël,$25,,$25,,,
      """)
    #expect(reading["B2"]?.kind == .note && reading["C2"]?.kind == .note && reading["D2"]?.kind == .note)
    #expect(reading.cells.allSatisfy { $0.question == nil } && booked(reading) == Money(cents: 5000))
  }

  @Test func `one person's days may run back and have the month first, another's not`() throws {
    let reading = try SheetText.read(
      """
      Dog,13/10/2025,14/10/2025,15/10/2025,16/10/2025,17/10/2025,Notes
      Jelly,,$25.00,,$25.00,,
      Knox,,$30.00,$30.00,,,
      ,,,,,,
      Notes,Name,10/24/2025,10/23/2025,10/22/2025,10/21/2025,10/20/2025
      ,JELLY,,25,,25,
      limping,KNOX,30,,,,30
      """)
    #expect(reading["D6"]?.date == MoneyBook.date("2025-10-23") && reading["G7"]?.dog == "Knox")
    #expect(reading.dogs.count == 2)
  }

  @Test func `one row that stands too far right is moved back where its money passes the days`() throws {
    let sheet = """
      Week of Mar 11 2024,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bear,$25,,$25,,,
      ,Dash,$30,,$30,,$30
      Elmo,$25,,,$25,,
      ,,,,,,
      Week of Mar 18 2024,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Bear,$25,,$25,,,
      Dash,$30,,$30,,,
      """
    let reading = try SheetText.read(sheet)
    #expect(booked(reading) == Money(cents: 30_000) && reading["C4"]?.dog == "Dash")
    #expect(reading["G4"]?.date == MoneyBook.date("2024-03-15"))
    // Where the dog stands in another row of the week it may be anything.
    let twice = try SheetText.read(sheet.replacing("Elmo,$25", with: "Dash,$25"))
    #expect(twice["G4"]?.dog != "Dash" || twice["G4"]?.date == nil)
  }

  @Test func `a remark beside a day of a turned grid is a note`() throws {
    let reading = try SheetText.read(
      """
      Date,Day,Fudge,Ozzy,Total,Remarks
      13/10/2025,Mon,,,,"Thanksgiving, no hikes"
      14/10/2025,Tue,$25,$30,$55,
      15/10/2025,Wed,$25,,$25,
      16/10/2025,Thu,,$30,$30,muddy
      17/10/2025,Fri,$25,,$25,
      """)
    #expect(reading["F2"]?.kind == .note && booked(reading) == Money(cents: 13_500))
  }

  @Test(arguments: ["pd", "PAID", "payé"])
  func `money for several hikes is for the days behind it that say no more than paid`(word: String) throws {
    let rows = ["Pip,25,,25,,25,", "Max,,25,,25,,"]
    func paid(_ row: String) throws -> Money {
      booked(try SheetText.read(SheetText.week(([row] + rows).joined(separator: "\n")), month: "2025-11"))
    }
    let others = try paid("Rex,,,,,,")
    #expect(try paid("Rex,$75,,\(word),,\(word),") == others + Money(cents: 7500))
    #expect(try paid("Rex,,$50,,\(word),,") == others + Money(cents: 5000))
    // Before the money, or more often than it pays, it is money of its own.
    #expect(try paid("Rex,\(word),,$50,,,") == others + Money(cents: 7500))
    #expect(try paid("Rex,$50,,\(word),,\(word),") == others + Money(cents: 10_000))
    #expect(try paid("Rex,$25,,\(word),,,") == others + Money(cents: 5000))
  }

  @Test func `money that pays such days of its week may pay those of the weeks behind it`() throws {
    let sheet = """
      Dog,7-Nov,8-Nov,9-Nov,10-Nov,11-Nov,,14-Nov,15-Nov,16-Nov,17-Nov,18-Nov,,21-Nov,22-Nov,23-Nov,24-Nov,25-Nov
      Bogey,15,,15,,,,15,,15,,,,15,,15,,
      Eagle,,15,,15,,,,15,,15,,,,15,,15,
      Caddy,90,,pd,,,,pd,,pd,,,,pd,,pd,,
      """
    #expect(booked(try SheetText.read(sheet, year: 2005)) == Money(cents: 27_000))
    // It does not reach so far, or pays no such day of its own week.
    let short = try SheetText.read(sheet.replacing("90,,pd", with: "30,,pd"), year: 2005)
    #expect(short["D4"]?.kind == .scheduled && short["H4"]?.kind == .payment)
    let alone = try SheetText.read(sheet.replacing("90,,pd", with: "90,,"), year: 2005)
    #expect(alone["H4"]?.kind == .payment)
  }

  @Test func `a note that tells what the row comes to with its tax is of no other money`() throws {
    let reading = try SheetText.read(
      """
      all prices + HST,,,,,,,,,
      "Week of May 5, 2025",,,,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Sub,HST 14%,Total,Notes
      Bandit,$25.00,,$25.00,,$25.00,$75.00,$10.50,$85.50,
      Goose,$25.00,$25.00,$25.00,$25.00,$25.00,$125.00,$17.50,$142.50,paid $142.50 e-t Fri
      Ivy,$25.00,,$25.00,,,$50.00,$7.00,$57.00,paid $60 e-t Fri
      """)
    #expect(reading["J5"]?.question == nil && reading["J6"]?.question != nil)
  }

  @Test func `a total of the row that counts such a day says that money came on it`() throws {
    let sheet = """
      Dog,Mon Nov 3,Tue Nov 4,Wed Nov 5,Thu Nov 6,Fri Nov 7,Total
      Pip,25,,25,,25,75
      Max,,25,,25,,50
      Rex,50,,pd,,,75
      """
    #expect(try SheetText.read(sheet, year: 2025)["D4"]?.kind == .payment)
    #expect(
      try SheetText.read(sheet.replacing("pd,,,75", with: "pd,,,50"), year: 2025)["D4"]?.kind == .scheduled)
  }

  @Test func `what each dog came to in a month is no money of its days, be there a total below it`() throws {
    let reading = try SheetText.read(
      """
      Week of Nov 3 2025,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,25,,25,,25,
      Max,,25,,25,,
      ,,,,,,
      Month by dog,,,,,,
      Pip,187,,,,,
      Max,136,,,,,
      TOTAL NOV,323,,,,,
      """)
    #expect(reading.paid == Money(cents: 12_500) && reading.dogs.count == 2)
    #expect(reading["B7"]?.kind != .payment && reading["B9"]?.kind == .total)
  }

  @Test(arguments: WeeklySheetReader.drawnHikes.examples)
  func `slashes are hikes where the days hold no money`(sign: String) throws {
    let reading = try SheetText.read(
      """
      week of Jan 9/06,,,,,,,,
      Dog,Prev,M,T,W,T,F,Charge,Paid
      Abe,0,\(sign),\(sign),,,\(sign),45,45
      Bess,15,,\(sign),,\(sign),,30,45
      Eve,0,\(sign),\(sign),\(sign),\(sign),\(sign),75,60
      """)
    #expect(reading["C3"]?.kind == .scheduled && reading["B4"]?.kind == .total)
    #expect(booked(reading) == Money(cents: 15_000))
    let blank = try SheetText.read(
      SheetText.week("Pip,25,\(sign),25,\(sign),25,", "Max,\(sign),25,\(sign),25,\(sign),"), month: "2025-11")
    #expect(blank["C2"]?.kind == .ignored)
  }

  @Test func `the number of a cheque and what is used of a credit are asked about`() throws {
    let reading = try SheetText.read(
      SheetText.week(
        "Pip,25,chq 41,25,,25,", "Max,used 25,25,,chq 25,,", "Rex,25,25,25,25,25,", "Ivy,25,25,25,25,25,"),
      month: "2025-11")
    #expect(reading["C2"]?.question != nil && reading["B3"]?.question != nil)
    #expect(reading["E3"]?.amount == Money(cents: 2500) && reading["E3"]?.question == nil)
  }

  @Test func `a list of what came to the bank has no dogs, be a day of it named twice`() throws {
    let reading = try SheetText.read(
      """
      Week of Feb 6 2023,,,,,,
      Dog,Mon 6,Tue 7,Wed 8,Thu 9,Fri 10,Notes
      Pip,25,,25,,25,
      Max,,$50,,pd,,
      Total,25,50,25,,25,
      ,,,,,,
      checked in bank,,,,,,
      Feb 7,50,Max,,,,
      Feb 7,25,Pip,,,,
      """)
    #expect(reading.dogs.count == 2 && reading.paid == Money(cents: 12_500))
  }

  @Test func `weeks may be counted since she began`() throws {
    let week = ",,\nDog,Mon,Tue\nRex,$25,\nBo,,$25\nAl,$25,$25\n,,\n"
    let reading = try SheetText.read(
      "\"Wk 112 (Sept 7-11, 2015)\"" + week + "Wk 113" + week
        + "\"Wk 114 - on vacation, no hikes\",,\n,,\nWk 115"
        + week)
    #expect(
      reading.weeks.map(\.monday) == ["2015-09-07", "2015-09-14", "2015-09-28"].map { SheetText.date($0) })
  }

  @Test func `what was charged for a day and what was paid may stand side by side`() throws {
    let reading = try SheetText.read(
      """
      "November 4 - 8, 2013",,,,,,,,
      ,Monday,,Tuesday,,Wednesday,,Week,
      Dog,Chg,Pd,Chg,Pd,Chg,Pd,Chg,Pd
      Lady,,,24,24,,,24,24
      Lexi,24,,24,48,,,48,48
      Elvis,24,24,24,,24,24,72,48
      """)
    #expect(booked(reading) == Money(cents: 12_000))
    #expect(reading["E5"]?.date == SheetText.date("2013-11-05"))
    #expect(reading["B5"]?.kind == .scheduled && reading["B5"]?.status == .unpaid)
    #expect(reading["F6"]?.kind == .total && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `what a dog was on and what was paid may be two lines`() throws {
    let reading = try SheetText.read(
      """
      Jan 11 - 15/2016,,Mon,Tues,Wed,Thur,Fri
      Dolly,hiked,,x,x,,
      ,paid,,,48,,
      Truffle,hiked,x,,,x,
      ,paid,,,,48,
      Simba,hiked,x,x,,x,x
      ,paid,,,,,
      Chester,hiked,,x,,,x
      ,paid,,,,,48
      """)
    #expect(booked(reading) == Money(cents: 14_400))
    #expect(reading["E3"]?.dog == "Dolly" && reading["D2"]?.dog == "Dolly")
    #expect(reading.dogs.map(\.name) == ["Dolly", "Truffle", "Simba", "Chester"])
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a cash book may say Rec'd, and a day's sum under the day`() throws {
    let reading = try SheetText.read(
      """
      Date,Dog,Rec'd,How
      "Feb 7, 2011",Iggy,22.00,cash
      ,Xena,22.00,e-t
      ,Kiwi,44.00,chq #142
      ,Mon total,88.00,
      "Feb 8, 2011",Iggy,22.00,e-t
      """)
    #expect(booked(reading) == Money(cents: 11_000))
  }

  @Test func `a title of many words may say the year of a list`() throws {
    let reading = try SheetText.read(
      """
      March 2012 - who came and what they paid
      Mon Mar 5,Loki 25,Hobbes 25
      Tue Mar 6,Zelda 25,Loki 25
      Wed Mar 7,Loki 25,Hobbes 25,Zelda - away
      """)
    #expect(booked(reading) == Money(cents: 15_000))
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2012-03-05")])
  }

  @Test func `a column of weeks may have the owner before it`() throws {
    let table = try SheetText.table(
      "2019,,,,\nDog,Owner,Wk of Mar 4,Wk of Mar 11,Wk of Mar 18\nViolet,Robar,$100,,$50\nWally,Veinot,$25,$25,$25\n"
    )
    #expect(InputKind(table) == .sheet)
  }

  @Test func `the title of a week may stand beside its first day`() throws {
    let reading = try SheetText.read(
      """
      ,,Boomer,Zelda,Ember
      ,owner:,Quigley,Saulnier,Isnor
      "Week of Sept 14, 2009",Monday,$25,$20,
      ,Tuesday,,,$25
      ,Wednesday,,$20,
      ,wk total,$25,$40,$25
      "Week of Sept 21, 2009",Monday,$25,$20,
      ,Tuesday,,away,$25
      ,Wednesday,$25,,
      ,wk total,$50,$20,$25
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2009-09-14"), SheetText.date("2009-09-21")])
    #expect(booked(reading) == Money(cents: 18_500))
    #expect(reading["D8"]?.status == .away && reading["D8"]?.date == SheetText.date("2009-09-22"))
  }

  @Test func `dollars behind the days of a tally are what the week comes to`() throws {
    let reading = try SheetText.read(
      """
      Week of Apr 7 2008,,,,,
      Dog,Rate,Mon,Tue,# hikes,$
      Chance,20,1,,1,20
      Bruno,18,1,1,2,36
      Lobster,22,,1,1,22
      """)
    #expect(reading["F3"]?.kind == .total && reading["F4"]?.kind == .total)
    #expect(reading["B4"]?.kind == .attribute && reading["C4"]?.kind == .scheduled)
  }
}

/// Lines that are no dogs, whatever they are called.
struct WeeklySheetReaderOddLinesTests {
  private func booked(_ reading: SheetReading) -> Money { SheetText.convert([reading]).booked }

  @Test func `a line of the day's two hikes adds up both`() throws {
    let reading = try SheetText.read(
      """
      "March 4 to 8, 2019",,,,,,
      ,Monday,,Tuesday,,Wednesday,
      Hound,noon,3pm,noon,3pm,noon,3pm
      Skye,25,,25,,,25
      Koko,25,,,25,,
      Pickles,,25,25,,25,
      Nell,25,,25,,25,
      Vito,25,,25,,25,
      each,100,25,100,25,75,25
      day,125,,125,,100,
      """)
    #expect(booked(reading) == Money(cents: 35_000))
    #expect(reading["B10"]?.kind == .total && reading["C6"]?.date == SheetText.date("2019-03-04"))
  }

  @Test func `what went out among the dogs is no money of a dog, and a refund is`() throws {
    let reading = try SheetText.read(
      """
      Week of Aug 9 2010,,,
      Dog,Mon,Tue,Wed
      Sienna,24.00,,24.00
      worming stuff,,-8.99,
      Rolo,24.00,24.00,24.00
      Mac,-24.00,24.00,
      Hattie,24.00,,
      """)
    #expect(booked(reading) == Money(cents: 14_400))
    #expect(reading["C4"]?.kind == .total && reading["B6"]?.countedAmount == Money(cents: -2400))
    #expect(reading.dogs.map(\.name) == ["Sienna", "Rolo", "Mac", "Hattie"])
  }

  @Test func `where no price is known, money below zero is a refund`() throws {
    let reading = try SheetText.read("Week of Aug 9 2010,,\nDog,Mon,Tue\nPip,-22.50,\n")
    #expect(reading["B3"]?.countedAmount == Money(cents: -2250))
  }

  @Test func `five numbers in a row under a title are its days`() throws {
    let reading = try SheetText.read(
      """
      "Dec 28 - Jan 1, 2010"
      ,28,29,30,31,1,notes
      Skye,,22,,22,22
      Rex,22,,,,22
      Bo,22,22,22
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2009-12-28")])
    #expect(reading["F3"]?.date == SheetText.date("2010-01-01"))
    #expect(booked(reading) == Money(cents: 17_600))
  }

  @Test func `a sign of equality down the side adds up`() throws {
    let reading = try SheetText.read(
      """
      November 2015,,
      ,Nutmeg,Tig
      Mon 2,24,
      Tue 3,24,24
      Wed 4,,24
      =,48,48
      Mon 9,24,
      Tue 10,sick,24
      Wed 11,,24
      =,24,48
      """)
    #expect(booked(reading) == Money(cents: 16_800))
    #expect(reading["B10"]?.kind == .total)
  }

  @Test func `a year over a column of last year's figures dates nothing`() throws {
    let reading = try SheetText.read(
      """
      Oct 2017,,,,
      Dog,Mon Oct 16,Tue Oct 17,Wed Oct 18,Same wk 2016
      Rex,25,25,,50
      Bo,25,,25,25
      Al,,25,,
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2017-10-16")])
  }

  @Test func `months between the weeks of a table add up`() throws {
    let reading = try SheetText.read(
      """
      Summer 2006,,,,,
      Dog,wk of Jun 12,wk of Jun 19,June,wk of Jun 26,so far
      Hamish,40,40,80,40,120
      Brody,away,54,54,54,108
      Rolo,60,,60,60,120
      """)
    #expect(booked(reading) == Money(cents: 34_800))
    #expect(reading["D3"]?.kind == .total && reading["F3"]?.kind == .total)
  }
}
