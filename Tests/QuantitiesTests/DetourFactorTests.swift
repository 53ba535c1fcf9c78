import Quantities
import Testing

@Suite struct DetourFactorTests {
  @Test(arguments: [
    ("1.3", 1300, "1.3"), ("1", 1000, "1"), ("1.275", 1275, "1.275"), ("10", 10_000, "10"),
    ("1.30", 1300, "1.3"),
  ])
  func `a factor is read and written`(text: String, thousandths: Int, written: String) throws {
    let factor = try #require(DetourFactor(text))
    #expect(factor.thousandths == thousandths)
    #expect(factor.description == written)
    #expect(DetourFactor(thousandths: thousandths) == factor)
  }

  @Test(arguments: ["", "0.9", "0", "10.001", "1.2755", "-1.3", "+1.3", "1,3", "999999999999"])
  func `what no road can be is refused`(text: String) {
    #expect(DetourFactor(text) == nil)
  }

  @Test func `the straight line is the least factor`() {
    #expect(DetourFactor.straight.thousandths == 1000)
    #expect(DetourFactor(thousandths: 999) == nil)
  }
}
