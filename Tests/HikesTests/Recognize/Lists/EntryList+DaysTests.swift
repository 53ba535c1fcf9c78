import Civil
import Quantities
import Testing

@testable import Hikes

struct EntryListDaysTests {
  @Test func `a dog and an amount in each line under its day`() throws {
    let reading = try SheetText.read(
      "hikes oct 2024\nmon oct 7,\npepper,30\nrusty,25\nsasha,sick\ntues oct 8,\ntoby,25\npepper,owes\n")
    #expect(reading.weeks.map { $0.monday?.description } == ["2024-10-07"])
    #expect(reading.paid.cents == 8000)
    #expect(reading["B3"]?.date == SheetText.date("2024-10-07"))
    #expect(reading["B5"]?.status == .sick)
    #expect(reading["B8"]?.kind == .scheduled)
    #expect(reading.cells.count == 13)
  }

  @Test func `lines of something else under days are no sheet`() throws {
    let table = try SheetText.table(
      "mon oct 7 2024,\nbuy milk,soon\nring Ann,later\ntues oct 8 2024,\nrest,no\n")
    #expect(EntryList.byDays(table, EntryList.Titles(table, year: nil)) == nil)
  }

  @Test func `a day and an amount in each line under its dog`() throws {
    let reading = try SheetText.read(
      """
      Nov 2010 - by dog
      Teddy (Levy)
      ,Mon Nov 1,$22.00
      ,Wed Nov 3,away
      ,Fri Nov 5,$22.00
      ,Mon Nov 8,$22.00
      ,comes to,$66.00

      Kipper
      ,Mon Nov 1,$22.00
      ,Wed Nov 10,$22.00
      ,comes to,$44.00
      all in all,,$110.00
      """)
    #expect(reading.weeks.map { $0.monday?.description } == ["2010-11-01", "2010-11-08"])
    #expect(reading.paid.cents == 11_000 && reading["C4"]?.status == .away)
    #expect(
      reading["C7"]?.kind == .total && reading["C13"]?.kind == .total && reading["C11"]?.dog == "Kipper")
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `lines of something else under names are no sheet`() throws {
    let table = try SheetText.table("Ann\n,Nov 3 2025,ring her\nBob\n,Nov 4 2025,write\n,Nov 5 2025,visit\n")
    #expect(EntryList.byDogs(table, EntryList.Titles(table, year: 2025)) == nil)
  }

  @Test func `a German list names its days by two letters`() throws {
    let reading = try SheetText.read(
      "Datum;Hund;Kunde;Betrag (CAD);Bemerkung\nMo 3. Nov 2014;Nova;Amirault;25,00;\nDi 4. Nov 2014;Rocky;Keddy;25,00;\nDo 6. Nov 2014;Nova;Amirault;25,00;\nZwischensumme;;;75,00;\n"
    )
    #expect(reading.paid.cents == 7500 && reading["D5"]?.kind == .total)
    #expect(reading["D3"]?.date == SheetText.date("2014-11-04"))
  }

  @Test func `each day may have headings of its own`() throws {
    let reading = try SheetText.read(
      """
      DAY SHEETS 2012
      "Monday, November 12"
      Dog,Owner,Paid,Comment
      Archie,Doucet,30.00,
      Loki,Lohnes,,sick
      ,day,30.00,
      "Tuesday, November 13"
      Dog,Owner,Paid,Comment
      Bonnie,Wamboldt,25.00,new leash
      Loki,Lohnes,25.00,
      ,day,50.00,
      """)
    #expect(reading.paid == Money(cents: 8000) && reading.dogs.map(\.label) == ["Archie", "Loki", "Bonnie"])
    #expect(reading["D5"]?.status == .sick && reading["C6"]?.kind == .total)
    #expect(reading["D9"]?.kind == .note && reading["D9"]?.dog == "Bonnie")
  }

  @Test(arguments: ["Hike 1 - 8:30", "Hike 2", "AM"])
  func `which hike of the day follows is no dog`(line: String) throws {
    let reading = try SheetText.read(
      """
      Dog,Owner,Paid,Remarks
      "Monday, June 1, 2026"
      \(line)
      Axel,Bowes,$25
      Blue,Crowe,$30
      "Tuesday, June 2, 2026"
      \(line)
      Axel,Bowes,$25
      Cleo,Dunn,no show,texted 2x
      """)
    #expect(reading.dogs.map(\.label) == ["Axel", "Blue", "Cleo"] && reading.paid == Money(cents: 8000))
    #expect(reading["A7"]?.kind == .header)
  }

  @Test func `a dog on both hikes of a day paid for both`() throws {
    let reading = try SheetText.read(
      """
      Hikes - March 2026,,
      Monday March 2,,
      Hike 1 (9:30),,
      Rex,25,
      Bella,25,
      Hike 2 (1:00),,
      Finn,25,
      Rex,25,stayed for both
      Tuesday March 3,,
      Hike 1 (9:30),,
      Bella,25,
      Hike 2 (1:00),,
      Finn,cancelled,
      """)
    #expect(reading.paid == Money(cents: 12_500) && reading.dogs.map(\.label) == ["Rex", "Bella", "Finn"])
    #expect(reading["B8"]?.isSecondHike == true && reading["B4"]?.isSecondHike == false)
    #expect(reading["B8"]?.date == SheetText.date("2026-03-02") && reading["A6"]?.kind == .header)
  }

  @Test func `a day may stand behind the name of the list, and a status under any heading`() throws {
    let reading = try SheetText.read(
      """
      "SIGN OUT - Tuesday October 7, 2025",,,,
      Dog,Out,In,Int.,Paid
      Rocky,9:35,11:50,kd,25 e-t
      Hershey,no show,,jb,
      "SIGN OUT - Thursday October 9, 2025",,,,
      Dog,Out,In,Int.,Paid
      Rocky,9:40,12:00,kd,25 e-t
      Kona,9:40,12:00,kd,30
      """)
    #expect(reading.paid == Money(cents: 8000))
    #expect(reading["B4"]?.status == .noShow && reading["B4"]?.date == SheetText.date("2025-10-07"))
  }

  @Test func `a list of one day may stand in several columns below its title`() throws {
    let reading = try SheetText.read(
      """
      Friday Nov 21 2025,,,
      Dog,$,Dog,$
      Abby,25,Goldie,25
      Blue,sick,Honey,owes
      Coal,30,,
      ,,all,80
      """)
    #expect(reading.dogs.map(\.label) == ["Abby", "Blue", "Coal", "Goldie", "Honey"])
    #expect(reading.paid == Money(cents: 8000) && reading["B4"]?.status == .sick)
    #expect(reading["D4"]?.date == SheetText.date("2025-11-21") && reading["D6"]?.kind == .total)
  }

  @Test func `a dog of a day may be called as a month is`() throws {
    let reading = try SheetText.read(
      """
      Friday Nov 21 2025,,,
      Dog,$,Dog,$
      May,25,Goldie,25
      Blue,sick,April,30
      Coal,30,,
      ,,all,110
      """)
    #expect(reading.dogs.map(\.label) == ["May", "Blue", "Coal", "Goldie", "April"])
    #expect(reading.paid == Money(cents: 11000) && reading["D6"]?.kind == .total)
  }

  @Test(arguments: ["Week of Nov 17 2025", "Nov 21 2025", "November 2025"])
  func `a list below anything but a whole day is of no day`(title: String) throws {
    let table = try SheetText.table("\(title),\nDog,$\nAbby,25\nBlue,25\nCoal,30\nGus,25\n")
    #expect(EntryList(table, year: 2025) == nil)
  }
}
