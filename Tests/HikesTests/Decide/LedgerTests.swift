import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities
import TestSupport
import Testing

struct LedgerTests {
  struct Case: Sendable {
    let hike: String?
    var paid: String?
    var due: String?
    let taxPoint: String
    let percent: String
    let basis: TaxPoint.Basis
  }

  @Test(arguments: [
    Case(hike: "2025-04-07", paid: "2025-03-24", taxPoint: "2025-03-24", percent: "15", basis: .recorded),
    Case(hike: "2025-04-16", paid: "2025-04-02", taxPoint: "2025-04-02", percent: "14", basis: .recorded),
    Case(
      hike: "2025-04-03", paid: "2025-04-05", due: "2025-03-20", taxPoint: "2025-03-20", percent: "15",
      basis: .recorded),
    Case(
      hike: "2025-04-29", paid: "2025-03-30", due: "2025-04-15", taxPoint: "2025-03-30", percent: "15",
      basis: .recorded),
    Case(hike: "2025-04-01", taxPoint: "2025-03-18", percent: "15", basis: .policy),
    Case(hike: "2025-04-14", taxPoint: "2025-03-31", percent: "15", basis: .policy),
    Case(hike: "2025-04-15", taxPoint: "2025-04-01", percent: "14", basis: .policy),
    Case(hike: "2025-12-08", taxPoint: "2025-11-24", percent: "14", basis: .policy),
    Case(hike: nil, paid: "2025-03-31", taxPoint: "2025-03-31", percent: "15", basis: .recorded),
  ])
  func `the tax point sets the rate, not the day of the hike`(_ example: Case) throws {
    let ledger = MoneyBook.ledger([
      MoneyBook.payment("p", 2500, hike: example.hike, paid: example.paid, due: example.due)
    ])
    let line = try #require(ledger.lines.first)
    #expect(line.taxPoint.date.description == example.taxPoint)
    #expect(line.taxPoint.basis == example.basis)
    #expect(line.rate.percentText == example.percent)
    #expect(line.taxed.net == Money(cents: 2500))
    #expect(line.taxed.hst == Money(cents: example.percent == "15" ? 375 : 350))
  }

  @Test func `an unpaid hike whose due day came is listed with its tax and is in no total`() throws {
    let hikes = [
      DailyHike(
        date: MoneyBook.date("2025-04-17"), dog: DogID("luna"), outcome: .booked, charge: Money(cents: 2500)),
      DailyHike(
        date: MoneyBook.date("2025-04-14"), dog: DogID("luna"), outcome: .hiked, charge: Money(cents: 2500)),
    ]
    let ledger = Ledger(MoneyBook.book([], hikes: hikes), asOf: MoneyBook.date("2025-04-03"))
    #expect(ledger.dueUnpaid.map(\.dueDate.description) == ["2025-03-31", "2025-04-03"])
    #expect(ledger.dueUnpaid.map(\.rate.percentText) == ["15", "14"])
    #expect(ledger.dueUnpaid.map(\.taxed.hst.cents) == [375, 350])
    #expect(ledger.dueUnpaid.first?.client?.owner == "Grace Boudreau")
    #expect(ledger.total == .zero)
    #expect(Ledger(MoneyBook.book([], hikes: hikes), asOf: MoneyBook.date("2025-04-02")).dueUnpaid.count == 1)
    #expect(Ledger(MoneyBook.book([], hikes: hikes), asOf: nil).dueUnpaid.isEmpty)
  }

  @Test(
    arguments: [
      (DailyHike.Outcome.hiked, 2500, "pip", 1), (.booked, 2500, "pip", 1), (.noShow, 2500, "pip", 1),
      (.away, 2500, "pip", 0), (.cancelled, 2500, "pip", 1), (.hiked, 0, "pip", 0), (.hiked, nil, "pip", 0),
      (.hiked, 2500, "luna", 0),
    ] as [(DailyHike.Outcome, Int?, String, Int)])
  func `only a hike with a charge and no payment of its own is unpaid`(
    outcome: DailyHike.Outcome, cents: Int?, dog: String, count: Int
  ) {
    let day = MoneyBook.date("2025-12-08")
    let hike = DailyHike(date: day, dog: DogID(dog), outcome: outcome, charge: cents.map { Money(cents: $0) })
    let payments = [
      MoneyBook.payment("p", 2500, dog: "luna", hike: "2025-12-08"),
      MoneyBook.payment("q", 2500, dog: "pip", hike: "2025-12-09"),
    ]
    #expect(Ledger(MoneyBook.book(payments, hikes: [hike]), asOf: day).dueUnpaid.count == count)
  }

  @Test(
    arguments: [
      ("2025-05-01", "2025-04-17", "2025-04-17", 350), ("2025-05-01", nil, "2025-04-18", 0),
      ("2025-05-01", "2025-04-17", "2025-04-18", 0),
    ] as [(String, String?, String, Int)])
  func `money before registration carries no tax`(
    hike: String, paid: String?, registered: String, hst: Int
  ) throws {
    var book = MoneyBook.book([MoneyBook.payment("p", 2500, hike: hike, paid: paid)])
    book.rules.registeredFrom = MoneyBook.date(registered)
    let line = try #require(Ledger(book, asOf: MoneyBook.asOf).lines.first)
    #expect(line.taxed.hst == Money(cents: hst))
    #expect(line.isBeforeRegistration == (hst == 0))
    #expect(line.rate.basisPoints == (hst == 0 ? 0 : 1400))
  }

  @Test func `a payment without any day is left out and named by its cell`() throws {
    let ledger = MoneyBook.ledger([MoneyBook.payment("luna-1", 2500, source: "december-2025.csv!B5")])
    #expect(ledger.lines.isEmpty)
    #expect(ledger.leftOut.map(\.id) == [PaymentID("luna-1")])
    let finding = try #require(ledger.diagnostics.first)
    #expect(finding.code == .undatedPayment)
    #expect(finding.severity == .error)
    #expect(finding.location?.description == "december-2025.csv:B5")
    #expect(finding.message == "payment luna-1 of CA$25.00 has no day, so it is not in the ledger")
  }

  @Test func `a day without a known rate is left out and named`() throws {
    let hike = DailyHike(
      date: MoneyBook.date("2007-12-01"), dog: DogID("pip"), outcome: .hiked, charge: Money(cents: 2500))
    let payments = [MoneyBook.payment("old", 2500, hike: "2008-01-14")]
    let ledger = Ledger(MoneyBook.book(payments, hikes: [hike]), asOf: MoneyBook.asOf)
    #expect(ledger.lines.isEmpty && ledger.dueUnpaid.isEmpty)
    #expect(ledger.diagnostics.map(\.code) == [.unknownTaxRate, .unknownTaxRate])
    #expect(ledger.diagnostics.map(\.location?.file) == ["hikes.csv", "payments.csv"])
    #expect(MoneyBook.ledger([MoneyBook.payment("new", 2500, hike: "2008-01-15")]).diagnostics.isEmpty)
  }

  @Test func `lines go by tax point, then hike with none last, then id`() {
    let ledger = MoneyBook.ledger([
      MoneyBook.payment("d", 1, paid: "2025-11-24"), MoneyBook.payment("c", 1, hike: "2025-12-08"),
      MoneyBook.payment("b", 1, hike: "2025-12-08"), MoneyBook.payment("a", 1, hike: "2025-12-09"),
      MoneyBook.payment("e", 1, hike: "2025-12-05", paid: "2025-11-24", due: "2025-11-24"),
    ])
    #expect(ledger.lines.map(\.id.text) == ["e", "b", "c", "d", "a"])
  }

  @Test func `every payment is a line or an error, and postings sum to zero (seed 0x1ED6E5)`() {
    var random = SplitMix64(seed: 0x1ED6E5)
    for _ in 0..<500 {
      let payments = MoneyBook.randomPayments(&random)
      let ledger = MoneyBook.ledger(payments)
      #expect(
        (ledger.lines.map(\.id) + ledger.leftOut.map(\.id)).sorted() == payments.map(\.id).sorted())
      #expect(ledger.leftOut.count == ledger.diagnostics.count)
      #expect(ledger.lines.flatMap(\.transaction.postings).map(\.amount).reduce(.zero, +) == .zero)
      #expect(ledger.total.net + ledger.total.hst == ledger.total.gross)
      #expect(MoneyBook.ledger(payments.reversed()).lines == ledger.lines)
    }
  }

  @Test func `every code of the ledger has an explanation`() {
    #expect(DiagnosticCode.ledgerCodes.allSatisfy { $0.explanation.count > 100 })
  }
}
