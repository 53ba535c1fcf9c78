import Bookkeeping
public import Quantities

/// Lines 101, 103 and 105 of the GST/HST return for some rows of a summary, before input tax credits.
public struct ReturnLines: Hashable, Sendable {
  /// Sales in whole dollars, half a dollar away from zero: before tax, or with tax under the Quick Method.
  public let line101: Money
  /// HST collected or collectible; under the Quick Method the share that is remitted instead.
  public let line103: Money
  /// 103 and the adjustments of 104, of which the book has none.
  public var line105: Money { line103 }

  public init(_ rows: [HSTReturn.Row], _ rules: BusinessRules) {
    let sales = rows.map { rules.quickMethod ? $0.taxed.gross : $0.taxed.net }.reduce(.zero, +)
    let halfUp = (sales.magnitude.cents + 50) / 100 * 100
    line101 = Money(cents: sales < .zero ? -halfUp : halfUp)
    line103 = rows.map { row in
      guard rules.quickMethod, let rate = Self.quickRate(row, rules) else { return row.taxed.hst }
      return rate.tax(onNet: row.taxed.gross)
    }.reduce(.zero, +)
  }

  /// The Quick Method's share for a row's sales; nil where none is known, and its HST stands on line 103 then.
  public static func quickRate(_ row: HSTReturn.Row, _ rules: BusinessRules) -> TaxRate? {
    QuickMethod.remittanceRate(in: rules.province, hst: row.rate)
  }
}
