import Quantities
import Testing

@testable import Hikes

struct WeeklySheetReaderHalvesTests {
  @Test func `a row may add up one of the two columns that each day has`() throws {
    let reading = try SheetText.read(Self.twoWalkers)
    #expect(reading.dogs.map(\.label) == ["Astro", "Bingo", "Cosmo", "Delta", "Goose"])
    #expect(
      reading.paid == Money(cents: 29_500) && reading["B9"]?.kind == .total && reading["E10"]?.kind == .total)
  }

  @Test func `a row with another figure in it is a dog's`() throws {
    let reading = try SheetText.read(Self.twoWalkers.replacing("Kate,55,,55,,55,", with: "Kate,25,,30,,25,"))
    #expect(reading.dogs.map(\.label).contains("Kate") && reading["B9"]?.kind == .payment)
  }

  private static let twoWalkers = """
    "Feb 16-20, 2026",,,,,,
    ,Mon 16,,Tue 17,,Wed 18,
    Dog,K,R,K,R,K,R
    Astro,25,,25,,25,
    Bingo,,25,,25,,
    Cosmo,30,,30,,30,
    Delta,,25,,,,25
    Goose,,,,30,,
    Kate,55,,55,,55,
    Rob,,50,,55,,25
    """
}
