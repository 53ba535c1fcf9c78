public import Quantities

/// The Quick Method: HST is charged as ever, and a smaller share of the tax-included total is remitted.
public enum QuickMethod {
  /// The share for a service business that is established and sells in Nova Scotia, by the rate of HST its
  /// sales carry: 10.0 % of sales at 15 %, 9.4 % of sales at 14 %. Nil for any other sales.
  ///
  /// Source: SOR/91-51 s. 15(5)(b) as it stood before and from 2025-04-01. The credit of 1 % on the first
  /// $30,000 of a fiscal year is not in it.
  public static func remittanceRate(in province: Province, hst: TaxRate) -> TaxRate? {
    guard province == .novaScotia else { return nil }
    switch hst.basisPoints {
    case 1500: return TaxRate(basisPoints: 1000)
    case 1400: return TaxRate(basisPoints: 940)
    default: return nil
    }
  }
}
