import TestSupport
import Testing

@testable import HoundCommands

struct LookupTests {
  private static let names = [
    "convert", "import", "today", "week", "ledger", "owing", "pay", "payments", "receipt",
  ]

  @Test(arguments: [
    ("tody", ["today"]), ("todya", ["today"]), ("toady", ["today"]), ("Today", ["today"]),
    ("conv", ["convert"]), ("rec", ["receipt"]), ("wek", ["week"]), ("--week", ["week"]),
    ("paymnets", ["payments"]), ("payment", ["payments"]), ("pa", ["pay", "payments"]),
    ("x", []), ("bicycle", []), ("", []),
  ])
  func `a misspelled name finds its neighbors`(_ typed: String, _ expected: [String]) {
    #expect(Lookup.nearest(typed, among: Self.names) == expected)
  }

  /// The definition itself, without a table: exponential, so only for short words.
  private func slowDistance(_ left: ArraySlice<Character>, _ right: ArraySlice<Character>) -> Int {
    guard let a = left.last, let b = right.last else { return left.count + right.count }
    var best = min(
      slowDistance(left.dropLast(), right) + 1, slowDistance(left, right.dropLast()) + 1,
      slowDistance(left.dropLast(), right.dropLast()) + (a == b ? 0 : 1))
    if left.count > 1, right.count > 1, a == right.dropLast().last, b == left.dropLast().last {
      best = min(best, slowDistance(left.dropLast(2), right.dropLast(2)) + 1)
    }
    return best
  }

  /// Seed 7.
  @Test func `the distance agrees with its definition`() {
    var generator = SplitMix64(seed: 7)
    func word() -> [Character] {
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in Bool.random(using: &generator) ? "a" : "b" }
    }
    for _ in 0..<500 {
      let (left, right) = (word(), word())
      #expect(Lookup.distance(left, right) == slowDistance(left[...], right[...]), "\(left) \(right)")
    }
  }
}
