import Civil
import Quantities
import Tabular
import Testing

@testable import Hikes

/// One sheet for each layout; the mark stands at a cell whose dog, day and amount must be found.
struct WeeklySheetReaderLayoutsTests {
  @Test(arguments: [
    // Names above, dates below; and the other way round.
    ("2025\nDog,Monday,Tuesday,Wednesday\n,3-Nov,4-Nov,5-Nov\nPepper,,‹1›$25,", "2025-11-04"),
    (",11/3/2025,11/4/2025,11/5/2025\nDog,Mon,Tue,Wed\nPepper,,‹1›$25,", "2025-11-04"),
    ("November 2025\nDog,Mon,Tue,Wed\n,10,11,12\nPepper,,‹1›$25,", "2025-11-11"),
    // One header for several weeks.
    (
      "Dog,Mon,Tue\nWeek of Nov 3 2025\nPepper,,$30\nJuno,$25\nWeek of Nov 10 2025\nPepper,,‹1›$25",
      "2025-11-11"
    ),
    ("November 2025\nWeek 1\nDog,Mon,Tue\nPepper,,$30\nTotal,,$30\n\nWeek 2\nPepper,,‹1›$25", "2025-11-11"),
    // A title in the header, a title after the week's number, and the end of a week.
    ("Week of Nov 3 2025,Mon,Tue,Wed\nPepper,,‹1›$25,", "2025-11-04"),
    ("2025\nWeek 2 - Nov 10\nDog,Mon,Tue\nPepper,,‹1›$25", "2025-11-11"),
    ("Week ending Nov 9 2025\nDog,Mon,Tue\nPepper,,‹1›$25", "2025-11-04"),
    ("Dec 29 - Jan 2 2026\nDog,Mon,Tue\nPepper,,‹1›$25", "2025-12-30"),
    // The Sunday before, by names and by numbers alone.
    ("November 2025\nDog,Sun 2,Mon 3,Tue 4\nPepper,‹1›$25,,", "2025-11-02"),
    ("November 2025\nDog,2,3,4,5,6,7,8\nPepper,‹1›$25,,", "2025-11-02"),
    // The next year begins.
    ("2025\nDog,Mon Dec 29,Tue Dec 30\nPepper,$25\n\nDog,Mon Jan 5,Tue Jan 6\nPepper,,‹1›$25", "2026-01-06"),
    ("2025\nWeek of Dec 29\nDog,Mon\nPepper,$25\n\nWeek of Jan 5\nDog,Mon,Tue\nPepper,,‹1›$25", "2026-01-06"),
    // Names in the second column, without a heading.
    (",Week of Nov 3 2025\n,,Mon,Tue,Wed\n,Pepper,,‹1›$25,", "2025-11-04"),
    // A second column of dogs, who stand in another order.
    (
      "Week of Nov 3 2025,,,Week of Nov 10 2025\nDog,Mon,Tue,Dog,Mon,Tue\nJuno,$25,,Pepper,,‹1›$25",
      "2025-11-11"
    ),
  ])
  func `a cell is found in any layout`(sheet: String, date: String) throws {
    let (text, cells) = SheetText.marked(sheet)
    let reading = try SheetText.read(text)
    let cell = try #require(reading[cells[0]])
    #expect(cell.dog == "Pepper")
    #expect(cell.date == SheetText.date(date))
    #expect(cell.amount?.cents == 2500)
    #expect(!cell.needsReview)
    #expect(reading.dogs.allSatisfy { ["Pepper", "Juno"].contains($0.label) })
  }

  @Test(arguments: [("hikes-nov-3-2025.csv", "2025-11-03"), ("2025-11-10.csv", "2025-11-10")])
  func `the file's name dates a sheet that says nothing`(file: String, monday: String) throws {
    let reading = try SheetText.read("Dog,Mon,Tue,Wed\nPepper,$25", file: file)
    #expect(reading.weeks.map { $0.monday?.description } == [monday])
  }

  @Test func `a header that is repeated on a new page goes on with its week`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue\nPepper,$25\nDog,Mon,Tue\nJuno,,$25")
    #expect(reading["C5"]?.date == SheetText.date("2025-11-04"))
  }

  @Test(arguments: ["Dog,Mon Nov 3,Tue Nov 4,Wed Nov 5\nPepper,$25", "Dog,Mon,Tue,Wed\nPepper,$25"])
  func `a year that nothing says is asked for`(text: String) throws {
    let reading = try SheetText.read(text)
    #expect(reading.weeks.map(\.monday) == [nil])
    #expect(reading["B2"]?.needsReview == true)
  }

  @Test func `the candidates are the years in which the days fit`() throws {
    let reading = try SheetText.read("Dog,Mon Nov 3,Tue Nov 4,Wed Nov 5\nPepper,$25")
    #expect(reading.weeks[0].candidates.map(\.year) == [2014, 2025])
  }

  @Test func `group headings are no dogs`() throws {
    let reading = try SheetText.read(
      SheetText.week("Sackville", "Pepper,$25", "--- PM ---", "Juno,$25"), month: "2025-11")
    #expect(reading.dogs.map(\.label) == ["Pepper", "Juno"])
    #expect(reading["A2"]?.kind == .header)
  }

  @Test func `sums without a label are totals`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nPepper,$25,$25,,,,$50\nJuno,$30,$25,,,,$55\n,$55,$50,,,,$105"
    )
    #expect(["G3", "G4", "B5", "C5", "G5"].allSatisfy { reading[$0]?.kind == .total })
    #expect(reading.cells.allSatisfy { !$0.needsReview })
    #expect(reading.paid.cents == 10500)
  }

  @Test func `money in a nameless row that is no sum is asked about`() throws {
    let reading = try SheetText.read(SheetText.week("Pepper,$25,$25", ",$40,$25"), month: "2025-11")
    #expect(reading["B3"]?.needsReview == true)
  }
}
