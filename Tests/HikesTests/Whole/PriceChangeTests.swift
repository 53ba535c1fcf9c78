import Bookkeeping
import Civil
import Testing

@testable import Hikes

/// Prices that have HST in them from some week on.
struct PriceChangeTests {
  private func book(_ line: String) throws -> Book {
    SheetText.convert([
      try SheetText.read(
        """
        Prices plus HST,,,
        "Week of Mar 17, 2025",,,
        Dog,Mon,Tue,Wed
        Finn,25.00,,25.00
        ,,,
        \(line),,,
        "Week of Apr 7, 2025",,,
        Dog,Mon,Tue,Wed
        Finn,28.50,,28.50
        """)
    ]).book
  }

  @Test(arguments: PriceWords.changes.examples)
  func `what is said of them amid the weeks holds from there on`(line: String) throws {
    let payments = try book(line).payments.map { (day: $0.hikeDate?.description ?? "", prices: $0.prices) }
    let later = PriceWords.changes.meaning
    #expect(payments.sorted { $0.day < $1.day }.map(\.prices) == [.plusHST, .plusHST, later, later])
  }

  @Test func `without such a line all have the same`() throws {
    #expect(try book("Easter coming").payments.allSatisfy { $0.prices == .plusHST })
  }
}
