import Bookkeeping
import Testing

struct PriceBasisTests {
  @Test func `the written words are those of the settings`() {
    #expect(PriceBasis.allCases.map(\.rawValue) == ["plus-hst", "include-hst"])
  }
}
