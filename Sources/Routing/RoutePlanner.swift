/// Finds the shortest hikes there are.
public enum RoutePlanner {
  /// The most stops that are solved; beyond it the work doubles with every one.
  public static let mostStops = 16

  /// Groups and orders all stops so that the metres of all hikes together are the fewest possible.
  ///
  /// With two hikes the dogs are shared out as evenly as whole stops and `conflicts` (pairs of stop indices that must
  /// not ride together) allow, and both hikes are used where there are two stops. Of equally short plans it is the one
  /// whose first hike holds stop 0 and has the smallest bit mask (bit `i` is stop `i`), then the first order of each
  /// hike in dictionary order: the same input gives the same plan.
  ///
  /// `capacity` is the most dogs in one hike. Throws `groupImpossible` where it or the conflicts cannot be kept,
  /// `tooManyStops` beyond ``mostStops``, and `badMatrix` where figures are missing, negative or out of range.
  /// Takes 2ⁿ n² steps for n stops.
  public static func plan(
    stops: [RouteStop], costs: CostMatrix, hikes: Int, capacity: Int, conflicts: [(Int, Int)] = []
  ) throws(RoutingError) -> RoutePlan {
    try check(stops: stops, costs: costs, hikes: hikes, conflicts: conflicts)
    if stops.isEmpty { return RoutePlan(routes: [], metres: 0, unassigned: []) }
    let groups = StopGroups(stops: stops, conflicts: conflicts)
    return hikes == 1 || stops.count == 1
      ? try oneHike(groups, costs, capacity) : try twoHikes(groups, costs, capacity)
  }

  private static func oneHike(
    _ groups: StopGroups, _ costs: CostMatrix, _ capacity: Int
  ) throws(RoutingError) -> RoutePlan {
    let dogs = groups.size(of: groups.everyone)
    guard dogs <= capacity else {
      throw impossible("\(dogs) dogs do not fit in one hike of \(capacity); plan two, or take some off")
    }
    guard groups.isPeaceful(groups.everyone) else {
      throw impossible("dogs that must not meet would be in one hike; plan two, or take one of them off")
    }
    let route = OpenPaths(costs) { _ in true }.route(over: groups.everyone)
    return RoutePlan(routes: [route], metres: route.metres, unassigned: [])
  }

  private static func twoHikes(
    _ groups: StopGroups, _ costs: CostMatrix, _ capacity: Int
  ) throws(RoutingError) -> RoutePlan {
    let dogs = groups.size(of: groups.everyone)
    guard capacity > 0, (dogs - 1) / 2 < capacity else {
      throw impossible("\(dogs) dogs do not fit in two hikes of \(capacity); take some off")
    }
    guard let largest = groups.evenest else {
      throw impossible("no two hikes keep apart all dogs that must not meet; take one of them off")
    }
    guard largest <= capacity else {
      throw impossible(
        "with households whole and foes apart one hike has \(largest) dogs, more than \(capacity); "
          + "share out a household, or take a dog off")
    }
    let paths = OpenPaths(costs) { groups.size(of: $0) <= largest && groups.isPeaceful($0) }
    var best = Int.max
    var chosen = 0
    for set in groups.splits where groups.larger(set) == largest {
      let metres = paths.metres(over: set) + paths.metres(over: groups.everyone ^ set)
      if metres < best {
        best = metres
        chosen = set
      }
    }
    let routes = [paths.route(over: chosen), paths.route(over: groups.everyone ^ chosen)]
    return RoutePlan(routes: routes, metres: best, unassigned: [])
  }

  private static func check(
    stops: [RouteStop], costs: CostMatrix, hikes: Int, conflicts: [(Int, Int)]
  ) throws(RoutingError) {
    if stops.count > mostStops {
      throw RoutingError(
        code: .tooManyStops,
        detail: "\(stops.count) stops are more than the \(mostStops) that can be planned; take some off")
    }
    if let fault = costs.fault(stops: stops.count) { throw RoutingError(code: .badMatrix, detail: fault) }
    if !stops.allSatisfy({ (1...CostMatrix.longest).contains($0.size) }) {
      throw RoutingError(code: .badMatrix, detail: "a stop has no dogs; leave it out")
    }
    if !conflicts.allSatisfy({ stops.indices.contains($0.0) && stops.indices.contains($0.1) }) {
      throw RoutingError(code: .badMatrix, detail: "a conflict names a stop that is not there; leave it out")
    }
    if !(1...2).contains(hikes) {
      throw impossible("a day has one hike or two, not \(hikes); ask for one of these")
    }
  }

  private static func impossible(_ detail: String) -> RoutingError {
    RoutingError(code: .groupImpossible, detail: detail)
  }
}
