import Routing

extension RoutePlanner {
  /// A day without times.
  static func plan(
    stops: [RouteStop], costs: CostMatrix, hikes: Int, capacity: Int, conflicts: [(Int, Int)] = []
  ) throws(RoutingError) -> RoutePlan {
    try plan(RouteProblem(stops: stops, costs: costs, hikes: hikes, capacity: capacity, conflicts: conflicts))
  }
}
