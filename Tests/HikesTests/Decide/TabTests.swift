import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct TabTests {
  /// Two tabs pasted into one file: November with a full last week, December with a short one below its summary.
  private static let two = """
    November 2025
    Dog Name,Mon 24,Tue 25,Wed 26,Thu 27,Fri 28,Notes
    Pip,CA$25.00,,,,,
    Week Total,,,,,,CA$25.00

    Month Subtotal,CA$25.00
    +HST,CA$3.50
    Month Total,CA$28.50

    December 2025
    Dog Name,Mon 22,Tue 23,Wed 24,Thu 25,Fri 26,Notes
    Pip,CA$30.00,,,,,
    Week Total,,,,,,CA$30.00

    Month Subtotal,CA$60.00
    +HST,CA$8.40
    Month Total,CA$68.40

    Dog Name,Mon 29,Tue 30,Wed 31,,,Notes
    Pip,,,,,CA$30.00,
    Week Total,,,,,,CA$30.00
    """

  @Test func `each summary adds up the weeks of its tab, the short one below it too`() throws {
    let reading = try SheetText.read(Self.two)
    let summaries = reading.stated.filter { $0.label.scope == .month && $0.label.measure == .subtotal }
    let tabs = Tab.all(in: reading, summaries: summaries)
    #expect(tabs.map(\.weeks) == [[0], [1, 2]])
    #expect(tabs.map { $0.month(reading)?.description } == ["2025-11", "2025-12"])
    #expect(SheetText.convert([reading]).diagnostics == [])
  }

  @Test func `a file without a summary has no tab to check`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,25"), month: "2025-11")
    #expect(Tab.all(in: reading, summaries: []).isEmpty)
  }

  @Test func `the month is written back from its own part of the file`() throws {
    let reading = try SheetText.read(Self.two)
    let book = SheetText.convert([reading]).book
    let rows = WeeklySheet(book, readings: [reading]).month(SheetText.month("2025-12"))
    let texts = rows.map { $0.joined(separator: ",") }
    #expect(texts.contains("Month Subtotal,CA$60.00"))
    #expect(texts.contains("Month Subtotal,CA$25.00") == false)
    #expect(texts.contains("Pip,,,,,CA$30.00,"))
  }
}
