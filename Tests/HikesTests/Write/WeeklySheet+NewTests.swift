import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeeklySheetNewTests {
  private func sheet(_ edit: (inout Book) -> Void = { _ in }) throws -> WeeklySheet {
    let reading = try SheetText.read(WeeklySheetReaderTests.december, file: "december.csv", month: "2025-12")
    var book = SheetText.convert([reading]).book
    edit(&book)
    return WeeklySheet(book, readings: [reading])
  }

  @Test func `a week that no sheet holds has the rows and spellings of the latest`() throws {
    let rows = try sheet().week(SheetText.date("2026-01-05"))
    #expect(rows[0][0] == "Week of Jan 5 2026")
    #expect(rows[1] == ["Dog Name", "Mon 5", "Tue 6", "Wed 7", "Thu 8", "Fri 9", "Notes"])
    #expect(rows.dropFirst(2).prefix(2).map { $0[0] } == ["Olive ", "Pip"])
    #expect(rows.last == ["Week Total", "", "", "", "", "", ""])
    #expect(rows.allSatisfy { $0.count == 7 })
  }

  @Test func `new dogs stand after the last, retired ones not at all`() throws {
    let rows = try sheet { book in
      book.dogs.append(Dog(id: DogID("ace"), name: "Ace"))
      if let pip = book.dogs.firstIndex(where: { $0.id.text == "pip" }) { book.dogs[pip].isActive = false }
    }.week(SheetText.date("2026-01-05"))
    let names = rows.map { $0[0] }
    #expect(names.contains("Pip") == false)
    #expect(names.contains("Ace"))
    #expect(names.firstIndex(of: "Ace").map { $0 > (names.firstIndex(of: "Olive ") ?? 99) } == true)
  }

  @Test func `without any sheet the layout is the plain one`() {
    var book = Book()
    book.dogs = [Dog(id: DogID("pip"), name: "Pip")]
    let rows = WeeklySheet(book, readings: []).month(SheetText.month("2026-02"))
    #expect(rows.filter { $0.first == "Dog Name" }.count == 4)
    #expect(rows.filter { $0.first == "Pip" }.count == 4)
  }

  @Test func `a new week that is filled in and read again is that week`() throws {
    var rows = try sheet().week(SheetText.date("2026-01-05"))
    rows[2][2] = "CA$30.00"
    let text = String(decoding: WeeklySheet.csv(rows, marked: false), as: UTF8.self)
    let reading = try SheetText.read(text)
    #expect(reading.weeks.map(\.monday?.description) == ["2026-01-05"])
    #expect(reading.cells.first { $0.kind == .payment }?.date == SheetText.date("2026-01-06"))
    #expect(reading.paid.cents == 3000)
  }
}
