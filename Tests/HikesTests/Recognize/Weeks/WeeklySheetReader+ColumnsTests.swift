import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeeklySheetReaderColumnsTests {
  private func kinds(_ reading: SheetReading, _ cells: [String]) -> Set<CellReading.Kind?> {
    Set(cells.map { reading[$0]?.kind })
  }

  private func asked(_ reading: SheetReading) -> [String] {
    reading.cells.filter(\.needsReview).map(\.raw)
  }

  @Test(arguments: ["SER", "Inv.", "Cust. #", "No.", "Nr.", "Order", "", "Stall"])
  func `a column of running numbers is asked nothing`(heading: String) throws {
    let reading = try SheetText.read(
      """
      \(heading),Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7
      14,Pip,25,,25,,
      15,Rex,,30,,,30
      16,Gus,25,,,,
      17,,,,,,
      """, month: "2025-11")
    #expect(kinds(reading, ["A2", "A3", "A4"]) == [.attribute])
    #expect(asked(reading).allSatisfy { $0 == "17" })
    #expect(reading.paid.cents == 13500)
    #expect(reading.dogs.map(\.name) == ["Pip", "Rex", "Gus"])
  }

  @Test func `the number of a row without a dog is asked nothing`() throws {
    let reading = try SheetText.read(
      "No.,Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7\n1,Pip,25,,25,,\n2,Rex,,30,,,30\n3,,,,,,\n,Total,25,30,25,,30",
      month: "2025-11")
    #expect(reading["A4"]?.kind == .attribute)
    #expect(asked(reading) == [])
  }

  @Test(arguments: ["########", "#REF!"])
  func `a total that cannot be seen leaves the others totals`(figure: String) throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,All
      Pip,25,25,,,,50
      Rex,30,,30,,,60
      Gus,25,25,25,25,25,\(figure)
      Coco,,,,,,0.00
      Total,80,50,55,25,25,\(figure)
      """, month: "2025-11")
    #expect(kinds(reading, ["G2", "G3", "G4", "G5", "G6"]) == [.total])
    #expect(asked(reading) == [])
    #expect(reading.paid.cents == 23500)
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test func `sums of the days of which one cannot be seen are sums`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7\nPip,25,25,30,,\nRex,30,,30,,30\nGus,,25,,20,\n,#REF!,50,60,20,30",
      month: "2025-11")
    #expect(kinds(reading, ["B5", "C5", "D5", "E5", "F5"]) == [.total])
    #expect(reading.paid.cents == 21500)
  }

  @Test func `sums of some of the days are no money`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 3,Tue 4,Wed 5,M-W,Pickup,Thu 6,Fri 7,T-F,Week
      Pip,25,25,,50.00,8:05,25,,25.00,75.00
      Rex,30,,30,60.00,,,,0.00,60.00
      Gus,,,,0.00,8:15,25,25,50.00,50.00
      Coco,,,,0.00,,20,20,40.00,40.00
      TOTAL,55,25,30,110.00,,70,45,115.00,225.00
      """, month: "2025-11")
    #expect(kinds(reading, ["E2", "E3", "E4", "E6", "I2", "I3", "I5", "I6", "J4"]) == [.total])
    #expect(asked(reading) == [])
    #expect(reading.paid.cents == 22500)
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test func `the sum below a column of totals is one, though the line has no name`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Rec'd\nPip,25,,25,,,50\nRex,30,,30,,,60\n,,,,,,110", month: "2025-11"
    )
    #expect(kinds(reading, ["G2", "G3", "G4"]) == [.total])
    #expect(asked(reading) == [])
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test func `a sum below a column of totals that differs is named`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Rec'd\nPip,25,,25,,,50\nRex,30,,30,,,60\n,,,,,,115", month: "2025-11"
    )
    #expect(SheetText.convert([reading]).diagnostics.map(\.code) == [.totalDiffers])
  }

  @Test func `ones are hikes where a legend says so, and what is charged is not booked`() throws {
    let reading = try SheetText.read(
      """
      1 = on the hike. Invoice goes out at month end
      Dog,Rate,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,To bill
      Pip,$25,1,,1,,,$50
      Rex,$30,,1,,,,$30
      """, month: "2025-11")
    #expect(kinds(reading, ["C3", "E3", "D4"]) == [.scheduled])
    #expect(kinds(reading, ["H3", "H4"]) == [.total])
    #expect(asked(reading) == [])
    #expect(reading.paid == .zero)
    #expect(reading.diagnostics.map(\.code) == [.chargesLeft])
  }

  @Test func `ones are hikes where a column counts them, and only what came in is booked`() throws {
    let reading = try SheetText.read(
      """
      Dog,Bal fwd,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,# Walks,Unit $,Charge,HST 14%,Incl.,Rec'd
      Pip,$20,1,,1,,,2,25.00,50.00,7.00,57.00,77.00
      Rex,,,1,,,,1,30.00,30.00,4.20,34.20,
      Gus,,1,1,1,,,3,25.00,75.00,10.50,85.50,85.50
      Totals,,2,2,2,,,6,,155.00,,,162.50
      """, month: "2025-11")
    #expect(kinds(reading, ["C2", "E2", "D3", "C4", "D4", "E4"]) == [.scheduled])
    #expect(kinds(reading, ["B2", "H2", "J2", "K2", "L2", "C5", "H5", "J5"]) == [.total])
    #expect(asked(reading) == [])
    #expect(reading.paid.cents == 16250)
    #expect(reading["M2"]?.date == SheetText.date("2025-11-03"))
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test func `ones without a legend or a count are asked about`() throws {
    let reading = try SheetText.read(
      "Dog,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7\nPip,1,,1,,\nRex,,1,,,", month: "2025-11")
    #expect(asked(reading) == ["1", "1", "1"])
  }

  @Test func `a second heading row that says the same of every day is read as one`() throws {
    let reading = try SheetText.read(
      """
      Dog,Mon 3,,Tue 4,,Wed 5,,Thu 6,,Fri 7,
      ,$,how,$,how,$,how,$,how,$,how
      Pip,25,e,,,25,c,,,,
      Rex,,,30,q,,,,,30,e
      """, month: "2025-11")
    #expect(kinds(reading, ["B2", "C2", "D2", "K2"]) == [.header])
    #expect(asked(reading) == [])
    #expect(reading.paid.cents == 11000)
  }

  /// September 2013, when the HST was 15 %.
  private static let gross =
    "Week of Sept 9 2013\nDog,Mon,Tue,Wed,Thu,Fri,Week\nRex,30,30,,,30,103.50\nIda,25,,25,,,57.50\nFern,,,,,30,34.50\n"

  @Test(arguments: ["", "Total,63.25,34.50,28.75,0,69,195.50\n"])
  func `what the days come to may have the HST on it`(sums: String) throws {
    for text in [Self.gross, Self.gross.replacing(",Week\n", with: ",\n")] {
      let reading = try SheetText.read(text + sums)
      #expect(kinds(reading, ["G3", "G4", "G5"]) == [.total] && asked(reading) == [])
      #expect(reading.dogs.count == 3 && reading.paid.cents == 17_000)
      let conversion = SheetText.convert([reading])
      #expect(conversion.diagnostics == [])
      #expect(conversion.readings[0]["G3"]?.reason == "the sum of the cells: 90.00, with 15 % HST as written")
    }
  }

  @Test func `a last row under any name may have the HST on it`() throws {
    let rows = (1...4).map { "Dog\($0),30,30,30,30,30,172.50\n" }.joined() + "Rex,30,,,,,34.50\n"
    let text = "Week of Sept 9 2013\nDog,Mon,Tue,Wed,Thu,Fri,\n" + rows
    let reading = try SheetText.read(text + "got,172.50,138,138,140,145,733.50\n")
    #expect(reading.dogs.count == 5 && reading.paid.cents == 63_000 && asked(reading) == [])
    #expect(SheetText.convert([reading]).diagnostics.count { $0.code == .totalDiffers } == 2)
  }

  @Test func `figures with a tax of which one differs are asked about`() throws {
    let reading = try SheetText.read(Self.gross.replacing("57.50", with: "58.50"))
    #expect(asked(reading) == ["103.50", "58.50", "34.50"])
  }
}
