import Civil
import Testing

@testable import DogRegistry

struct CareTallyTests {
  private func count(_ entries: [(String, Int)]) -> Int {
    CareTally.count(entries.map { CareTally.Entry(type: $0, at: VisitDraft.start.adding(seconds: $1)) })
  }

  @Test func `a finger that taps twice feeds once`() {
    #expect(count([]) == 0)
    #expect(count([("lunch", 0), ("lunch", 5), ("snack", 4)]) == 2)
    #expect(count([("lunch", 6), ("lunch", 0)]) == 2)
    #expect(count([("pee", 0), ("pee", 4), ("pee", 8)]) == 1, "each within five seconds of one before")
  }
}
