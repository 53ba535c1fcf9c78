/// One hike's way.
public struct PlannedRoute: Sendable, Equatable {
  /// 1 for the first hike of the day.
  public let hike: Int
  /// Indices of the stops, in the order they are driven to.
  public let order: [Int]
  /// From home to the trail.
  public let metres: Int

  public init(hike: Int = 1, order: [Int], metres: Int) {
    self.hike = hike
    self.order = order
    self.metres = metres
  }
}

/// The hikes of a day.
public struct RoutePlan: Sendable, Equatable {
  /// As many as were asked for, though none is empty: fewer where there are fewer stops.
  public let routes: [PlannedRoute]
  /// Of all routes together.
  public let metres: Int
  /// Stops on no route. An exact plan has none; it is refused as a whole where it cannot take everyone.
  public let unassigned: [Int]

  public init(routes: [PlannedRoute], metres: Int, unassigned: [Int]) {
    self.routes = routes
    self.metres = metres
    self.unassigned = unassigned
  }
}
