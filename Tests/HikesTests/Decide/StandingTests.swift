import Civil
import Hikes
import Quantities
import Testing

struct StandingTests {
  private func standing(_ payments: [Payment], on day: String = "2025-12-09") -> Standing {
    Standing.of(DogID("luna"), on: DayBook.date(day), in: MoneyBook.book(payments))
  }

  /// R78: 14 days are not overdue, 15 are.
  @Test(arguments: [(0, Standing.paid), (1, .paid), (14, .paid), (15, .overdue), (400, .overdue)])
  func `the last payment decides by its age`(days: Int, expected: Standing) {
    let paid = DayBook.tuesday.adding(days: -days).description
    #expect(standing([MoneyBook.payment("p", 2500, paid: paid)]) == expected)
    // Without a recorded day it counts on the hike it stands for.
    #expect(standing([MoneyBook.payment("p", 2500, hike: paid)]) == expected)
  }

  /// R79.
  @Test func `a dog that never paid is unpaid, also when only others paid or money went back`() {
    #expect(standing([]) == .unpaid)
    #expect(standing([MoneyBook.payment("p", 2500, dog: "pip", hike: "2025-12-09")]) == .unpaid)
    #expect(standing([MoneyBook.payment("p", -2500, hike: "2025-12-09")]) == .unpaid)
    #expect(standing([MoneyBook.payment("p", 2500)]) == .unpaid)
  }

  @Test func `a payment for the hike of the day makes it paid, however long ago it came`() {
    #expect(standing([MoneyBook.payment("p", 2500, hike: "2025-12-09", paid: "2025-10-01")]) == .paid)
  }

  @Test func `payments after the day do not count yet`() {
    let payments = [
      MoneyBook.payment("p", 2500, hike: "2025-12-16"), MoneyBook.payment("q", 2500, paid: "2025-12-10"),
    ]
    #expect(standing(payments) == .unpaid)
    #expect(standing(payments + [MoneyBook.payment("r", 2500, hike: "2025-11-01")]) == .overdue)
  }

  @Test func `the settings may allow another number of days`() {
    var book = MoneyBook.book([MoneyBook.payment("p", 2500, paid: "2025-12-01")])
    book.rules.overdueAfterDays = 7
    #expect(Standing.of(DogID("luna"), on: DayBook.date("2025-12-08"), in: book) == .paid)
    #expect(Standing.of(DogID("luna"), on: DayBook.date("2025-12-09"), in: book) == .overdue)
  }
}
