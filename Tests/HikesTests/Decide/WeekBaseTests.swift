import Civil
import Quantities
import Testing

@testable import Hikes

struct WeekBaseTests {
  private func reading(_ rows: String..., file: String = "week.csv") throws -> SheetReading {
    try SheetText.read(
      (["Week of Nov 3 2025,,,,,,", "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes"] + rows).joined(
        separator: "\n"), file: file)
  }

  private func nearest(_ mine: SheetReading, _ bases: [WeekBase]) -> WeekBase? {
    var book = Book()
    var dogs = DogMap()
    dogs.take([mine] + bases.map(\.reading), into: &book)
    return WeekBase.nearest(to: mine, SheetText.date("2025-11-03"), among: bases, dogs)
  }

  @Test func `the base is what the fewest cells differ from`() throws {
    let sheet = WeekBase(try reading("Pip,25,,,,,"), isExport: false, order: 1)
    let export = WeekBase(try reading("Pip,25,away,,,,"), isExport: true, order: 3)
    #expect(nearest(try reading("Pip,CA$25.00,,30,,,"), [sheet, export])?.order == 1)
    #expect(nearest(try reading("Pip,25,Away ,30,,,"), [sheet, export])?.order == 3)
  }

  @Test func `of two that are as near the later counts, and none holds another week`() throws {
    let first = WeekBase(try reading("Pip,25,,,,,"), isExport: true, order: 1)
    let second = WeekBase(try reading("Pip,25,,,,,"), isExport: true, order: 2)
    #expect(nearest(try reading("Pip,25,30,,,,"), [second, first])?.order == 2)
    let sheet = WeekBase(try reading("Pip,25,,,,,", file: "mine.csv"), isExport: false, order: 0)
    #expect(nearest(try reading("Pip,25,30,,,,", file: "mine.csv"), [second, sheet])?.order == 0)
    #expect(nearest(try reading("Pip,25,30,,,,", file: "week.csv"), [second, sheet])?.order == 2)
    let other = try SheetText.read(
      "Week of Nov 10 2025,,,,,,\nDog Name,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes\nPip,25,,,,,")
    #expect(nearest(try reading("Pip,25,,,,,"), [WeekBase(other, isExport: true)]) == nil)
  }

  @Test func `what lay in the same file goes first, unless hardly anything of it is left`() throws {
    let older = WeekBase(try reading("Pip,25,,,,,"), isExport: true, order: 1)
    let own = WeekBase(try reading("Pip,25,away,,,,"), isExport: true, isSameFile: true, order: 3)
    #expect(nearest(try reading("Pip,25,,,,,"), [older, own])?.order == 3)
    let full = WeekBase(
      try reading("Pip,25,25,25,25,25,a", "Bea,25,25,25,25,25,b"), isExport: true, isSameFile: true, order: 3)
    #expect(nearest(try reading("Pip,30,,,,,"), [older, full])?.order == 1)
  }

  @Test func `of two that lay in the same file and were written from one book the nearer counts`() throws {
    let week = try reading("Pip,25,30,,,,x")
    let bases = [week, try reading("Pip,25,,,,,")].map {
      WeekBase($0, isExport: true, isSameFile: true, order: 3)
    }
    #expect(nearest(week, bases)?.reading.cells == week.cells)
    #expect(nearest(week, bases.reversed())?.reading.cells == week.cells)
  }

  @Test func `a cell is as it was when its amount or its words are`() throws {
    let before = WeekTexts(try reading("Pip,CA$25.00,Away,,,,x y"), SheetText.date("2025-11-03"), try dogs)
    let after = WeekTexts(try reading("Pip,25,away ,,,,X  y"), SheetText.date("2025-11-03"), try dogs)
    #expect(before.distance(to: after) == 0)
    #expect(before.cells.count == 3)
    // As a spreadsheet program saves what it takes for a date.
    #expect(WeekTexts.isSame("jan 2;", "01/02/2026;") && WeekTexts.isSame("2026-01-02;", "jan 2;"))
    #expect(!WeekTexts.isSame("jan 3;", "01/02/2026;") && !WeekTexts.isSame("jan 2;", "feb 2;"))
  }

  private var dogs: DogMap {
    get throws {
      var book = Book()
      var dogs = DogMap()
      dogs.take([try reading("Pip,25,,,,,")], into: &book)
      return dogs
    }
  }
}
