import Bookkeeping
import Civil
import Hikes
import Quantities
import Testing

struct RevenueTests {
  static let payments = [
    MoneyBook.payment("a", 2500, dog: "pip", hike: "2025-12-08"),
    MoneyBook.payment("b", 2500, dog: "luna", hike: "2025-12-09"),
    MoneyBook.payment("c", -2500, dog: "luna", hike: "2025-12-10"),
    MoneyBook.payment("d", 3000, dog: "luna", hike: "2026-01-05"),
    MoneyBook.payment("e", 1000, dog: nil, paid: "2025-11-30"),
    MoneyBook.payment("f", 0, dog: "ghost", hike: "2025-12-08"),
  ]

  @Test func `rows go by the month of the hike and the dog`() {
    let rows = Revenue(MoneyBook.ledger(Self.payments)).rows
    #expect(
      rows.map { "\($0.month?.description ?? "-") \($0.dog?.text ?? "-") \($0.hikes) \($0.taxed.net)" } == [
        "2025-11 - 1 10.00", "2025-12 ghost 0 0.00", "2025-12 luna 1 0.00", "2025-12 pip 1 25.00",
        "2026-01 luna 1 30.00",
      ])
    #expect(rows.map(\.owner) == ["", "", "Grace Boudreau", "Grace Boudreau", "Grace Boudreau"])
    #expect(rows.map(\.name) == ["", "Ghost", "Luna", "Pip", "Luna"])
  }

  @Test func `by month alone and by dog alone nothing is lost`() {
    let ledger = MoneyBook.ledger(Self.payments)
    let months = Revenue(ledger, by: .month)
    #expect(
      months.rows.map { "\($0.month?.description ?? "-") \($0.taxed.gross)" } == [
        "2025-11 11.40", "2025-12 28.50", "2026-01 34.20",
      ])
    #expect(months.rows.allSatisfy { $0.dog == nil && $0.name.isEmpty && $0.owner.isEmpty })
    let dogs = Revenue(ledger, by: .dog)
    #expect(dogs.rows.map { $0.dog?.text } == [nil, "ghost", "luna", "pip"])
    #expect(dogs.rows.allSatisfy { $0.month == nil })
    for grouping in Revenue.Grouping.allCases {
      #expect(Revenue(ledger, by: grouping).total == ledger.total)
      #expect(Revenue(ledger, by: grouping).hikes == 4)
    }
  }
}
