public import Civil
import Diagnostics
import Quantities
import Routing

/// Plans a day: who rides in which hike, in which order, and to which trail.
///
/// The journey of a day: its dogs → the order kept for it, else households → hikes as short as can be → seats for the
/// dogs without a place → stops with their metres and times → the trail at the end. The same book and day give the
/// same plan.
public struct HikePlanner: Sendable {
  let book: Book
  /// How many hikes the day has; the book's setting unless asked otherwise.
  let hikes: Int
  let trails: TrailRule
  let wish: TrailWish
  let roads: RoadTable
  let pins: [DogID: PinnedDog]
  let isAnew: Bool

  /// - Parameters:
  ///   - pins: stops that have their place in the order, by one of their dogs.
  ///   - isAnew: does not look at an order that was kept for the day.
  public init(
    _ book: Book, hikes: Int? = nil, trail: TrailWish = .byRegion, pins: [DogID: PinnedDog] = [:],
    isAnew: Bool = false
  ) {
    self.book = book
    self.hikes = hikes ?? book.rules.hikesPerDay
    trails = TrailRule(book, trail)
    wish = trail
    roads = RoadTable(book)
    self.pins = pins
    self.isAnew = isAnew || !pins.isEmpty
  }

  /// The same planner over another book.
  public func replaced(_ book: Book) -> HikePlanner {
    HikePlanner(book, hikes: hikes, trail: wish, pins: pins, isAnew: isAnew)
  }

  /// Who sits where before stops are measured.
  struct Draft {
    var seats: Seats
    var impossible: String?
    /// What was let go for the seats of an impossible day.
    var relaxation: String?
    var unplaced: [UnplacedDog] = []
    var estimated: [EstimatedDrive] = []
    var kept: KeptOrder?
  }

  /// Takes 2ⁿ n² steps for n households with a place, at most 16 of them.
  public func plan(_ date: CivilDate) -> DayPlan {
    let resolver = ScheduleResolver(book)
    let booked = resolver.dogs(on: date)
    let order = isAnew ? [] : book.orders.filter { $0.date == date }
    let draft = order.isEmpty ? fresh(booked) : keptDay(booked, order, date)
    let seats = draft.seats
    let planned = seats.hikes.enumerated().filter { !$0.element.isEmpty }.map {
      hike($0.offset + 1, $0.element)
    }
    let unrouted = seats.hikes.enumerated().flatMap { index, seats in
      seats.unplaced.map { unroutedDog($0, hike: index + 1) }
    }
    let standing = Standing.all(booked.map(\.dog.id), on: date, in: book)
    let absences = resolver.absences(on: date).map { UnplacedDog(dog: $0.0, reason: $0.1) }
    let isRouted = booked.isEmpty || booked.contains { book.pickup(of: $0.dog).place.coordinates != nil }
    let findings = Findings(
      seats: seats, stops: planned, unrouted: unrouted, unplaced: draft.unplaced,
      passedOver: resolver.passedOver(on: date), trailsWithoutPlace: booked.isEmpty ? [] : trails.unplaced,
      impossible: draft.impossible, isRouted: isRouted, kept: draft.kept, estimated: draft.estimated,
      date: date,
      book: book)
    return DayPlan(
      date: date, hikes: draft.impossible == nil ? planned : [], impossible: draft.impossible,
      relaxed: draft.impossible == nil || planned.isEmpty ? nil : planned,
      relaxation: planned.isEmpty ? nil : draft.relaxation, unrouted: unrouted, unplaced: draft.unplaced,
      standing: standing, absences: absences, isRouted: isRouted, kept: draft.kept,
      estimated: draft.estimated, diagnostics: findings.all)
  }

  /// The day planned from nothing but the book's tables of dogs and trails.
  func fresh(_ booked: [ScheduledDog]) -> Draft {
    let (taken, left) = withinCapacity(booked)
    let households = Household.all(taken, in: book)
    let placed = households.filter { $0.coordinates != nil }
    var draft: Draft
    if placed.isEmpty {
      draft = listed(households)
    } else {
      draft = routed(placed)
      draft.seats.take(households.filter { $0.coordinates == nil })
    }
    if let impossible = draft.impossible, draft.seats.hikes.allSatisfy(\.isEmpty) {
      draft.unplaced = taken.map { UnplacedDog(dog: $0, reason: impossible) } + left
    } else {
      draft.unplaced =
        draft.seats.standing.map { UnplacedDog(dog: $0, reason: "no hike has a seat left") } + left
    }
    return draft
  }

  private var seatsInAll: Int {
    let (seats, isTooMany) = max(0, hikes).multipliedReportingOverflow(by: max(0, book.rules.dogsPerHike))
    return isTooMany ? Int.max : seats
  }

  /// Those who have a seat, and the surplus: the dogs that came to the day last, then those with the last ids.
  /// - Parameter first: those whose seat was promised.
  func withinCapacity(_ booked: [ScheduledDog], first: Set<DogID> = []) -> ([Dog], [UnplacedDog]) {
    let promised = booked.filter { first.contains($0.dog.id) }
    let others = booked.filter { !first.contains($0.dog.id) }
    let early = promised + others.filter { !$0.isException } + others.filter(\.isException)
    let seats = max(seatsInAll, promised.count)
    let reason = "all \(seatsInAll) places of the day are taken"
    return (
      early.prefix(seats).map(\.dog),
      early.dropFirst(seats).reversed().map { UnplacedDog(dog: $0.dog, reason: reason) }
    )
  }

  private func routed(_ households: [Household]) -> Draft {
    let households = households.enumerated().map { place, household in
      Household(
        dogs: household.dogs, address: household.address, coordinates: household.coordinates, origin: place)
    }
    let measured = measured(households)
    var draft = grouped(households, grouping(measured))
    draft.estimated = measured.estimated
    return draft
  }

  func grouping(_ measured: Measured) -> HikeGrouping {
    HikeGrouping(
      hikes: hikes, capacity: book.rules.dogsPerHike, costs: measured.costs, times: measured.times,
      minutesPerStop: book.rules.minutesPerStop, minutesPerExtraDog: book.rules.minutesPerExtraDog, pins: pins
    )
  }

  private func grouped(_ households: [Household], _ grouping: HikeGrouping) -> Draft {
    do throws(RoutingError) {
      return Draft(seats: seats(try grouping.outcome(of: households)))
    } catch {
      let fault = DayFault(error: error, households: households, book: book, hikes: hikes).text
      let isHopeless = error.code == .tooManyStops || error.code == .badMatrix
      guard !isHopeless, let relaxed = grouping.relaxed(households) else {
        return Draft(seats: seats(nil), impossible: fault)
      }
      return Draft(seats: seats(relaxed.outcome), impossible: fault, relaxation: words(relaxed))
    }
  }

  private func words(_ relaxed: HikeGrouping.Relaxation) -> String {
    let sizes = relaxed.outcome.sizes.map(String.init).joined(separator: " + ")
    let divided = relaxed.divided.map { household in DayFault.list(household.dogs.map { book.label($0) }) }
    var parts: [String] = []
    if !divided.isEmpty { parts.append("\(divided.joined(separator: "; and ")) ride apart") }
    if relaxed.isWishless { parts.append("not every dog rides in the hike it is wanted in") }
    return (parts + ["hikes of \(sizes) dogs"]).joined(separator: ", ")
  }

  private func seats(_ outcome: HikeGrouping.Outcome?) -> Seats {
    guard let outcome else { return Seats(hikes: [], capacity: 0) }
    let empty = Array(repeating: [Household](), count: max(0, hikes - outcome.hikes.count))
    return Seats(hikes: outcome.hikes + empty, capacity: book.rules.dogsPerHike)
  }

  /// No dog of the day has a place: by region and name, cut where regions change, if that leaves the hikes even.
  private func listed(_ households: [Household]) -> Draft {
    func key(_ household: Household) -> (Int, String, String, DogID) {
      let region = household.region.folded
      let dog = household.dogs[0]
      return (region.isEmpty ? 1 : 0, region, dog.name.folded, dog.id)
    }
    let sorted = households.sorted { key($0) < key($1) }.enumerated().map { place, household in
      Household(dogs: household.dogs, address: household.address, coordinates: nil, origin: place)
    }
    // On a line, with a wide gap between regions, the shortest hikes are the ones that stay together.
    var position = 0
    var positions: [Int] = []
    for (index, household) in sorted.enumerated() {
      let isSame = index > 0 && sorted[index - 1].region.folded == household.region.folded
      position += isSame ? 1 : 100
      positions.append(position)
    }
    let nothing = sorted.map { _ in 0 }
    let line = CostMatrix(
      start: nothing, between: positions.map { from in positions.map { abs(from - $0) } }, end: nothing)
    var draft = grouped(
      sorted, HikeGrouping(hikes: hikes, capacity: book.rules.dogsPerHike, costs: line))
    draft.seats.sort()
    return draft
  }

  func trail(after household: Household, at place: Coordinates) -> TrailChoice {
    trails.choice(
      after: place, of: household.dogs, in: trails.region(of: household.dogs, at: place))
  }
}
