import Civil
import TestSupport
import Testing

@testable import Hikes

struct DayNumbersTests {
  /// Seed 33; against a dictionary, the years in any order.
  @Test func `a day has the number that was set last, and any other none`() throws {
    var random = SplitMix64(seed: 33)
    var numbers = DayNumbers()
    var plain: [CivilDate: Int] = [:]
    let days = (0..<800).map { _ in
      CivilDate(dayNumber: Int.random(in: 10_000..<24_000, using: &random))
    }
    for (number, day) in days.enumerated() {
      numbers.set(number, on: day)
      plain[day] = number
    }
    for day in days + days.map({ $0.adding(days: 1) }) { #expect(numbers[day] == plain[day]) }
    #expect(DayNumbers()[days[0]] == nil)
    let first = try #require(CivilDate(iso: "0001-01-01"))
    let last = try #require(CivilDate(iso: "9999-12-31"))
    #expect(numbers[first] == nil && numbers[last] == nil)
    numbers.set(7, on: last)
    numbers.set(8, on: first)
    #expect(numbers[last] == 7 && numbers[first] == 8 && numbers[days[0]] == plain[days[0]])
  }
}
