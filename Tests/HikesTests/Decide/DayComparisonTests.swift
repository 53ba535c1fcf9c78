import Hikes
import Quantities
import TestSupport
import Testing

struct DayComparisonTests {
  /// R98. Seed 21: 50 days.
  @Test func `no way of driving without a plan is shorter`() throws {
    var random = SplitMix64(seed: 21)
    var unevenDays = 0
    for _ in 0..<50 {
      let dogs = (0..<Int.random(in: 1...8, using: &random)).map { number in
        DayBook.dog(
          "d\(number)",
          at: DayBook.place(
            Int.random(in: 0...9000, using: &random), Int.random(in: 0...9000, using: &random)))
      }
      let planner = HikePlanner(DayBook.book(dogs))
      let plan = planner.plan(DayBook.tuesday)
      let comparison = try #require(planner.comparison(plan))
      #expect(comparison.plan == plan.metres)
      #expect(comparison.roster >= plan.metres && comparison.nearest >= plan.metres)
      if let uneven = comparison.uneven {
        unevenDays += 1
        #expect(
          uneven.saved > .zero && uneven.sizes.reduce(0, +) == dogs.count && uneven.sizes != uneven.even)
      }
    }
    #expect(unevenDays > 5)
  }

  @Test func `a day without a route is not compared`() {
    let planner = HikePlanner(DayBook.book([DayBook.dog("a")]))
    #expect(planner.comparison(planner.plan(DayBook.tuesday)) == nil)
  }
}
