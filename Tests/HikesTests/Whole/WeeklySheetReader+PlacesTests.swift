import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Where titles, headings and names may stand.
struct WeeklySheetReaderPlacesTests {
  @Test func `months side by side with several weeks each have each its title`() throws {
    let head = "Dog,Mon 1,Tue 2,Wed 3,Mon 8,Tue 9,Wed 10"
    let reading = try SheetText.read(
      "February 2010,,,,,,,,March 2010,,,,,,\n\(head),,\(head)\nPip,25,,,30,,,,Pip,35,,,40,,\n")
    #expect(
      reading.weeks.map(\.monday?.description) == ["2010-02-01", "2010-02-08", "2010-03-01", "2010-03-08"])
    #expect(reading["E3"]?.date == SheetText.date("2010-02-08"))
    #expect(reading["J3"]?.date == SheetText.date("2010-03-01"))
  }

  @Test func `the dogs may stand above the title of the first week`() throws {
    let days = "Monday,25,,\nTuesday,,25,\nWednesday,25,,off\n"
    let reading = try SheetText.read(
      "Day,Bella,Max,Gus\nWeek of Feb 7 2011,,,\n\(days)Week of Feb 14 2011,,,\n\(days)")
    #expect(reading.weeks.map(\.monday?.description) == ["2011-02-07", "2011-02-14"])
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Gus"])
    #expect(reading.paid == Money(cents: 15_000))
  }

  @Test func `a line called Week below the days adds them up`() throws {
    let reading = try SheetText.read(
      "Week of Feb 7 2011,,,\n,Bella,Max,Gus\nMonday,25,,25\nTuesday,,25,\nWednesday,25,,off\nWeek,50,25,25\n"
    )
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Gus"])
    #expect(reading.paid == Money(cents: 10_000) && reading["B6"]?.kind == .total)
  }

  @Test func `a card may say what its name is`() throws {
    let weeks = "Week of,Mon,Tue,Wed,Thu,Fri\nApr 2,25,,25,,\nApr 9,25,,,,\n"
    let reading = try SheetText.read(
      "Dog:,Hazel,Owner:,Smith\n\(weeks)\nDog:,Otis,Owner:,Hatt\n\(weeks)", year: 2012)
    #expect(reading.dogs.map(\.label) == ["Hazel", "Otis"])
    #expect(reading.paid == Money(cents: 15_000))
  }

  @Test func `a heading with the wrong weekday stands by its number`() throws {
    let reading = try SheetText.read(
      "Dog,Mon Jun 12,Tue Jun 13,Wed Jun 14,Wed Jun 15,Fri Jun 16\nPip,,,25,30,\n", year: 2017)
    #expect(reading["D2"]?.date == SheetText.date("2017-06-14"))
    #expect(reading["E2"]?.date == SheetText.date("2017-06-15"))
    #expect(reading.diagnostics.contains { $0.code == .headerDayMismatch })
  }

  @Test func `the dogs' column may be called so above, and a date below`() throws {
    let reading = try SheetText.read(
      "Notes,Dog,Tuesday,Wednesday,Thursday,Friday\n,Date,4-Sep,5-Sep,6-Sep,7-Sep\n,Pip,25,,25,\n,Rex,,25,,\n",
      year: 2018)
    #expect(reading.weeks.map(\.monday?.description) == ["2018-09-03"])
    #expect(
      reading["C3"]?.date == SheetText.date("2018-09-04") && reading.dogs.map(\.label) == ["Pip", "Rex"])
  }

  @Test func `dates with dots may stand in the headings`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3.1.,Tue 4.1.,Wed 5.1.,Thu 6.1.,Fri 7.1.\nPip,25,,,,\nRex,,25,,,\n", year: 2011)
    #expect(reading.weeks.map(\.monday?.description) == ["2011-01-03"])
  }

  @Test func `a list may say what it has come to`() throws {
    let reading = try SheetText.read(
      "Date,Dog,Owner,Amount,How,Balance,Remarks\n2010-01-04,Finn,Surette,25.00,chq,25.00,\n2010-01-04,Piper,Hatt,25.00,cash,50.00,\n2010-01-05,Finn,Surette,25.00,chq,75.00,late\n"
    )
    #expect(reading.paid == Money(cents: 7500))
    #expect(reading["F3"]?.kind == .total && reading["F3"]?.question == nil)
  }
}
