import Bookkeeping
import Quantities
import Testing

struct QuickMethodTests {
  @Test(
    arguments: [
      (Province.novaScotia, 1500, 1000), (.novaScotia, 1400, 940), (.novaScotia, 0, nil),
      (.novaScotia, 1300, nil), (.ontario, 1300, nil),
    ] as [(Province, Int, Int?)])
  func `only Nova Scotia's two rates are known`(province: Province, hst: Int, remitted: Int?) {
    let rate = QuickMethod.remittanceRate(in: province, hst: TaxRate(basisPoints: hst))
    #expect(rate?.basisPoints == remitted)
  }

  @Test func `110,000 dollars at 14 percent remit 10,340 before the credit`() throws {
    let rate = try #require(
      QuickMethod.remittanceRate(in: .novaScotia, hst: TaxRate(basisPoints: 1400)))
    #expect(rate.tax(onNet: Money(cents: 11_000_000)) == Money(cents: 1_034_000))
  }
}
