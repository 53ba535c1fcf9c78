import Civil
import Quantities
import Testing

@testable import Hikes

struct WeekDatingNumbersTests {
  private static func block(_ number: Int, _ row: String = "Bella,,,25,,\nMax,,,,25,\nLuna,,,,,25") -> String
  {
    "Week \(number)\nDog,Mon,Tue,Wed,Thu,Fri\n\(row)\n"
  }

  private func mondays(_ text: String, year: Int? = nil, month: String? = nil) throws -> [String] {
    try SheetText.read(text, month: month, year: year).weeks.map { $0.monday?.description ?? "–" }
  }

  @Test func `the same days once more are the other hike of the week`() throws {
    let text = """
      Week of Sep 16 2019,,,,,
      AM Hike,Mon 16,Tue 17,Wed 18,Thu 19,Fri 20
      Bella,25,,25,,
      Max,,25,,,
      ,,,,,
      PM Hike,Mon 16,Tue 17,Wed 18,Thu 19,Fri 20
      Bella,,25,,,
      Max,25,,,25,
      """
    #expect(try mondays(text) == ["2019-09-16", "2019-09-16"])
  }

  // January 2019 began on a Tuesday.
  @Test func `four weeks of a month with four Mondays begin on its first Monday`() throws {
    let text = "January 2019\n" + (1...4).map { Self.block($0) }.joined(separator: "\n")
    #expect(try mondays(text) == ["2019-01-07", "2019-01-14", "2019-01-21", "2019-01-28"])
  }

  @Test func `one week more than Mondays begins with the week of the 1st`() throws {
    let text = "January 2019\n" + (1...5).map { Self.block($0) }.joined(separator: "\n")
    #expect(try mondays(text).first == "2018-12-31")
  }

  @Test func `where nothing counts them, the days before the 1st tell`() throws {
    let empty = "January 2019\n" + Self.block(1)
    let full = "January 2019\n" + Self.block(1, "Bella,25,,25,,\nMax,,,,25,\nLuna,25,,,,25")
    #expect(try mondays(empty) == ["2018-12-31"])
    #expect(try mondays(full) == ["2019-01-07"])
  }

  @Test func `two ways to count are both named`() throws {
    let reading = try SheetText.read("January 2019\n" + Self.block(1, "Bella,,,25,,"))
    #expect(reading.weeks[0].monday == nil)
    #expect(reading.weeks[0].candidates.map(\.description) == ["2018-12-31", "2019-01-07"])
  }

  @Test func `a week of the year is counted as its letter says`() throws {
    #expect(try mondays("2025-W45\nDog,Mon,Tue,Wed,Thu,Fri\nBella,,,25,,\n") == ["2025-11-03"])
    #expect(try mondays("Week 45, 2025\nDog,Mon,Tue,Wed,Thu,Fri\nBella,,,25,,\n") == ["2025-11-03"])
  }

  @Test func `other dogs under the header once more are the same week, the same dogs the next one`() throws {
    let head = "Dog,Mon,Tue,Wed,Thu,Fri\n"
    let top = "Week of Nov 3 2025\n" + head + "Bella,25,,,,\nMax,,25,,,\n\n"
    #expect(try mondays(top + head + "Luna,25,,,,\nRex,,25,,,\n") == ["2025-11-03", "2025-11-03"])
    #expect(try mondays(top + head + "Bella,,,25,,\nMax,,25,,,\n") == ["2025-11-03", "2025-11-10"])
  }

  @Test func `undated weeks keep only the months in which all of them fit`() throws {
    let first = "Dog Name,Mon 2,Tue 3,Wed 4,Thu 5,Fri 6\nBella,25,,,,\n\n"
    let last = "Dog Name,Mon 30,Tue 31,,,\nBella,25,,,,\n"
    let one = try SheetText.read(first)
    let both = try SheetText.read(first + "Dog Name,Mon 9,Tue 10,Wed 11,Thu 12,Fri 13\nBella,25,,,,\n\n")
    #expect(both.weeks.allSatisfy { $0.monday == nil })
    #expect(Set(both.weeks[0].candidates).isSubset(of: one.weeks[0].candidates))
    for (first, second) in zip(both.weeks[0].candidates, both.weeks[1].candidates) {
      #expect(first.adding(days: 7) == second)
    }
    #expect(try SheetText.read(first + last).weeks.count == 2)
  }

  @Test(arguments: ["VAN 2 - Marc", "Van 2", "Marc"])
  func `two vans below the same dates are of one week`(second: String) throws {
    let reading = try SheetText.read(
      """
      "Week of March 2, 2026",,,
      VAN 1 - Denise,,,
      Dog,Mon 2,Tue 3,Wed 4
      Arlo,$25,,$25
      Mitzi,$25,$25,$25
      Buster,,$30,

      \(second),,,
      Dog,Mon 2,Tue 3,Wed 4
      Hobbes,$30,,$30
      Lady,,$25,
      Rusty,$25,$25,$25
      """)
    #expect(Set(reading.cells.compactMap(\.date).map(\.month)) == [3])
    #expect(reading.paid == Money(cents: 31_500) && reading.dogs.count == 6)
  }
}
