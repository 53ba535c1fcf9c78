import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct HeadingsBelowTests {
  private static func week(_ first: Int, _ rows: String) -> String {
    """
    1st pickup,,,
    \(rows)
    ,Mon,Tue,Wed
    ,May \(first),May \(first + 1),May \(first + 2)
    Total,$55,$25,$55

    """
  }

  private static let dogs = "Pip,$30,,$30\nOtto,$25,$25,$25"

  @Test func `days below the dogs are those of the dogs above them`() throws {
    let text = "MAY 2020,,,\n,,,\n" + Self.week(11, Self.dogs) + ",,,\n" + Self.week(18, Self.dogs)
    let reading = try SheetText.read(text)
    #expect(reading.weeks.map { $0.monday?.day } == [11, 18])
    #expect(reading["B4"]?.date == SheetText.date("2020-05-11"))
    #expect(reading["B11"]?.date == SheetText.date("2020-05-18"))
    #expect(reading.paid == Money(cents: 27_000) && reading.cells.allSatisfy { !$0.needsReview })
    #expect(!SheetText.convert([reading]).diagnostics.contains { $0.code == .totalDiffers })
    let filled = try SheetText.table(text).records.flatMap(\.fields).count { !$0.isBlank }
    #expect(reading.cells.count == filled)
  }

  @Test func `a week whose heading was torn off stays above the next one`() throws {
    let next = "Dog,Mon 18,Tue 19,Wed 20\n\(Self.dogs)\n"
    let reading = try SheetText.read("MAY 2020\n\(Self.dogs)\n\n\(next)")
    #expect(reading.weeks.map { $0.monday?.day } == [11, 18] && !reading.isRearranged)
  }

  @Test(arguments: ["Week of December 8 2025", ",,,,,Week of December 8 2025"])
  func `one heading may stand at the foot of all dogs`(title: String) throws {
    let reading = try SheetText.read(
      "Alfie,25,,25,,25\nBonnie,,25,,25,\nDash,25,,sick,,25\n"
        + "Dog,Mon Dec 8,Tue Dec 9,Wed Dec 10,Thu Dec 11,Fri Dec 12\n\(title)\n")
    #expect(reading.dogs.map(\.label) == ["Alfie", "Bonnie", "Dash"] && reading.paid == Money(cents: 17_500))
    #expect(reading["D3"]?.status == .sick && reading["E2"]?.date == SheetText.date("2025-12-11"))
  }
}
