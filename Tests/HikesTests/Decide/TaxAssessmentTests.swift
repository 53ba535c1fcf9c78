import Bookkeeping
import Hikes
import Quantities
import Testing

struct TaxAssessmentTests {
  private func assessed(_ day: String, registered: String? = nil) -> TaxAssessment? {
    var rules = BusinessRules()
    rules.registeredFrom = registered.map(MoneyBook.date)
    return TaxAssessment(
      Money(cents: 2500), prices: .plusHST, on: MoneyBook.date(day), rules: rules, taxes: .canada)
  }

  @Test func `the province and the day give the rate`() {
    #expect(assessed("2025-03-31")?.taxed.hst == Money(cents: 375))
    #expect(assessed("2025-04-01")?.taxed.hst == Money(cents: 350))
    #expect(assessed("2007-12-31") == nil)
  }

  @Test func `the day of registration is taxed, the day before is not and needs no rate`() {
    #expect(assessed("2025-06-01", registered: "2025-06-01")?.rate.basisPoints == 1400)
    #expect(assessed("2025-05-31", registered: "2025-06-01")?.rate.basisPoints == 0)
    #expect(assessed("2007-12-31", registered: "2025-06-01")?.isBeforeRegistration == true)
  }
}
