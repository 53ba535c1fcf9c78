public import Quantities

extension TaxedAmount {
  /// The parts of one receipt, taxed together: tax is rounded once, on their sum, and handed out so that the parts
  /// add up to it.
  ///
  /// Each part gets what the rounded tax grows by when it joins those before it, so it differs by less than a cent
  /// from its own tax, and a receipt of one part is that part's own tax. (Excise Tax Act, s. 165.2(1).)
  /// - Parameter amounts: at one rate, all before tax or all with tax inside.
  public static func parts(ofReceipt amounts: [Money], prices: PriceBasis, rate: TaxRate) -> [TaxedAmount] {
    var sum = Money.zero
    var taxed = TaxedAmount.zero
    return amounts.map { amount in
      sum += amount
      let grown = TaxedAmount(amount: sum, prices: prices, rate: rate)
      defer { taxed = grown }
      return grown - taxed
    }
  }
}
