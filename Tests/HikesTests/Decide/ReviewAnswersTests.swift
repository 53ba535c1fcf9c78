import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct ReviewAnswersTests {
  private func answer(_ item: String, _ answer: String) throws -> ReviewAnswers {
    let text = SheetText.week("Pip,CA$25.00,,CA$25.00", "Max,CA$30.00")
    let reading = try SheetText.read(text, month: "2025-11")
    let place = Location(file: "review.csv", cell: CellReference("F2"))
    return ReviewAnswers(
      [(item, answer, place)], in: SheetText.convert([reading]).book, sheets: [reading], asOf: SheetText.asOf)
  }

  @Test(arguments: [
    ("yes", [Weekday.monday, .wednesday]), ("Tue, Thu", [.tuesday, .thursday]), ("none", []),
  ])
  func `regular days are confirmed or put right`(text: String, days: [Weekday]) throws {
    let result = try answer("pip days", text)
    #expect(result.book.dogs.first { $0.id.text == "pip" }?.regularDays == Set(days))
    #expect(result.book.review.first { $0.item == "pip days" }?.answer == text)
    #expect(result.lines.count == 1)
  }

  @Test(arguments: [("yes", 2500), ("27.50", 2750), ("$30", 3000)])
  func `a rate is confirmed or put right`(text: String, cents: Int) throws {
    #expect(try answer("pip rate", text).book.dogs.first { $0.id.text == "pip" }?.rate?.cents == cents)
  }

  @Test(arguments: [("no", PriceBasis.includeHST), ("yes", .plusHST)])
  func `the answer about prices stamps what the sheets brought`(text: String, prices: PriceBasis) throws {
    let book = try answer("prices", text).book
    #expect(book.rules.prices == prices)
    #expect(book.payments.allSatisfy { $0.prices == prices })
  }

  @Test func `an item that nobody asked about is named`() throws {
    let result = try answer("bella 2025-11-03", "yes")
    #expect(result.diagnostics.map(\.code) == [.unknownQuestion])
    #expect(result.diagnostics.first?.location?.description == "review.csv:F2")
  }

  @Test(arguments: [("pip days", "whenever"), ("pip rate", "a lot"), ("prices", "perhaps")])
  func `an answer that does not fit leaves the question open`(item: String, text: String) throws {
    let result = try answer(item, text)
    #expect(result.diagnostics.map(\.code) == [.unreadableAnswer])
    #expect(result.book.review.first { $0.item == item }?.isOpen == true)
  }
}
