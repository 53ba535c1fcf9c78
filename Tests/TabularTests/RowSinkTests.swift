import Civil
import Quantities
import TestSupport
import Testing

@testable import Tabular

@Suite struct RowSinkTests {
  private static func fill(_ sink: inout some RowSink, _ text: String, _ date: CivilDate?, _ money: Money?) {
    sink.text(text)
    sink.number("14.5")
    sink.date(date)
    sink.money(money)
    sink.text("")
    sink.endRow()
  }

  /// Seed 61.
  @Test func `a grid and a writer make the same table of the same cells`() throws {
    var random = SplitMix64(seed: 61)
    var grid = Grid(["text", "rate", "day", "money", "nothing"])
    var writer = RecordWriter.table(grid.columns, marked: true)
    var rows: [[String]] = []
    for _ in 0..<500 {
      let text = RandomText.field(using: &random)
      let date =
        Bool.random(using: &random)
        ? CivilDate(dayNumber: Int.random(in: -800_000...3_000_000, using: &random)) : nil
      let money =
        Bool.random(using: &random)
        ? Money(cents: Int.random(in: -1_000_000...1_000_000, using: &random)) : nil
      Self.fill(&grid, text, date, money)
      Self.fill(&writer, text, date, money)
      rows.append([text, "14.5", date?.description ?? "", money?.description ?? "", ""])
    }
    #expect(writer.bytes == grid.csv(marked: true))
    var texts = RecordWriter.table(grid.columns, marked: true)
    for row in rows { texts.write(row) }
    #expect(writer.bytes == texts.bytes)
  }

  @Test func `a grid knows what is a number, and what is nothing`() {
    var grid = Grid(["text", "rate", "day", "money", "nothing"])
    Self.fill(&grid, "25", CivilDate(year: 2025, month: 12, day: 8), Money(cents: -2500))
    Self.fill(&grid, "", nil, nil)
    #expect(
      grid.rows == [
        [.text("25"), .number("14.5"), .number("2025-12-08"), .number("-25.00"), .empty],
        [.empty, .number("14.5"), .empty, .empty, .empty],
      ])
  }
}
