import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Lists, remarks and accidents that stand between the weeks of a sheet or below them.
@Suite struct StrayLinesTests {
  @Test func `kilometres and prices below the last week are no hikes, with a gap above them or not`() throws {
    for gap in [[",,,,,,"], []] {
      let rows =
        ["Rolo,20,,20,,,", "Dakota,20,20,,,,"] + gap + ["Mileage,km,Gas", "Jan,410,$61.20", "Feb,388,$55"]
      let reading = try SheetText.read(SheetText.week(rows.joined(separator: "\n")))
      #expect(reading.dogs.map(\.label) == ["Rolo", "Dakota"])
      #expect(reading.paid == Money(cents: 8000))
    }
    let owing = try SheetText.read(
      SheetText.week("Rolo,20,,20,,,", "Dakota,20,20,,,,", ",,,,,,", "Dog,Owes,Since", "Rolo,$50,Feb"))
    #expect(owing.paid == Money(cents: 8000))
    #expect(owing["B6"]?.question != nil)
  }

  @Test func `a dog that owes for two days is a dog`() throws {
    let reading = try SheetText.read(SheetText.week("Rolo,20,,20,,,", ",,,,,,", "Dakota,owes,owes,,,,"))
    #expect(reading.dogs.map(\.label) == ["Rolo", "Dakota"])
  }

  @Test(arguments: ["(raining)", "(Mom drove Thurs)", "late Thurs again"])
  func `a remark by itself is no dog`(remark: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Rolo,20,,20,,,", "Total,20,,20,,,40", remark + ",,,,,,"))
    #expect(reading.dogs.map(\.label) == ["Rolo"])
  }

  @Test func `a name in brackets is a dog's`() throws {
    let reading = try SheetText.read(SheetText.week("Rolo,20,,20,,,", "(Max),,,,,,", "Pip,20,,,,,"))
    #expect(reading.dogs.map(\.label) == ["Rolo", "(Max)", "Pip"])
  }

  @Test func `a heading once more above a list of names is of the same week`() throws {
    let reading = try SheetText.read(
      """
      "Aug 26 - 30, 2019",,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Rolo,20,,20,,,
      Dakota,20,20,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Pip,20,,,,20,
      ,,,,,,
      Clients,Phone,Price
      Rolo,902-555-0100,$20
      Dakota,902-555-0101,$20
      """)
    #expect(reading.weeks.map { $0.monday?.description } == ["2019-08-26", "2019-08-26"])
    #expect(reading.paid == Money(cents: 12_000))
  }

  @Test func `the month beside the titles of its weeks is of all of them`() throws {
    let reading = try SheetText.read(
      """
      April 2012,Week of Apr 2,,,Week of Apr 9,,
      ,Mon,Tue,Wed,Mon,Tue,Wed
      Rolo,20,,20,20,,
      Dakota,20,20,,,20,
      """)
    #expect(reading.weeks.map { $0.monday?.description } == ["2012-04-02", "2012-04-09"])
  }

  @Test func `a name and a check mark spoilt on their way are what they were`() throws {
    let reading = try SheetText.read(
      """
      "Week of Nov 3, 2025",,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Zo\u{E9},25,,25,,
      "Week of Nov 10, 2025",,,
      Dog,Mon,Tue,Wed,Thu,Fri
      Zo\u{C3}\u{A9},,\u{E2}\u{153}\u{201C},,,
      """)
    #expect(reading.dogs.map(\.label) == ["Zo\u{E9}"])
    #expect(reading["C6"]?.kind != .note)
  }
}
