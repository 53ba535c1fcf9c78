/// Finds out why a day has no plan: the first cause, in the order in which they are easiest to understand, and the
/// fewest stops that show it.
struct RoutingFault {
  private let problem: RouteProblem
  private var stops: [RouteStop] { problem.stops }

  /// Of a problem that passed the check of its figures and has no plan.
  init(_ problem: RouteProblem) { self.problem = problem }

  var error: RoutingError {
    tooLarge ?? foes ?? crowded ?? kept
      ?? RoutingError(code: .groupImpossible, detail: "nothing fits all that is asked; ask for less")
  }

  private func impossible(_ cause: RoutingError.Cause, _ stops: [Int], _ detail: String) -> RoutingError {
    RoutingError(code: .groupImpossible, cause: cause, stops: stops, detail: detail)
  }

  private var tooLarge: RoutingError? {
    // No day has a billion dogs; so nothing overflows.
    let capacity = min(max(problem.capacity, -1), 1_000_000_000)
    let dogs = stops.reduce(0) { $0 + $1.size }
    if let stop = stops.indices.first(where: { stops[$0].size > capacity }) {
      return impossible(
        .stopTooLarge, [stop],
        "one stop has \(stops[stop].size) dogs and a hike takes \(capacity); share it out, or take a dog off")
    }
    guard dogs > capacity * problem.hikes else { return nil }
    let remedy = problem.hikes == 1 ? "plan two, or take some off" : "take some off"
    let hikes = problem.hikes == 1 ? "one hike" : "two hikes"
    return impossible(
      .tooManyDogs, Array(stops.indices), "\(dogs) dogs do not fit in \(hikes) of \(capacity); \(remedy)")
  }

  private var foes: RoutingError? {
    if let pair = problem.conflicts.first(where: { $0.0 == $0.1 }) {
      return impossible(
        .foesAtOneStop, [pair.0],
        "dogs that must not meet are at one stop; share it out, or take one of them off")
    }
    if problem.hikes == 1 {
      return problem.conflicts.first.map { pair in
        impossible(
          .foesInOneHike, [pair.0, pair.1],
          "dogs that must not meet would be in one hike; plan two, or take one of them off")
      }
    }
    if let cycle = ConflictChains(problem).oddCycle {
      return impossible(
        .conflictCycle, cycle, "no two hikes keep apart all dogs that must not meet; take one of them off")
    }
    return ConflictChains(problem).brokenWish.map { chain in
      impossible(
        .hikesAgainstConflicts, chain,
        "the hikes that are asked for bring together dogs that must not meet; let one of them ride in the other hike"
      )
    }
  }

  /// Nothing where some split fits.
  private var crowded: RoutingError? {
    guard problem.hikes == 2, !fits(problem) else { return nil }
    var wishless = problem
    wishless.stops = stops.map { $0.without(hike: true) }
    if fits(wishless) {
      return impossible(
        .hikesAgainstCapacity, stops.indices.filter { stops[$0].hike != nil },
        "so many are asked for in one hike that it has more than \(problem.capacity) dogs; let one ride in the other"
      )
    }
    wishless.conflicts = []
    if fits(wishless) {
      return impossible(
        .conflictsAgainstCapacity, Set(problem.conflicts.flatMap { [$0.0, $0.1] }).sorted(),
        "with foes apart one hike has more than \(problem.capacity) dogs; take one of them off")
    }
    return impossible(
      .stopsAgainstCapacity, stops.indices.filter { stops[$0].size > 1 },
      "with households whole one hike has more than \(problem.capacity) dogs; share out a household, or take a dog off"
    )
  }

  private func fits(_ problem: RouteProblem) -> Bool {
    StopGroups(problem).levels.first.map { $0 <= problem.capacity } ?? false
  }

  private var kept: RoutingError? {
    if let alone = stops.indices.first(where: isOutOfReach) { return missed([alone]) }
    let pinned = stops.indices.filter { stops[$0].position != nil }
    let timed = stops.indices.filter { stops[$0].isTimed }
    if !pinned.isEmpty, isPlannable(without: pinned, \.withoutPosition) {
      let one = pinned.first { isPlannable(without: [$0], \.withoutPosition) }
      return RoutingError(
        code: .positionImpossible, cause: .position, stops: one.map { [$0] } ?? pinned,
        detail: "no order has every stop at the place that is asked; free one of them")
    }
    guard !timed.isEmpty else { return nil }
    let one = timed.first { isPlannable(without: [$0], \.withoutWindow) }
    return missed(one.map { [$0] } ?? timed)
  }

  private func missed(_ stops: [Int]) -> RoutingError {
    RoutingError(
      code: .windowMissed, cause: .window, stops: stops,
      detail: "no order begins every stop within its window; widen one, or change a departure")
  }

  /// Whether a stop comes too late in every hike, even as the first.
  private func isOutOfReach(_ stop: Int) -> Bool {
    guard stops[stop].isTimed, let times = problem.times else { return false }
    return (1...problem.hikes).allSatisfy { hike in
      guard problem.mayTake(stops[stop], hike: hike), let departure = problem.departure(hike) else {
        return true
      }
      // On the way from another stop it may be nearer than from home, where figures come from elsewhere.
      let soonest = stops.indices.map {
        $0 == stop ? times.start[stop] : times.start[$0] + times.between[$0][stop]
      }
      return max(departure + (soonest.min() ?? 0), stops[stop].opens) > stops[stop].closes
    }
  }

  private func isPlannable(without free: [Int], _ freed: KeyPath<RouteStop, RouteStop>) -> Bool {
    var easier = problem
    for stop in free { easier.stops[stop] = easier.stops[stop][keyPath: freed] }
    return RoutePlanner.solution(easier) != nil
  }
}

extension RouteStop {
  func without(hike: Bool = false, window isTimeless: Bool = false, position isFree: Bool = false)
    -> RouteStop
  {
    RouteStop(
      id: id, size: size, opens: isTimeless ? 0 : opens, closes: isTimeless ? .max : closes, service: service,
      hike: hike ? nil : self.hike,
      position: isFree ? nil : position)
  }

  var withoutWindow: RouteStop { without(window: true) }
  var withoutPosition: RouteStop { without(position: true) }
}
