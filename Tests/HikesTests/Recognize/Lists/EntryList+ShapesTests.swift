import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Lists in shapes of their own, each read for what every dog paid on every day.
struct EntryListShapesTests {
  private func paid(_ text: String, year: Int? = 2025) throws -> [String] {
    let reading = try SheetText.read(text, year: year)
    return reading.cells.compactMap { cell in
      guard let money = cell.countedAmount, let dog = cell.dog, let date = cell.date else { return nil }
      return "\(dog) \(date.month)/\(date.day) \(money.cents / 100)"
    }.sorted()
  }

  private let expected = ["Lou 11/3 30", "Lou 11/5 30", "Rex 11/3 25", "Rex 11/4 25"]

  @Test(
    arguments: [
      "the hike's day and when it was typed": """
      Timestamp,Which dog?,Day of the hike,Came?,Paid how much?
      11/9/2025 18:02:11,Rex,11/3/2025,Yes,25
      11/9/2025 18:03:11,Lou,11/3/2025,Yes,30
      11/9/2025 18:04:11,Rex,11/4/2025,Yes,25
      11/9/2025 18:05:11,Lou,11/5/2025,Yes,30
      11/9/2025 18:06:11,Rex,11/6/2025,No - sick,
      """,
      "several dogs behind each day": """
      Day,Dog,$,Dog,$,Day total
      Mon Nov 3 2025,Rex,25,Lou,30,55
      Tue Nov 4 2025,Rex,25,,,25
      Wed Nov 5 2025,Lou,30,,,30
      """,
      "several days behind each dog": """
      Dog,Owner,Total,Date,$,Date,$
      Rex,Amy,$50,3-Nov-2025,$25,4-Nov-2025,$25
      Lou,Ben,$60,3-Nov-2025,$30,5-Nov-2025,$30
      """,
      "days in numbers under the month": """
      day;dog;paid
      - November 2025 -;;
      3;Rex;25,00
      ;Lou;30,00
      4;Rex;25,00
      5;Lou;30,00
      """,
      "forms of a dog's week": """
      Name:,Rex,,Name:,Lou
      Week ending:,"Nov 7, 2025",,Week ending:,"Nov 7, 2025"
      Day,$,,Day,$
      Mon,25,,Mon,30
      Tue,25,,Tue,
      Wed,,,Wed,30
      Total,50,,Total,60
      """,
      "the day in the cell": """
      Week of Nov 3 2025
      Rex,Amy,Mon 25,Tue 25
      Lou,Ben,Mon 30,Wed 30
      """,
      "forms side by side under names": """
      "Week of Nov 3, 2025",,,,,,
      Rex,,,,Lou,,
      Day,$,Remark,,Day,$,Remark
      Mon 3,25.00,,,Mon 3,30.00,
      Tue 4,25.00,,,Tue 4,,
      Wed 5,,limping a bit,,Wed 5,30.00,
      Week,50.00,,,Week,60.00,
      """,
      "a form of each dog, its days across": """
      Dog:,Rex,,Owner:,Amy
      Week of:,"Nov 3, 2025"
      ,Mon,Tues,Wed
      Paid,$25,$25,____
      Initials:,R.S.
      ------
      Dog:,Lou,,Owner:,Ben
      Week of:,"Nov 3, 2025"
      ,Mon,Tues,Wed
      Paid,$30,____,$30
      Initials:,
      """,
      "a dog and its amount by turns": """
      Week of November 3 2025
      Mon Nov 3,Rex,25,Lou,30
      Tue Nov 4,Rex,25
      Wed Nov 5,Lou,30
      Sum of week,110
      """,
      "names over money": """
      Week of 3 November 2025
      Monday 3,Rex,Lou
      paid,25,30
      Tuesday 4,Rex
      paid,25
      Wednesday 5,Lou
      paid,30
      """,
      "one line for each, from a phone": """
      Hikes November 2025
      Monday Nov 3
      Rex 25
      Lou 30
      = 55

      Tuesday Nov 4
      Rex 25
      = 25

      Wednesday Nov 5
      Lou 30
      = 30
      """,
      "a page of a calendar": """
      NOVEMBER 2025,,,,,,
      Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday
      2,3,4,5,6,7,8
      ,Rex 25,Rex 25,Lou 30,,,
      ,Lou 30,,,,,
      """,
      "two days side by side": """
      Week 45,,,November 2025,
      Monday 3 November,$,,Tuesday 4 November,$
      Rex,25,,Rex,25
      Lou,30,,Max,sick
      ,,,,
      Wednesday 5 November,$,,Thursday 6 November,$
      Lou,30,,Rex,sick
      Max,away,,Max,away
      """,
      "customers of an accounting program": """
      Sales by Customer Detail,,,,
      ,Type,Date,Amount,Balance
      "Allen, Ruth:Rex",,,,
      ,Sales Receipt,11/03/2025,25.00,25.00
      ,Sales Receipt,11/04/2025,25.00,50.00
      "Total Allen, Ruth:Rex",,,50.00,50.00
      "Barss, Ken:Lou",,,,
      ,Sales Receipt,11/03/2025,30.00,30.00
      ,Sales Receipt,11/05/2025,30.00,60.00
      "Total Barss, Ken:Lou",,,60.00,60.00
      """,
      "ledgers side by side": """
      Rex,,Lou,
      Amy,@ 25,Ben,@ 30
      date,$,date,$
      11/3/2025,25,11/3/2025,30
      11/4/2025,25,11/5/2025,30
      sum,50,sum,60
      """,
      "days with what they came to": """
      Hike,Owner,Paid,Status,Comments
      "Week of Nov 3, 2025",,$110,,
      "Monday, Nov 3",,$55,,
      Rex,Amy,$25,,
      Lou,Ben,$30,,
      "Tuesday, Nov 4",,$25,,
      Rex,Amy,$25,,
      "Wednesday, Nov 5",,$30,,
      Lou,Ben,$30,,
      Rex,Amy,,Sick,
      """,
    ])
  func `a list is read in whatever shape`(shape: String, text: String) throws {
    #expect(try paid(text) == expected, "\(shape)")
  }

  @Test func `what a week came to is booked on its first day`() throws {
    let text = """
      Week of,Dog,Days,Hikes,To pay,Paid,How
      "Nov 3, 2025",Rex,M T,2,$50,$50,cash
      "Nov 3, 2025",Lou,MW,2,$60,$60,e-t
      "Nov 10, 2025",Rex,Th,1,$25,$25,cash
      "Nov 10, 2025",Lou,away,,,,
      """
    #expect(try paid(text) == ["Lou 11/3 60", "Rex 11/13 25", "Rex 11/3 50"])
    let reading = try SheetText.read(text)
    #expect(reading.isOfWeeks && reading["C5"]?.status == .away)
    #expect(reading["E2"]?.kind == .total && reading["D3"]?.kind == .total)
  }

  @Test func `a hike that a program did not tick as paid is owed, and its state is a note of the day`() throws
  {
    let reading = try SheetText.read(
      """
      Client,Dog,Date,Status,Fee,Paid?,Comment
      A. Bent,Rex,11/3/2025,Hiked,$25,checked,
      A. Bent,Rex,11/4/2025,Hiked,$25,,will pay
      B. Dahl,Lou,11/3/2025,Away,,,
      B. Dahl,Lou,11/5/2025,Hiked,$30,checked,
      """)
    #expect(reading["E3"]?.kind == .scheduled && reading["E3"]?.status == .unpaid)
    #expect(reading.paid == Money(cents: 5500) && !reading.cells.contains(where: \.needsReview))
    #expect(reading["D2"]?.date == SheetText.date("2025-11-03") && reading["D2"]?.kind == .note)
    #expect(reading["G3"]?.kind == .note)
  }

  @Test func `dates across that are no week`() throws {
    let text = """
      November 2025
      LES LUNDIS,3 nov,10 nov,17 nov,Remarques
      Rex,25,25,malade,toux
      Lou,30,,30,
      Reçu,55,25,30,

      LES MARDIS,4 nov,11 nov,18 nov,Remarques
      Rex,25,absent,25,
      """
    #expect(
      try paid(text) == [
        "Lou 11/17 30", "Lou 11/3 30", "Rex 11/10 25", "Rex 11/18 25", "Rex 11/3 25", "Rex 11/4 25",
      ])
  }

  @Test func `days are no dogs, and a sheet in which they would be is refused`() throws {
    let sheet =
      "Week of Dec 8 2025,,,\nBella,Luna,Max,Rocky\nMon,Tue,Mon,Tue\n$25,$25,$25,$30\nWed,Fri,Thu,Thu\n$25,$25,away,$30\n"
    let table = try RecordReader.table(Array(sheet.utf8), file: "sheet.csv")
    #expect(InputKind(table) == nil)
    // One dog may be called as a day is.
    let list =
      "Date,Dog,Paid\n2025-11-03,Rex,25\n2025-11-03,Lou,30\n2025-11-04,Rex,25\n2025-11-04,Sam,25\n2025-11-05,Lou,30\n"
    #expect(try paid(list) == (expected + ["Sam 11/4 25"]).sorted())
  }

  @Test func `a list of a bank has no customers and no days`() throws {
    for text in [
      "Date,Description,Amount,Balance\n11/3/2025,DEPOSIT,25.00,25.00\n11/4/2025,FEE,-2.00,23.00\n",
      "Name:,Rex\nBreed:,Lab\nName:,Lou\nBreed:,Pug\n", "Mon 3,Rex\nTue 4,Lou\n",
    ] {
      #expect(EntryList(try SheetText.table(text), year: 2025) == nil, "\(text)")
      #expect(EntryList(ownShape: SheetCells(try SheetText.table(text)), year: 2025) == nil, "\(text)")
    }
  }

  @Test func `weeks beside each other with several days in a cell`() throws {
    let text = """
      November 2025
      Dog,Nov 3-7,Nov 10-14,Contact
      Rex,"Mon $25\nWed $25","Mon $25\nTue away",902-555-0188
      Lou,Tue $30,"Tue $30\nThu $30",text only
      """
    #expect(
      try paid(text) == [
        "Lou 11/11 30", "Lou 11/13 30", "Lou 11/4 30", "Rex 11/10 25", "Rex 11/3 25", "Rex 11/5 25",
      ])
  }

  @Test func `the hikes of an invoice that is due are owed where others are paid`() throws {
    func invoice(_ number: Int, _ lines: String, _ end: String) -> String {
      "INVOICE \(number),,,,2025-11-10\nDate,Dog,Qty,Rate,Amount\n\(lines)\n,,,Total,50.00\n,,,\(end),\n"
    }
    let rex = "2025-11-03,Rex,1,25.00,25.00\n2025-11-04,Rex,1,25.00,25.00"
    let lou = "2025-11-03,Lou,1,30.00,30.00\n2025-11-05,Lou,1,30.00,30.00"
    let text = [invoice(1, rex, "PAID Nov 12"), invoice(2, lou, "DUE on receipt")].joined(separator: "\n")
    #expect(try paid(text) == ["Rex 11/3 25", "Rex 11/4 25"])
    let reading = try SheetText.read(text)
    #expect(reading["E10"]?.status == .unpaid && reading["E10"]?.dog == "Lou")
    let due = [invoice(1, rex, "DUE"), invoice(2, lou, "DUE")].joined(separator: "\n")
    #expect(try paid(due).count == 4)
  }

  @Test func `forms may have their week behind a title, and remarks below the days`() throws {
    func form(_ dog: String, _ days: String, _ remark: String) -> String {
      """
      HIKE FORM,,Week of:,"Aug 10, 2026",,,
      Dog's name:,\(dog),,Owner:,T. Hubley,Tel:,902-555-0131
      Day:,Mon,Tue,Wed,Thu,Fri,
      Paid:,\(days),
      Special notes:,\(remark),,,,,

      """
    }
    let reading = try SheetText.read(
      [
        form("Gizmo", "$25,,$25,,$25", "drops off at trailhead"), form("Heidi", ",$30,,$30,", ""),
        form("Iggy", "away,away,$25,,$25", "back Wed"),
      ].joined(separator: "\n"))
    #expect(reading.dogs.map(\.label) == ["Gizmo", "Heidi", "Iggy"] && reading.paid == Money(cents: 18_500))
    #expect(reading["C10"]?.date == SheetText.date("2026-08-11") && reading["B16"]?.status == .away)
    #expect(reading["B17"]?.kind == .note && !reading.cells.contains { $0.question != nil })
  }

  @Test(arguments: ["Juno", "May", "Bill", "Tip"])
  func `the days of each dog may stand behind its name, and what they held below`(_ first: String) throws {
    let reading = try SheetText.read(
      """
      Week Jan 12 to 16 2026,,,,,

      \(first),M,T,W,Th,F
      ,25,,25,,25

      Bear,M,T,W,Th,F
      ,,25,,vet,

      Mabel,M,T,W,Th,F
      ,,,,sick,sick

      all together,100,,,,
      """)
    #expect(reading.dogs.map(\.label) == [first, "Bear", "Mabel"] && reading.paid == Money(cents: 10_000))
    #expect(reading["E7"]?.status == .vet && reading["E7"]?.date == SheetText.date("2026-01-15"))
    #expect(reading["B12"]?.kind != .payment)
  }

  @Test func `a list under the title of its week has no days by their places`() throws {
    let text = """
      "Week of August 11, 2025",,,,,
      Dog,Hikes,Rate,Paid,Owes,How paid
      Nugget,3,$25,$75,,e-t
      Peaches,2,$25,$50,,cash
      Skye,1,$25,,$25,
      """
    let reading = WeeklySheetReader.read(try SheetText.table(text), hints: SheetHints(asOf: SheetText.asOf))
    #expect(reading?.cells.contains { $0.kind == .payment && $0.cell.column == 3 } != true)
  }

  @Test func `a remark among the lines of a log is of no dog`() throws {
    let reading = try SheetText.read(
      """
      Log November 2025

      "Mon 17: Rex 25, Bella 25, Max away"
      "Tue 18: Finn 25, Gus 30, Olive 25"
      "Wed 19: Rex 25, Bella 25, Max 25"

      Gus is always 30 because of his size
      """)
    #expect(reading.paid == Money(cents: 20_500))
  }
}
