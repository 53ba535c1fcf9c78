import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct WeeklySheetTests {
  private func december() throws -> SheetReading {
    try SheetText.read(WeeklySheetReaderTests.december, file: "december.csv", month: "2025-12")
  }

  private func rows(_ edit: (inout Book) -> Void = { _ in }) throws -> [[String]] {
    let reading = try december()
    var book = SheetText.convert([reading]).book
    edit(&book)
    return WeeklySheet(book, readings: [reading]).month(SheetText.month("2025-12"))
  }

  private func lines(_ edit: (inout Book) -> Void = { _ in }) throws -> [String] {
    try rows(edit).map { $0.joined(separator: ",") }
  }

  @Test func `an untouched month goes out to the letter, with a title over each block`() throws {
    let original = try december().table.records.map { $0.fields.map(\.text) }
    let written = try rows()
    let titles = written.filter { $0[0].hasPrefix("Week of") }
    #expect(titles.map { $0[0] } == ["Week of Dec 1 2025", "Week of Dec 8 2025", "Week of Dec 29 2025"])
    #expect(written.filter { !titles.contains($0) } == original)
  }

  @Test func `an amount changed in the book changes its cell and every total above it`() throws {
    let lines = try lines { book in
      guard let place = book.payments.firstIndex(where: { $0.id.text == "2025-12-01-olive" }) else { return }
      book.payments[place].amount = Money(cents: 4000)
    }
    #expect(lines.contains("Olive ,CA$40.00,,CA$30.00,,,"))
    #expect(lines.contains("Week Total,,,,,,CA$125.00"))
    #expect(lines.contains("Week Total,,,,,,CA$85.00"))
    #expect(lines.contains("Month Subtotal,CA$240.00"))
    #expect(lines.contains("+HST,CA$33.60"))
    #expect(lines.contains("Month Total,CA$273.60"))
    #expect(lines.contains("YTD Subtotal,CA$1,240.00"))
    #expect(lines.contains("Year-End HST,CA$183.60"))
    #expect(lines.contains("Year-End Total,CA$1,423.60"))
  }

  @Test func `a payment taken out of the book empties its cell`() throws {
    let lines = try lines { $0.payments.removeAll { $0.id.text == "2025-12-09-pip-gr" } }
    #expect(lines.contains("Pip GR,,,,,X,"))
    #expect(lines.contains("Week Total,,,,,,CA$55.00"))
  }

  @Test func `an exception made in the book is written into its cell`() throws {
    let lines = try lines { book in
      let quill = DogID("quill")
      book.exceptions += [
        ScheduleException(dog: quill, date: SheetText.date("2025-12-02"), .removed(.injured)),
        ScheduleException(
          dog: quill, date: SheetText.date("2025-12-03"), .moved(to: SheetText.date("2025-12-05"))),
        ScheduleException(dog: quill, date: SheetText.date("2025-12-04"), .removed(.away), reason: "cottage"),
      ]
    }
    #expect(lines.contains("Quill,,injured,moved to Fri,cottage,,"))
  }

  @Test func `a new dog comes after the last one`() throws {
    let rows = try rows { book in
      book.dogs.append(Dog(id: DogID("rex"), name: "Rex"))
      var payment = Payment(id: PaymentID("p1"))
      payment.dog = DogID("rex")
      payment.hikeDate = SheetText.date("2025-12-09")
      payment.amount = Money(cents: 2500)
      book.payments.append(payment)
    }
    let place = try #require(rows.firstIndex { $0.first == "Rex" })
    #expect(rows[place] == ["Rex", "", "CA$25.00", "", "", "", ""])
    #expect(rows[place - 1].first == "Quill")
    #expect(rows.contains { $0.joined(separator: ",") == "Week Total,,,,,,CA$110.00" })
  }

  @Test func `what is written is read again as the same money`() throws {
    let bytes = WeeklySheet.csv(
      try rows { $0.payments[0].amount = Money(cents: 123_456) }, marked: true)
    let again = try SheetText.read(String(decoding: bytes.dropFirst(3), as: UTF8.self))
    #expect(again.paid.cents == 23_000 - 3000 + 123_456)
    #expect(again.diagnostics == [])
    #expect(SheetText.convert([again]).diagnostics == [])
  }

  @Test func `one week is its block with its title, up to its total`() throws {
    let reading = try december()
    let sheet = WeeklySheet(SheetText.convert([reading]).book, readings: [reading])
    let rows = sheet.week(SheetText.date("2025-12-08"))
    #expect(rows.first?.first == "Week of Dec 8 2025")
    #expect(rows.last?.joined(separator: ",") == "Week Total,,,,,,CA$85.00")
    #expect(rows.count == 8)
  }

  @Test(arguments: [(true, "\r\n"), (false, "\n")])
  func `only what would run as a formula is guarded`(marked: Bool, end: String) {
    let bytes = WeeklySheet.csv([["+HST", "-CA$25.00", "=1+1", "a,b"], ["@x"]], marked: marked)
    let text = String(decoding: bytes.dropFirst(marked ? 3 : 0), as: UTF8.self)
    #expect(bytes.starts(with: byteOrderMark) == marked)
    #expect(text == "+HST,-CA$25.00,'=1+1,\"a,b\"\(end)'@x\(end)")
  }
}
