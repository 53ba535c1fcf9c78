import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Shapes in which a row or a column stands where it does not in most sheets.
struct WeeklySheetReaderShapesTests {
  @Test func `a week that lost its heading is the one before the next, and asked about`() throws {
    let reading = try SheetText.read(
      "Nova,25,,25,,25\nMilo,,25,,25,\nKiki,away,,,25,\n,,,,,\n"
        + "Dog,Mon May 14,Tue May 15,Wed May 16,Thu May 17,Fri May 18\nNova,25,,25,,\nMilo,,25,,,\nKiki,25,,,,\n",
      year: 2012)
    #expect(reading.weeks.map(\.monday?.description) == ["2012-05-07", "2012-05-14"])
    #expect(reading["D1"]?.date == SheetText.date("2012-05-09"))
    #expect(
      reading["D1"]?.kind == .payment && reading["D1"]?.question?.choices.first == .paid(Money(cents: 2500)))
    #expect(reading["B3"]?.status == .away && reading["B3"]?.question == nil)
    #expect(reading["B6"]?.question == nil)
  }

  @Test func `a list of rates above the weeks is none`() throws {
    let reading = try SheetText.read(
      "Nova,25\nMilo,30\nKiki,25\n,\nDog,Mon May 14 2012,Tue May 15,Wed May 16\nNova,25,,25\nMilo,,30,\nKiki,25,,\n"
    )
    #expect(reading.weeks.count == 1 && reading.paid == Money(cents: 10_500))
  }

  @Test(arguments: [
    "Comments,Mon,Tue,Wed,Thu,Fri,Dog", "Owner,Mon,Tue,Wed,Thu,Fri,Dog", ",Mon,Tue,Wed,Thu,Fri,Dog",
  ])
  func `the dogs may stand last`(header: String) throws {
    let reading = try SheetText.read(
      "Week of Jan 13 2025\n\(header)\nWhite,$28,,$28,,,Hazel\n,$28,$28,,,,Bruno\nBlack,,,vet,,,Remy\n")
    #expect(reading.dogs.map(\.label) == ["Hazel", "Bruno", "Remy"])
    #expect(reading["D3"]?.dog == "Hazel" && reading["D5"]?.status == .vet)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `the afternoon may have a row of its own`() throws {
    let reading = try SheetText.read(
      "Week of Jul 6 2020\nDog,,Mon,Tue,Wed,Thu,Fri\nCoco,AM,15,,15,,\n,PM,15,15,,,\nMomo,AM,,,15,,\n,PM,,away,,,\n"
    )
    #expect(reading.dogs.map(\.label) == ["Coco", "Momo"])
    #expect(reading.paid == Money(cents: 7500))
    #expect(reading["C4"]?.isFromNotes == true && reading["D4"]?.dog == "Coco")
    #expect(reading["B3"]?.kind == .attribute && reading["D6"]?.status == .away)
    #expect(!reading.cells.contains { $0.question != nil })
  }

  @Test func `days by letters may stand down the side`() throws {
    let reading = try SheetText.read(
      "Week of Nov 8 2021,,,,\n,Bella,Ginger,Patches,Total\nM,15,,15,30\nTu,,15,,15\nW,15,off,15,30\nTh,vet,15,,15\nF,15,,15,30\nTotal,45,30,45,120\n"
    )
    #expect(reading.dogs.map(\.label) == ["Bella", "Ginger", "Patches"])
    #expect(reading.paid == Money(cents: 12_000))
    #expect(reading["B6"]?.date == SheetText.date("2021-11-11"))
    #expect(reading["A4"]?.raw == "Tu" && reading["A4"]?.kind == .header)
  }

  @Test func `a column headed Paid may be the sum of the days`() throws {
    let reading = try SheetText.read(
      "Week of Nov 8 2021\nDog,Mon,Tue,Wed,Paid\nBella,15,,15,30\nGinger,15,15,,30\nPatches,15,15,15,45\n")
    #expect(reading["E3"]?.kind == .total && reading["E5"]?.kind == .total)
  }

  @Test func `a date in full beside the days is no money`() throws {
    let reading = try SheetText.read(
      "Week of Jan 8 2024\nDog,Mon,Tue,Paid on\nBella,$25,,2024-01-13\nMax,$25,,Jan 12\n")
    #expect(reading["D3"]?.kind == .note && reading["D3"]?.question == nil)
  }

  @Test(arguments: [
    ("2.50E+01", 2500), ("3.00e+01", 3000), ("1.25E+02", 12_500), ("25/", 2500), ("$40/-", 4000),
    ("e-t25", 2500), ("ck 25", 2500),
  ])
  func `amounts of programs and hands`(text: String, cents: Int) {
    guard case .amount(let amount) = CellMark(text) else {
      Issue.record("\(text) is \(CellMark(text))")
      return
    }
    #expect(amount.money == Money(cents: cents))
  }

  @Test(arguments: ["0", "0.00", "0,00"])
  func `a nought is a blank written out`(text: String) {
    #expect(CellMark(text) == .dash)
  }
}
