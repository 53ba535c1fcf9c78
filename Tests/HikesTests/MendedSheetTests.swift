import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// Sheets in which many texts were spoilt alike.
struct MendedSheetTests {
  private func read(_ lines: String..., file: String = "sheet.csv") throws -> SheetReading {
    try SheetText.read(lines.joined(separator: "\n") + "\n", file: file)
  }

  @Test func `letters set apart are closed up, and a note of days stays`() throws {
    let lines = [
      "W E E K   O F   N O V   3   2 0 2 5,,,,", "D O G,M O N,T U E,W E D,N O T E S", "Bella,25,,25,M W F",
      "Max,,25,,",
    ]
    let reading = try read(lines[0], lines[1], lines[2], lines[3])
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-11-03")])
    #expect(reading.paid == Money(cents: 7500) && reading["E3"]?.note == "M W F")
    #expect(reading["A2"]?.raw == "D O G" && reading["A2"]?.kind == .header)
    #expect(try InputKind(SheetText.table(lines.joined(separator: "\n"))) == .sheet)
  }

  @Test func `rows whose cells kept their quotation marks are read without them`() throws {
    let reading = try SheetText.read(
      #"""
      Week of Nov 3 2025,,,
      Dog,Mon,Tue,Notes
      Bella,25,,
      """Max""","""25""",,"""has the ""key"""""
      """Bella""",,"""25""",
      """Otto""",,"""25""",
      """#)
    #expect(reading.dogs.map(\.name).contains("Max") && reading["A4"]?.raw == "\"Max\"")
    #expect(reading["D4"]?.note == "has the \"key\"")
    #expect(reading.paid == Money(cents: 10_000))
  }

  @Test func `a merged title is said once, and none of its copies is asked about`() throws {
    let reading = try read(
      "Week of Nov 3 2025,Week of Nov 3 2025,Week of Nov 3 2025,Week of Nov 3 2025", "Dog,Rate,Mon,Tue",
      "Bella,25,25,", "Max,25,,25", "Week total,Week total,Week total,25")
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-11-03")])
    #expect(reading["C1"]?.kind == .title && reading["B5"]?.kind == .total)
    #expect(reading.cells.allSatisfy { $0.question == nil } && reading.paid == Money(cents: 5000))
  }

  @Test func `columns that a program numbered are those of a second week`() throws {
    let reading = try read(
      "Two weeks starting Mon Nov 3 2025,,,,,,,,,", "Dog,Mon,Tue,Wed,Total,Mon2,Tue2,Wed2,Total2,Column1",
      "Bella,25,,25,50,,25,,25,", "Max,,25,,25,25,,,25,")
    #expect(reading["G3"]?.date == SheetText.date("2025-11-11"))
    #expect(reading["F4"]?.date == SheetText.date("2025-11-10") && reading.paid == Money(cents: 12_500))
  }

  @Test func `dates that begin with the year are told by their days of the week`() throws {
    let reading = try read(
      "Dog,Mon 10/02/08,Tue 10/02/09,Wed 10/02/10", "Bella,25,,25", "Max,,25,")
    #expect(reading["C3"]?.date == SheetText.date("2010-02-09") && reading["B1"]?.raw == "Mon 10/02/08")
  }

  @Test(arguments: MendedSheet.dittos.examples)
  func `a row whose name is a ditto mark is of the dog above`(mark: String) throws {
    let reading = try read(
      "Sept 2007,,,,,", "Dog,Owner,Week of,Mon,Tue,Wed", "Mocha,Amirault,Sept 10,18,,",
      "\(mark),\(mark),Sept 17,,18,", "Indy,Zinck,Sept 10,22,,22", "\(mark),\(mark),Sept 17,,22,")
    #expect(reading.dogs.map(\.name) == ["Mocha", "Indy"])
    #expect(reading["E4"]?.dog == "Mocha" && reading["E4"]?.date == SheetText.date("2007-09-18"))
  }

  @Test func `rows that slid to the right are moved back, and their cells keep their places`() throws {
    let reading = try read(
      "Week of Oct 3 2016,,,,", "Dog,Mon,Tue,Wed,Notes", "Yogi,30,,,", "Bailey,,30,,", "Skye,,,30,",
      "Hugo,30,,30,", "", "Week of Oct 10 2016,,,,", "Dog,Mon,Tue,Wed,Notes", "Yogi,30,30,,", ",Bailey,,30,",
      ",Skye,,,30", ",Hugo,30,,vet")
    #expect(reading["D11"]?.dog == "Bailey" && reading["D11"]?.date == SheetText.date("2016-10-11"))
    #expect(reading["E13"]?.status == .vet && reading["C13"]?.date == SheetText.date("2016-10-10"))
    #expect(reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `a sheet that nothing spoilt is read as it stands`() throws {
    let table = try SheetText.table(SheetText.week("Bella,25,,25,,,", "Max,,25,,,,"))
    #expect(MendedSheet(SheetCells(table)) == nil)
  }
}
