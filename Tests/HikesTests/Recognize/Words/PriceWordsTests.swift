import Bookkeeping
import Diagnostics
import Testing

@testable import Hikes

@Suite struct PriceWordsTests {
  @Test(
    arguments: [PriceWords.inside, PriceWords.with, PriceWords.prices, PriceWords.onTop, PriceWords.denials]
      .flatMap { rule in
        rule.examples.map { ($0, rule.meaning) }
      })
  func `a line says where the tax is`(text: String, basis: PriceBasis) {
    #expect(PriceWords.basis(of: text) == basis)
  }

  @Test(arguments: ["October 2023", "HST", "paid HST in Oct", "incl. treats", "HST incl. or plus HST?"])
  func `or nothing of it`(text: String) { #expect(PriceWords.basis(of: text) == nil) }

  @Test(arguments: PriceWords.taxes.examples)
  func `a line of prices names the tax`(text: String) { #expect(PriceWords.basis(of: text) != nil) }

  @Test(arguments: [
    ("NOVEMBER 2025 (all prices incl. HST)", "", PriceBasis.includeHST),
    ("November 2025", ",,,Total (incl. HST),85.50", .includeHST),
    ("November 2025", ",,,Total (incl. HST),97.47", .plusHST),
    ("November 2025", ",,,of which HST,10.50", .includeHST),
    ("November 2025", ",,,Less HST,10.50", .includeHST),
    ("November 2025", ",,,Net of HST,75.00", .includeHST), ("November 2025 plus HST", "", .plusHST),
  ])
  func `a sheet is read as its words say`(title: String, line: String, basis: PriceBasis) throws {
    let text = "\(title)\nDog,Mon 3,Tue 4,Wed 5,Thu 6\nAlfie,28.50,,28.50,\nBingo,,28.50,,\n\(line)\n"
    let conversion = SheetText.convert([try SheetText.read(text, month: "2025-11")])
    #expect(conversion.prices.prices == basis, "\(conversion.prices.evidence)")
    #expect(!conversion.diagnostics.contains { $0.code == .totalDiffers }, "\(conversion.diagnostics)")
    #expect(!conversion.prices.isAssumed)
  }

  @Test func `a subtotal and the tax under every day are held against that day, and its rate`() throws {
    let reading = try SheetText.read(
      """
      Week of Mar 31 2025,,,,,,
      Dog,Mon,Tue,Wed,Thu,Fri,Weekly
      Amos,25.00,,25.00,,25.00,75.00
      Cody,30.00,30.00,30.00,30.00,30.00,150.00
      Subtotal,55.00,30.00,55.00,30.00,55.00,225.00
      HST 15%,8.25,,,,,8.25
      HST 14%,,4.20,7.70,4.20,7.70,23.80
      Total with HST,63.25,34.20,62.70,34.20,62.70,257.05
      """)
    let conversion = SheetText.convert([reading])
    #expect(conversion.diagnostics.filter { $0.code == .totalDiffers }.isEmpty, "\(conversion.diagnostics)")
    #expect(conversion.prices.prices == .plusHST && !conversion.prices.isAssumed)
  }

  @Test(arguments: [("11.97", PriceBasis.plusHST), ("10.50", .includeHST), ("97.47", .plusHST)])
  func `a column of HST beside the dogs says it`(figure: String, basis: PriceBasis) throws {
    let text =
      "Dog,Mon 3,Tue 4,Wed 5,Subtotal,HST\nAlfie,28.50,28.50,28.50,85.50,\(figure)\nBingo,28.50,28.50,28.50,85.50,\(figure)\n"
    let conversion = SheetText.convert([try SheetText.read(text, month: "2025-11")])
    #expect(conversion.prices.prices == basis && !conversion.prices.isAssumed)
  }
}
