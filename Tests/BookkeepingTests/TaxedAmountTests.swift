import Bookkeeping
import Quantities
import TestSupport
import Testing

struct TaxedAmountTests {
  /// The figures of the tax notes: price with HST inside at 15 % and 14 %, and plus HST at 14 %.
  @Test(
    arguments: [
      (2500, PriceBasis.includeHST, 1500, 2174, 326), (2500, .includeHST, 1400, 2193, 307),
      (3000, .includeHST, 1500, 2609, 391), (3000, .includeHST, 1400, 2632, 368),
      (5000, .includeHST, 1500, 4348, 652), (5000, .includeHST, 1400, 4386, 614),
      (6000, .includeHST, 1500, 5217, 783), (6000, .includeHST, 1400, 5263, 737),
      (2500, .plusHST, 1400, 2500, 350), (3000, .plusHST, 1400, 3000, 420),
      (2500, .plusHST, 1500, 2500, 375), (2500, .plusHST, 0, 2500, 0), (2500, .includeHST, 0, 2500, 0),
      (110, .plusHST, 1500, 110, 17), (-110, .plusHST, 1500, -110, -17),  // 16.5 cents
      (-2500, .includeHST, 1400, -2193, -307), (0, .plusHST, 1400, 0, 0),
    ] as [(Int, PriceBasis, Int, Int, Int)])
  func `net and tax of a price`(cents: Int, prices: PriceBasis, rate: Int, net: Int, hst: Int) {
    let taxed = TaxedAmount(
      amount: Money(cents: cents), prices: prices, rate: TaxRate(basisPoints: rate))
    #expect(taxed.net.cents == net)
    #expect(taxed.hst.cents == hst)
    #expect(taxed.gross.cents == net + hst)
  }

  @Test func `net plus tax is gross, a refund mirrors, and the tax is the nearest cent (seed 0x4E57)`() {
    var random = SplitMix64(seed: 0x4E57)
    var sum = TaxedAmount.zero
    for _ in 0..<500 {
      let cents = Int.random(in: -1_000_000...1_000_000, using: &random)
      let bp = Int.random(in: 0...2_000, using: &random)
      let prices: PriceBasis = Bool.random(using: &random) ? .plusHST : .includeHST
      let rate = TaxRate(basisPoints: bp)
      let taxed = TaxedAmount(amount: Money(cents: cents), prices: prices, rate: rate)
      #expect(taxed.net + taxed.hst == taxed.gross)
      #expect((prices == .plusHST ? taxed.net : taxed.gross).cents == cents)
      let mirrored = TaxedAmount(amount: Money(cents: -cents), prices: prices, rate: rate)
      #expect(taxed + mirrored == .zero)
      // Twice the error of hst against amount * bp / divisor is at most the divisor.
      let divisor = prices == .plusHST ? 10_000 : 10_000 + bp
      #expect(abs(2 * (taxed.hst.cents * divisor - cents * bp)) <= divisor)
      sum += taxed
      #expect(sum.net + sum.hst == sum.gross)
    }
  }
}
