public import Civil
import Routing

extension HikePlanner {
  /// A day's problem for a routing program, of any size.
  public struct RoutingDay: Sendable {
    let date: CivilDate
    let households: [Household]
    let problem: RouteProblem
    let seconds: RouteTimes
    /// The most dogs in one hike, so that the hikes are as even as whole households allow.
    let largest: Int

    func departure(_ hike: Int) -> Int {
      seconds.departures.indices.contains(hike - 1) ? seconds.departures[hike - 1] ?? 0 : 0
    }

    public var isEmpty: Bool { households.isEmpty }
  }

  /// The households of a day that have a place, as many dogs as there are seats.
  public func routingDay(_ date: CivilDate) -> RoutingDay {
    let booked = ScheduleResolver(book).dogs(on: date)
    let households = Household.all(withinCapacity(booked).0, in: book).filter { $0.coordinates != nil }
      .enumerated().map { place, household in
        Household(
          dogs: household.dogs, address: household.address, coordinates: household.coordinates, origin: place)
      }
    let measured = measured(households)
    var grouping = grouping(measured)
    grouping.isAlwaysTimed = true
    let problem = grouping.problem(households)
    return RoutingDay(
      date: date, households: households, problem: problem, seconds: measured.times,
      largest: largest(problem, of: households))
  }

  /// Exact where the planner itself can tell; else the least with which the largest households, one after the other,
  /// find room in the emptiest hike.
  private func largest(_ problem: RouteProblem, of households: [Household]) -> Int {
    if households.count <= RoutePlanner.mostStops, (1...2).contains(hikes) {
      if let evenest = RoutePlanner.evenest(problem) { return min(evenest, book.rules.dogsPerHike) }
    }
    var hikes = [Int](repeating: 0, count: max(1, hikes))
    for size in households.map(\.dogs.count).sorted(by: >) {
      if let emptiest = hikes.indices.min(by: { hikes[$0] < hikes[$1] }) { hikes[emptiest] += size }
    }
    return min(hikes.max() ?? 0, book.rules.dogsPerHike)
  }
}
