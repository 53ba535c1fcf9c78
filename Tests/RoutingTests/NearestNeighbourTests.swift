import TestSupport
import Routing
import Testing

@Suite struct NearestNeighbourTests {
  @Test func `it zigzags on a line where the best way does not`() throws {
    let instance = try #require(Instance.read(madeInstances).first { $0.id == "a-nn-trap" })
    let costs = instance.costs("any")
    let near = RoutePlanner.nearestNeighbour(stops: Array(instance.stops.indices), costs: costs)
    let best = try RoutePlanner.plan(stops: instance.stops, costs: costs, hikes: 1, capacity: 8)
    #expect(near.order == [0, 2, 1, 3, 4, 5])
    #expect(near.metres > best.metres)
  }

  @Test func `of equally near stops the first counts`() {
    let row = [3, 3, 3, 3]
    let costs = CostMatrix(start: row, between: [row, row, row, row], end: row)
    let stops = row.map { RouteStop(id: "", size: $0) }
    #expect(
      RoutePlanner.nearestNeighbour(stops: Array(stops.indices), costs: costs)
        == PlannedRoute(order: [0, 1, 2, 3], metres: 15))
  }

  @Test func `without stops there is no way`() {
    let costs = CostMatrix(start: [], between: [], end: [])
    #expect(RoutePlanner.nearestNeighbour(stops: [], costs: costs) == PlannedRoute(order: [], metres: 0))
  }

  /// Seed 2: 500 problems.
  @Test func `it is never shorter than the plan`() throws {
    var random = SplitMix64(seed: 2)
    for _ in 0..<500 {
      let count = Int.random(in: 1...7, using: &random)
      func row() -> [Int] { (0..<count).map { _ in Int.random(in: 0...50, using: &random) } }
      let costs = CostMatrix(start: row(), between: (0..<count).map { _ in row() }, end: row())
      let stops = (0..<count).map { RouteStop(id: "\($0)", size: 1) }
      let near = RoutePlanner.nearestNeighbour(stops: Array(stops.indices), costs: costs)
      let best = try RoutePlanner.plan(stops: stops, costs: costs, hikes: 1, capacity: 8)
      #expect(near.order.sorted() == Array(0..<count))
      #expect(near.metres >= best.metres)
    }
  }
}
