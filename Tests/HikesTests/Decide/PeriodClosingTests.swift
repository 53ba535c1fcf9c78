import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities
import TestSupport
import Testing

struct PeriodClosingTests {
  private static let payments = [
    MoneyBook.payment("a", 2500, paid: "2025-02-10"), MoneyBook.payment("b", 3000, paid: "2025-03-31"),
    MoneyBook.payment("c", 2500, paid: "2025-04-01"),
  ]

  private func closed(_ period: String, _ book: Book) throws -> Book {
    let span = try #require(TaxSpan(period))
    return try #require(
      PeriodClosing.close(span, basis: .taxPoint, of: book, asOf: MoneyBook.asOf).value
    ).book
  }

  private func months(_ book: Book) -> [String] {
    HSTReturn(Ledger(book, asOf: MoneyBook.asOf), basis: .taxPoint).rows.map {
      "\($0.periodStart.yearMonth) \($0.rate.percentText) \($0.taxed.net) \($0.taxed.hst)"
    }
  }

  @Test func `a correction stands in the first open period, at its own rate, and names its payment`() throws {
    var book = try closed("2025-Q1", MoneyBook.book(Self.payments))
    let before = months(book)
    #expect(before == ["2025-02 15 25.00 3.75", "2025-03 15 30.00 4.50", "2025-04 14 25.00 3.50"])
    book.payments[0].amount = Money(cents: 2000)
    book.payments.remove(at: 1)
    book.payments.append(MoneyBook.payment("d", 1000, paid: "2025-01-05"))
    #expect(
      months(book) == [
        "2025-02 15 25.00 3.75", "2025-03 15 30.00 4.50", "2025-04 14 25.00 3.50", "2025-04 15 -25.00 -3.75",
      ])
    let adjustments = HSTReturn(Ledger(book, asOf: MoneyBook.asOf), basis: .taxPoint).adjustments
    #expect(adjustments.map(\.payment.text) == ["a", "b", "d"])
    #expect(adjustments.map(\.taxed.net.cents) == [-500, -3000, 1000])
    #expect(adjustments[0].cause == "CA$25.00 was reported, it is CA$20.00 now")
    #expect(adjustments[1].cause == "CA$30.00 was reported, and is not in the book now")
    #expect(adjustments[2].cause == "CA$10.00 was not known when 2025-Q1 was reported")
  }

  @Test func `a payment whose day moves out of a closed period counts once`() throws {
    var book = try closed("2025-03", MoneyBook.book(Self.payments))
    book.payments[1].paidDate = MoneyBook.date("2025-05-02")
    #expect(
      months(book) == [
        "2025-02 15 25.00 3.75", "2025-03 15 30.00 4.50", "2025-04 14 25.00 3.50", "2025-04 15 -30.00 -4.50",
        "2025-05 14 30.00 4.20",
      ])
  }

  @Test func `an adjustment is reported once, with the period it stands in`() throws {
    var book = try closed("2025-Q1", MoneyBook.book(Self.payments))
    book.payments[0].amount = Money(cents: 2000)
    book = try closed("2025-Q2", book)
    #expect(book.closed.map(\.net.cents) == [5500, 2000])
    let before = months(book)
    #expect(HSTReturn(Ledger(book, asOf: MoneyBook.asOf), basis: .taxPoint).adjustments.isEmpty)
    book.payments[0].amount = Money(cents: 2500)
    let after = months(book)
    #expect(Array(after.prefix(before.count)) == before)
    #expect(after.last == "2025-07 15 5.00 0.75")
  }

  @Test func `without the list of its lines a closed period keeps its sums`() throws {
    var book = MoneyBook.book(Self.payments)
    book.closed = [ClosedPeriod("2025-02", net: Money(cents: 2600), hst: Money(cents: 390))]
    #expect(
      months(book) == [
        "2025-02 15 26.00 3.90", "2025-03 15 29.00 4.35", "2025-04 14 25.00 3.50",
      ])
    book.closed = [ClosedPeriod("2025-02", net: Money(cents: 2500), hst: Money(cents: 375))]
    #expect(HSTReturn(Ledger(book, asOf: MoneyBook.asOf), basis: .taxPoint).adjustments.isEmpty)
  }

  @Test func `a period is closed once, when it is over, and none that overlaps it`() throws {
    let book = try closed("2025-Q1", MoneyBook.book(Self.payments))
    func codes(_ period: String, asOf: String = "2026-11-20") throws -> [DiagnosticCode] {
      PeriodClosing.close(
        try #require(TaxSpan(period)), basis: .taxPoint, of: book, asOf: MoneyBook.date(asOf)
      ).diagnostics.map(\.code)
    }
    #expect(try codes("2025-Q1") == [.alreadyClosed])
    #expect(try closed("2025-Q1", book).closed == book.closed)
    #expect(try codes("2025-03") == [.alreadyClosed])
    #expect(try codes("2025") == [.alreadyClosed])
    #expect(try codes("2025-04", asOf: "2025-04-30") == [.periodNotOver])
    #expect(try codes("2025-04", asOf: "2025-05-01") == [])
  }

  @Test func `closed figures never change and all sums stay those of the ledger (seed 0xC105ED)`() throws {
    var random = SplitMix64(seed: 0xC105ED)
    for _ in 0..<200 {
      var book = MoneyBook.book(MoneyBook.randomPayments(&random).filter { $0.paidDate != nil })
      book = try closed("2025-03", book)
      let reported = months(book).filter { $0 < "2025-04" && $0 >= "2025-03" }
      book.payments = book.payments.compactMap { payment in
        var changed = payment
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return nil
        case 1: changed.amount = Money(cents: Int.random(in: -5_000...5_000, using: &random))
        case 2:
          changed.paidDate = MoneyBook.date("2025-03-15").adding(
            days: Int.random(in: -30...30, using: &random))
        case 3: changed.prices = changed.prices == .plusHST ? .includeHST : .plusHST
        default: break
        }
        return changed
      }
      #expect(months(book).filter { $0 < "2025-04" && $0 >= "2025-03" } == reported)
      let ledger = Ledger(book, asOf: MoneyBook.asOf)
      #expect(HSTReturn(ledger, basis: .taxPoint).total.taxed == ledger.total)
      #expect(Journal(ledger).items.flatMap(\.transaction.postings).map(\.amount).reduce(.zero, +) == .zero)
    }
  }
}
