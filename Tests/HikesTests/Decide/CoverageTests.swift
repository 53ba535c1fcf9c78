import Bookkeeping
import Civil
import Hikes
import Quantities
import TestSupport
import Testing

struct CoverageTests {
  static func hike(
    _ date: String, _ dog: String = "luna", _ cents: Int? = 2500, _ outcome: DailyHike.Outcome = .hiked
  ) -> DailyHike {
    DailyHike(
      date: MoneyBook.date(date), dog: DogID(dog), outcome: outcome, charge: cents.map { Money(cents: $0) })
  }

  static func coverage(_ book: Book, asOf: String = "2026-11-20") -> Coverage {
    let day = MoneyBook.date(asOf)
    return Coverage(book, lines: Ledger(book, asOf: day).lines, asOf: day)
  }

  private func balances(_ payments: [Payment], _ hikes: [DailyHike], asOf: String = "2026-11-20") -> [Int] {
    let coverage = Self.coverage(MoneyBook.book(payments, hikes: hikes), asOf: asOf)
    return ["luna", "pip", "ghost"].map { coverage.balance(of: DogID($0)).cents }
  }

  @Test func `one payment covers two hikes of the dog, and nothing is due`() {
    let hikes = [Self.hike("2025-12-08"), Self.hike("2025-12-10")]
    let book = MoneyBook.book([MoneyBook.payment("p", 5000, hike: "2025-12-08")], hikes: hikes)
    #expect(Ledger(book, asOf: MoneyBook.asOf).dueUnpaid.isEmpty)
    let claims = Self.coverage(book).claims
    #expect(claims.map(\.payments) == [[PaymentID("p")], [PaymentID("p")]])
    #expect(claims.allSatisfy { $0.open == .zero })
  }

  @Test func `what a dog does not need pays for the other dog of the house, not for a stranger`() {
    let hikes = [Self.hike("2025-12-08"), Self.hike("2025-12-08", "pip"), Self.hike("2025-12-08", "ghost")]
    #expect(balances([MoneyBook.payment("p", 7500, hike: "2025-12-08")], hikes) == [-2500, 0, 2500])
  }

  @Test func `money for a hike that was called off in time goes on to another day, its line untouched`()
    throws
  {
    let hikes = [Self.hike("2025-12-08", "luna", 0, .cancelled), Self.hike("2025-12-15")]
    let book = MoneyBook.book([MoneyBook.payment("p", 2500, hike: "2025-12-08")], hikes: hikes)
    let ledger = Ledger(book, asOf: MoneyBook.asOf)
    #expect(ledger.dueUnpaid.isEmpty)
    #expect(try #require(ledger.lines.first).taxPoint.date == MoneyBook.date("2025-11-24"))
    #expect(Self.coverage(book).balance(of: DogID("luna")) == .zero)
  }

  @Test(
    arguments: [
      (.hiked, 2500, 2500), (.booked, 2500, 2500), (.cancelled, 2500, 2500), (.noShow, 2500, 2500),
      (.away, 2500, 0), (.injured, 2500, 0), (.cancelled, nil, 0), (.hiked, 0, 0),
    ] as [(DailyHike.Outcome, Int?, Int)])
  func `what its row charges is owed, but never for a dog that was away`(
    outcome: DailyHike.Outcome, charge: Int?, owed: Int
  ) {
    #expect(balances([], [Self.hike("2025-12-08", "luna", charge, outcome)]) == [owed, 0, 0])
  }

  @Test func `a hike without a known charge owes nothing and is counted`() {
    let coverage = Self.coverage(MoneyBook.book([], hikes: [Self.hike("2025-12-08", "luna", nil)]))
    #expect(coverage.unknown.count == 1)
    #expect(coverage.balance(of: DogID("luna")) == .zero)
  }

  @Test func `money back takes credit first and never makes a debt`() {
    let hikes = [Self.hike("2025-12-08")]
    let paid = MoneyBook.payment("p", 5000, hike: "2025-12-08")
    #expect(balances([paid, MoneyBook.payment("q", -2500, hike: "2025-12-10")], hikes) == [0, 0, 0])
    #expect(balances([paid, MoneyBook.payment("q", -5000, hike: "2025-12-08")], hikes) == [0, 0, 0])
    #expect(balances([MoneyBook.payment("q", -5000, hike: "2025-12-12")], []) == [0, 0, 0])
  }

  @Test func `a hike that is not due yet and money that has not come yet do not count`() {
    let hikes = [Self.hike("2025-12-22", "luna", 2500, .booked)]
    #expect(balances([], hikes, asOf: "2025-12-07") == [0, 0, 0])
    #expect(balances([], hikes, asOf: "2025-12-08") == [2500, 0, 0])
    let late = MoneyBook.payment("p", 2500, hike: "2025-12-22", paid: "2025-12-20")
    #expect(balances([late], hikes, asOf: "2025-12-19") == [2500, 0, 0])
    #expect(balances([late], hikes, asOf: "2025-12-20") == [0, 0, 0])
  }

  @Test func `a part that was paid leaves the rest due, with its tax`() throws {
    let book = MoneyBook.book(
      [MoneyBook.payment("p", 1000, hike: "2025-12-08")], hikes: [Self.hike("2025-12-08")])
    let line = try #require(Ledger(book, asOf: MoneyBook.asOf).dueUnpaid.first)
    #expect(line.taxed.net == Money(cents: 1500))
    #expect(line.taxed.hst == Money(cents: 210))
  }

  @Test func `a payment with HST inside settles a charge before HST`() {
    let paid = MoneyBook.payment("p", 2850, hike: "2025-12-08", prices: .includeHST)
    #expect(balances([paid], [Self.hike("2025-12-08")]) == [0, 0, 0])
  }

  @Test func `balances are charges less money, however rows are shuffled (seed 0xC0FE6)`() {
    var random = SplitMix64(seed: 0xC0FE6)
    for _ in 0..<200 {
      let payments = MoneyBook.randomPayments(&random)
      let hikes = (0..<6).map { number in
        Self.hike(
          MoneyBook.date("2025-03-20").adding(days: number * 3).description,
          ["luna", "pip", "ghost"][number % 3])
      }
      let book = MoneyBook.book(payments, hikes: hikes)
      let coverage = Self.coverage(book)
      let turned = Self.coverage(MoneyBook.book(payments.reversed(), hikes: hikes.reversed()))
      #expect(coverage.claims == turned.claims)
      for claim in coverage.claims { #expect(claim.open >= .zero && claim.paid >= .zero) }
      #expect(coverage.funds.allSatisfy { $0.left >= .zero && $0.left <= $0.amount })
      // Every dollar that came in is in a claim, left as credit, or went back.
      let came = coverage.funds.map(\.amount).reduce(.zero, +)
      let kept = coverage.claims.map(\.paid).reduce(.zero, +) + coverage.funds.map(\.left).reduce(.zero, +)
      let back = coverage.refunds.filter { $0.payment.dog != nil }
        .map { -$0.amount - $0.left }.reduce(.zero, +)
      #expect(came == kept + back)
    }
  }

  @Test(arguments: [(48, 0), (24, 0), (23, 2500), (0, 2500), (-1, 2500)])
  func `late is less than the settings say`(hours: Int, owed: Int) {
    var rules = BusinessRules()
    #expect(rules.charge(Money(cents: 2500), cancelledHoursBefore: hours) == Money(cents: owed))
    rules.lateCancelCharge = false
    #expect(rules.charge(Money(cents: 2500), cancelledHoursBefore: hours) == .zero)
  }

  @Test func `money of a note names no hike, and pays the dog's next`() {
    let note = MoneyBook.payment("2025-12-08-luna.note", 2500, hike: "2025-12-08", paid: "2025-12-08")
    #expect(Self.coverage(MoneyBook.book([note])).credit(of: DogID("luna")) == Money(cents: 2500))
    let friday = Self.coverage(MoneyBook.book([note], hikes: [Self.hike("2025-12-12")]))
    #expect(friday.claims.map(\.open) == [.zero] && friday.credit(of: DogID("luna")) == .zero)
  }

  @Test func `money back takes no credit that came after it`() {
    let hikes = [Self.hike("2025-12-08"), Self.hike("2025-12-15"), Self.hike("2025-12-22")]
    let first = MoneyBook.payment("p", 2500, hike: "2025-12-08", paid: "2025-12-08")
    let back = MoneyBook.payment("q", -2500, hike: "2025-12-08", paid: "2025-12-09")
    let later = MoneyBook.payment("r", 4500, hike: "2025-12-15", paid: "2025-12-15")
    // 45 for the second, 20 of it goes on to the third.
    #expect(balances([first, back, later], hikes) == [500, 0, 0])
  }

  @Test func `a payment that bounced leaves its hike owed`() {
    let paid = MoneyBook.payment("p", 2500, hike: "2025-12-08", paid: "2025-12-08")
    var back = MoneyBook.payment("q", -2500, hike: "2025-12-08", paid: "2025-12-10")
    #expect(balances([paid, back], [Self.hike("2025-12-08")]) == [0, 0, 0])
    back.method = "cheque bounced"
    #expect(balances([paid, back], [Self.hike("2025-12-08")]) == [2500, 0, 0])
    let again = MoneyBook.payment("r", 2500, hike: "2025-12-08", paid: "2025-12-12")
    #expect(balances([paid, back, again], [Self.hike("2025-12-08")]) == [0, 0, 0])
  }

  @Test func `what was paid ahead later was not owed before`() {
    var ahead = Self.hike("2025-12-15", "luna", 2500, .booked)
    ahead.source = "paid ahead"
    let paid = MoneyBook.payment("p", 2500, hike: "2025-12-15", paid: "2025-12-12")
    #expect(balances([paid], [ahead], asOf: "2025-12-10") == [0, 0, 0])
    #expect(balances([paid], [ahead], asOf: "2025-12-12") == [0, 0, 0])
    #expect(balances([], [ahead], asOf: "2025-12-14") == [0, 0, 0])
    #expect(balances([], [ahead], asOf: "2025-12-15") == [2500, 0, 0])
  }
}
