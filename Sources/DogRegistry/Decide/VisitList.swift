public import Civil

/// A visit as lists show it: whose it is, and how long the dog has been in the house.
public struct ListedVisit: Sendable {
  public let visit: Visit
  /// Nil while nobody knows whose it is.
  public let dog: DogID?
  public let service: StayKind
  /// Minutes from arrival to departure, or to now; nil before arrival.
  public let stay: Int?

  public enum StayKind: String, Sendable { case boarding, daycare }

  public init(_ visit: Visit, dog: DogID?, clock: RegistryClock) {
    self.visit = visit
    self.dog = dog
    let staysOver = visit.isBoarding && (visit.boardingEnd.map { clock.day($0) > clock.today } ?? true)
    service = staysOver ? .boarding : .daycare
    let end = visit.departure.map { min($0, clock.now) } ?? clock.now
    stay = visit.arrival <= clock.now ? visit.arrival.minutes(until: max(visit.arrival, end)) : nil
  }

  /// `2d 5h 30m`, `1h 0m`, `45m`; empty before arrival.
  public var stayText: String {
    guard let stay else { return "" }
    let (days, hours, minutes) = (stay / 1440, stay % 1440 / 60, stay % 60)
    if days > 0 { return "\(days)d \(hours)h \(minutes)m" }
    return hours > 0 ? "\(hours)h \(minutes)m" : "\(minutes)m"
  }

  static func precedes(_ left: ListedVisit, _ right: ListedVisit) -> Bool {
    Visit.precedes(left.visit, right.visit)
  }
}

/// Who is, was and will be in the house. Deleted visits are in none of its lists.
public struct VisitList: Sendable {
  /// By arrival, then id.
  public let visits: [ListedVisit]
  public let clock: RegistryClock

  /// - Parameter visits: with their dogs, in any order; deleted ones are left out here, for every list.
  public init(_ visits: [(visit: Visit, dog: DogID?)], clock: RegistryClock) {
    let order = Visit.order(visits.map(\.visit)).filter { !visits[$0].visit.isDeleted }
    self.visits = order.map { ListedVisit(visits[$0].visit, dog: visits[$0].dog, clock: clock) }
    self.clock = clock
  }

  public init(_ registry: Registry) {
    self.init(
      registry.dogs.flatMap { dog in dog.visits.map { ($0, dog.id) } }
        + registry.held.map { ($0.visit, nil) },
      clock: registry.clock)
  }

  /// Arrived and not departed.
  public var present: [ListedVisit] {
    visits.filter { $0.visit.arrival <= clock.now && !hasDeparted($0.visit) }
  }

  public var departedToday: [ListedVisit] {
    visits.filter { listed in
      hasDeparted(listed.visit) && listed.visit.departure.map { clock.day($0) == clock.today } == true
    }
  }

  public var bookings: [ListedVisit] { visits.filter { $0.visit.arrival > clock.now } }

  public func arrived(on day: CivilDate) -> [ListedVisit] {
    visits.filter { clock.day($0.visit.arrival) == day }
  }

  /// Whose stay covers a day, as far as anybody knows today.
  public func inHouse(on day: CivilDate) -> [ListedVisit] {
    visits.filter { clock.day($0.visit.arrival) <= day && day <= lastDay($0.visit) }
  }

  /// The day of departure; before it is known, the latest of arrival, today once arrived, and the end that was agreed.
  private func lastDay(_ visit: Visit) -> CivilDate {
    if let departure = visit.departure { return clock.day(departure) }
    var last = clock.day(visit.arrival)
    if visit.arrival <= clock.now { last = max(last, clock.today) }
    return max(last, visit.boardingEnd.map(clock.day) ?? last)
  }

  private func hasDeparted(_ visit: Visit) -> Bool { visit.departure.map { $0 <= clock.now } ?? false }
}
