import Quantities
import Tabular
import Testing

@testable import Hikes

struct LayoutFinderTests {
  private func layout(_ text: String) throws -> WeeklySheetLayout? {
    LayoutFinder.layout(SheetCells(try SheetText.table(text)))
  }

  @Test(arguments: [
    "", "a,b,c\n1,2,3", "Bella is off Mon\nand Tue", "Date,Amount,Balance\n2025-11-03,25.00,100.00",
    "Name,Phone\nMon Ami,902-555-0142",
  ])
  func `a file without days in a row has no weeks`(text: String) throws {
    #expect(try layout(text) == nil)
  }

  @Test func `blocks are found by their headers, whatever stands between them`() throws {
    let blocks = [
      "Dog Name,Mon 3,Tue 4,Wed 5,Thu 6,Fri 7,Notes\nPip,25",
      "DOG NAME,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14,Notes\nPip,25",
    ]
    for gap in ["", "\n", "\n\n\n", "\n,,,,,,\n,,,,,,", "\nWeek Total,,,,,,CA$25.00\n\n"] {
      let found = try #require(try layout(blocks.joined(separator: gap + "\n")))
      #expect(found.blocks.count == 2)
      #expect(found.blocks.map(\.days.count) == [5, 5])
      #expect(found.blocks.map(\.nameColumn) == [1, 1])
    }
  }

  @Test func `a dog named like a month is a dog where a total or other dogs stand below it`() throws {
    let text = SheetText.week(
      "Pip,25", "August", "May,,,,,,", "", "Max,25", "June", ",,,,,,", "Week Total,,,,,,CA$50.00")
    let found = try #require(try layout(text))
    let dogs = found.roles.indices.filter { found.roles[$0] == .dog(block: 0) }.map { $0 + 1 }
    #expect(dogs == [2, 3, 4, 6, 7])
  }

  @Test func `a month above the next header is its title`() throws {
    let text = SheetText.week(
      "Pip,25", "", "December 2025", "Dog Name,Mon 1,Tue 2,Wed 3,Thu 4,Fri 5,Notes", "Pip,25")
    let found = try #require(try layout(text))
    #expect(found.roles[3] == .title(.month(12, year: 2025)))
    #expect(found.blocks[1].titleRows == [4])
  }

  @Test func `a title torn at its comma is no dog`() throws {
    let text = SheetText.week(
      "Pip,25", "Week Total,,,,,,CA$25.00", "Week of Nov 10, 2025", "Dog Name,Mon,Tue,Wed,Thu,Fri,Notes",
      "Pip,25")
    let found = try #require(try layout(text))
    #expect(found.roles[3] == .title(.week(PartialDate(year: 2025, month: 11, day: 10))))
  }

  @Test func `lines above the first block are titles, text below a total a note`() throws {
    let text =
      "Legend: x = hiked\n\nHappy Hound\n"
      + SheetText.week("Pip,25", "Week Total,,,,,,CA$25.00", "she paid late")
    let found = try #require(try layout(text))
    #expect(found.roles[0] == .title(nil))
    #expect(found.roles[2] == .title(nil))
    #expect(found.roles.last == .note)
  }

  @Test(arguments: ["how??", "$190", ""])
  func `a total is one with her remark before its name`(remark: String) throws {
    let reading = try SheetText.read(
      "Notes,Dog,Mon 10,Tue 11,Wed 12,Thu 13,Fri 14\nkey,Chloe,25,,25,,\n,Noel,,25,,25,\n,Bruno,30,,30,,30\n\(remark),Total,55,25,55,25,30\n",
      month: "2022-10")
    #expect(reading.dogs.map(\.label) == ["Chloe", "Noel", "Bruno"])
    #expect(reading["B5"]?.kind == .total && reading["C5"]?.kind == .total)
    #expect(remark.isEmpty || reading["A5"]?.kind == (remark == "$190" ? .total : .note))
  }

  @Test(arguments: ["HIKES,,February 2012", "Hikes,Feb 2012"])
  func `a title may begin with a word for counts`(title: String) throws {
    let text =
      "\(title)\nDog,Mon,Tue,Wed,Thu,Fri\n,6-Feb,7-Feb,8-Feb,9-Feb,10-Feb\nOscar,22,,22,,22\nLola,,22,,22,\n"
    let reading = try SheetText.read(text)
    #expect(reading["A1"]?.kind == .title && reading.paid == Money(cents: 11_000))
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2012-02-06")])
  }

  @Test func `letters of days above their numbers are the same heading`() throws {
    let reading = try SheetText.read(
      """
      JUNE 2026,,,,,,,,,,,,
      ,M,T,W,T,F,,M,T,W,T,F,
      Dog,1,2,3,4,5,wk 1,8,9,10,11,12,wk 2
      Munch,25,,25,,,50,25,,25,,,50
      Nugget,,30,,30,,60,,30,,away,,30
      Poppy,25,,,,25,50,,,,,,
      """)
    #expect(reading.weeks.map(\.monday) == [SheetText.date("2026-06-01"), SheetText.date("2026-06-08")])
    #expect(reading.paid == Money(cents: 24_000) && reading["G4"]?.kind == .total)
  }

  @Test(arguments: [
    "Dog,rain,sun,sun,fog,sun,Notes", "Dog,rain,cloudy,sunny,fog,sunny,Notes", "Dog,snow,sun,,sun,,Notes",
  ])
  func `the weather below the days names no other days`(heading: String) throws {
    let week = "\(heading)\nTofu,25,,25,,,\nPepper,30,30,30,,30,back Wed\n"
    for title in [
      "Week of June 2 2025\n,Mon,Tue,Wed,Thu,Fri,\n", "June 2025\n,Mon,Tue,Wed,Thu,Fri,\n,2,3,4,5,6,\n",
    ] {
      let reading = try SheetText.read(title + week)
      #expect(reading.weeks.map(\.monday) == [SheetText.date("2025-06-02")])
      #expect(reading.paid == Money(cents: 17_000) && reading.dogs.map(\.label) == ["Tofu", "Pepper"])
    }
  }

  @Test func `the total of a week may stand beside its title`() throws {
    let reading = try SheetText.read(
      """
      Jul 22 - 26 2024,,,,,week total:,$80
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Arrow,$25,,$25,,,
      Bandit,,$30,,,,

      Jul 29 - Aug 2,,,,,week total:,$105
      Dog,Mon,Tue,Wed,Thu,Fri,Notes
      Arrow,$25,,$25,,$25,
      Bandit,,$30,,,,
      """)
    #expect(reading.dogs.map(\.label) == ["Arrow", "Bandit"] && reading.weeks.count == 2)
    #expect(reading["A6"]?.kind == .title && reading["G6"]?.kind == .total)
  }
}
