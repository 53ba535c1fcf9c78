import Bookkeeping
import Civil
import Hikes
import Quantities
import TestSupport
import Testing

struct JournalTests {
  private func moves(_ payments: [Payment]) -> [String] {
    Journal(MoneyBook.ledger(payments)).items.map { item in
      "\(item.transaction.date) \(item.event.rawValue): "
        + item.transaction.postings.map { "\($0.account) \($0.amount)" }.joined(separator: ", ")
    }
  }

  @Test func `money for a hike to come is income on its day`() {
    #expect(
      moves([MoneyBook.payment("p", 2500, hike: "2025-12-08", paid: "2025-11-20")]) == [
        "2025-11-20 sale: assets:bank 28.50, liabilities:hst collected -3.50, liabilities:prepaid hikes -25.00",
        "2025-12-08 earned: income:hikes -25.00, liabilities:prepaid hikes 25.00",
      ])
  }

  @Test func `what was due before it was paid is a receivable, and prepaid once it came`() {
    #expect(
      moves([MoneyBook.payment("p", 2500, hike: "2025-12-08", paid: "2025-12-01")]) == [
        "2025-11-24 sale: assets:receivable 28.50, liabilities:hst collected -3.50, liabilities:due hikes -25.00",
        "2025-12-01 paid: assets:receivable -28.50, assets:bank 28.50",
        "2025-12-01 paid: liabilities:prepaid hikes -25.00, liabilities:due hikes 25.00",
        "2025-12-08 earned: income:hikes -25.00, liabilities:prepaid hikes 25.00",
      ])
  }

  @Test func `prepaid at a day is what the journal holds as such (seed 0x10E12A1)`() {
    var random = SplitMix64(seed: 0x10E12A1)
    for _ in 0..<300 {
      let ledger = MoneyBook.ledger(MoneyBook.randomPayments(&random))
      let day = MoneyBook.date("2025-04-01").adding(days: Int.random(in: -40...40, using: &random))
      let items = Journal(ledger).items
      let held = items.filter { $0.transaction.date <= day }
        .map { $0.transaction.amount(in: .prepaidHikes) }.reduce(.zero, +)
      #expect(Prepaid(ledger, asOf: day).total.net == -held)
      #expect(items.flatMap(\.transaction.postings).map(\.amount).reduce(.zero, +) == .zero)
      let collected = items.map { $0.transaction.amount(in: .hstCollected) }.reduce(.zero, +)
      #expect(-collected == ledger.total.hst)
    }
  }

  @Test func `both programs' words are declared and quoted`() {
    var payment = MoneyBook.payment("p", 2500, paid: "2025-12-08", source: "a, \"b\".csv!B5")
    payment.dog = DogID("lu;na|x")
    let journal = Journal(MoneyBook.ledger([payment]))
    let hledger = JournalText.lines(journal, .hledger)
    #expect(hledger.contains("account liabilities:hst collected"))
    #expect(hledger.contains("2025-12-08 * (p) Payment, lu,na,x  ; event:sale"))
    #expect(hledger.contains("    ; source:a  \"b\".csv!B5"))
    let beancount = JournalText.lines(journal, .beancount)
    #expect(beancount.contains("2025-12-08 open Liabilities:Hst-Collected CAD"))
    #expect(beancount.contains("  source: \"a, \\\"b\\\".csv!B5\""))
  }
}
