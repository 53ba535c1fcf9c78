import Routing
import Testing

@testable import Hikes

struct HikeGroupingTests {
  /// Stops on a line, a kilometre apart, one for each number of dogs.
  private func households(_ sizes: [Int], wishes: [Int?] = [], foes: [(Int, Int)] = []) -> [Household] {
    sizes.enumerated().map { place, size in
      let dogs = (0..<size).map { number in
        DayBook.dog(
          "s\(place)d\(number)", hike: place < wishes.count ? wishes[place] : nil,
          notWith: number > 0 ? [] : foes.filter { $0.0 == place }.map { "s\($0.1)d0" })
      }
      return Household(dogs: dogs, address: "", coordinates: nil, origin: place)
    }
  }

  private func grouping(_ count: Int, hikes: Int = 2, capacity: Int = 8) -> HikeGrouping {
    let line = Array(0..<count)
    let costs = CostMatrix(
      start: line.map { 1000 * ($0 + 1) }, between: line.map { from in line.map { 1000 * abs(from - $0) } },
      end: line.map { _ in 0 })
    return HikeGrouping(hikes: hikes, capacity: capacity, costs: costs)
  }

  private func origins(_ outcome: HikeGrouping.Outcome) -> [[Int]] { outcome.hikes.map { $0.map(\.origin) } }

  @Test func `without wishes the shortest even grouping is taken`() throws {
    let outcome = try grouping(4).outcome(of: households([1, 1, 1, 1]))
    #expect(origins(outcome) == [[0, 1], [2, 3]])
    #expect(outcome.metres == 2000 + 4000)
  }

  @Test(
    arguments: [
      ([1, nil, nil, 1], [[0, 3], [1, 2]]), ([2, 2, nil, nil], [[2, 3], [0, 1]]),
      ([nil, nil, nil, 1], [[2, 3], [0, 1]]),
      ([1, 1, 1, nil], [[0, 1, 2], [3]]), ([1, 1, 1, 1], [[0, 1, 2, 3]]),
      ([1, 2, 1, 2], [[0, 2], [1, 3]]),
    ] as [([Int?], [[Int]])])
  func `a wish is kept exactly, and costs no more than it must`(wishes: [Int?], expected: [[Int]]) throws {
    let outcome = try grouping(4).outcome(of: households([1, 1, 1, 1], wishes: wishes))
    #expect(origins(outcome) == expected)
    #expect(outcome.metres == expected.compactMap { $0.max() }.map { 1000 * ($0 + 1) }.reduce(0, +))
  }

  @Test func `wishes on both sides are kept among many stops`() throws {
    let wishes: [Int?] = [2, 1, 2, 1] + Array(repeating: nil, count: 11)
    let outcome = try grouping(15).outcome(of: households(Array(repeating: 1, count: 15), wishes: wishes))
    #expect(Set([1, 3]).isSubset(of: origins(outcome)[0]) && Set([0, 2]).isSubset(of: origins(outcome)[1]))
  }

  @Test
  func `wishes against the seats or against dogs that must not meet are let go only in the relaxed plan`()
    throws
  {
    let tight = grouping(3, capacity: 2)
    let all = households([1, 1, 1], wishes: [1, 1, 1])
    #expect(throws: RoutingError.self) { try tight.outcome(of: all) }
    let full = try #require(tight.relaxed(all))
    #expect(full.isWishless && full.outcome.hikes.map(\.count).sorted() == [1, 2])
    #expect(
      full.outcome.hikes.joined().flatMap(\.dogs).allSatisfy { $0.hike == 1 }, "the dogs are as they were")
    let foes = households([1, 1], wishes: [1, 1], foes: [(0, 1)])
    #expect(throws: RoutingError.self) { try grouping(2).outcome(of: foes) }
    #expect(grouping(2).relaxed(foes).map { origins($0.outcome).map(\.count) } == [1, 1])
  }

  @Test func `relaxing divides as few households as will do`() throws {
    let all = households([3, 3, 3, 3, 3, 1])
    let grouping = grouping(6)
    #expect(throws: RoutingError.self) { try grouping.outcome(of: all) }
    let relaxed = try #require(grouping.relaxed(all)).outcome
    #expect(relaxed.largest == 8)
    let parts = relaxed.hikes.flatMap { $0 }.filter { $0.dogs.count == 1 && $0.origin < 5 }
    #expect(Set(parts.map(\.origin)).count == 1)
    #expect(relaxed.hikes.flatMap { $0.flatMap(\.dogs) }.count == 16)
  }

  @Test func `where no household can be divided nothing is relaxed`() {
    #expect(grouping(2, capacity: 0).relaxed(households([1, 1])) == nil)
    #expect(grouping(3).relaxed(households([1, 1, 2], foes: [(0, 1), (1, 2), (0, 2)])) == nil)
  }
}
