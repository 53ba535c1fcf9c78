import Routing
import TestSupport
import Testing

struct TimedPathsTests {
  /// Two ways to the third stop: over the far one first it is longer and in time, the other way somebody must be
  /// waited for.
  @Test func `the shorter way is not taken where it comes too late`() throws {
    let stops = [
      RouteStop(id: "late", size: 1, opens: 600), RouteStop(id: "far", size: 1),
      RouteStop(id: "soon", size: 1, closes: 400),
    ]
    let costs = CostMatrix(
      start: [1, 5, 5], between: [[0, 1, 1], [3, 0, 5], [5, 1, 0]], end: [0, 0, 0])
    let times = RouteTimes(
      start: [100, 100, 100], between: [[0, 100, 100], [100, 0, 100], [100, 100, 0]], departures: [0])
    let free = RouteProblem(
      stops: stops.map { RouteStop(id: $0.id, size: 1) }, costs: costs, hikes: 1, capacity: 8)
    #expect(try RoutePlanner.plan(free).routes.map(\.order) == [[0, 2, 1]])
    let timed = RouteProblem(stops: stops, costs: costs, hikes: 1, capacity: 8, times: times)
    let route = try #require(try RoutePlanner.plan(timed).routes.first)
    #expect(route.order == [2, 1, 0])
    #expect(times.starts(along: route.order, of: stops, leaving: 0) == [100, 200, 600])
  }

  @Test func `each hike leaves home at its own time`() throws {
    let stops = [
      RouteStop(id: "noon", size: 1, opens: 46800, closes: 48000),
      RouteStop(id: "dawn", size: 1, closes: 33000),
    ]
    let row = [10, 10]
    let times = RouteTimes(start: row, between: [row, row], departures: [32400, 46800])
    let day = RouteProblem(
      stops: stops, costs: CostMatrix(start: row, between: [row, row], end: row), hikes: 2, capacity: 8,
      times: times)
    #expect(
      try RoutePlanner.plan(day).routes == [
        PlannedRoute(hike: 1, order: [1], metres: 20), PlannedRoute(hike: 2, order: [0], metres: 20),
      ])
  }

  @Test func `a single stop rides in the hike in which it is ready`() throws {
    let times = RouteTimes(start: [10], between: [[0]], departures: [32400, 46800])
    func hike(_ stop: RouteStop) throws -> [Int] {
      try RoutePlanner.plan(
        RouteProblem(
          stops: [stop], costs: CostMatrix(start: [1], between: [[0]], end: [1]), hikes: 2, capacity: 8,
          times: times)
      ).routes.map(\.hike)
    }
    #expect(try hike(RouteStop(id: "a", size: 1, opens: 40000)) == [1])
    #expect(try hike(RouteStop(id: "a", size: 1, opens: 40000, hike: 2)) == [2])
    #expect(throws: RoutingError.self) { try hike(RouteStop(id: "a", size: 1, closes: 32000)) }
  }

  /// Seed 3: 1,000 days of up to eight dogs, with windows, places in the order, wishes and conflicts.
  @Test func `no order of any split that keeps what is asked is shorter, and of equals it is the first`()
    throws
  {
    var random = SplitMix64(seed: 3)
    var planned = 0
    var causes: Set<String> = []
    for round in 0..<1000 {
      let problem = RandomDay(using: &random).problem
      let expected = BruteForce(problem).answer
      do throws(RoutingError) {
        let plan = try RoutePlanner.plan(problem)
        planned += 1
        #expect(plan.metres == expected?.metres, "round \(round)")
        #expect(plan.routes.map(\.order) == expected?.orders.filter { !$0.isEmpty }, "round \(round)")
        #expect(plan.routes.map { problem.costs.metres(along: $0.order) } == plan.routes.map(\.metres))
      } catch {
        #expect(expected == nil, "round \(round): \(error)")
        causes.insert("\(error.cause)")
      }
    }
    #expect(planned > 400 && planned < 900, "both outcomes occur: \(planned)")
    #expect(
      causes.isSuperset(of: ["window", "position", "foesInOneHike", "hikesAgainstConflicts"]), "\(causes)")
  }
}
