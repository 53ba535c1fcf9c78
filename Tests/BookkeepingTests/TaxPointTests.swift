import Bookkeeping
import Civil
import TestSupport
import Testing

struct TaxPointTests {
  struct Case: Sendable {
    var paid: String?
    var due: String?
    var hike: String?
    var dueDays = 14
    let date: String?
    let basis: TaxPoint.Basis?
  }

  @Test(arguments: [
    Case(hike: "2025-12-08", date: "2025-11-24", basis: .policy),
    Case(paid: "2025-12-01", hike: "2025-12-08", date: "2025-11-24", basis: .policy),
    Case(paid: "2025-11-20", hike: "2025-12-08", date: "2025-11-20", basis: .recorded),
    Case(paid: "2025-11-24", hike: "2025-12-08", date: "2025-11-24", basis: .recorded),
    Case(due: "2025-12-03", hike: "2025-12-08", date: "2025-12-03", basis: .recorded),
    Case(paid: "2025-12-05", due: "2025-12-03", hike: "2025-12-08", date: "2025-12-03", basis: .recorded),
    Case(paid: "2025-11-05", due: "2025-12-03", hike: "2025-12-08", date: "2025-11-05", basis: .recorded),
    Case(paid: "2025-11-05", date: "2025-11-05", basis: .recorded),
    Case(due: "2025-12-03", date: "2025-12-03", basis: .recorded),
    Case(hike: "2025-12-08", dueDays: 0, date: "2025-12-08", basis: .policy),
    Case(hike: "2025-12-08", dueDays: -1, date: "2025-12-08", basis: .assumed),
    Case(date: nil, basis: nil),
  ])
  func `the earlier of paid and due decides, and says what it rests on`(_ example: Case) throws {
    let point = TaxPoint(
      paid: example.paid.flatMap { CivilDate(iso: $0) }, due: example.due.flatMap { CivilDate(iso: $0) },
      supplied: example.hike.flatMap { CivilDate(iso: $0) }, dueDays: example.dueDays)
    #expect(point?.date.description == example.date)
    #expect(point?.basis == example.basis)
  }

  @Test func `it never lies after a day that is known (seed 0x7A9)`() {
    var random = SplitMix64(seed: 0x7A9)
    for _ in 0..<500 {
      let days = (0..<3).map { _ in
        Bool.random(using: &random)
          ? CivilDate(dayNumber: Int.random(in: 20_000...20_060, using: &random)) : nil
      }
      let dueDays = Int.random(in: 0...30, using: &random)
      let point = TaxPoint(paid: days[0], due: days[1], supplied: days[2], dueDays: dueDays)
      let due = days[1] ?? days[2]?.adding(days: -dueDays)
      #expect(point?.date == [days[0], due].compactMap { $0 }.min())
      if point?.basis == .recorded { #expect(point?.date == days[0] || point?.date == days[1]) }
    }
  }
}
