import Bookkeeping
import Civil
import Quantities
import TestSupport
import Testing

struct TransactionTests {
  static let bank = Account(.assets, "bank")
  static let tax = Account(.liabilities, "hst collected")
  static let income = Account(.income, "hikes")

  static func posted(_ amounts: [(Account, Int)]) throws(BookkeepingError) -> Transaction {
    try Transaction(
      date: CivilDate(dayNumber: 20_000), description: "Hike",
      postings: amounts.map { Posting($0.0, Money(cents: $0.1)) })
  }

  @Test func `a balanced set is taken as it stands`() throws {
    let transaction = try Self.posted([(Self.bank, 2850), (Self.tax, -350), (Self.income, -2500)])
    #expect(transaction.postings.map(\.amount.cents) == [2850, -350, -2500])
    #expect(transaction.amount(in: Self.bank) == Money(cents: 2850))
    #expect(transaction.amount(in: Account(.liabilities)) == Money(cents: -350))
  }

  @Test func `an unbalanced set is refused with its sum`() {
    let error = #expect(throws: BookkeepingError.self) {
      try Self.posted([(Self.bank, 2850), (Self.income, -2500)])
    }
    #expect(error?.code == .unbalanced)
    #expect(error?.detail == "the postings sum to 3.50 and not to zero")
  }

  @Test(arguments: [0, 1])
  func `fewer than two postings are refused even when they sum to zero`(count: Int) {
    let error = #expect(throws: BookkeepingError.self) {
      try Self.posted(Array([(Self.bank, 0)].prefix(count)))
    }
    #expect(error?.code == .oneLegged)
  }

  @Test func `a transaction balanced by construction is one the check accepts (seed 0xBA1)`() throws {
    var random = SplitMix64(seed: 0xBA1)
    for _ in 0..<500 {
      let first = Money(cents: Int.random(in: -100_000...100_000, using: &random))
      let second = Money(cents: Int.random(in: -100_000...100_000, using: &random))
      let made = Transaction(
        date: CivilDate(dayNumber: 20_000), description: "Hike", balancing: Self.bank,
        Posting(Self.tax, first), Posting(Self.income, second))
      let checked = try Transaction(date: made.date, description: "Hike", postings: made.postings)
      #expect(checked == made)
      #expect(made.amount(in: Self.bank) == .zero - first - second)
      #expect(made.postings.count == 3)
    }
  }
}
