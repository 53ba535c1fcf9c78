extension RoutePlanner {
  /// What one would drive without a plan: to the nearest stop, then always to the nearest one left, and from the last
  /// to its trail. Of equally near stops the first counts. One hike over all
  /// these stops of the matrix; for comparison only.
  public static func nearestNeighbour(stops: [Int], costs: CostMatrix) -> PlannedRoute {
    var left = stops
    var order: [Int] = []
    while !left.isEmpty {
      let from = order.last
      let legs = left.map { stop in from.map { costs.between[$0][stop] } ?? costs.start[stop] }
      // `min` keeps the first of equals.
      guard let nearest = legs.indices.min(by: { legs[$0] < legs[$1] }) else { break }
      order.append(left.remove(at: nearest))
    }
    return PlannedRoute(order: order, metres: costs.metres(along: order))
  }
}
