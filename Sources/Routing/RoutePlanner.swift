/// Finds the shortest hikes there are.
public enum RoutePlanner {
  /// The most stops that are solved; beyond it the work doubles with every one.
  public static let mostStops = 16

  /// Groups and orders all stops so that the metres of all hikes together are the fewest possible.
  ///
  /// With two hikes the dogs are shared out as evenly as whole stops, conflicts and wished hikes allow, and both hikes
  /// are used where there are two stops. Of equally short plans it is the one whose first hike has the smallest bit mask
  /// (bit `i` is stop `i`), holding stop 0 where the hikes may be turned round, then the first order of each hike in
  /// dictionary order: the same input gives the same plan.
  ///
  /// Throws `groupImpossible` where capacity, conflicts or wished hikes cannot be kept, `windowMissed` and
  /// `positionImpossible` where no order keeps what is asked of the stops, `tooManyStops` beyond ``mostStops``, and
  /// `badMatrix` where figures are missing, negative or out of range; each names the stops it is about.
  /// Takes 2ⁿ n² steps for n stops.
  public static func plan(_ problem: RouteProblem) throws(RoutingError) -> RoutePlan {
    try check(problem)
    if problem.stops.isEmpty { return RoutePlan(routes: [], metres: 0, unassigned: []) }
    guard let plan = solution(problem) else { throw RoutingFault(problem).error }
    return plan
  }

  /// Nil where there is none. The problem must have stops and have been checked.
  static func solution(_ problem: RouteProblem) -> RoutePlan? {
    let groups = StopGroups(problem)
    let isOne = problem.hikes == 1 || (problem.stops.count == 1 && groups.isSymmetric)
    return isOne ? oneHike(problem, groups) : twoHikes(problem, groups)
  }

  private static func oneHike(_ problem: RouteProblem, _ groups: StopGroups) -> RoutePlan? {
    let everyone = groups.everyone
    guard groups.size(of: everyone) <= problem.capacity, groups.fits(everyone, hike: 1) else { return nil }
    let open = OpenPaths(problem.costs) { _ in true }
    guard !problem.isPlain else {
      return plan([PlannedRoute(order: open.order(over: everyone), metres: open.metres(over: everyone))])
    }
    let paths = TimedPaths(problem, hike: 1) { _ in true }
    guard let metres = paths.metres(over: everyone) else { return nil }
    return plan([PlannedRoute(order: paths.order(over: everyone, metres: metres, open), metres: metres)])
  }

  private static func twoHikes(_ problem: RouteProblem, _ groups: StopGroups) -> RoutePlan? {
    func solved(_ splits: [Int], _ largest: Int) -> RoutePlan? {
      problem.isPlain
        ? shortest(problem, groups, splits, largest) : shortestTimed(problem, groups, splits, largest)
    }
    if problem.evenness == .free {
      let splits = groups.splits.filter {
        $0 != 0 && $0 != groups.everyone && groups.larger($0) <= problem.capacity
      }
      return solved(splits, problem.capacity)
    }
    let levels = groups.levels.filter { $0 <= problem.capacity }
    for largest in problem.evenness == .strict ? levels.prefix(1) : levels[...] {
      if let plan = solved(groups.splits.filter { groups.larger($0) == largest }, largest) { return plan }
    }
    return nil
  }

  private static func shortest(
    _ problem: RouteProblem, _ groups: StopGroups, _ splits: [Int], _ largest: Int
  ) -> RoutePlan? {
    let paths = OpenPaths(problem.costs) { groups.size(of: $0) <= largest && groups.isPeaceful($0) }
    var best: (metres: Int, set: Int)?
    for set in splits {
      let other = groups.everyone ^ set
      let metres = (set == 0 ? 0 : paths.metres(over: set)) + (other == 0 ? 0 : paths.metres(over: other))
      if metres < best?.metres ?? .max { best = (metres, set) }
    }
    return best.map { best in
      let sets = [best.set, groups.everyone ^ best.set]
      return plan(
        sets.enumerated().filter { $0.element != 0 }.map { index, set in
          PlannedRoute(hike: index + 1, order: paths.order(over: set), metres: paths.metres(over: set))
        })
    }
  }

  private static func shortestTimed(
    _ problem: RouteProblem, _ groups: StopGroups, _ splits: [Int], _ largest: Int
  ) -> RoutePlan? {
    let open = OpenPaths(problem.costs) { groups.size(of: $0) <= largest && groups.isPeaceful($0) }
    let hikes = (1...2).map { hike in
      TimedPaths(problem, hike: hike) { groups.size(of: $0) <= largest && groups.fits($0, hike: hike) }
    }
    var best: (metres: Int, set: Int)?
    for set in splits {
      guard let one = hikes[0].metres(over: set), let two = hikes[1].metres(over: groups.everyone ^ set)
      else {
        continue
      }
      if one + two < best?.metres ?? .max { best = (one + two, set) }
    }
    return best.map { best in
      let sets = [best.set, groups.everyone ^ best.set]
      return plan(
        zip(hikes, sets).compactMap { paths, set in
          guard set != 0, let metres = paths.metres(over: set) else { return nil }
          return PlannedRoute(
            hike: paths.hike, order: paths.order(over: set, metres: metres, open), metres: metres)
        })
    }
  }

  private static func plan(_ routes: [PlannedRoute]) -> RoutePlan {
    RoutePlan(routes: routes, metres: routes.reduce(0) { $0 + $1.metres }, unassigned: [])
  }
}
