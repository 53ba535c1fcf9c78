import Civil
import Diagnostics
import Quantities
import Routing

extension HikePlanner {
  /// The day in the order that was kept for it. Who is no longer on the day is left out; who came later is put where it
  /// costs least; everyone else keeps hike and place.
  func keptDay(_ booked: [ScheduledDog], _ order: [KeptSeat], _ date: CivilDate) -> Draft {
    let kept = Dictionary(order.map { ($0.dog, $0) }) { first, _ in first }
    let (taken, left) = withinCapacity(booked, first: Set(kept.keys))
    let count = max(hikes, order.map(\.hike).filter { (1...99).contains($0) }.max() ?? 1)
    var day = KeptDay(planner: self, hikes: count, households: Household.all(taken, in: book), kept: kept)
    day.seatNewcomers()
    let onDay = Set(taken.map(\.id))
    var draft = Draft(seats: day.seats)
    draft.unplaced = day.seats.standing.map { UnplacedDog(dog: $0, reason: "no hike has a seat left") } + left
    draft.estimated = day.estimated
    draft.kept = KeptOrder(
      saving: saving(over: draft, date), gone: order.map(\.dog).filter { !onDay.contains($0) }.sorted(),
      newcomers: taken.map(\.id).filter { kept[$0] == nil }.sorted(), misfits: day.misfits)
    return draft
  }

  private func saving(over draft: Draft, _ date: CivilDate) -> Metres? {
    let anew = HikePlanner(book, hikes: hikes, trail: wish, isAnew: true).plan(date)
    guard anew.impossible == nil, anew.unplaced.count <= draft.unplaced.count else { return nil }
    let kept = draft.seats.hikes.enumerated().filter { !$0.element.isEmpty }.map {
      hike($0.offset + 1, $0.element).metres
    }
    let saving = kept.reduce(.zero, +) - anew.metres
    return saving > .zero ? saving : nil
  }
}

/// A day that is seated after an order that was kept.
private struct KeptDay {
  let planner: HikePlanner
  let households: [Household]
  let measured: HikePlanner.Measured
  var seats: Seats
  private var newcomers: [Household] = []

  init(planner: HikePlanner, hikes: Int, households all: [Household], kept: [DogID: KeptSeat]) {
    self.planner = planner
    households = all.enumerated().map { place, household in
      Household(
        dogs: household.dogs, address: household.address, coordinates: household.coordinates, origin: place)
    }
    measured = planner.measured(households)
    var hikesOfUnits = [[(position: Int, unit: Household)]](repeating: [], count: hikes)
    for household in households {
      let parts = Self.parts(household, kept, hikes)
      for (seat, unit) in parts.seated { hikesOfUnits[seat.hike - 1].append((seat.position, unit)) }
      if let late = parts.late { newcomers.append(late) }
    }
    let hikes = hikesOfUnits.map { units in
      units.sorted { ($0.position, $0.unit.dogs[0].id) < ($1.position, $1.unit.dogs[0].id) }.map(\.unit)
    }
    seats = Seats(hikes: hikes, capacity: planner.book.rules.dogsPerHike)
  }

  /// The dogs of a household that ride together, with their seat; and those that have none. Who comes later joins
  /// those of the house that have a seat.
  private static func parts(
    _ household: Household, _ kept: [DogID: KeptSeat], _ hikes: Int
  ) -> (seated: [(KeptSeat, Household)], late: Household?) {
    func unit(_ dogs: [Dog]) -> Household {
      Household(
        dogs: dogs, address: household.address, coordinates: household.coordinates, origin: household.origin)
    }
    var seated: [(seat: KeptSeat, dogs: [Dog])] = []
    var late: [Dog] = []
    for dog in household.dogs {
      guard let seat = kept[dog.id], (1...hikes).contains(seat.hike) else {
        late.append(dog)
        continue
      }
      if let same = seated.firstIndex(where: {
        $0.seat.hike == seat.hike && $0.seat.position == seat.position
      }) {
        seated[same].dogs.append(dog)
      } else {
        seated.append((seat, [dog]))
      }
    }
    return (seated.map { ($0.seat, unit($0.dogs)) }, late.isEmpty ? nil : unit(late))
  }

  var estimated: [EstimatedDrive] { measured.estimated }

  mutating func seatNewcomers() {
    for newcomer in newcomers where newcomer.coordinates != nil { seat(newcomer) }
    seats.take(newcomers.filter { $0.coordinates == nil })
  }

  private mutating func seat(_ newcomer: Household) {
    if let place = places(for: newcomer).min(by: { $0.cost < $1.cost }) {
      seats.insert(newcomer, hike: place.hike, at: place.index)
    } else if newcomer.dogs.count > 1 {
      for part in newcomer.divided { seat(part) }
    } else {
      seats.turnAway(newcomer)
    }
  }

  private struct Place {
    let hike: Int
    let index: Int
    /// What is least first: foes met, dogs late or in a hike they are not wanted in, metres; then the place itself.
    let cost: Cost
  }

  private struct Cost: Comparable {
    let foes: Int
    let broken: Int
    let metres: Int
    let place: [Int]

    static func < (left: Cost, right: Cost) -> Bool {
      (left.foes, left.broken, left.metres) == (right.foes, right.broken, right.metres)
        ? left.place.lexicographicallyPrecedes(right.place)
        : (left.foes, left.broken, left.metres) < (right.foes, right.broken, right.metres)
    }
  }

  private func places(for newcomer: Household) -> [Place] {
    seats.hikes.indices.flatMap { hike -> [Place] in
      let here = seats.hikes[hike]
      guard here.dogs.count + newcomer.dogs.count <= planner.book.rules.dogsPerHike else { return [] }
      let foes = here.dogs.count { dog in newcomer.dogs.contains { $0.isFoe(of: dog) } }
      let unwanted = newcomer.dogs.count { $0.hike != nil && $0.hike != hike + 1 }
      let before = metres(here.routed)
      let late = lateCount(here.routed, hike)
      return (0...here.routed.count).map { index in
        var order = here.routed
        order.insert(newcomer, at: index)
        return Place(
          hike: hike, index: index,
          cost: Cost(
            foes: foes, broken: unwanted + max(0, lateCount(Seats.joined(order), hike) - late),
            metres: metres(order) - before, place: [hike, index]))
      }
    }
  }

  private func metres(_ order: [Household]) -> Int {
    let origins = order.map(\.origin)
    guard let first = origins.first, let last = origins.last else { return 0 }
    let legs = zip(origins, origins.dropFirst()).reduce(0) { sum, leg in
      sum + (leg.0 == leg.1 ? 0 : measured.costs.between[leg.0][leg.1])
    }
    return measured.costs.start[first] + legs + measured.costs.end[last]
  }

  private func lateCount(_ order: [Household], _ hike: Int) -> Int { late(order, hike).count }

  private func late(_ order: [Household], _ hike: Int) -> [Household] {
    guard let departure = planner.book.rules.departure(hike + 1),
      var clock = VanClock(departure, planner.book.rules)
    else { return [] }
    var previous: Int?
    var late: [Household] = []
    for unit in order {
      let drive = previous.map { $0 == unit.origin ? 0 : measured.times.between[$0][unit.origin] }
      clock.arrive(after: drive ?? measured.times.start[unit.origin], at: unit)
      if clock.seconds > unit.closes { late.append(unit) }
      clock.load(dogs: unit.dogs.count)
      previous = unit.origin
    }
    return late
  }

  /// Dogs that must not meet, and wishes, have findings of their own.
  var misfits: [String] {
    let book = planner.book
    return seats.hikes.enumerated().flatMap { index, hike -> [String] in
      var misfits: [String] = []
      let capacity = book.rules.dogsPerHike
      if hike.dogs.count > capacity {
        misfits.append("hike \(index + 1) has \(hike.dogs.count) dogs, and a hike takes \(capacity)")
      }
      for unit in late(hike.routed, index) {
        let names = DayFault.list(unit.dogs.map { book.label($0) })
        misfits.append("the van comes too late for \(names) (\(unit.readyText)) in hike \(index + 1)")
      }
      return misfits
    }
  }
}
