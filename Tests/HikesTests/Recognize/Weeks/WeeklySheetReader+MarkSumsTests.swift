import Diagnostics
import Quantities
import Testing

@testable import Hikes

@Suite struct WeeklySheetReaderMarkSumsTests {
  private func sheet(_ name: String, _ sums: String = "60,50,40,30,40", key: String = "x = hiked + paid")
    -> String
  {
    """
    \(key),,,,,
    Dog,Mon 17,Tue 18,Wed 19,Thu 20,Fri 21
    Rocket,x,,x,,x
    Pip,,x,,x,
    Domino,x,x,away,away,away
    Sable,,x,,x,x
    Cosmo,x,,x,,
    \(name),\(sums)
    """
  }

  @Test(arguments: ["Took in", "Kitty", "Total", "Brought in", ""])
  func `what the marks of a week came to is no dog's, whatever it is called, and says what a mark is`(
    name: String
  ) throws {
    let reading = try SheetText.read(sheet(name), month: "2011-10")
    #expect(reading.dogs.map(\.label) == ["Rocket", "Pip", "Domino", "Sable", "Cosmo"])
    #expect(reading.usualAmount == Money(cents: 2000))
    let conversion = SheetText.convert([reading])
    #expect(conversion.booked == Money(cents: 24_000))
    let differing = conversion.diagnostics.filter { $0.code == .totalDiffers }.compactMap {
      $0.location?.cell?.description
    }
    #expect(differing == ["C8", "E8"])
  }

  @Test(arguments: [
    // Each day comes to something else.
    "60,31,41,22,17",
    // One dog's own.
    "25,,25,,",
  ])
  func `money below marks that is no multiple of them is a dog's`(sums: String) throws {
    let reading = try SheetText.read(sheet("Biscuit", sums, key: "x = hiked"), month: "2011-10")
    #expect(reading.dogs.map(\.label).last == "Biscuit")
    #expect(reading["B8"]?.kind == .payment)
  }

  @Test func `where other dogs pay the marks of the rest say nothing of their price`() throws {
    let reading = try SheetText.read(
      sheet("Biscuit", "60,60,40,40,40").replacing("Cosmo,x,,x,,", with: "Cosmo,25,,25,,"), month: "2011-10")
    #expect(reading.usualAmount != Money(cents: 2000))
  }

  @Test(arguments: ["Total paid", "Paid this week", "Cash in", "Payé cette semaine"])
  func `what was paid for a week of marks stands under many a heading`(heading: String) throws {
    let text = """
      Week of 2024-01-08
      Dog,Mon,Tue,Wed,Thu,Fri,\(heading),Notes
      Aspen,TRUE,FALSE,TRUE,FALSE,FALSE,$50,
      Birch,FALSE,TRUE,FALSE,TRUE,FALSE,$25,owes one
      Cedar,FALSE,FALSE,FALSE,FALSE,FALSE,,Away
      Daphne,TRUE,TRUE,FALSE,FALSE,TRUE,$75,
      Total,,,,,,$150,
      """
    let reading = try SheetText.read(text)
    #expect(reading.paid == Money(cents: 15_000) && reading["G3"]?.kind == .payment)
    // Beside money in the days it is their sum.
    let sums = try SheetText.read(text.replacing("TRUE", with: "25"))
    #expect(sums.paid == Money(cents: 17_500) && sums["G3"]?.kind != .payment)
  }
}
