/// A sales tax rate in hundredths of a percent: 14 % is 1400 basis points.
public struct TaxRate: Hashable, Sendable {
  /// 0 or more.
  public let basisPoints: Int

  /// - Precondition: `basisPoints` is not negative; a rate that was written goes through ``init(percent:)``.
  public init(basisPoints: Int) {
    precondition(basisPoints >= 0, "a tax rate is not negative")
    self.basisPoints = basisPoints
  }

  /// Reads `14` or `14.5`, a percentage without a sign or a percent sign, up to 999.99. Nil when it is finer
  /// than a hundredth of a percent (`9.975`).
  public init?(percent text: some StringProtocol) {
    guard let decimal = DecimalText(text), decimal.sign == .none, decimal.whole <= 999,
      let basisPoints = decimal.exact(places: 2)
    else { return nil }
    self.basisPoints = basisPoints
  }

  /// `14`, `14.5`: what ``init(percent:)`` reads.
  public var percentText: String {
    if basisPoints.isMultiple(of: 100) { return String(basisPoints / 100) }
    return DecimalText.text(ofMagnitude: basisPoints.magnitude, places: 2, atLeast: 0)
  }

  /// The tax that comes on top of `net`, rounded to the cent, half away from zero.
  public func tax(onNet net: Money) -> Money { share(of: net, dividedBy: 10_000) }

  /// The tax already contained in `gross`, which is gross * rate / (1 + rate), rounded to the cent, half away
  /// from zero. The net is gross minus this, so that the two add up.
  public func taxInside(gross: Money) -> Money { share(of: gross, dividedBy: 10_000 + basisPoints) }

  /// amount * basisPoints / divisor in exact integers. A double-width product cannot overflow.
  private func share(of amount: Money, dividedBy divisor: Int) -> Money {
    let divisor = divisor.magnitude
    let product = amount.cents.magnitude.multipliedFullWidth(by: basisPoints.magnitude)
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    let rounded = Int(remainder >= divisor - remainder ? quotient + 1 : quotient)
    return Money(cents: amount.cents < 0 ? -rounded : rounded)
  }
}

extension TaxRate: Comparable {
  public static func < (left: TaxRate, right: TaxRate) -> Bool { left.basisPoints < right.basisPoints }
}

extension TaxRate: CustomStringConvertible {
  /// `14%`.
  public var description: String { "\(percentText)%" }
}
