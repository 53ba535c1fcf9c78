import Bookkeeping
import Civil
import Hikes
import Quantities
import Testing

struct AccountStandingTests {
  private func book() -> Book {
    var book = MoneyBook.book(
      [
        MoneyBook.payment("a", 2500, hike: "2025-12-01"),
        MoneyBook.payment("b", 2500, hike: "2025-12-08", paid: "2025-11-20"),
        MoneyBook.payment("c", 5000, dog: "pip", hike: "2025-12-02"),
      ],
      hikes: [
        CoverageTests.hike("2025-12-01"), CoverageTests.hike("2025-12-08"), CoverageTests.hike("2025-12-03"),
        CoverageTests.hike("2025-12-02", "pip"),
      ])
    book.dogs[0].regularDays = [.monday]
    book.dogs[1].regularDays = [.tuesday]
    book.dogs[1].everyWeeks = 2
    return book
  }

  private func standing(_ dog: String, asOf: String) throws -> AccountStanding {
    let day = MoneyBook.date(asOf)
    let all = AccountStanding.all(book(), Ledger(book(), asOf: day), asOf: day)
    return try #require(all.first { $0.dog.id.text == dog })
  }

  @Test func `the other dog's surplus pays, and each hike to come is cleared or not`() throws {
    let luna = try standing("luna", asOf: "2025-12-05")
    #expect(luna.balance == .zero)
    #expect(luna.paidThrough == MoneyBook.date("2025-12-08"))
    #expect(luna.lastPayment == MoneyBook.date("2025-12-01"))
    #expect(luna.isLastPaymentAssumed)
    #expect(luna.upcoming.map { "\($0.date) \($0.isCleared)" } == ["2025-12-08 true", "2025-12-15 false"])
    #expect(luna.nextHike == MoneyBook.date("2025-12-08"))
  }

  @Test func `a dog that comes every other week is booked every other week`() throws {
    let pip = try standing("pip", asOf: "2025-12-05")
    #expect(pip.upcoming.count == 1)
    #expect(pip.balance == .zero)
  }

  /// R78, R79: 14 days are not overdue, 15 are; nobody who never paid is more than unpaid.
  @Test(arguments: [("2025-12-15", Standing.paid), ("2025-12-16", .overdue)])
  func `the client stands as the latest payment of any dog`(asOf: String, expected: Standing) {
    var book = book()
    book.payments = [
      MoneyBook.payment("a", 2500, hike: "2025-11-20"),
      MoneyBook.payment("b", 2500, dog: "pip", paid: "2025-12-01"),
    ]
    let day = MoneyBook.date(asOf)
    #expect(Standing.of([DogID("luna"), DogID("pip")], on: day, in: book) == expected)
    #expect(Standing.of(DogID("luna"), on: day, in: book) == .overdue)
    #expect(Standing.of(DogID("ghost"), on: day, in: book) == .unpaid)
  }

  @Test func `a statement ends with the balance that is owed`() throws {
    let day = MoneyBook.date("2025-12-05")
    let ledger = Ledger(book(), asOf: day)
    let dogs = Array(book().dogs.prefix(2))
    let statement = Statement(of: dogs, owner: "Grace Boudreau", book(), ledger, asOf: day)
    let all = AccountStanding.all(book(), ledger, asOf: day).filter { $0.client != nil }
    #expect(statement.balance == all.map(\.balance).reduce(.zero, +))
    #expect(statement.entries.count == 7)
    let part = Statement(of: dogs, owner: "", book(), ledger, from: MoneyBook.date("2025-11-20"), asOf: day)
    #expect(part.entries.first?.kind == .opening)
    #expect(part.balance == statement.balance)
  }
}
