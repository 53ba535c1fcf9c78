import Bookkeeping
import Civil
import Hikes
import Quantities
import Testing

struct LedgerLineTests {
  @Test(
    arguments: [
      (2500, "luna", "2025-12-08", "Hike 2025-12-08, Luna"),
      (-2500, "luna", "2025-12-08", "Refund, hike 2025-12-08, Luna"),
      (2500, "stranger", nil, "Payment, stranger"), (-2500, nil, nil, "Refund"),
    ] as [(Int, String?, String?, String)])
  func `a line says what it is for`(cents: Int, dog: String?, hike: String?, text: String) throws {
    let payment = MoneyBook.payment("p", cents, dog: dog, hike: hike, paid: "2025-12-01")
    let line = try #require(MoneyBook.ledger([payment]).lines.first)
    #expect(line.description == text)
    #expect(line.status == (cents < 0 ? .refund : .paid))
  }

  @Test func `the due day is the recorded one, else reckoned, else none`() {
    let ledger = MoneyBook.ledger([
      MoneyBook.payment("a", 1, hike: "2025-12-08", due: "2025-12-01"),
      MoneyBook.payment("b", 1, hike: "2025-12-18"), MoneyBook.payment("c", 1, paid: "2025-12-30"),
    ])
    #expect(ledger.lines.map(\.dueDate?.description) == ["2025-12-01", "2025-12-04", nil])
  }

  @Test func `money goes to the bank from tax and income`() throws {
    let line = try #require(MoneyBook.ledger([MoneyBook.payment("p", 2500, hike: "2025-12-08")]).lines.first)
    let transaction = line.transaction
    #expect(transaction.date.description == "2025-11-24")
    #expect(transaction.amount(in: .bank) == Money(cents: 2850))
    #expect(transaction.amount(in: .hstCollected) == Money(cents: -350))
    #expect(transaction.amount(in: .hikes) == Money(cents: -2500))
  }
}
