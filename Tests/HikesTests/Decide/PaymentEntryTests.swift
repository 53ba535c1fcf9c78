import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities
import TestSupport
import Testing

struct PaymentEntryTests {
  private static let asOf = MoneyBook.date("2025-12-05")

  /// Luna hikes on Mondays and Wednesdays.
  private static func book(_ payments: [Payment] = [], hikes: [DailyHike] = []) -> Book {
    var book = MoneyBook.book(payments, hikes: hikes)
    book.dogs[0].regularDays = [.monday, .wednesday]
    return book
  }

  private func entry(
    _ book: Book, _ cents: Int? = nil, on day: String = "2025-12-05", for hikes: [String] = [],
    given: Bool = true, prices: PriceBasis = .plusHST
  ) -> PaymentEntry {
    var order = PaymentEntry.Order(dog: book.dogs[0], paidDate: MoneyBook.date(day), prices: prices)
    order.amount = cents.map { Money(cents: $0) }
    order.hikes = hikes.map(MoneyBook.date)
    order.isDayGiven = given
    return PaymentEntry(order, in: book, asOf: Self.asOf)
  }

  private func rows(_ entry: PaymentEntry) -> [String] {
    entry.payments.map { "\($0.hikeDate?.description ?? "credit") \($0.amount)" }
  }

  @Test func `without anything it pays the earliest booked hike at the rate`() {
    let paid = entry(Self.book())
    #expect(rows(paid) == ["2025-12-08 25.00"])
    #expect(paid.book.hikes.map(\.charge) == [Money(cents: 2500)])
    #expect(paid.book.hikes.map(\.outcome) == [.booked])
    #expect(paid.payments[0].paidDate == Self.asOf)
    #expect(rows(entry(paid.book)) == ["2025-12-10 25.00"])
  }

  @Test func `an open hike of the past comes first, and what is left is credit`() {
    let book = Self.book(hikes: [CoverageTests.hike("2025-12-01")])
    let paid = entry(book, 6000)
    #expect(rows(paid) == ["2025-12-01 25.00", "2025-12-08 25.00", "credit 10.00"])
    #expect(Set(paid.payments.map(\.receipt)).count == 1)
    #expect(rows(entry(book, 1000)) == ["2025-12-01 10.00"])
  }

  @Test func `named hikes are paid in their order, at their own prices`() {
    #expect(
      rows(entry(Self.book(), for: ["2025-12-10", "2025-12-08"])) == ["2025-12-08 25.00", "2025-12-10 25.00"])
    #expect(rows(entry(Self.book(), for: ["2025-12-08"], prices: .includeHST)) == ["2025-12-08 28.50"])
    // Paid in March 2025 it carries 15 %.
    #expect(
      rows(entry(Self.book(), on: "2025-03-30", for: ["2025-04-29"], prices: .includeHST)) == [
        "2025-04-29 28.75"
      ])
  }

  @Test func `the same payment again changes nothing, another amount is refused`() {
    let book = entry(Self.book(), for: ["2025-12-08"]).book
    let again = entry(book, 2500, for: ["2025-12-08"])
    #expect(!again.changesAnything && again.diagnostics.isEmpty)
    #expect(again.lines.first?.contains("already; nothing was changed") == true)
    #expect(entry(book, 3000, for: ["2025-12-08"]).diagnostics.map(\.code) == [.paidAlready])
    #expect(!entry(book, 2850, for: ["2025-12-08"], prices: .includeHST).changesAnything)
  }

  @Test func `an equal payment gives a sheet's one the day that nobody had written down`() {
    let sheet = MoneyBook.payment("2025-12-08-luna", 2500, hike: "2025-12-08", source: "december.csv!B5")
    let book = Self.book([sheet], hikes: [CoverageTests.hike("2025-12-08")])
    let paid = entry(book, 2500, on: "2025-11-20", for: ["2025-12-08"])
    #expect(paid.changesAnything && paid.payments.isEmpty)
    #expect(paid.book.payments.map(\.paidDate) == [MoneyBook.date("2025-11-20")])
    #expect(!entry(book, 2500, for: ["2025-12-08"], given: false).changesAnything)
  }

  @Test func `credit goes back without a hike that is named, at the rate at which it came`() throws {
    let credit = MoneyBook.payment("p", 4000, paid: "2025-03-01")
    let back = entry(Self.book([credit]), -1500)
    #expect(back.diagnostics.isEmpty && back.payments.map(\.amount) == [Money(cents: -1500)])
    #expect(back.payments.map(\.hikeDate) == [nil] && back.lines.first?.contains("of the credit") == true)
    let line = try #require(Ledger(back.book, asOf: MoneyBook.asOf).lines.last)
    #expect(line.rate.percentText == "15" && line.taxed.hst == Money(cents: -225))
    let rest = try #require(
      AccountStanding.all(back.book, Ledger(back.book, asOf: Self.asOf), asOf: Self.asOf)
        .first { $0.dog.id.text == "luna" })
    #expect(rest.credit == Money(cents: 2500))
    #expect(entry(Self.book([credit]), -4500).diagnostics.map(\.code) == [.refundUnknown])
  }

  @Test func `money back carries the rate of what it reverses, on its own day`() throws {
    let paid = MoneyBook.payment("p", 2500, hike: "2025-03-10", paid: "2025-03-01")
    let back = entry(Self.book([paid]), -2500, for: ["2025-03-10"])
    let line = try #require(Ledger(back.book, asOf: MoneyBook.asOf).lines.last)
    #expect(line.rate.percentText == "15")
    #expect(line.taxPoint.date == Self.asOf)
    #expect(line.taxed.hst == Money(cents: -375))
    #expect(entry(Self.book([paid]), -2600, for: ["2025-03-10"]).diagnostics.map(\.code) == [.refundUnknown])
    #expect(entry(Self.book([paid]), -2500).diagnostics.map(\.code) == [.refundUnknown])
    #expect(entry(Self.book([paid]), -2500, for: ["2025-03-12"]).diagnostics.map(\.code) == [.refundUnknown])
  }

  @Test func `odd money and far days are refused`() {
    #expect(entry(Self.book(), 0).diagnostics.map(\.code) == [.unlikelyAmount])
    #expect(entry(Self.book(), 250_001).diagnostics.map(\.code) == [.unlikelyAmount])
    #expect(entry(Self.book(), 250_000).diagnostics.isEmpty)
    #expect(entry(Self.book(), on: "2007-12-31").diagnostics.map(\.code) == [.unlikelyDate])
    #expect(entry(Self.book(), for: ["2027-12-08"]).diagnostics.map(\.code) == [.unlikelyDate])
  }

  @Test func `a later change of the rate leaves what was paid alone`() {
    var book = entry(Self.book(), for: ["2025-12-08"]).book
    book.dogs[0].rate = Money(cents: 4000)
    #expect(CoverageTests.coverage(book).balance(of: DogID("luna")) == .zero)
    #expect(rows(entry(book)) == ["2025-12-10 40.00"])
  }

  @Test func `a hike whose money went back is paid again only with an amount`() {
    let paid = MoneyBook.payment("p", 2500, hike: "2025-12-08", paid: "2025-12-01")
    let back = entry(Self.book([paid], hikes: [CoverageTests.hike("2025-12-08")]), -2500, for: ["2025-12-08"])
    let silent = entry(back.book, for: ["2025-12-08"])
    #expect(!silent.changesAnything)
    #expect(
      silent.lines.joined().contains("Nothing is open for Luna’s hike of Mon Dec 8; if money came for it"))
    #expect(rows(entry(back.book, 2500, for: ["2025-12-08"])).count == 1)
  }

  @Test func `a day without a hike is named, for it may be mistyped`() {
    let said = "It was not booked on that day"
    #expect(entry(Self.book(), 2500, for: ["2025-12-13"]).lines.contains { $0.contains(said) })
    #expect(!entry(Self.book(), 2500, for: ["2025-12-08"]).lines.contains { $0.contains(said) })
  }

  @Test func `a late cancellation that is charged was no mistyped day`() {
    let hike = DailyHike(
      date: MoneyBook.date("2025-12-03"), dog: DogID("luna"), outcome: .cancelled, charge: Money(cents: 2500))
    #expect(
      !entry(Self.book(hikes: [hike]), 2500, for: ["2025-12-03"]).lines.contains { $0.contains("not booked") }
    )
  }
}
