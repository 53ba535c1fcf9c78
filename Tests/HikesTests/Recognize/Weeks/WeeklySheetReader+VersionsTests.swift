import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct WeeklySheetReaderVersionsTests {
  private func sheet(_ first: String, _ second: String) throws -> SheetReading {
    try SheetText.read(
      "\(first)\nDog,Mon,Tue\nPepper,$25,$25\n\n\(second)\nDog,Mon,Tue\nPepper,$30,$25")
  }

  @Test(arguments: [
    ("Week of Nov 3 2025", "Week of Nov 3 2025 (FIXED)"),
    ("Week of Nov 3 2025", "CORRECTED Week of Nov 3 2025"),
    ("Week of Nov 3 2025 - old", "Week of Nov 3 2025"),
    ("Week of Nov 3 2025", "Week of Nov 3 2025 - updated"),
  ])
  func `of a week that stands twice the corrected one counts`(first: String, second: String) throws {
    let reading = try sheet(first, second)
    #expect(reading["B3"]?.isDuplicate == true)
    #expect(reading["B7"]?.isDuplicate == false)
    #expect(reading.cells.allSatisfy { !$0.needsReview })
    #expect(SheetText.convert([reading]).booked.cents == 5500)
  }

  @Test func `without a mark the change is asked about`() throws {
    let done = SheetText.convert([try sheet("Week of Nov 3 2025", "Week of Nov 3 2025")])
    #expect(done.readings[0]["B7"]?.needsReview == true)
    #expect(done.readings[0]["C7"]?.isDuplicate == true)
    #expect(done.readings[0]["C7"]?.needsReview == false)
    #expect(done.booked.cents == 5000)
  }

  @Test func `money that the corrected week has no longer is asked about`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue\nPepper,$25,$25\n\nWeek of Nov 3 2025 fixed\nDog,Mon,Tue\nPepper,$25,")
    #expect(reading["C3"]?.needsReview == true)
    #expect(reading.paid.cents == 2500)
  }

  @Test func `of two copies of a week, money that only one of them has is asked about and counts meanwhile`()
    throws
  {
    func read(_ dogs: String) throws -> SheetReading {
      try SheetText.read(
        """
        Week of Aug 4 2025
        Dog,Mon,Tue,Wed
        Inka,$25,,$25
        Jude,,$25,
        Kira,$30,,$30
        Orla,$25,$25,

        Week of Aug 4 2025
        Dog,Mon,Tue,Wed
        \(dogs)
        """)
    }
    let asked = try read("Inka,$25,,$25\nJude,,$25,$25\nKira,$30,,$30\nOrla,$25,,")
    #expect(asked.cells.filter(\.needsReview).map(\.cell.description) == ["C6", "D11"])
    #expect(asked["D11"]?.question?.choices.first == .paid(Money(cents: 2500)))
    #expect(asked["D11"]?.amount == Money(cents: 2500) && asked["C6"]?.amount == Money(cents: 2500))
    // Other dogs of the same week are the rest of it.
    #expect(try read("Pax,$25,,$25\nRex,,$25,$25\nZip,$30,,$30").cells.allSatisfy { !$0.needsReview })
  }

  @Test func `a week titled like the one above it, before a gap, is asked about`() throws {
    func read(_ third: String, second: String) throws -> SheetReading {
      try SheetText.read(
        """
        Week of Sep 24 2018
        Dog,Mon,Tue,Wed
        Pepper,$25,$25,$25
        Otto,$25,,$25

        Week of Sep 24 2018
        Dog,Mon,Tue,Wed
        \(second)

        Week of \(third) 2018
        Dog,Mon,Tue,Wed
        Pepper,$25,$25,$25
        """)
    }
    let other = "Pepper,,$25,$25\nOtto,,$25,$25"
    let asked = try read("Oct 8", second: other)
    #expect(asked["A6"]?.question?.text.contains("Monday, October 1, 2018 is missing") == true)
    #expect(asked.cells.count(where: \.needsReview) == 1)
    #expect(asked.weeks.map { $0.monday?.day } == [24, 24, 8])
    // Nothing is missing, or the two are alike but for a correction.
    #expect(try read("Oct 1", second: other)["A6"]?.needsReview == false)
    #expect(try read("Oct 8", second: "Pepper,$25,$25,$25\nOtto,$25,$25,$25")["A6"]?.needsReview == false)
  }
}
