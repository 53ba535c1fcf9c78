import Civil
import Quantities
import Routing

extension HikePlanner {
  /// A hike with its stops, metres, times and trail, and the way home.
  func hike(_ number: Int, _ seats: Seats.Hike) -> PlannedHike {
    let departure = book.rules.departure(number)
    var previous = book.rules.homePlace
    var clock = departure.flatMap { VanClock($0, book.rules) }
    var metres = Metres.zero
    var stops: [PlannedStop] = []
    for household in seats.routed {
      guard let place = household.coordinates else { continue }
      let leg = roads.leg(from: previous, to: household.roadPlace)
      clock?.arrive(after: leg?.seconds ?? 0, at: household)
      stops.append(
        PlannedStop(
          position: stops.count + 1, dogs: household.dogs, coordinates: place, address: household.address,
          metresFromPrevious: leg?.metres ?? .zero, eta: clock?.time, minutesEarly: clock?.minutesEarly ?? 0,
          isLate: clock.map { $0.seconds > household.closes } ?? false))
      clock?.load(dogs: household.dogs.count)
      metres += leg?.metres ?? .zero
      previous = household.roadPlace
    }
    let choice: TrailChoice
    if let last = seats.routed.last, let place = last.coordinates {
      choice = trail(after: last, at: place)
    } else {
      choice = trails.choice(inRegion: seats.unplaced.last { !$0.dog.region.isEmpty }?.dog.region ?? "")
    }
    let (dropOffs, metresHome) = wayHome(seats.routed, from: choice.trail)
    return PlannedHike(
      number: number, stops: stops, metres: metres + (choice.metres ?? .zero), departure: departure,
      trail: choice.trail, trailReason: choice.reason, metresToTrail: choice.metres, dropOffs: dropOffs,
      metresHome: metresHome)
  }

  /// The shortest way from the trail over all stops to home, or to the last of them where there is no home.
  private func wayHome(_ households: [Household], from trail: HikingLocation?) -> ([DropOff], Metres) {
    let places = households.map(\.roadPlace)
    let home = book.rules.homePlace
    func metres(_ from: RoadTable.Place?, _ to: RoadTable.Place) -> Int {
      from.flatMap { roads.leg(from: $0, to: to)?.metres.value } ?? 0
    }
    let costs = CostMatrix(
      start: places.map { metres(trail?.roadPlace, $0) },
      between: places.map { from in places.map { metres(from, $0) } }, end: places.map { metres($0, home) })
    let problem = RouteProblem(
      stops: places.map { RouteStop(id: $0.names.first ?? "", size: 1) }, costs: costs, hikes: 1,
      capacity: places.count)
    // More stops than can be ordered go home in the order in which they came.
    let order: [Int]
    do { order = try RoutePlanner.plan(problem).routes.first?.order ?? [] } catch {
      order = Array(places.indices)
    }
    var previous: Int?
    let dropOffs = order.map { stop in
      let leg = previous.map { costs.between[$0][stop] } ?? costs.start[stop]
      previous = stop
      return DropOff(dogs: households[stop].dogs, metresFromPrevious: Metres(value: leg))
    }
    return (dropOffs, Metres(value: costs.metres(along: order)))
  }

  func unroutedDog(_ seated: Seats.Seated, hike: Int) -> UnroutedDog {
    UnroutedDog(
      dog: seated.dog, hike: hike, address: seated.address,
      reason: seated.isApart
        ? "no place yet; rides apart from its household for want of seats" : "no place yet",
      mapSearch: MapSearch.link(for: seated.address))
  }
}

/// The time in the van, in whole seconds; rounded to the minute only when read.
struct VanClock {
  private(set) var seconds: Int
  /// How long the van stands at this stop before the dogs are ready.
  private(set) var minutesEarly = 0
  private let rules: BusinessRules

  /// Nil for a van that does not move.
  init?(_ departure: TimeOfDay, _ rules: BusinessRules) {
    guard rules.speed > 0 else { return nil }
    seconds = departure.minutes * 60
    self.rules = rules
  }

  /// Nil past midnight.
  var time: TimeOfDay? { TimeOfDay(minutes: (seconds + 30) / 60) }

  mutating func arrive(after drive: Int, at household: Household) {
    seconds += drive
    let wait = max(0, household.opens - seconds)
    minutesEarly = (wait + 30) / 60
    seconds += wait
  }

  mutating func load(dogs: Int) {
    seconds += 60 * (max(0, rules.minutesPerStop) + (dogs - 1) * max(0, rules.minutesPerExtraDog))
  }
}
