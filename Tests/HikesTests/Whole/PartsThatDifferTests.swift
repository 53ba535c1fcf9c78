import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Titles, keys and headings that hold for a part of a sheet, and lists in forms of their own.
struct PartsThatDifferTests {
  private func mondays(_ reading: SheetReading) -> [String] {
    reading.weeks.map { $0.monday?.description ?? "" }
  }

  @Test func `a sign may mean something else from a later key on`() throws {
    let reading = try SheetText.read(
      """
      x = hiked,,,
      Week of Feb 12 2024,,,
      Dog,Mon,Tue,Wed
      Daisy,x,,x
      Gus,,x,

      "From March on: amount = paid, x = cancelled",,,
      Week of Mar 4 2024,,,
      Dog,Mon,Tue,Wed
      Daisy,x,25,25
      Gus,25,x,

      """)
    #expect(reading["B4"]?.kind == .scheduled && reading["C5"]?.kind == .scheduled)
    #expect(reading["B10"]?.status == .cancelled && reading["C11"]?.status == .cancelled)
    #expect(reading["B4"]?.raw == "x" && reading.mends.count == 1)
  }

  @Test func `months by themselves under one heading date the weeks below them`() throws {
    let reading = try SheetText.read(
      """
      2010,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      JANUARY,,,,,
      wk of 4,,,,,
      Hazel,25,,25,,
      Scout,25,25,,25,
      wk of 11,,,,,
      Hazel,25,,25,,
      Scout,25,25,,,
      FEBRUARY,,,,,
      wk of 1,,,,,
      Hazel,25,,,,
      Scout,25,25,,25,

      """)
    #expect(mondays(reading) == ["2010-01-04", "2010-01-11", "2010-02-01"])
    #expect(reading.dogs.map(\.name) == ["Hazel", "Scout"] && reading.paid == Money(cents: 32_500))
  }

  @Test(arguments: SheetTitle.numbered.examples)
  func `a number of hikes or vans before a month is no day of it`(title: String) {
    #expect(SheetTitle(title) == SheetTitle.numbered.meaning)
  }

  @Test func `headings copied once more are of the week that is missing`() throws {
    let week = { (monday: Int, gus: String, total: Int) in
      """
      Dog,Mon \(monday),Tue \(monday + 1),Wed \(monday + 2)
      Brody,,25,25
      Olive,25,25,25
      Zeke,25,25,
      Gus,\(gus),,
      Total,\(total),75,50


      """
    }
    let reading = try SheetText.read(
      "January 2020,,,\n\(week(6, "25", 75))\(week(13, "25", 75))\(week(13, "", 50))\(week(27, "25", 75))")
    #expect(mondays(reading) == ["2020-01-06", "2020-01-13", "2020-01-20", "2020-01-27"])
    #expect(reading.diagnostics.contains { $0.code == .headerDayMismatch })
    // The same cells once more are a copy.
    let copied = try SheetText.read(
      "January 2020,,,\n\(week(6, "25", 75))\(week(13, "25", 75))\(week(13, "25", 75))\(week(27, "25", 75))")
    #expect(mondays(copied) == ["2020-01-06", "2020-01-13", "2020-01-13", "2020-01-27"])
  }

  @Test func `the year of a later week is that of one above it that says none`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon Aug 4,Tue Aug 5,Wed Aug 6
      Murphy,,25,25

      Dog,2025-08-11,2025-08-12,2025-08-13
      Murphy,25,,25

      """)
    #expect(mondays(reading) == ["2025-08-04", "2025-08-11"])
  }

  @Test func `weeks that no month tells apart are to be told by a title`() throws {
    let reading = try SheetText.read(
      "Wk 15,,,\nDog,Mon,Tue,Wed\nMurphy,,25,25\n", month: "2022-04")
    let finding = try #require(reading.diagnostics.first { $0.code == .undatedWeek })
    #expect(finding.hint.contains("“Week of Apr 11 2022”"))
  }

  @Test func `a table of two weeks up to it, with HST, is her own figures`() throws {
    let week = { (monday: String, days: String) in
      "\"Week of \(monday)\",,,\nDog,\(days)\nBella,30.00,,30.00\nMax,,25.00,\nLuna,30.00,30.00,\n\n"
    }
    let reading = try SheetText.read(
      week("Jul 7, 2025", "Mon 7,Tue 8,Wed 9") + week("Jul 14, 2025", "Mon 14,Tue 15,Wed 16")
        + "Summary for Denise,,,\nDog,Net,HST 14%,Gross\nBella,120.00,16.80,136.80\nMax,50.00,7.00,57.00\n"
        + "Luna,120.00,16.80,136.80\nTotal,290.00,40.60,330.60\n\n"
        + week("Jul 21, 2025", "Mon 21,Tue 22,Wed 23"))
    #expect(reading.cells.allSatisfy { $0.question == nil } && reading.paid == Money(cents: 43_500))
    #expect(!SheetText.convert([reading]).diagnostics.contains { $0.code == .totalDiffers })
  }

  // MARK: Lists

  @Test func `cards of single days may follow a grid`() throws {
    let reading = try SheetText.read(
      """
      "Week of Sept 8, 2025",,,,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Nova,,$25,$25,$25,
      Piper,$30,$30,,$30,

      Dog:,Nova,,,,
      Owner:,Slaunwhite,,,,
      "Tue Sept 16, 2025",$25,,,,
      "Wed Sept 17, 2025",$25,,,,
      "Tue Sept 23, 2025",$25,,,,

      Dog:,Piper,,,,
      Owner:,Publicover,,,,
      "Mon Sept 15, 2025",$30,,,,
      "Tue Sept 16, 2025",$30,,,,

      """)
    #expect(Set(mondays(reading)) == ["2025-09-08", "2025-09-15", "2025-09-22"])
    #expect(reading.paid == Money(cents: 16_500 + 13_500))
    #expect(reading.dogs.map(\.owner) == ["Slaunwhite", "Publicover"])
  }

  @Test func `days by their letters may stand in one cell`() throws {
    let reading = try SheetText.read(
      """
      "Week of Oct 3, 2011"
      Rosie,"M 25, W 25"
      Gus,"Tu 30, Th 30"
      Otis,Tu 25
      Fergus,"M away, F 25"
      Total,$160

      """)
    #expect(reading.paid == Money(cents: 16_000) && reading.dogs.count == 4)
    #expect(reading.cells.contains { $0.dog == "Fergus" && $0.status == .away })
  }

  @Test func `a calendar may have what each week came to behind its days`() throws {
    let reading = try SheetText.read(
      """
      May 2022,,,,,
      Monday,Tuesday,Wednesday,Thursday,Friday,Week
      2,3,4,5,6,
      "Rosie 25
      Bear away","Gus 30
      Otis 25",Rosie 25,Gus 30,,$135
      9,10,11,12,13,
      Rosie 25,Gus 30,,"Otis 25
      Bear 25",,$105

      """)
    #expect(reading.paid == Money(cents: 24_000) && reading["F4"]?.kind == .total)
  }

  @Test func `the numbers of days may stand below their names, each before a column of money`() throws {
    let reading = try SheetText.read(
      """
      August 2018,,,,,
      Mon,$,Tue,$,Wed,$
      13,,14,,15,
      Rosie,25,Gus,30,Rosie,25
      Maple,25,Otis,away,Maple,
      tot,50,tot,30,tot,25
      20,,21,,22,
      Rosie,25,Gus,30,Rosie,25
      Maple,away,,,,
      tot,25,tot,30,tot,25

      """)
    #expect(mondays(reading) == ["2018-08-13", "2018-08-20"] && reading.paid == Money(cents: 18_500))
    #expect(reading["D5"]?.status == .away)
  }

  @Test func `a dash between a dog and its money is no minus`() {
    #expect(EntryList.parts("Rosie - 25").map { $0 == ("Rosie", "25") } ?? false)
    #expect(EntryList.parts("Rosie -25").map { $0 == ("Rosie", "-25") } ?? false)
    #expect(EntryList.parts("Tue Oct 17") == nil)
  }

  @Test func `dogs across with the sum of each day and the trail are no list of trails`() throws {
    let reading = try SheetText.read(
      """
      Date,Rosie,Gus,Maple,Otis,Day total,Trail
      ,Doyle,Boutilier,Rafuse,Hubley,,
      "Monday, January 14, 2019",25.00,,25.00,,50.00,Fultz
      "Tuesday, January 15, 2019",,30.00,,25.00,55.00,Second Lake
      "Wednesday, January 16, 2019",25.00,,25.00,,50.00,Second Lake
      "Thursday, January 17, 2019",,30.00,25.00,,55.00,Fultz
      "Friday, January 18, 2019",25.00,30.00,,,55.00,Fultz

      """)
    #expect(reading.dogs.map(\.name) == ["Rosie", "Gus", "Maple", "Otis"])
    #expect(reading.paid == Money(cents: 26_500))
  }

  @Test(arguments: EntryList.quantities.examples)
  func `so many hikes at a price come to the amount of a line`(heads: String) throws {
    let amount = heads.split(separator: ",").last.map(String.init) ?? ""
    let reading = try SheetText.read(
      """
      \(heads)
      2025-01-10,Rosie,2,$25.00,$50.00
      2025-01-10,Gus,1,$30.00,$30.00
      2025-01-17,Rosie,2,$25.00,$50.00
      2025-01-17,Otis,3,$25.00,$75.00

      """)
    #expect(reading.paid == Money(cents: 20_500), "\(amount)")
    #expect(reading.dogs.first { $0.name == "Rosie" }?.rate == Money(cents: 2500))
  }

  // MARK: Columns

  @Test(arguments: ColumnLabels.paidDays.examples)
  func `what is owed was paid where the day of it stands behind`(heading: String) throws {
    let reading = try SheetText.read(
      """
      January 2023,,,,,
      Dog,Mon 9,Tue 10,Wed 11,Amount owing,\(heading)
      Hazel,x,,x,$60,
      Murphy,x,x,x,$90,Jan 14
      Moose,,,x,$30,Jan 13

      """)
    #expect(reading.paid == Money(cents: 12_000) && reading["E3"]?.kind != .payment)
    #expect(reading["E4"]?.date == SheetText.date("2023-01-09"))
  }

  @Test func `an amount with a figure too many or a point in it is asked about`() throws {
    let rows = (0..<6).map { "Dog\(Character(Unicode.Scalar(65 + $0) ?? "A")),25,25,25\n" }.joined()
    for slip in ["$252", "$2.50"] {
      let reading = try SheetText.read("Dog,Mon 3,Tue 4,Wed 5\n\(rows)Nova,25,\(slip),25\n", month: "2025-11")
      #expect(reading["C8"]?.kind == .payment && reading["C8"]?.question != nil)
    }
    // A month may be paid at once, and with HST.
    let whole = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\n\(rows)Nova,25,$230,25\n", month: "2025-11")
    #expect(whole["C8"]?.question == nil)
    // What is owed for twelve hikes at thirty may be paid at once.
    let month = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\n\(rows)Luna,30,30,30\nNova,30,$360,30\n", month: "2025-11")
    #expect(month["C9"]?.question == nil)
  }

  @Test func `amounts of a cent are read`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5\nRex,0.01,0.01,0.01\nMax,0.02,0.01,0.02\n", month: "2025-11")
    #expect(reading.paid == Money(cents: 8))
  }
}
