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

  @Test func `fields that a comma tore are joined where a row has as many too many`() throws {
    let reading = try read(
      "Week of Nov 3 2025,,,,", "Dog,Mon,Tue,Wed,Notes", "Duke, Jr,25,,,", "Bella,25,00,,25,00,",
      "Max,,22,50,,slow, muddy",
      "Otto,25,,25,")
    #expect(reading.dogs.map(\.name) == ["Duke, Jr", "Bella", "Max", "Otto"])
    #expect(reading.cells.allSatisfy { $0.question == nil } && reading["D5"]?.dog == "Max")
    #expect(reading.paid == Money(cents: 14_750) && reading["C3"]?.date == SheetText.date("2025-11-03"))
    #expect(reading["E4"]?.date == SheetText.date("2025-11-05") && reading["F5"]?.note == "slow, muddy")
  }

  @Test func `amounts shown as times, linked names and signs in columns of their own are put right`() throws {
    let times = try read(
      "Week of Nov 3 2025,,,", "Dog,Mon,Tue,Wed", "Bella,25:00,,30:00", "Max,,25:00:00,",
      "Total,25:00,25:00,30:00")
    #expect(times.paid == Money(cents: 8000) && times["B3"]?.raw == "25:00")
    let linked = try read(
      "Week of Nov 3 2025,,", "Dog,Mon,Tue", "Bella,25,", "Max,,25", "", "Week of Nov 10 2025,,",
      "Dog,Mon,Tue",
      "Bella (https://example.org/Bella-1a2b),25,", "Max (https://example.org/Max-3c),,25")
    #expect(linked.dogs.map(\.name) == ["Bella", "Max"])
    let signs = try read(
      "Week of Mar 5 2018,,,,,,", "Dog,,Mon,,Tue,,Wed", "Bella,$,25,,,$,25", "Max,,,$,30,,",
      "Otto,,,,sick,$,25")
    #expect(signs.paid == Money(cents: 10_500) && signs.cells.allSatisfy { $0.question == nil })
    #expect(try read(SheetText.week("Bella,$,25,,,,"), file: "nov-2025.csv")["B2"]?.question != nil)
  }

  @Test func `names that moved up into their heading are lowered again`() throws {
    let reading = try read(
      "Week of Jul 4 2011,,,", "Dog,Mon,Tue,Wed", "Angus,24,,24", "Boomer,,28,", "Total,24,28,24", "",
      "Week of Jul 11 2011,,,", "Angus,Mon,Tue,Wed", "Boomer,24,,", "Total,,28,28", ",24,28,28")
    #expect(reading["B9"]?.dog == "Angus" && reading["C10"]?.dog == "Boomer" && reading["A8"]?.dog == "Angus")
    #expect(reading.paid == Money(cents: 15_600) && reading.cells.allSatisfy { $0.question == nil })
  }

  @Test func `amounts shown in per cent are amounts`() throws {
    let reading = try read(
      "Week of Nov 3 2025,,,", "Dog,Mon,Tue,Wed", "Bella,25,,3000%", "Max,25,30,", "Otto,30,,2550%",
      "Total,80,30,5550%")
    #expect(reading["D3"]?.amount == Money(cents: 3000) && reading["D5"]?.amount == Money(cents: 2550))
    #expect(reading["D3"]?.raw == "3000%" && reading.diagnostics.isEmpty)
  }

  @Test func `an owner in the line below belongs to the dog above`() throws {
    let reading = try read(
      "May 2006,,,", "Dog / owner,Mon 1,Tue 2,Wed 3", "Hazel,20,,20", "Dorey,,,", "Moose,,,",
      "Uhlman,away,away,",
      "Remy,,24,", "Knickle,,,to Thu", "Total,20,24,20")
    #expect(reading.dogs.map(\.name) == ["Hazel", "Moose", "Remy"])
    #expect(reading["B6"]?.dog == "Moose" && reading["B6"]?.status == .away && reading["A4"]?.dog == "Hazel")
  }

  @Test func `dates below the dogs are those of the heading above them`() throws {
    let block = ["Dog,Human,Mon,Tue,Wed,Thu,Fri", "Iris,Tanner,25,,25,,", "Koda,Beals,,30,away,,"]
    let first = block + [",Nov.,8th,9th,10th,11th,12th", ",Total,25,30,25,,", ""]
    let lines = ["November 2021,,,,,,"] + first + block + [",Nov.,15th,16th,17th,18th,19th"]
    let reading = try read(lines.joined(separator: "\n"))
    #expect(reading["C3"]?.date == SheetText.date("2021-11-08"))
    #expect(reading["D10"]?.date == SheetText.date("2021-11-16") && reading["D11"]?.kind == .header)
    #expect(reading.isDated && reading.cells.allSatisfy { $0.question == nil })
    // Where the last heading has none below it, they are those of the dogs below them.
    let above = ["November 2021,,,,,,"] + first + block
    #expect(try read(above.joined(separator: "\n")).weeks.map(\.monday).contains(nil))
  }

  @Test func `a sheet that nothing spoilt is read as it stands`() throws {
    let table = try SheetText.table(SheetText.week("Bella,25,,25,,,", "Max,,25,,,,"))
    #expect(MendedSheet(SheetCells(table)) == nil)
  }

  @Test(arguments: ["2-Mar-2004,3-Mar-2004,4-Mar-2004", "2004-03-02,2004-03-03,2004-03-04"])
  func `dates of a workbook that counts from 1904 are four years and a day later`(dates: String) throws {
    let rows = "Dog,Monday,Tuesday,Wednesday\nWillow,25,,25\nRemy,away,25,\n"
    let reading = try SheetText.read(",\(dates)\n" + rows)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2008-03-03")])
    // Dates that fall on their days stay.
    let right = try SheetText.read(",3-Mar-2008,4-Mar-2008,5-Mar-2008\n" + rows)
    #expect(Set(right.weeks.map(\.monday)) == [SheetText.date("2008-03-03")])
  }
}
