import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct ScheduleInferenceTests {
  /// Ten weeks from Monday, September 1, 2025: one row for each dog, `cells` by week.
  private func sheet(_ dogs: [(name: String, cells: (Int) -> String)]) throws -> SheetReading {
    let monday = SheetText.date("2025-09-01")
    let blocks = (0..<10).map { week -> String in
      let start = monday.adding(days: 7 * week)
      let rows = dogs.map { "\($0.name),\($0.cells(week))" }
      return
        "Week of \(MonthName.shortName(start.month)) \(start.day) \(start.year)\nDog Name,Mon,Tue,Wed,Thu,Fri,Notes\n"
        + rows.joined(separator: "\n")
    }
    return try SheetText.read(blocks.joined(separator: "\n\n"))
  }

  private func inferences(_ reading: SheetReading, _ dog: String) -> [Inference.Subject: Inference] {
    let inference = ScheduleInference([reading]) { _, label in DogID(naming: label) }
    return Dictionary(inference.inferences(for: DogID(dog)).map { ($0.subject, $0) }) { first, _ in first }
  }

  @Test func `days seen in more than half of the weeks are regular`() throws {
    let reading = try sheet([
      ("Pip", { $0 == 3 ? "25,,away" : "25,,25" }), ("Max", { $0 < 3 ? "25" : ",25" }),
      ("Luna", { $0 == 0 ? "25" : "" }),
    ])
    let pip = inferences(reading, "pip")
    #expect(pip[.days]?.value == "Mon;Wed")
    #expect(pip[.days]?.evidence == "Mon 10 of 10 weeks, Wed 10 of 10 weeks")
    #expect(pip[.rate]?.value == "25.00")
    #expect(pip[.active]?.value == "yes")
    #expect(inferences(reading, "max")[.days]?.value == "Tue")
  }

  @Test func `a dog not seen for six weeks is gone`() throws {
    let reading = try sheet([("Pip", { _ in "25" }), ("Max", { $0 < 3 ? "25" : "" })])
    #expect(inferences(reading, "max")[.active]?.value == "no")
    #expect(inferences(reading, "max")[.active]?.evidence.contains("not seen since") == true)
    #expect(inferences(reading, "pip")[.active]?.value == "yes")
  }

  @Test func `a dog that was listed for the first time is not gone, be its days empty`() throws {
    let reading = try sheet([("Pip", { _ in "25" }), ("Max", { _ in "" })])
    #expect(inferences(reading, "max")[.active]?.value == "no")
    let text = "Week of Nov 10 2025\nDog Name,Mon,Tue,Wed,Thu,Fri,Notes\nPip,25\nRusty,\n"
    let later = try SheetText.read(text, file: "later.csv")
    let inference = ScheduleInference([reading, later]) { _, label in DogID(naming: label) }
    #expect(!inference.inferences(for: DogID("rusty")).contains { $0.subject == .active && $0.value == "no" })
  }

  @Test func `the usual rate is the most frequent amount, of equals the smaller`() throws {
    let reading = try sheet([("Pip", { $0 % 2 == 0 ? "50" : "25" }), ("Max", { $0 < 2 ? "25" : "30" })])
    #expect(inferences(reading, "pip")[.rate]?.value == "25.00")
    #expect(inferences(reading, "max")[.rate]?.value == "30.00")
    #expect(inferences(reading, "max")[.rate]?.evidence == "CA$30.00 8 of 10 payments")
  }

  @Test func `what pays for a month or a card is no price of a hike`() throws {
    let reading = try sheet([
      ("Pip", { $0 % 5 == 0 ? "300,,x" : "x,,x" }), ("Max", { $0 == 0 ? "225" : "" }),
      ("Rex", { _ in "90,,90" }),
    ])
    #expect(inferences(reading, "pip")[.rate] == nil && inferences(reading, "max")[.rate] == nil)
    // Whoever pays it every time has that price.
    #expect(inferences(reading, "rex")[.rate]?.value == "90.00")
  }

  @Test func `who pays week by week is not gone`() throws {
    let reading = try SheetText.read(
      """
      Fall 2006 - money in by week
      Dog,Sep 4-8,Sep 11-15,Sep 18-22,Sep 25-29,Oct 2-6,Oct 9-13,Oct 16-20,Oct 23-27,Total
      Piper,54,54,36,54,54,54,54,36,396
      Scout,36,36,36,36,36,18,36,36,270
      Sadie,54,,,,,,,,54
      """, file: "fall 2006.csv")
    let book = SheetText.convert([reading]).book
    #expect(book.dogs.filter(\.isActive).map(\.name).sorted() == ["Piper", "Scout"])
  }

  @Test func `two dogs always away together live together, as far as is seen`() throws {
    let away: (Int) -> String = { $0 % 3 == 0 ? ",,,,,Away" : "25,,25" }
    let reading = try sheet([("Pip", away), ("Max", away), ("Luna", { _ in "25,,25" })])
    let inference = ScheduleInference([reading]) { _, label in DogID(naming: label) }
    let pairs = inference.households(among: ["pip", "max", "luna"].map { DogID($0) })
    #expect(pairs.map { "\($0.0) \($0.1)" } == ["pip max"])
  }

  @Test func `what is inferred stands in the book at once and waits for a yes`() throws {
    let reading = try sheet([("Pip", { _ in "25,,30" })])
    let book = SheetText.convert([reading]).book
    #expect(book.dogs.first?.regularDays == [.monday, .wednesday])
    #expect(book.review.map(\.item).contains("pip days"))
    #expect(book.review.allSatisfy { !$0.evidence.isEmpty })
  }

  @Test func `one week alone is taken as it is`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,25,,25"), month: "2025-11")
    #expect(inferences(reading, "pip")[.days]?.value == "Mon;Wed")
  }
}
