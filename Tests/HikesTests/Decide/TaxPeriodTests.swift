import Civil
import Hikes
import Testing

struct TaxPeriodTests {
  @Test(arguments: [
    (TaxPeriod.month, "2024-02-11", "2024-02-01", "2024-02-29", "2024-02"),
    (.month, "2025-12-31", "2025-12-01", "2025-12-31", "2025-12"),
    (.quarter, "2025-01-01", "2025-01-01", "2025-03-31", "2025-Q1"),
    (.quarter, "2025-06-30", "2025-04-01", "2025-06-30", "2025-Q2"),
    (.quarter, "2025-11-05", "2025-10-01", "2025-12-31", "2025-Q4"),
    (.year, "2025-07-01", "2025-01-01", "2025-12-31", "2025"),
  ])
  func `a period has a first day, a last day and a name`(
    period: TaxPeriod, day: String, first: String, last: String, label: String
  ) {
    let date = MoneyBook.date(day)
    #expect(period.first(containing: date).description == first)
    #expect(period.last(containing: date).description == last)
    #expect(period.label(containing: date) == label)
  }
}
