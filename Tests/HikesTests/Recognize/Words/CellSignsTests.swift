import Quantities
import Testing

@testable import Hikes

struct CellSignsTests {
  @Test(arguments: CellSigns.arrowHeads.examples)
  func `an arrow behind an absence carries it on`(arrow: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,vacation,\(arrow),\(arrow),", "Bea,25,\(arrow),25,,25"), month: "2025-11")
    #expect(["D2", "E2"].allSatisfy { reading[$0]?.status == .away && reading[$0]?.question == nil })
    #expect(reading["C3"]?.status != .away, "behind money it says something else")
  }

  @Test(arguments: ["->>x", "-", "==", "", "> 25"])
  func `nothing else is an arrow`(text: String) {
    #expect(!CellSigns.isArrow(text))
  }

  @Test(arguments: ["prepaid", "pd ahead", "Payé d'avance"])
  func `what was paid before is a hike without money of its day`(text: String) throws {
    let reading = try SheetText.read(
      SheetText.week("Pip,25,25,25,\(text),25", "Bea,25,,25,,25"), month: "2025-11")
    #expect(reading["E2"]?.kind == .scheduled && reading["E2"]?.question == nil)
    #expect(reading.paid == Money(cents: 17_500))
  }

  @Test func `a dog that stands in the first of its lines has the days of the others`() throws {
    let reading = try SheetText.read(
      """
      Dog,Day,Paid,Remark
      Rene,Mon 12 May 2025,25,
      ,Wed 14 May 2025,25,
      ,Fri 16 May 2025,away,trip
      Chloe,Tue 13 May 2025,30,cash
      ,Fri 16 May 2025,30,
      Max,Tue 13 May 2025,25,
      Sophie,Wed 14 May 2025,30,left collar
      """)
    #expect(reading["C3"]?.dog == "Rene" && reading["C3"]?.date == SheetText.date("2025-05-14"))
    #expect(reading.paid == Money(cents: 16_500))
  }
}
