public import Quantities

/// An amount with its tax told apart. `net + hst == gross` always: tax is rounded once, for this amount, and
/// the other part is what remains.
public struct TaxedAmount: Hashable, Sendable {
  /// Before tax.
  public let net: Money
  public let hst: Money
  public let gross: Money

  /// Half a cent goes away from zero (Excise Tax Act, s. 165.2), and a refund is the mirror of its payment.
  ///
  /// - Parameter amount: before tax or with tax inside, as `prices` says.
  public init(amount: Money, prices: PriceBasis, rate: TaxRate) {
    switch prices {
    case .plusHST: self.init(net: amount, hst: rate.tax(onNet: amount))
    case .includeHST:
      let hst = rate.taxInside(gross: amount)
      self.init(net: amount - hst, hst: hst)
    }
  }

  /// Net and tax as they were reckoned elsewhere; the gross is their sum.
  public init(net: Money, hst: Money) {
    self.net = net
    self.hst = hst
    gross = net + hst
  }
}

extension TaxedAmount: AdditiveArithmetic {
  public static let zero = TaxedAmount(net: .zero, hst: .zero)

  /// Part by part: tax that was rounded for each amount is added up and never reckoned anew.
  public static func + (left: TaxedAmount, right: TaxedAmount) -> TaxedAmount {
    TaxedAmount(net: left.net + right.net, hst: left.hst + right.hst)
  }

  public static func - (left: TaxedAmount, right: TaxedAmount) -> TaxedAmount {
    TaxedAmount(net: left.net - right.net, hst: left.hst - right.hst)
  }
}
