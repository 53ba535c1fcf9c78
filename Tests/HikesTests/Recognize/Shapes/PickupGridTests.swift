import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Weeks whose cells name the dogs that come.
struct PickupGridTests {
  private static let byHours = """
    "Pick ups - week of Mon Nov 10, 2025",,,,,,,,
    Time,Mon,Tue,Wed,Thu,Fri,,Dog,Paid this week
    8:15,Rex,Luna,Rex,Luna,Rex,,Rex,75
    8:30,Duke,,Duke,,,,Luna,60
    12:30,Finn,Finn,Finn,Finn,Finn,,Duke,not yet
    ,,,,,,,Finn,125
    ,,,,,,,Total,260
    """

  @Test func `what a dog paid stands in a list beside the hours at which it is picked up`() throws {
    let reading = try SheetText.read(Self.byHours)
    #expect(reading.dogs.map(\.label) == ["Rex", "Luna", "Duke", "Finn"])
    #expect(reading.paid == Money(cents: 26_000) && reading["I3"]?.dog == "Rex")
    #expect(reading["D4"]?.dog == "Duke" && reading["D4"]?.date == SheetText.date("2025-11-12"))
    #expect(reading["E3"]?.kind == .scheduled && reading["I7"]?.kind == .total)
    #expect(reading["A3"]?.kind == .header && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a cell may name several dogs and say what became of one`() throws {
    let reading = try SheetText.read(
      """
      Van sheet - week of Mon Nov 10 2025,,,,,
      ,Mon,Tue,Wed,Thu,Fri
      AM,"Rex, Luna, Duke","Luna, Mocha",Rex & Duke,"Luna, Mocha","Rex, Duke sick"
      PM,"Finn, Teddy","Finn, Hazel","Finn, Teddy",storm day,"Finn, Hazel 25"
      dogs,5,4,4,2,4

      Rex,75,e-t,,,
      Luna,60,cash,,,
      """)
    #expect(reading.dogs.count == 7 && reading.paid == Money(cents: 16_000))
    let ofFriday = reading.cells.filter { $0.cell.description == "F3" }
    #expect(ofFriday.map(\.dog) == ["Rex", "Duke"] && ofFriday.map(\.status) == [nil, .sick])
    #expect(reading["F4"]?.dog == "Finn" && reading["E4"]?.kind == .note && reading["C5"]?.kind == .total)
    #expect(reading["C7"]?.kind == .note && reading["C7"]?.dog == "Rex")
  }

  @Test func `the areas of a route are no dogs`() throws {
    let reading = try SheetText.read(
      """
      Routes June 2 - 6 2025,,,
      Area,Monday,Tuesday,Wednesday
      Bedford,"Rex, Bella",,"Rex, Bella"
      Sackville,Max,"Max, Nova",Nova

      Routes June 9 - 13 2025,,,
      Area,Monday,Tuesday,Wednesday
      Bedford,Bella,Rex,Bella
      Sackville,Max,Max,
      """)
    #expect(reading.dogs.map(\.label) == ["Rex", "Bella", "Max", "Nova"] && reading.weeks.count == 2)
    #expect(reading["C8"]?.dog == "Rex" && reading["C8"]?.date == SheetText.date("2025-06-10"))
  }

  @Test func `nothing may stand before the names`() throws {
    let reading = try SheetText.read(
      "Week of Nov 10 2025,,\nMon,Tue,Wed\nRex,Luna,Rex\nDuke,,Duke\nFinn,Finn,Finn\n")
    #expect(reading.dogs.count == 4 && reading["B3"]?.dog == "Luna" && reading["C5"]?.dog == "Finn")
    #expect(reading["A4"]?.date == SheetText.date("2025-11-10"))
  }

  @Test(arguments: [
    // Who walked the dog.
    "Week of Jul 9 2012\nDog,Mon,Tue,Wed\nArgo,Kate,Rob,Kate\nOtto,Kate,Kate,Rob\nTansy,Ann,Rob,Kate\n",
    "Week of Jul 9 2012\n,Mon,Tue,Wed\nArgo,Kate,Rob,Kate\nOtto,Kate,Kate,Rob\nTansy,Ann,Rob,Kate\n",
    "Week of Jul 9 2012\n,Mon,Tue,Wed\nAM,Kate,Rob,Ann\nPM,Rob,Kate,Rob\n\nDog,Mon,Tue,Wed\nArgo,25,25,\nOtto,25,,25\n",
    "Week of Jul 9 2012\nTime,Mon,Tue,Wed\n8:15,25,25,25\n8:30,25,,25\n",
    "Week of Jul 9 2012\nDog,Mon,Tue,Wed\nArgo,sick,sick,25\nOtto,away,away,away\n",
  ])
  func `words of a grid of dogs are no other dogs`(text: String) throws {
    #expect(PickupGrid(SheetCells(try SheetText.table(text))) == nil)
  }
}
