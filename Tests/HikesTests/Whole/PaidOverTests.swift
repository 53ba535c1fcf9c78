import Diagnostics
import Quantities
import Testing

@testable import Hikes

/// Something else typed over money that the book took from an earlier copy of the same sheet.
struct PaidOverTests {
  private func sheet(_ cell: String) throws -> SheetReading {
    try SheetText.read(SheetText.week("Pip,\(cell),,,,,", "Max,,25,,,,"), file: "week.csv", month: "2025-11")
  }

  private func codes(_ cell: String) throws -> (codes: [DiagnosticCode], paid: Money) {
    let before = try sheet("CA$30.00")
    let book = SheetText.convert([before]).book
    let after = SheetText.convert([try sheet(cell)], into: book, previous: [before])
    return (after.diagnostics.map(\.code), after.book.payments.map(\.amount).reduce(.zero, +))
  }

  @Test(arguments: ["owes", "not paid", "tbd", "CA$30.00 owes"])
  func `a word that says it was not paid is held against the payment`(word: String) throws {
    let (codes, paid) = try codes(word)
    #expect(codes == [.amountConflict])
    #expect(paid.cents == 5500)
  }

  @Test(arguments: ["0", "-", ""])
  func `nothing, however it is written, is money that is gone from the sheet`(text: String) throws {
    let (codes, paid) = try codes(text)
    #expect(codes == [.cellVanished])
    #expect(paid.cents == 5500)
  }

  @Test func `the same once more says nothing`() throws {
    #expect(try codes("CA$30.00").codes == [])
  }
}
