import Bookkeeping
import Quantities
import TestSupport
import Testing

struct TaxedAmountReceiptTests {
  @Test func `rows of one receipt are taxed as their sum`() {
    // 12.51 is 1.8765 of tax: 1.88 three times is 5.64, on the sum it is 5.63.
    let parts = TaxedAmount.parts(
      ofReceipt: [1251, 1251, 1251].map { Money(cents: $0) }, prices: .plusHST,
      rate: TaxRate(basisPoints: 1500))
    #expect(parts.map(\.hst.cents) == [188, 187, 188])
    #expect(parts.reduce(.zero, +).hst == Money(cents: 563))
  }

  @Test(arguments: PriceBasis.allCases)
  func `the parts add up to the tax on the sum, and one part is its own (seed 0x2ECE1)`(prices: PriceBasis) {
    var random = SplitMix64(seed: 0x2ECE1)
    for _ in 0..<500 {
      let rate = TaxRate(basisPoints: [0, 1400, 1500].randomElement(using: &random) ?? 0)
      let amounts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Money(cents: Int.random(in: -9_999...9_999, using: &random))
      }
      let parts = TaxedAmount.parts(ofReceipt: amounts, prices: prices, rate: rate)
      let whole = TaxedAmount(amount: amounts.reduce(.zero, +), prices: prices, rate: rate)
      #expect(parts.reduce(.zero, +) == whole)
      #expect(parts.allSatisfy { $0.net + $0.hst == $0.gross })
      #expect(
        TaxedAmount.parts(ofReceipt: [amounts[0]], prices: prices, rate: rate)
          == [TaxedAmount(amount: amounts[0], prices: prices, rate: rate)])
      for (part, amount) in zip(parts, amounts) {
        let own = TaxedAmount(amount: amount, prices: prices, rate: rate).hst
        #expect((part.hst - own).magnitude <= Money(cents: 1))
      }
    }
  }
}
