import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// What slips when a sheet is typed by hand: a heading or a row too far left, a notice among the dogs, remarks beside another one.
struct SheetsByHandTests {
  private func isQuiet(_ reading: SheetReading) -> Bool { reading.cells.allSatisfy { $0.question == nil } }

  @Test func `headings one column to the left of their days are moved`() throws {
    let reading = try SheetText.read(
      """
      "Week of April 16, 2012",,,,,,
      Mon,Tue,Wed,Thu,Fri,Notes,
      Rosco,20,,20,,20,
      Storm,,20,,20,,new leash
      Wilma,away,away,away,away,away,Moncton
      """)
    #expect(reading.dogs.map(\.name) == ["Rosco", "Storm", "Wilma"] && reading.paid == Money(cents: 10_000))
    #expect(reading["B3"]?.date == CivilDate(year: 2012, month: 4, day: 16) && reading["G4"]?.kind == .note)
    #expect(isQuiet(reading))
  }

  @Test func `names under the days of a roster are no sheet with its headings too far left`() throws {
    let sheet = SheetCells(
      try SheetText.table("Mon,Tue,Wed,Thu,Fri\nRex,Lou,Rex,Lou,Kim\nLou,Kim,Pip,Rex,Lou\n"))
    #expect(MendedSheet(sheet)?.mends ?? [] == [])
  }

  @Test func `a row without its owner is moved back`() throws {
    let reading = try SheetText.read(
      """
      "Oct 20, 2014",,,,,,,
      Dog,Owner,Mon,Tue,Wed,Thu,Fri,Notes
      Bixby,Marsh,$25,,$25,,$25,pick up at back door
      Clover,Doyle,,$25,,$25,,call ahead
      Frankie,$25,,$25,,$25,key under the pot,
      Gracie,Wentzell,$25,,$25,,,eats socks
      """)
    #expect(reading["B5"]?.date == CivilDate(year: 2014, month: 10, day: 20) && reading["G5"]?.kind == .note)
    #expect(reading.paid == Money(cents: 25_000) && isQuiet(reading))
  }

  @Test func `a notice of a new price among the dogs begins no week`() throws {
    let reading = try SheetText.read(
      """
      Dec 15 2008,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Murphy,,$20,,$20,,
      as of Jan 5 it is $22 a hike!!,,,,,,
      Riley,,$20,,$20,,
      """)
    #expect(reading.weeks.map(\.monday?.description) == ["2008-12-15"])
    #expect(
      reading["C5"]?.date == CivilDate(year: 2008, month: 12, day: 16) && reading.paid == Money(cents: 8000))
  }

  @Test func `the owner in brackets below a dog is none`() throws {
    let reading = try SheetText.read(
      """
      March 21 2011,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Sully,$22,,$22,,$22,
        (Hatt),902-555-0120,,,,,
      Ivy,,,sick,sick,,ear drops
        (Swinimer),902-555-0123,,,,,
      """)
    #expect(reading.dogs.map(\.name) == ["Sully", "Ivy"] && isQuiet(reading))
  }

  @Test func `a remark beside another dog is of the one that it begins with`() throws {
    let reading = try SheetText.read(
      """
      Nov 19-23 2018,,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,,To remember:
      Alvin,,$25,$25,,$25,,Dinah: away Wed to Fri
      Bagel,$25,$25,,,,,Hopper: no chicken
      Dinah,$25,,,,,,
      Hopper,,,$25,$25,$25,,see: back door
      """)
    #expect(reading["H3"]?.dog == "Dinah" && reading["H4"]?.dog == "Hopper" && reading["H6"]?.dog == "Hopper")
  }

  @Test func `counts below the weeks and sums since a month are no money, and a loop is a group`() throws {
    let reading = try SheetText.read(
      """
      Feb 6-10 2023,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Shore loop,,,,,,
      Loki,$30,,$30,,$30,
      Lake loop,,,,,,
      Pippa,,$30,,$30,,
      Total,$30,$30,$30,$30,$30,
      Since Jan,"$1,012",,,,,
      ,,,,,,
      Max,8,8,8,8,8,
      Booked,5,4,3,2,5,
      """)
    #expect(reading.dogs.map(\.name) == ["Loki", "Pippa"] && reading.paid == Money(cents: 15_000))
    #expect(isQuiet(reading) && reading["C10"]?.kind == .note)
  }
}
