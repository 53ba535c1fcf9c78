import Civil
import Quantities
import Testing

@testable import Hikes

struct LayoutFinderWeeksTests {
  private let week = "Bella,25,,,,\nMax,,25,,,\nLuna,,,25,,\n"

  @Test func `one header over several weeks, with nothing but a gap between them`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\n\(week)\n\(week)Total,25,25,25,,\n\(week)")
    #expect(reading.weeks.map { $0.monday?.description } == ["2025-11-03", "2025-11-10", "2025-11-17"])
    #expect(reading.dogs.map(\.label) == ["Bella", "Max", "Luna"])
    #expect(reading.diagnostics == [])
  }

  @Test func `as many weeks under a month's title as it has are its weeks`() throws {
    let reading = try SheetText.read(
      "November 2025\nDog,Mon,Tue,Wed,Thu,Fri\n" + Array(repeating: week, count: 4).joined(separator: "\n"))
    #expect(reading.weeks.map { $0.monday?.day } == [3, 10, 17, 24])
  }

  @Test func `other dogs below a gap are the same week`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\n\(week)\nRex,25,,,,\nGus,,25,,,\n")
    #expect(reading.weeks.count == 1)
  }

  @Test func `a title below the only week dates it`() throws {
    let reading = try SheetText.read("Dog,Mon,Tue,Wed,Thu,Fri\n\(week)\nWeek of Nov 3 2025\n")
    #expect(reading.weeks.map { $0.monday?.description } == ["2025-11-03"])
  }

  @Test func `a whole month across is cut at its Mondays`() throws {
    let days = (1...30).map { "\($0)" }.joined(separator: ",")
    let cells = (1...30).map { $0 == 3 || $0 == 28 ? "25" : "" }.joined(separator: ",")
    let reading = try SheetText.read("November 2025\nDog,\(days)\nBella,\(cells)\nMax,\(cells)\n")
    #expect(
      reading.cells.filter { $0.dog == "Bella" }.compactMap { $0.date?.description } == [
        "2025-11-03", "2025-11-28",
      ])
    #expect(reading.cells.allSatisfy { !$0.needsReview })
  }

  @Test func `sums by any name are no dog`() throws {
    let reading = try SheetText.read(
      "Week of Nov 3 2025\nDog,Mon,Tue,Wed,Thu,Fri\nBella,25,25,,,\nMax,30,30,,,\nBank,55,55,,,\n")
    #expect(reading.dogs.map(\.label) == ["Bella", "Max"])
    #expect(reading.paid.cents == 11_000)
    #expect(reading["B5"]?.kind == .total)
  }
}
