extension RoutePlanner {
  /// Refuses a problem whose figures are not those of a day.
  static func check(_ problem: RouteProblem) throws(RoutingError) {
    let stops = problem.stops
    if stops.count > mostStops {
      throw RoutingError(
        code: .tooManyStops,
        detail: "\(stops.count) stops are more than the \(mostStops) that can be planned; take some off")
    }
    if let fault = problem.costs.fault(stops: stops.count) { throw bad(fault) }
    if let fault = problem.times?.fault(stops: stops, hikes: problem.hikes) { throw bad(fault) }
    if problem.times == nil, stops.contains(where: \.isTimed) {
      throw bad("a stop has a window and nothing says how long a drive takes; give the times")
    }
    if !stops.allSatisfy({ (1...1_000_000).contains($0.size) }) {
      throw bad("a stop has no dogs; leave it out")
    }
    if !problem.conflicts.allSatisfy({ stops.indices.contains($0.0) && stops.indices.contains($0.1) }) {
      throw bad("a conflict names a stop that is not there; leave it out")
    }
    if !(1...2).contains(problem.hikes) {
      throw RoutingError(
        code: .groupImpossible,
        detail: "a day has one hike or two, not \(problem.hikes); ask for one of these")
    }
  }

  private static func bad(_ detail: String) -> RoutingError { RoutingError(code: .badMatrix, detail: detail) }
}

extension RoutePlanner {
  /// The dogs in the larger hike of the most even split; nil where no split keeps conflicts and wished hikes. The
  /// problem may have at most ``mostStops`` stops.
  public static func evenest(_ problem: RouteProblem) -> Int? {
    guard (1...mostStops).contains(problem.stops.count) else { return nil }
    if problem.hikes == 1 { return problem.stops.reduce(0) { $0 + $1.size } }
    let groups = StopGroups(problem)
    return problem.stops.count == 1 ? groups.size(of: 1) : groups.levels.first
  }
}
