import Quantities
import Testing

@testable import Hikes

struct SortedSheetTests {
  @Test func `the heading of a sheet that was sorted stands amid its dogs`() throws {
    let reading = try SheetText.read(
      """
      Angus,$22,,$22,,
      Bramble,$20,,$20,$20,
      Dog,Mon,Tue,Wed,Thu,Fri
      Eddie,$20,,,,$20
      Flora,,$22,,,
      Sum of all,$62,$22,$42,$20,$20
      Wally,,,,,
      Week of 16 January 2006,,,,,
      """)
    #expect(reading.paid == Money(cents: 16_600) && reading.dogs.count == 5)
    #expect(reading["B1"]?.date == SheetText.date("2006-01-16") && reading["E2"]?.dog == "Bramble")
    #expect(reading["B6"]?.kind == .total && reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a week in another order is none`() throws {
    let reading = try SheetText.read(SheetText.week("Zoe,$20,,,,", "Abby,,$20,,,"))
    #expect(!reading.isRearranged && reading.paid == Money(cents: 4000))
  }
}
