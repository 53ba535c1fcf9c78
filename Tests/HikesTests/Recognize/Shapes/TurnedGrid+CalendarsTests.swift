import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Calendars: the days of a month downwards, the dogs across.
struct TurnedGridCalendarsTests {
  @Test func `a day on which nobody walked heads no list`() throws {
    let reading = try SheetText.read(
      "March 2016\nDay,Ruby,Tess,Hugo\n1 Tue,,,\n2 Wed,,24 (late),\n3 Thu,24,,\n4 Fri,24,,22\n5 Sat,,,\n6 Sun,,,\n"
        + "7 Mon,,24,(groomer)\n8 Tue,,,\n9 Wed,24 (rain),(away),24\nearned,72,48,46\n")
    #expect(reading.dogs.map(\.label) == ["Ruby", "Tess", "Hugo"])
    #expect(reading.paid == Money(cents: 16_600))
    #expect(reading["B5"]?.date == SheetText.date("2016-03-03"))
    #expect(reading["D9"]?.status == .grooming && reading["C11"]?.status == .away)
    for cell in ["B12", "C12", "D12"] { #expect(reading[cell]?.kind == .total) }
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `another table beside the dogs is none of them`() throws {
    let reading = try SheetText.read(
      "June 2017,,,,,\nDay,Ruby,Tess,Hugo,,PRICES,\nThu 1,25,,,,walk,$25\nFri 2,,25,25,,sleepover,$40\nMon 5,,25,25,,,\n"
    )
    #expect(reading.dogs.map(\.label) == ["Ruby", "Tess", "Hugo"])
    #expect(reading.paid == Money(cents: 12_500))
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `months beside each other have each their own dogs`() throws {
    let reading = try SheetText.read(
      "April 2018,,,,May 2018,,\nDay,Ruby,Tess,,Day,Ruby,Maple\nThu 26,26,26,,Tue 1,,26\nFri 27,,26,,Wed 2,26,26\n"
        + "Mon 30,26,,,Thu 3,26,\n,,,,Fri 4,,26\n")
    #expect(Set(reading.dogs.map(\.label)) == ["Ruby", "Tess", "Maple"])
    #expect(reading["B5"]?.date == SheetText.date("2018-04-30"))
    #expect(reading["F5"]?.date == SheetText.date("2018-05-03"))
    #expect(reading["G6"]?.date == SheetText.date("2018-05-04"))
    #expect(reading.paid == Money(cents: 9 * 2600))
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `the newest day may stand first`() throws {
    let reading = try SheetText.read(
      "Autumn 2021\nDay,Ruby,Tess\nFri Oct 22,28,28\nThu Oct 21,28,\nWed Oct 20,,28\nMon Oct 18,28,28\n"
        + "Fri Oct 15,28,28\nThu Oct 14,,28\n")
    #expect(reading["B3"]?.date == SheetText.date("2021-10-22"))
    #expect(reading["C7"]?.date == SheetText.date("2021-10-15"))
    #expect(!reading.cells.contains { $0.isDuplicate })
  }

  @Test func `the newest day may stand first over a new year`() throws {
    let reading = try SheetText.read(
      "Day,Ruby,Tess\nMon Jan 3 2022,28,28\nFri Dec 31 2021,28,\nThu Dec 30,,28\nWed Dec 29,28,28\nTue Dec 28,28,28\n"
    )
    #expect(reading["B2"]?.date == SheetText.date("2022-01-03"))
    #expect(reading["B6"]?.date == SheetText.date("2021-12-28"))
    #expect(reading.weeks.count == 2 && !reading.cells.contains { $0.isDuplicate })
  }

  @Test func `the month may stand in the corner, and initials beside the money`() throws {
    let reading = try SheetText.read(
      "L = Luc  J = Janet\nNovember 2018,Caramel,Boomer,Day\nMon 5,,30J,$30\nTue 6,25J,25L,$50\nWed 7,25L,malade,$25\n"
    )
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2018-11-05")])
    #expect(reading.paid == Money(cents: 10_500))
    #expect(reading["C3"]?.amount == Money(cents: 3000) && reading["C3"]?.note == "30J")
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `days downwards may leave out weeks, and end in a sum of any name`() throws {
    let reading = try SheetText.read(
      """
      Date,Daisy,Day total
      Tue. Apr. 5 2016,$25.00,$25.00
      Fri. Apr. 15 2016,$25.00,$25.00
      Tue. Apr. 19 2016,$25.00,$25.00
      Received with thanks,,$75.00
      """)
    #expect(reading["B3"]?.date == SheetText.date("2016-04-15"))
    #expect(reading.paid == Money(cents: 7500) && reading["C5"]?.kind == .total)
  }

  @Test(arguments: ["Sam", "Mo", "May", "March", "Friday"])
  func `the first dog across may be called as a day or a month is`(name: String) throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025,,,\n,\(name),Ruby,Tess\nM,15,,15\nTu,,15,\nW,15,,15\nTh,,15,15\nF,15,,\n")
    #expect(reading.dogs.map(\.label) == [name, "Ruby", "Tess"])
    #expect(reading.paid == Money(cents: 8 * 1500))
    #expect(reading["B7"]?.date == SheetText.date("2025-11-07"))
  }

  @Test func `months side by side are no dogs`() throws {
    let table = try SheetText.table(
      "Day,January,February,March\nMon,100,120,90\nTue,80,75,60\nWed,50,40,30\n")
    #expect(TurnedGrid.lines(table) == nil)
  }
}
