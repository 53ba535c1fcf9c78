import TestSupport
import Testing

@testable import DogSteps

@Suite struct ExactTotalTests {
  private let one = PowerOfTen.all[21]

  @Test func `thirds and sixths that make a half are rounded up`() {
    var total = ExactTotal()
    total.add(one, seconds: 1, of: 3)
    total.add(one, seconds: 1, of: 6)
    #expect(total.rounded == 1)
    var less = ExactTotal()
    less.add(one, seconds: 1, of: 3)
    less.add(one - 1, seconds: 1, of: 6)
    #expect(less.rounded == 0)
  }

  @Test func `the parts of one amount make the whole of it in any order`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      var total = ExactTotal()
      var cuts: [(Int, Int, UInt128)] = []
      for _ in 0..<20 {
        let length = Int.random(in: 2...5000, using: &random)
        let cut = Int.random(in: 1..<length, using: &random)
        let amount = UInt128(Int.random(in: 0...100, using: &random)) * one
        cuts += [(cut, length, amount), (length - cut, length, amount)]
      }
      let sum = cuts.reduce(UInt128(0)) { $0 + $1.2 } / 2
      for (seconds, length, amount) in cuts.shuffled(using: &random) {
        total.add(amount, seconds: seconds, of: length)
      }
      #expect(total.floored == sum)
    }
  }

  @Test func `fractions that nearly make a whole are told from those that do`() {
    // 1/2 + 1/3 + 1/7 is one forty-second short of 1.
    #expect(ExactTotal.floor(of: [2: 1, 3: 1, 7: 1]) == 0)
    #expect(ExactTotal.floor(of: [2: 1, 3: 1, 6: 1]) == 1)
    #expect(ExactTotal.floor(of: [:]) == 0)
    #expect(ExactTotal.floor(of: [31_622_399: 31_622_398, 31_622_400: 1]) == 0)
    #expect(ExactTotal.floor(of: [31_622_399: 31_622_398, 31_622_398: 2]) == 1)
  }
}
