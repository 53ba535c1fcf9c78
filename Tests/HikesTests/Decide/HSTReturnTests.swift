import Bookkeeping
import Civil
import Hikes
import Quantities
import TestSupport
import Testing

struct HSTReturnTests {
  static let band = (1...14).map { day in
    MoneyBook.payment("p\(day)", 2500, hike: "2025-04-\(day < 10 ? "0" : "")\(day)")
  }

  @Test func `hikes of April 1 to 14, 2025 are March's at 15 percent, and April's at 14 by the hike`() {
    let ledger = MoneyBook.ledger(Self.band)
    let due = HSTReturn(ledger, basis: .taxPoint)
    #expect(due.rows.map(\.periodStart.description) == ["2025-03-01"])
    #expect(due.rows.map(\.rate.percentText) == ["15"])
    #expect(due.total.taxed.hst == Money(cents: 14 * 375))
    let hiked = HSTReturn(ledger, basis: .hike)
    #expect(hiked.rows.map(\.periodStart.description) == ["2025-04-01"])
    #expect(hiked.rows.map(\.rate.percentText) == ["14"])
    #expect(hiked.total.taxed.hst == Money(cents: 14 * 350))
  }

  @Test func `a hike on December 8 is November's at the tax point and December's by the hike`() {
    let ledger = MoneyBook.ledger([MoneyBook.payment("p", 2500, hike: "2025-12-08")])
    #expect(HSTReturn(ledger, basis: .taxPoint).rows.first?.periodEnd.description == "2025-11-30")
    #expect(HSTReturn(ledger, basis: .hike).rows.first?.periodEnd.description == "2025-12-31")
  }

  @Test(
    arguments: [
      ([(100, 3000)], 36_800, 36_842), ([(160, 2500), (160, 3000)], 108_000, 108_070),
    ] as [([(Int, Int)], Int, Int)])
  func `tax is summed from the receipts, and tax on the total is shown beside it`(
    prices: [(count: Int, cents: Int)], summed: Int, onTotal: Int
  ) {
    let payments = prices.flatMap { price in
      (0..<price.count).map {
        MoneyBook.payment("\(price.cents)-\($0)", price.cents, paid: "2026-01-15", prices: .includeHST)
      }
    }
    let rows = HSTReturn(MoneyBook.ledger(payments), basis: .taxPoint).rows
    #expect(rows.map(\.taxed.hst.cents) == [summed])
    #expect(rows.map(\.hstOnTotal.cents) == [onTotal])
    #expect(rows.map(\.roundingDifference.cents) == [summed - onTotal])
  }

  @Test func `a quarter with two rates has a row for each`() {
    var book = MoneyBook.book([
      MoneyBook.payment("a", 1000, paid: "2025-05-01"), MoneyBook.payment("b", 2000, paid: "2025-06-30"),
      MoneyBook.payment("c", 4000, paid: "2025-07-01"),
    ])
    book.rules.registeredFrom = MoneyBook.date("2025-06-01")
    let rows = HSTReturn(Ledger(book, asOf: MoneyBook.asOf), basis: .taxPoint, by: .quarter).rows
    #expect(rows.map(\.periodStart.description) == ["2025-04-01", "2025-04-01", "2025-07-01"])
    #expect(rows.map(\.rate.percentText) == ["0", "14", "14"])
    #expect(rows.map(\.taxed.net.cents) == [1000, 2000, 4000])
  }

  @Test func `assumed is the gross of what no recorded day decides`() {
    let ledger = MoneyBook.ledger([
      MoneyBook.payment("a", 2500, hike: "2025-12-08"), MoneyBook.payment("b", 2500, paid: "2025-11-24"),
    ])
    let rows = HSTReturn(ledger, basis: .taxPoint).rows
    #expect(rows.map(\.count) == [2])
    #expect(rows.map(\.assumed.cents) == [2850])
  }

  @Test func `a year takes the lines of its own basis`() {
    let ledger = MoneyBook.ledger([MoneyBook.payment("p", 2500, hike: "2026-01-05")])
    #expect(HSTReturn(ledger, basis: .taxPoint, year: 2025).total.count == 1)
    #expect(HSTReturn(ledger, basis: .hike, year: 2025).total.count == 0)
    #expect(HSTReturn(ledger, basis: .hike, year: 2026).total.count == 1)
  }

  @Test func `periods divide the ledger whole, in order, and close to the tax on totals (seed 0x457)`() {
    var random = SplitMix64(seed: 0x457)
    for _ in 0..<500 {
      let ledger = MoneyBook.ledger(MoneyBook.randomPayments(&random))
      for period in TaxPeriod.allCases {
        let summary = HSTReturn(ledger, basis: .taxPoint, by: period)
        #expect(summary.total.taxed == ledger.total)
        #expect(summary.total.count == ledger.lines.count)
        for row in summary.rows {
          let members = ledger.lines.filter {
            row.periodStart <= $0.taxPoint.date && $0.taxPoint.date <= row.periodEnd && $0.rate == row.rate
          }
          #expect(row.taxed == members.map(\.taxed).reduce(.zero, +))
          // Half a cent for each line, and for each of the two ways a price can be written.
          #expect(2 * row.roundingDifference.magnitude.cents <= members.count + 2)
        }
        for (earlier, later) in zip(summary.rows, summary.rows.dropFirst()) {
          #expect((earlier.periodStart, earlier.rate) < (later.periodStart, later.rate))
        }
      }
      #expect(HSTReturn(ledger, basis: .hike).total.count == ledger.lines.count)
    }
  }
}
