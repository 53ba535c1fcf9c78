import Tabular
import Testing

@testable import Hikes

struct ReviewSheetTests {
  @Test func `what is asked goes out, comes back answered, and answered questions stay away`() throws {
    let reading = try SheetText.read(SheetText.week("Pip,CA$25.00,X,-,=1+1"), month: "2025-11")
    var book = SheetText.convert([reading]).book
    let sheet = ReviewSheet.grid(book)
    #expect(sheet.rows.count == book.review.count)
    #expect(book.review.first.map { $0.item } == "pip days", "inferred values are asked first in the book")
    let first = try #require(sheet.rows.first?.first)
    #expect(first == .text("pip 2025-11-04"), "days and money first on the sheet")
    book.review[0].answer = "yes"
    #expect(ReviewSheet.grid(book).rows.count == book.review.count - 1)
  }
}
