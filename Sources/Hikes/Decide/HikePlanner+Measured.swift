import Civil
import Quantities
import Routing

extension HikePlanner {
  /// What it takes to drive between the households of a day.
  struct Measured {
    let costs: CostMatrix
    let times: RouteTimes
    /// The drives for which the book's table of distances has no figure.
    let estimated: [EstimatedDrive]
  }

  /// Every pair is measured once, in both directions.
  func measured(_ households: [Household]) -> Measured {
    let places = households.map(\.roadPlace)
    let home = book.rules.homePlace
    var estimated: [EstimatedDrive] = []
    func measure(_ from: RoadTable.Place, _ to: RoadTable.Place) -> (metres: Int, seconds: Int) {
      guard let leg = roads.leg(from: from, to: to) else { return (0, 0) }
      if leg.isMissing {
        estimated.append(EstimatedDrive(from: from.names.first ?? "", to: to.names.first ?? ""))
      }
      return (leg.metres.value, min(leg.seconds, Self.longestDrive))
    }
    let starts = places.map { measure(home, $0) }
    var legs = places.map { _ in places.map { _ in (metres: 0, seconds: 0) } }
    for one in places.indices {
      for other in places.indices where other > one {
        legs[one][other] = measure(places[one], places[other])
        // Over the sphere it is as far back as there.
        legs[other][one] = roads.isEmpty ? legs[one][other] : measure(places[other], places[one])
      }
    }
    let ends = households.map { household -> Int in
      guard let place = household.coordinates else { return 0 }
      let choice = trail(after: household, at: place)
      if let trail = choice.trail { _ = measure(household.roadPlace, trail.roadPlace) }
      return choice.metres?.value ?? 0
    }
    return Measured(
      costs: CostMatrix(
        start: starts.map(\.metres), between: legs.map { $0.map(\.metres) }, end: ends),
      times: RouteTimes(
        start: starts.map(\.seconds), between: legs.map { $0.map(\.seconds) },
        departures: (1...max(1, hikes)).map { hike in
          book.rules.speed > 0 ? book.rules.departure(hike).map { $0.minutes * 60 } : nil
        }), estimated: estimated)
  }

  /// A hundred days; nobody drives longer.
  private static let longestDrive = 8_640_000
}
