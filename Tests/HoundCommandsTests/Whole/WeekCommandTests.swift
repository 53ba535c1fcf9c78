import Civil
import Hikes
import Testing

@testable import HoundCommands

/// A long history is not read for a week or for the list of dogs; what is left out must not be missed.
@Suite struct WeekCommandTests {
  /// A year with changes of every kind, and the same book so written that nothing of it can be read in part.
  private func books() throws -> (part: Workshop, whole: Workshop) {
    let part = try Workshop("week-part")
    #expect(try part.run("convert samples/2025/*.csv --date 2025-12-31").status == .done)
    for line in [
      "pay Fundy 30 --date 2025-12-30", "away Fundy --from 2025-12-22 --to 2026-01-09",
      "dogs edit Fundy --days tue --date 2025-12-15", "dogs retire Fundy --date 2025-12-29",
    ] {
      #expect(try part.run(line).status == .done, "\(line)")
    }
    let whole = try Workshop("week-whole", copyOf: ".build/workshops/week-part")
    for table in ["hikes.csv", "payments.csv"] {
      let text = try whole.text("book/\(table)")
      let first = text.prefix { $0 != "," }
      try whole.write(Array("\"\(first)\"\(text.dropFirst(first.count))".utf8), "book/\(table)")
    }
    let index = try whole.text("book/.hound/sheets/index.csv")
    let lines = index.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).dropLast(2).joined(separator: ",")
    }
    try whole.write(Array((lines.joined(separator: "\n") + "\n").utf8), "book/.hound/sheets/index.csv")
    return (part, whole)
  }

  @Test func `weeks, months and the list of dogs are the same from a part of the history as from the whole`()
    throws
  {
    let (part, whole) = try books()
    #expect(
      try part.text("book/.hound/sheets/index.csv").contains(",2025-0")
        && !whole.text(
          "book/.hound/sheets/index.csv"
        ).contains(",2025-0"))
    var lines = ["dogs", "dogs --date 2025-06-11", "dogs --where balance>0", "dogs --format csv"]
    for number in 0..<13 {
      let day = CivilDate(dayNumber: 20_088 + 30 * number)
      lines += ["table", "csv", "json", "html"].map { "week --date \(day) --format \($0)" }
    }
    lines += ["01", "06", "12"].map { "week --month 2025-\($0) --format csv" }
    lines += ["week --month 2026-02 --format csv", "week --weeks 6 --date 2025-12-01 --format csv"]
    for line in lines {
      let (ours, theirs) = (try part.run(line), try whole.run(line))
      #expect(ours.status == .done && ours.output == theirs.output, "\(line)")
      #expect(ours.error == theirs.error, "\(line)")
    }
  }

  @Test func `a week whose totals stand above its dogs is written whole`() throws {
    let workshop = try Workshop("week-totals-above")
    #expect(try workshop.run("convert samples/legacy/totals-above.csv --date 2025-12-01").status == .done)
    let week = try workshop.run("week --date 2025-11-03 --format csv")
    #expect(week.status == .done && week.output.contains("Totals,$105,$55,$105,$80,$85\n"))
    #expect(week.output.contains("Waffles,,,$30,,$30\n"))
  }
}
