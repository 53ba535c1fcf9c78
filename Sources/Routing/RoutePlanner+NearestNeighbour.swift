extension RoutePlanner {
  /// What one would drive without a plan: to the nearest stop, then always to the nearest one left, and from the last
  /// to its trail. Of equally near stops the first counts. One hike over all stops, whatever their sizes; for
  /// comparison only. The matrix must have a row and a column for every stop.
  public static func nearestNeighbour(stops: [RouteStop], costs: CostMatrix) -> PlannedRoute {
    var left = Array(stops.indices)
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
