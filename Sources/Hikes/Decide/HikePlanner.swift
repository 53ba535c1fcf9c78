public import Civil
import Diagnostics
import Quantities
import Routing

/// Plans a day: who rides in which hike, in which order, and to which trail.
///
/// The journey of a day: its dogs → households → hikes as short as can be → seats for the dogs without a place →
/// stops with their metres and times → the trail at the end. The same book and day give the same plan.
public struct HikePlanner: Sendable {
  let book: Book
  /// How many hikes the day has; the book's setting unless asked otherwise.
  let hikes: Int
  let trails: TrailRule
  let wish: TrailWish

  public init(_ book: Book, hikes: Int? = nil, trail: TrailWish = .byRegion) {
    self.book = book
    self.hikes = hikes ?? book.rules.hikesPerDay
    trails = TrailRule(book, trail)
    wish = trail
  }

  /// Takes 2ⁿ n² steps for n households with a place, at most 16 of them.
  public func plan(_ date: CivilDate) -> DayPlan {
    let resolver = ScheduleResolver(book)
    let booked = resolver.dogs(on: date)
    let (taken, left) = withinCapacity(booked)
    let households = Household.all(taken, in: book)
    let placed = households.filter { $0.coordinates != nil }
    var seats: Seats
    var impossible: String?
    if placed.isEmpty {
      (seats, impossible) = listed(households)
    } else {
      (seats, impossible) = routed(placed)
      seats.take(households.filter { $0.coordinates == nil })
    }
    let planned = seats.hikes.enumerated().filter { !$0.element.isEmpty }.map {
      hike($0.offset + 1, $0.element)
    }
    let unrouted = seats.hikes.enumerated().flatMap { index, seats in
      seats.unplaced.map { unroutedDog($0, hike: index + 1) }
    }
    var unplaced = left
    if let impossible, planned.isEmpty {
      unplaced = taken.map { UnplacedDog(dog: $0, reason: impossible) } + left
    } else {
      unplaced = seats.standing.map { UnplacedDog(dog: $0, reason: "no hike has a seat left") } + left
    }
    let standing = booked.map { ($0.dog.id, Standing.of($0.dog.id, on: date, in: book)) }
    let absences = resolver.absences(on: date).map { UnplacedDog(dog: $0.0, reason: $0.1) }
    let findings = Findings(
      seats: seats, unrouted: unrouted, unplaced: unplaced, passedOver: resolver.passedOver(on: date),
      trailsWithoutPlace: booked.isEmpty ? [] : trails.unplaced, impossible: impossible,
      isRouted: !placed.isEmpty || booked.isEmpty, date: date, book: book)
    return DayPlan(
      date: date, hikes: impossible == nil ? planned : [], impossible: impossible,
      relaxed: impossible == nil || planned.isEmpty ? nil : planned, unrouted: unrouted, unplaced: unplaced,
      standing: Dictionary(standing, uniquingKeysWith: { first, _ in first }), absences: absences,
      isRouted: !placed.isEmpty || booked.isEmpty, diagnostics: findings.all)
  }

  private var seatsInAll: Int {
    let (seats, isTooMany) = max(0, hikes).multipliedReportingOverflow(by: max(0, book.rules.dogsPerHike))
    return isTooMany ? Int.max : seats
  }

  /// Those who have a seat, and the surplus: the dogs that came to the day last, then those with the last ids.
  private func withinCapacity(_ booked: [ScheduledDog]) -> ([Dog], [UnplacedDog]) {
    let early = booked.filter { !$0.isException } + booked.filter(\.isException)
    let seats = seatsInAll
    let reason = "all \(seats) places of the day are taken"
    return (
      early.prefix(seats).map(\.dog),
      early.dropFirst(seats).reversed().map { UnplacedDog(dog: $0.dog, reason: reason) }
    )
  }

  private func routed(_ households: [Household]) -> (Seats, String?) {
    let households = households.enumerated().map { place, household in
      Household(
        dogs: household.dogs, address: household.address, coordinates: household.coordinates, origin: place)
    }
    return grouped(households, costs(households))
  }

  private func grouped(_ households: [Household], _ costs: CostMatrix) -> (Seats, String?) {
    let grouping = HikeGrouping(hikes: hikes, capacity: book.rules.dogsPerHike, costs: costs)
    do throws(RoutingError) {
      return (seats(try grouping.outcome(of: households)), nil)
    } catch  where error.code == .groupImpossible {
      return (grouping.relaxed(households).map(seats) ?? seats(nil), error.detail)
    } catch {
      return (seats(nil), error.detail)
    }
  }

  private func seats(_ outcome: HikeGrouping.Outcome?) -> Seats {
    guard let outcome else { return Seats(hikes: [], capacity: 0) }
    let empty = Array(repeating: [Household](), count: max(0, hikes - outcome.hikes.count))
    return Seats(hikes: outcome.hikes + empty, capacity: book.rules.dogsPerHike)
  }

  /// No dog of the day has a place: by region and name, cut where regions change, if that leaves the hikes even.
  private func listed(_ households: [Household]) -> (Seats, String?) {
    func key(_ household: Household) -> (Int, String, String, DogID) {
      let region = household.region.foldedName
      let dog = household.dogs[0]
      return (region.isEmpty ? 1 : 0, region, dog.name.foldedName, dog.id)
    }
    let sorted = households.sorted { key($0) < key($1) }.enumerated().map { place, household in
      Household(dogs: household.dogs, address: household.address, coordinates: nil, origin: place)
    }
    // On a line, with a wide gap between regions, the shortest hikes are the ones that stay together.
    var position = 0
    var positions: [Int] = []
    for (index, household) in sorted.enumerated() {
      let isSame = index > 0 && sorted[index - 1].region.foldedName == household.region.foldedName
      position += isSame ? 1 : 100
      positions.append(position)
    }
    let nothing = sorted.map { _ in 0 }
    let line = CostMatrix(
      start: nothing, between: positions.map { from in positions.map { abs(from - $0) } }, end: nothing)
    var (seats, impossible) = grouped(sorted, line)
    seats.sort()
    return (seats, impossible)
  }

  /// Every pair is measured once.
  private func costs(_ households: [Household]) -> CostMatrix {
    let places = households.compactMap(\.coordinates)
    let detour = book.rules.detour
    var between = places.map { _ in places.map { _ in 0 } }
    for one in places.indices {
      for other in places.indices where other > one {
        let metres = places[one].road(to: places[other], detour: detour).value
        between[one][other] = metres
        between[other][one] = metres
      }
    }
    let home = book.rules.home.coordinates
    return CostMatrix(
      start: places.map { home?.road(to: $0, detour: detour).value ?? 0 }, between: between,
      end: zip(households, places).map { trail(after: $0, at: $1).metres?.value ?? 0 })
  }

  func trail(after household: Household, at place: Coordinates) -> TrailChoice {
    trails.choice(after: place, in: trails.region(of: household.dogs, at: place))
  }
}
