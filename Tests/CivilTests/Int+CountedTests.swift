import Civil
import Testing

struct IntCountedTests {
  @Test(arguments: [(0, "0 dogs"), (1, "1 dog"), (2, "2 dogs")])
  func `one is said as one`(number: Int, text: String) {
    #expect(number.counted("dog", "dogs") == text)
  }
}
