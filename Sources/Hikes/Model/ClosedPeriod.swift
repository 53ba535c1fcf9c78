public import Bookkeeping
public import Civil
public import Quantities

/// A period that was reported to the tax office: its figures stand, whatever the book learns later.
public struct ClosedPeriod: Hashable, Sendable {
  /// `2025-04`, `2025-Q2` or `2025`; a text that is no period is named by `hound check`.
  public var period: String
  public var basis: HSTReturn.Basis
  public var net: Money
  public var hst: Money
  public var closedOn: CivilDate?

  public init(
    _ period: String, basis: HSTReturn.Basis = .taxPoint, net: Money = .zero, hst: Money = .zero,
    closedOn: CivilDate? = nil
  ) {
    self.period = period
    self.basis = basis
    self.net = net
    self.hst = hst
    self.closedOn = closedOn
  }

  public var span: TaxSpan? { TaxSpan(period) }
}

/// One line of a report as it went to the tax office, kept so that a later change can be told from it.
public struct ReportedLine: Hashable, Sendable {
  public var period: String
  public var basis: HSTReturn.Basis
  public var payment: PaymentID
  /// The day under which it was reported.
  public var date: CivilDate
  public var rate: TaxRate
  public var amount: Money
  public var prices: PriceBasis
  public var net: Money
  public var hst: Money
  public var isAssumed: Bool
  /// A correction of an earlier period that this report took in.
  public var isAdjustment: Bool

  public init(
    period: String, basis: HSTReturn.Basis, payment: PaymentID, date: CivilDate, rate: TaxRate,
    amount: Money, prices: PriceBasis, net: Money, hst: Money, isAssumed: Bool = false,
    isAdjustment: Bool = false
  ) {
    self.period = period
    self.basis = basis
    self.payment = payment
    self.date = date
    self.rate = rate
    self.amount = amount
    self.prices = prices
    self.net = net
    self.hst = hst
    self.isAssumed = isAssumed
    self.isAdjustment = isAdjustment
  }
}
