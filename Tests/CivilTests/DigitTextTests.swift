import Testing

@testable import Civil

@Suite struct DigitTextTests {
  @Test(arguments: [("0", 0), ("007", 7), ("999999999", 999_999_999)])
  func `a run of digits is a number`(text: String, number: Int) {
    #expect(DigitText.number(text.utf8) == number)
  }

  @Test(arguments: ["", "-1", "+1", " 1", "1 ", "1a", "1234567890", "\u{0661}", "\u{FF11}"])
  func `anything but one to nine ASCII digits is no number`(text: String) {
    #expect(DigitText.number(text.utf8) == nil)
  }

  @Test func `padding adds zeros and never cuts`() {
    #expect(DigitText.padded(7, to: 2) == "07")
    #expect(DigitText.padded(12345, to: 4) == "12345")
    #expect(DigitText.padded(-5, to: 4) == "-0005")
  }
}
