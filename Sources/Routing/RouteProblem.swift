/// A day to plan.
public struct RouteProblem: Sendable {
  public var stops: [RouteStop]
  public var costs: CostMatrix
  /// Nil where no time matters; then no stop may have a window.
  public var times: RouteTimes?
  /// 1 or 2.
  public var hikes: Int
  /// The most dogs in one hike.
  public var capacity: Int
  /// Pairs of stop indices that must not ride together.
  public var conflicts: [(Int, Int)]
  public var evenness = Evenness.strict

  /// How dogs are shared out over two hikes.
  public enum Evenness: Sendable {
    /// As evenly as whole stops, conflicts and wished hikes allow.
    case strict
    /// As evenly as windows and positions allow too.
    case asCanBe
    /// However it is shortest, within the capacity.
    case free
  }

  public init(
    stops: [RouteStop], costs: CostMatrix, hikes: Int, capacity: Int, conflicts: [(Int, Int)] = [],
    times: RouteTimes? = nil
  ) {
    self.stops = stops
    self.costs = costs
    self.hikes = hikes
    self.capacity = capacity
    self.conflicts = conflicts
    self.times = times
  }

  func departure(_ hike: Int) -> Int? {
    times.flatMap { $0.departures.indices.contains(hike - 1) ? $0.departures[hike - 1] : nil }
  }

  /// Whether the clock decides anything in a hike.
  func isTimed(_ hike: Int) -> Bool { departure(hike) != nil && stops.contains(where: \.isTimed) }

  /// Whether more than metres decides about an order.
  var isPlain: Bool { stops.allSatisfy { !$0.isTimed && $0.position == nil } }

  var isSymmetric: Bool {
    stops.allSatisfy { $0.hike == nil } && (!stops.contains(where: \.isTimed) || departure(1) == departure(2))
  }

  /// With one hike there is nothing to choose: a wish for another is not looked at.
  func mayTake(_ stop: RouteStop, hike: Int) -> Bool {
    if hikes > 1, let wished = stop.hike, wished != hike { return false }
    return !stop.isTimed || departure(hike) != nil
  }

  func visits(inHike hike: Int) -> [TimedPaths.Visit] {
    let isTimed = isTimed(hike)
    return stops.map { stop in
      TimedPaths.Visit(
        opens: isTimed ? Int32(clamping: stop.opens) : 0,
        closes: isTimed ? Int32(clamping: stop.closes) : Int32.max,
        service: isTimed ? Int32(stop.service) : 0, position: stop.position ?? 0)
    }
  }
}
