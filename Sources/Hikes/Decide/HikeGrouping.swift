import Routing

/// Shares households out over the hikes of a day, as short as can be, and keeps what the book asks.
struct HikeGrouping {
  let hikes: Int
  let capacity: Int
  /// Between the households as they are; a part of one costs what the whole does.
  let costs: CostMatrix
  /// Nil where there is nothing to drive.
  var times: RouteTimes?
  var minutesPerStop = 0
  var minutesPerExtraDog = 0
  var pins: [DogID: PinnedDog] = [:]
  /// Whether stops take time even where nobody asks for any.
  var isAlwaysTimed = false

  /// The hikes in the order of their numbers, each a list of households in the order of the drive.
  struct Outcome {
    let hikes: [[Household]]
    let metres: Int

    var sizes: [Int] { hikes.map { $0.reduce(0) { $0 + $1.dogs.count } } }
    var largest: Int { sizes.max() ?? 0 }
  }

  /// Exact: no other way to keep everything asked is shorter.
  func outcome(
    of households: [Household], evenness: RouteProblem.Evenness = .strict
  ) throws(RoutingError) -> Outcome {
    var problem = problem(households)
    problem.evenness = evenness
    let plan = try RoutePlanner.plan(problem)
    var groups = [[Household]](repeating: [], count: plan.routes.map(\.hike).max() ?? 0)
    for route in plan.routes { groups[route.hike - 1] = route.order.map { households[$0] } }
    return Outcome(hikes: groups, metres: plan.metres)
  }

  func problem(_ households: [Household]) -> RouteProblem {
    let isTimed = times != nil && (isAlwaysTimed || households.contains(where: \.isTimed))
    return RouteProblem(
      stops: households.map { stop($0, isTimed) }, costs: expanded(households), hikes: hikes,
      capacity: capacity,
      conflicts: foes(households), times: isTimed ? expandedTimes(households) : nil)
  }

  private func stop(_ household: Household, _ isTimed: Bool) -> RouteStop {
    let pin = household.dogs.lazy.compactMap { pins[$0.id] }.first
    let wishes = household.wishes
    return RouteStop(
      id: household.dogs.map(\.id.text).joined(separator: "+"), size: household.dogs.count,
      opens: isTimed ? household.opens : 0, closes: isTimed ? household.closes : .max,
      service: isTimed ? serviceSeconds(dogs: household.dogs.count) : 0,
      hike: pin?.hike ?? (wishes.count == 1 ? wishes.first : nil), position: pin?.position)
  }

  func serviceSeconds(dogs: Int) -> Int {
    60 * (min(max(0, minutesPerStop), 1440) + min(dogs - 1, 60) * min(max(0, minutesPerExtraDog), 1440))
  }

  /// Pairs that must not ride together; a household at odds with itself is a pair of its own.
  private func foes(_ households: [Household]) -> [(Int, Int)] {
    households.indices.flatMap { one in
      households.indices.filter { $0 >= one && households[one].hasFoe(in: households[$0]) }.map { (one, $0) }
    }
  }

  private func expanded(_ households: [Household]) -> CostMatrix {
    let origins = households.map(\.origin)
    return CostMatrix(
      start: origins.map { costs.start[$0] },
      between: origins.map { from in origins.map { from == $0 ? 0 : costs.between[from][$0] } },
      end: origins.map { costs.end[$0] })
  }

  private func expandedTimes(_ households: [Household]) -> RouteTimes? {
    let origins = households.map(\.origin)
    return times.map { times in
      RouteTimes(
        start: origins.map { times.start[$0] },
        between: origins.map { from in origins.map { from == $0 ? 0 : times.between[from][$0] } },
        departures: times.departures)
    }
  }
}

/// A dog whose place in the order is asked for.
public struct PinnedDog: Hashable, Sendable {
  /// Nil: in whichever hike it is shorter.
  public let hike: Int?
  /// 1 for the first stop of the hike.
  public let position: Int

  public init(hike: Int?, position: Int) {
    self.hike = hike
    self.position = position
  }
}
