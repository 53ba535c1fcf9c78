import Quantities
import Testing

@testable import Hikes

struct WeekColumnsTests {
  /// Two weeks side by side, each with names of its own.
  private static let apart = """
    Week of Nov 3 2025,,,,,,,,Week of Nov 10 2025,,,,,,
    Dog,Mon,Tue,Wed,Thu,Fri,Total,,Dog,Mon,Tue,Wed,Thu,Fri,Total
    Bella,25,25,,,,50,,Max,25,,,,,25
    Rex,30,,30,,,60,,Bella,30,30,,,,60
    Total,55,25,30,,,110,,Total,55,30,,,,85
    """
  /// Two weeks side by side beside one column of names.
  private static let shared = """
    Dog,Mon Nov 24,Tue 25,Wed 26,Thu 27,Fri 28,Mon Dec 1,Tue 2,Wed 3,Thu 4,Fri 5
    Bella,25,25,,,,25,,,25,
    Rex,30,,30,,,,30,,,
    """

  private func sheet(_ text: String, edit: (inout Book) -> Void = { _ in }) throws -> WeeklySheet {
    let reading = try SheetText.read(text, year: 2025)
    var book = SheetText.convert([reading]).book
    edit(&book)
    return WeeklySheet(book, readings: [reading])
  }

  private func lines(_ rows: [[String]]) -> [String] { rows.map { $0.joined(separator: ",") } }

  @Test func `a week beside another goes out alone under its own title`() throws {
    let sheet = try sheet(Self.apart)
    #expect(
      lines(sheet.week(SheetText.date("2025-11-03"))) == [
        "Week of Nov 3 2025,,,,,,,", "Dog,Mon,Tue,Wed,Thu,Fri,Total,", "Bella,25,25,,,,50,",
        "Rex,30,,30,,,60,",
        "Total,55,25,30,,,110,",
      ])
    #expect(
      lines(sheet.week(SheetText.date("2025-11-10"))) == [
        "Week of Nov 10 2025,,,,,,", "Dog,Mon,Tue,Wed,Thu,Fri,Total", "Max,25,,,,,25", "Bella,30,30,,,,60",
        "Total,55,30,,,,85",
      ])
  }

  @Test func `weeks beside one column of names each go out with the names`() throws {
    let sheet = try sheet(Self.shared)
    #expect(
      lines(sheet.week(SheetText.date("2025-12-01"))) == [
        "Week of Dec 1 2025,,,,,", "Dog,Mon Dec 1,Tue 2,Wed 3,Thu 4,Fri 5", "Bella,25,,,25,", "Rex,,30,,,",
      ])
  }

  @Test func `a changed payment is written into the columns of its week`() throws {
    let sheet = try sheet(Self.apart) { book in
      for place in book.payments.indices where book.payments[place].dog?.text == "max" {
        book.payments[place].amount = Money(cents: 3100)
      }
    }
    #expect(lines(sheet.week(SheetText.date("2025-11-10"))).contains("Max,CA$31.00,,,,,CA$31.00"))
    #expect(lines(sheet.week(SheetText.date("2025-11-03"))).contains("Bella,25,25,,,,50,"))
  }

  @Test func `a month that begins beside the last week of another has its own columns`() throws {
    let sheet = try sheet(Self.shared)
    let november = lines(sheet.month(SheetText.month("2025-11")))
    #expect(november.contains("Bella,25,25,,,"))
    #expect(november.contains("Dog,Mon Nov 24,Tue 25,Wed 26,Thu 27,Fri 28"))
    #expect(lines(sheet.month(SheetText.month("2025-12"))).contains("Rex,,30,,,"))
  }

  @Test func `rows of weeks side by side share a row, a title shares none with a dog`() {
    var rows = InsertedRows()
    rows.add(["Otto", "", ""], at: 1)
    rows.add(["", "", "Ziggy"], at: 1)
    rows.add(["Fern", "", ""], at: 1)
    rows.add(["", "Week of Nov 3 2025", ""], at: 1, isTitle: true)
    #expect(
      lines(rows.put(into: [["a", "", ""], ["b", "", ""]])) == [
        "a,,", "Otto,,Ziggy", "Fern,,", ",Week of Nov 3 2025,", "b,,",
      ])
  }
}
