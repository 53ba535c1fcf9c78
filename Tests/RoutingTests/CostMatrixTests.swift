import Routing
import Testing

@Suite struct CostMatrixTests {
  private static let costs = CostMatrix(start: [1, 2], between: [[0, 10], [20, 0]], end: [100, 200])

  @Test(arguments: [([], 0), ([0], 101), ([1], 202), ([0, 1], 211), ([1, 0], 122)])
  func `a path has its start, its legs in their direction and its end`(order: [Int], metres: Int) {
    #expect(Self.costs.metres(along: order) == metres)
    #expect(Self.costs.count == 2)
  }

  @Test(arguments: [
    CostMatrix(start: [1], between: [[0, 1], [1, 0]], end: [1, 1]),
    CostMatrix(start: [1, 1], between: [[0, 1]], end: [1, 1]),
    CostMatrix(start: [1, 1], between: [[0, 1], [1]], end: [1, 1]),
    CostMatrix(start: [1, 1], between: [[0, 1], [1, 0]], end: [1, 1, 1]),
    CostMatrix(start: [1, -1], between: [[0, 1], [1, 0]], end: [1, 1]),
    CostMatrix(start: [1, 1], between: [[0, 1], [-1, 0]], end: [1, 1]),
    CostMatrix(start: [1, 1], between: [[0, 1], [1, 0]], end: [1, .max]),
  ])
  func `a matrix with a fault is refused`(costs: CostMatrix) {
    let stops = [RouteStop(id: "a", size: 1), RouteStop(id: "b", size: 1)]
    #expect {
      try RoutePlanner.plan(stops: stops, costs: costs, hikes: 2, capacity: 8)
    } throws: {
      ($0 as? RoutingError)?.code == .badMatrix
    }
  }

  @Test func `the longest distances there may be do not overflow`() throws {
    let row = [Int](repeating: 60_000_000, count: 16)
    let costs = CostMatrix(start: row, between: row.map { _ in row }, end: row)
    let stops = row.indices.map { RouteStop(id: "\($0)", size: 1) }
    let plan = try RoutePlanner.plan(stops: stops, costs: costs, hikes: 2, capacity: 8)
    #expect(plan.metres == 18 * 60_000_000)
  }
}
