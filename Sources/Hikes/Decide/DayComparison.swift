public import Quantities
import Routing

/// What a plan saves against ways of driving that need no planning, and what even hikes cost.
public struct DayComparison: Hashable, Sendable {
  public let plan: Metres
  /// The same hikes, each driven in the order of the list of dogs.
  public let roster: Metres
  /// The same hikes, each time to the nearest stop that is left.
  public let nearest: Metres
  /// The shortest hikes of any two sizes; nil where even ones are as short, or there is one hike.
  public let uneven: Uneven?

  public struct Uneven: Hashable, Sendable {
    /// The dogs in each hike, as planned and as they would be.
    public let even: [Int]
    public let sizes: [Int]
    public let saved: Metres
  }
}

extension HikePlanner {
  /// Nil where there is nothing to compare: nobody has a place, or the day cannot be as asked. Ready times are not
  /// looked at in the ways that need no planning.
  public func comparison(_ plan: DayPlan) -> DayComparison? {
    let stops = plan.hikes.flatMap { hike in hike.stops.map { (hike: hike.number, stop: $0) } }
    guard plan.impossible == nil, !stops.isEmpty else { return nil }
    let households = stops.enumerated().map { place, entry in
      Household(
        dogs: entry.stop.dogs, address: entry.stop.address, coordinates: entry.stop.coordinates, origin: place
      )
    }
    let measured = measured(households)
    let rows = Dictionary(book.dogs.enumerated().map { ($1.id, $0) }) { first, _ in first }
    func row(_ place: Int) -> Int { households[place].dogs.compactMap { rows[$0.id] }.min() ?? 0 }
    var roster = 0
    var nearest = 0
    for hike in plan.hikes where !hike.stops.isEmpty {
      let here = stops.indices.filter { stops[$0].hike == hike.number }
      roster += measured.costs.metres(along: here.sorted { (row($0), $0) < (row($1), $1) })
      nearest += RoutePlanner.nearestNeighbour(stops: here, costs: measured.costs).metres
    }
    return DayComparison(
      plan: plan.metres, roster: Metres(value: roster), nearest: Metres(value: nearest),
      uneven: uneven(plan, households, measured))
  }

  private func uneven(
    _ plan: DayPlan, _ households: [Household], _ measured: Measured
  ) -> DayComparison.Uneven? {
    guard plan.hikes.count == 2, plan.unrouted.isEmpty else { return nil }
    do throws(RoutingError) {
      let free = try grouping(measured).outcome(of: households, evenness: .free)
      guard free.metres < plan.metres.value else { return nil }
      return DayComparison.Uneven(
        even: plan.hikes.map { plan.dogs(in: $0).count }, sizes: free.sizes,
        saved: Metres(value: plan.metres.value - free.metres))
    } catch {
      return nil
    }
  }
}
