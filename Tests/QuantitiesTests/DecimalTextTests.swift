import Testing

@testable import Quantities

@Suite struct DecimalTextTests {
  @Test(arguments: [
    ("0", 0, 0), ("1.5", 2, 150), ("-1.5", 2, -150), ("+7", 0, 7), ("14.500", 2, 1450), ("-0.01", 2, -1),
    ("999999999999", 2, 99_999_999_999_900),
  ])
  func `a decimal has one exact value`(text: String, places: Int, value: Int) {
    #expect(DecimalText(text)?.exact(places: places) == value)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "1.2.3", "1,5", " 1", "1 ", "--1", "1e3", "1000000000000", "\u{0661}",
  ])
  func `what is not a plain decimal is refused`(text: String) {
    #expect(DecimalText(text) == nil)
  }

  @Test func `what is finer than asked is not exact`() {
    #expect(DecimalText("9.975")?.exact(places: 2) == nil)
    #expect(DecimalText("9.975")?.truncatedMagnitude(places: 2) == 997)
  }

  @Test func `text keeps as many decimals as asked and no more zeros`() {
    #expect(DecimalText.text(ofMagnitude: 5, places: 2, atLeast: 2) == "0.05")
    #expect(DecimalText.text(ofMagnitude: 1400, places: 2, atLeast: 0) == "14")
    #expect(DecimalText.text(ofMagnitude: 447_321_000, places: 7, atLeast: 5) == "44.73210")
  }
}
