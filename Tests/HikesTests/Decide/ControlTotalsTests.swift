import Hikes
import Quantities
import TestSupport
import Testing

struct ControlTotalsTests {
  private func controls(_ book: Book) -> ControlTotals {
    ControlTotals(book, Ledger(book, asOf: MoneyBook.asOf))
  }

  @Test func `a sheet that came over whole leaves no difference`() throws {
    var book = MoneyBook.book([
      MoneyBook.payment("a", 2500, hike: "2025-12-08", source: "december.csv!B5"),
      MoneyBook.payment("b", 3000, hike: "2025-12-09", source: "december.csv!C5"),
    ])
    book.imports = [
      ImportEntry(
        file: "december.csv", sha256: "0", kind: "sheet 2025-12", cells: 2, amount: Money(cents: 5500)),
      ImportEntry(file: "roster.csv", sha256: "1", kind: "roster", cells: 9),
    ]
    let totals = controls(book)
    #expect(totals.controls.allSatisfy { $0.difference == 0 && $0.explanation.isEmpty })
    #expect(
      totals.controls.filter { $0.control.hasPrefix("sheet ") }.map(\.control) == ["sheet december.csv"])
    #expect(totals.isSettled)
  }

  @Test func `two bases that differ in rate differ by what the rate makes, and it is said`() throws {
    let totals = controls(MoneyBook.book([MoneyBook.payment("a", 2500, hike: "2025-04-07")]))
    let control = try #require(totals.controls.first { $0.difference != 0 })
    #expect(control.control == "hst by day of hike: HST")
    #expect(control.text(control.difference) == "-0.25")
    #expect(control.explanation.hasPrefix("1 payment has another rate"))
    #expect(totals.controls.count { $0.difference != 0 } == 1)
    #expect(totals.isSettled)
  }

  @Test func `a payment left out is accounted for by name`() {
    let totals = controls(
      MoneyBook.book([MoneyBook.payment("a", 2500), MoneyBook.payment("b", 100, paid: "2025-12-01")]))
    let differing = totals.controls.filter { $0.difference != 0 }
    #expect(differing.map { $0.text($0.difference) } == ["-1", "-25.00"])
    #expect(differing.allSatisfy { $0.explanation == "left out for want of a day or a rate: a" })
  }

  @Test func `one sheet that does not tie is not explained away`() {
    var book = MoneyBook.book([MoneyBook.payment("a", 2500, hike: "2025-12-08", source: "december.csv!B5")])
    book.imports = [
      ImportEntry(
        file: "december.csv", sha256: "0", kind: "sheet 2025-12", cells: 2, amount: Money(cents: 5500))
    ]
    let totals = controls(book)
    #expect(!totals.isSettled)
    #expect(totals.controls.filter { !$0.isSettled }.map { $0.text($0.difference) } == ["-30.00"])
    book.imports.append(
      ImportEntry(file: "january.csv", sha256: "1", kind: "sheet 2026-01", cells: 0))
    #expect(controls(book).isSettled)
  }

  @Test func `every difference is zero or accounted for (seed 0xC0)`() {
    var random = SplitMix64(seed: 0xC0)
    for _ in 0..<500 {
      #expect(controls(MoneyBook.book(MoneyBook.randomPayments(&random))).isSettled)
    }
  }
}
