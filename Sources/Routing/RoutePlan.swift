/// A place to pick up dogs that ride together.
public struct RouteStop: Sendable, Hashable {
  public let id: String
  /// How many dogs wait there.
  public let size: Int

  public init(id: String, size: Int) {
    self.id = id
    self.size = size
  }
}

/// One hike's way.
public struct PlannedRoute: Sendable, Equatable {
  /// Indices of the stops, in the order they are driven to.
  public let order: [Int]
  /// From home to the trail.
  public let metres: Int

  public init(order: [Int], metres: Int) {
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
