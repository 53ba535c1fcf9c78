import Quantities
import TestSupport
import Testing

@Suite struct TaxRateTests {
  @Test(arguments: [
    (1500, 2500, 326), (1500, 3000, 391), (1500, 5000, 652), (1500, 6000, 783), (1400, 2500, 307),
    (1400, 3000, 368), (1400, 5000, 614), (1400, 6000, 737), (0, 2500, 0), (10_000, 5, 3),
  ])
  func `the tax inside a gross amount mirrors for refunds`(basisPoints: Int, gross: Int, tax: Int) {
    let rate = TaxRate(basisPoints: basisPoints)
    #expect(rate.taxInside(gross: Money(cents: gross)).cents == tax)
    #expect(rate.taxInside(gross: Money(cents: -gross)).cents == -tax)
  }

  @Test(arguments: [
    (1400, 2500, 350), (1500, 2500, 375), (500, 10, 1), (500, 9, 0), (1500, 10, 2), (1450, 100, 15),
  ])
  func `tax on a net amount rounds half away from zero`(basisPoints: Int, net: Int, tax: Int) {
    let rate = TaxRate(basisPoints: basisPoints)
    #expect(rate.tax(onNet: Money(cents: net)).cents == tax)
    #expect(rate.tax(onNet: Money(cents: -net)).cents == -tax)
  }

  @Test(arguments: [
    ("14", 1400, "14"), ("14.5", 1450, "14.5"), ("9.97", 997, "9.97"), ("0", 0, "0"), ("14.50", 1450, "14.5"),
    ("0.05", 5, "0.05"), ("999.99", 99_999, "999.99"),
  ])
  func `a percentage is read and written`(text: String, basisPoints: Int, written: String) throws {
    let rate = try #require(TaxRate(percent: text))
    #expect(rate.basisPoints == basisPoints)
    #expect(rate.percentText == written)
    #expect(rate.description == written + "%")
  }

  @Test(arguments: ["", "9.975", "-14", "+14", "14%", "14,5", "1000", ".5", "14.", "fourteen"])
  func `what is no exact rate is refused`(text: String) {
    #expect(TaxRate(percent: text) == nil)
  }

  @Test func `rates compare by size`() {
    #expect(TaxRate(basisPoints: 1400) < TaxRate(basisPoints: 1500))
  }

  /// Seed 14. The nearest cent is found by trying: no other cent may be closer to the exact share.
  @Test func `rounding is to the nearest cent, ties away from zero`() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<500 {
      let rate = TaxRate(basisPoints: .random(in: 0...3000, using: &random))
      let amount = Int.random(in: 0...10_000_000, using: &random)
      for (tax, divisor) in [
        (rate.tax(onNet: Money(cents: amount)).cents, 10_000),
        (rate.taxInside(gross: Money(cents: amount)).cents, 10_000 + rate.basisPoints),
      ] {
        let twiceError = 2 * (tax * divisor - amount * rate.basisPoints)
        #expect(twiceError > -divisor && twiceError <= divisor)
      }
    }
  }

  @Test func `an enormous amount is taxed exactly`() {
    let rate = TaxRate(basisPoints: 1000)
    #expect(rate.tax(onNet: Money(cents: 9_000_000_000_000_000_005)).cents == 900_000_000_000_000_001)
  }
}
