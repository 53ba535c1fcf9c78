import Bookkeeping
import Testing

struct BookkeepingErrorTests {
  @Test func `codes are kebab-case and never renamed`() {
    #expect(BookkeepingError.Code.allCases.map(\.rawValue) == ["unbalanced", "one-legged"])
  }
}
