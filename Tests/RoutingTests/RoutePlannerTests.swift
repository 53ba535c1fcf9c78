import TestSupport
import Routing
import Testing

@Suite struct RoutePlannerTests {
  @Test(arguments: Instance.read(madeInstances) + Instance.read(drawnInstances), ["any", "region"])
  func `the plan is the one another solver found`(instance: Instance, rule: String) throws {
    let costs = instance.costs(rule)
    let plan = Result { () throws(RoutingError) in
      try RoutePlanner.plan(
        stops: instance.stops, costs: costs, hikes: instance.hikes, capacity: 8, conflicts: instance.conflicts
      )
    }
    guard let answer = instance.answer(rule) else {
      #expect(throws: RoutingError.self) { try plan.get() }
      return
    }
    let found = try plan.get()
    #expect(found.metres == answer.metres)
    #expect(found.routes.map(\.order) == answer.orders)
    #expect(found.routes.map(\.metres) == answer.orders.map(costs.metres(along:)))
    #expect(found.unassigned == [])
  }

  @Test func `the instances are all there`() {
    #expect(Instance.read(madeInstances).count == 16)
    #expect(Instance.read(drawnInstances).count == 17)
  }

  /// Seed 1: 500 small problems with few distances, so that ties abound, against every order of every split.
  @Test func `no order of any split is shorter, and of equals it is the first`() throws {
    var random = SplitMix64(seed: 1)
    var planned = 0
    for round in 0..<500 {
      let count = Int.random(in: 0...6, using: &random)
      let longest = [1, 3, 9, 1000].randomElement(using: &random) ?? 1
      func row() -> [Int] { (0..<count).map { _ in Int.random(in: 0...longest, using: &random) } }
      let costs = CostMatrix(start: row(), between: (0..<count).map { _ in row() }, end: row())
      let stops = (0..<count).map { RouteStop(id: "s\($0)", size: Int.random(in: 1...3, using: &random)) }
      let hikes = Int.random(in: 1...2, using: &random)
      let capacity = Int.random(in: 2...10, using: &random)
      let pairs = count == 0 ? 0 : Int.random(in: 0...2, using: &random)
      let conflicts = (0..<pairs).map { _ in
        (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      }
      let expected = BruteForce(
        RouteProblem(stops: stops, costs: costs, hikes: hikes, capacity: capacity, conflicts: conflicts)
      ).answer
      do throws(RoutingError) {
        let plan = try RoutePlanner.plan(
          stops: stops, costs: costs, hikes: hikes, capacity: capacity, conflicts: conflicts)
        planned += 1
        #expect(plan.routes.map(\.order) == expected?.orders.filter { !$0.isEmpty }, "round \(round)")
        #expect(plan.metres == expected?.metres, "round \(round)")
      } catch {
        #expect(error.code == .groupImpossible, "round \(round)")
        #expect(expected == nil, "round \(round)")
      }
    }
    #expect(planned > 150 && planned < 450, "both outcomes occur")
  }

  @Test func `no stops make no hikes and one stop makes one`() throws {
    let none = CostMatrix(start: [], between: [], end: [])
    let one = CostMatrix(start: [5], between: [[0]], end: [7])
    for hikes in 1...2 {
      try #expect(
        RoutePlanner.plan(stops: [], costs: none, hikes: hikes, capacity: 8)
          == RoutePlan(routes: [], metres: 0, unassigned: []))
      try #expect(
        RoutePlanner.plan(stops: [RouteStop(id: "a", size: 8)], costs: one, hikes: hikes, capacity: 8)
          == RoutePlan(routes: [PlannedRoute(order: [0], metres: 12)], metres: 12, unassigned: []))
    }
  }

  @Test func `two hikes are both used even where one would be shorter`() throws {
    let costs = CostMatrix(start: [100, 100], between: [[0, 1], [1, 0]], end: [100, 100])
    let stops = [RouteStop(id: "a", size: 1), RouteStop(id: "b", size: 1)]
    let plan = try RoutePlanner.plan(stops: stops, costs: costs, hikes: 2, capacity: 8)
    #expect(plan.routes.map(\.order) == [[0], [1]])
    #expect(plan.metres == 400)
  }

  @Test func `sixteen stops at one point come in their own order`() throws {
    let zeros = [Int](repeating: 0, count: 16)
    let costs = CostMatrix(start: zeros, between: zeros.map { _ in zeros }, end: zeros)
    let stops = zeros.indices.map { RouteStop(id: "\($0)", size: 1) }
    let two = try RoutePlanner.plan(stops: stops, costs: costs, hikes: 2, capacity: 8)
    #expect(two.routes.map(\.order) == [Array(0..<8), Array(8..<16)])
    let one = try RoutePlanner.plan(stops: stops, costs: costs, hikes: 1, capacity: 16)
    #expect(one.routes.map(\.order) == [Array(0..<16)])
  }

  @Test(arguments: [
    (17, 1, 1, 20, RoutingError.Code.tooManyStops), (3, 3, 1, 2, .groupImpossible),
    (3, 1, 1, 2, .groupImpossible),
    (3, 1, 0, 8, .groupImpossible), (3, 1, 3, 8, .groupImpossible), (2, 9, 2, 8, .groupImpossible),
    (3, 5, 2, 8, .groupImpossible), (3, 0, 1, 8, .badMatrix), (3, -1, 1, 8, .badMatrix),
    (3, 1, 2, -1, .groupImpossible), (3, 1, 2, .min, .groupImpossible),
  ])
  func `what cannot be planned is refused`(
    count: Int, size: Int, hikes: Int, capacity: Int, code: RoutingError.Code
  ) {
    let row = [Int](repeating: 1, count: count)
    let costs = CostMatrix(start: row, between: row.map { _ in row }, end: row)
    let stops = row.indices.map { RouteStop(id: "\($0)", size: size) }
    let error = refusal { () throws(RoutingError) in
      _ = try RoutePlanner.plan(stops: stops, costs: costs, hikes: hikes, capacity: capacity)
    }
    #expect(error?.code == code)
    #expect(error?.detail.contains(";") == true || error?.detail.contains(",") == true)
  }

  @Test(arguments: [(0, 3), (-1, 0), (3, 3)]) func `a conflict must name stops`(one: Int, other: Int) {
    let row = [1, 1, 1]
    let error = refusal { () throws(RoutingError) in
      _ = try RoutePlanner.plan(
        stops: row.map { RouteStop(id: "", size: $0) },
        costs: CostMatrix(start: row, between: [row, row, row], end: row),
        hikes: 2, capacity: 8, conflicts: [(one, other)])
    }
    #expect(error?.code == .badMatrix)
  }

  private func refusal(_ body: () throws(RoutingError) -> Void) -> RoutingError? {
    do throws(RoutingError) {
      try body()
      return nil
    } catch {
      return error
    }
  }
}
