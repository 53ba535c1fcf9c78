import TestSupport
import Testing

@testable import Hikes

struct ArrayOrderTests {
  @Test(arguments: [
    ([0, 1, 2, 3, 4], "abcde"), ([3, 1, 0, 4, 2], "dbaec"), ([1, 0, 3, 4, 2], "badec"),
    ([4, 3, 2, 1, 0], "edcba"),
  ])
  func `elements are brought into an order of their places`(order: [Int], expected: String) {
    var letters = Array("abcde")
    letters.arrange(by: order)
    #expect(String(letters) == expected)
  }

  @Test func `no elements stay none`() {
    var nothing: [Int] = []
    nothing.arrange(by: [])
    #expect(nothing.isEmpty)
  }

  /// Seed 34; against a sort, of numbers close together and far apart.
  @Test(arguments: [1, 30, 5_000, Int.max / 2])
  func `the places of numbers rise as the numbers do, equal ones as they came or are told apart`(width: Int) {
    var random = SplitMix64(seed: 34)
    for count in [0, 1, 2, 300] {
      let numbers = (0..<count).map { _ in Int.random(in: -width...width, using: &random) }
      let ties = numbers.map { _ in Int.random(in: 0..<3, using: &random) }
      let expected = numbers.indices.sorted {
        (numbers[$0], ties[$0], $0) < (numbers[$1], ties[$1], $1)
      }
      #expect(numbers.order { ties[$0] < ties[$1] } == expected)
    }
  }

  @Test func `numbers as far apart as there are`() {
    #expect([Int.max, 0, Int.min, 0].order { $0 < $1 } == [2, 1, 3, 0])
  }
}
