public import Bookkeeping
public import Civil
public import Quantities

/// One amount as it is taxed on one day: the rate of that day and what it makes of the amount.
public struct TaxAssessment: Hashable, Sendable {
  public let date: CivilDate
  /// 0 where the business was not registered yet.
  public let rate: TaxRate
  public let taxed: TaxedAmount
  /// The day lies before `registered_from`, so no HST is in the amount (Excise Tax Act, s. 166).
  public let isBeforeRegistration: Bool

  /// Nil when no rate is known for the day; a day before registration needs none.
  public init?(
    _ amount: Money, prices: PriceBasis, on date: CivilDate, rules: BusinessRules, taxes: TaxTable
  ) {
    isBeforeRegistration = rules.registeredFrom.map { date < $0 } ?? false
    guard
      let rate = isBeforeRegistration ? TaxRate(basisPoints: 0) : taxes.rate(in: rules.province, on: date)
    else { return nil }
    self.date = date
    self.rate = rate
    taxed = TaxedAmount(amount: amount, prices: prices, rate: rate)
  }

  /// The same day and rate for a part of a receipt that was taxed as a whole.
  func taxing(_ part: TaxedAmount) -> TaxAssessment {
    TaxAssessment(date: date, rate: rate, taxed: part, isBeforeRegistration: isBeforeRegistration)
  }

  /// The same amount at the rate of what it reverses; its own day stays.
  func reversing(_ original: TaxAssessment, _ amount: Money, _ prices: PriceBasis) -> TaxAssessment {
    TaxAssessment(
      date: date, rate: original.rate,
      taxed: TaxedAmount(amount: amount, prices: prices, rate: original.rate),
      isBeforeRegistration: original.isBeforeRegistration)
  }

  private init(date: CivilDate, rate: TaxRate, taxed: TaxedAmount, isBeforeRegistration: Bool) {
    self.date = date
    self.rate = rate
    self.taxed = taxed
    self.isBeforeRegistration = isBeforeRegistration
  }
}
