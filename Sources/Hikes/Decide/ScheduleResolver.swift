public import Civil

/// A dog that is expected on a day, and why.
public struct ScheduledDog: Hashable, Sendable {
  public let dog: Dog
  /// On the day through an exception: added, or moved here from another day.
  public let isException: Bool
  /// In words: `regular Tuesday`, `added: interview hike`, `moved from Mon Dec 8`.
  public let reason: String
}

/// Who hikes on a day: the regular schedule, its exceptions, and what the history of hikes says of that day.
///
/// What contradicts is settled by how near to the day it was said: the history, then a dog added or moved to the
/// day, then one removed or moved away, then the schedule that was regular on that day. Dogs that were gone by then, or
/// whose client was, are not on it; ``passedOver(on:)`` names those that something expected there. Where nobody wrote down
/// since when a dog is gone, the days stand on which it hiked.
public struct ScheduleResolver: Sendable {
  private let book: Book
  private let dogs: [Dog]
  private let clients: [ClientID: Client]
  private let exceptions: [ScheduleException]
  private let hikes: [DailyHike]

  public init(_ book: Book) {
    self.book = book
    dogs = book.dogs.sorted { $0.id < $1.id }
    clients = Dictionary(book.clients.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    exceptions = book.exceptions
    hikes = book.hikes
  }

  /// The dogs of a day in the order of their ids. Linear in the exceptions and the history.
  public func dogs(on date: CivilDate) -> [ScheduledDog] {
    let day = Day(date, exceptions, hikes)
    return dogs.compactMap { isThere($0, day) ? booking(of: $0, day) : nil }
  }

  /// Whether an exception takes a dog off this day or puts one on it. An absence on a day that the dog's schedule
  /// does not have, such as the middle of a vacation, changes nothing.
  public func isModified(on date: CivilDate) -> Bool {
    let known = Dictionary(dogs.map { ($0.id, $0) }) { first, _ in first }
    return exceptions.contains { exception in
      guard let dog = known[exception.dog] else { return false }
      if exception.change == .moved(to: date) { return true }
      guard exception.date == date else { return false }
      if case .removed = exception.change { return regularReason(dog, on: date) != nil }
      return true
    }
  }

  /// Whether the dog is expected on the day.
  func isBooked(_ dog: Dog, on date: CivilDate) -> Bool {
    let day = Day(date, exceptions, hikes)
    return isThere(dog, day) && booking(of: dog, day) != nil
  }

  /// Whether its schedule alone has the dog on that day.
  func isRegular(_ dog: Dog, on date: CivilDate) -> Bool { regularReason(dog, on: date) != nil }

  /// The active dogs that something takes off this day, with the reason in words, in the order of their ids.
  public func absences(on date: CivilDate) -> [(Dog, String)] {
    let day = Day(date, exceptions, hikes)
    return dogs.compactMap { dog in
      guard isThere(dog, day), booking(of: dog, day) == nil, let reason = absence(of: dog.id, day) else {
        return nil
      }
      return (dog, reason)
    }
  }

  /// Dogs that would be on this day were they, or their client, not inactive. A dog that is itself retired is
  /// among them only when the day names it; its old schedule says nothing.
  public func passedOver(on date: CivilDate) -> [(Dog, String)] {
    let day = Day(date, exceptions, hikes)
    return dogs.compactMap { dog in
      guard !isThere(dog, day), let booking = booking(of: dog, day) else { return nil }
      let then = book.asScheduled(dog, on: date)
      guard then.isActive else {
        return day.isNamed(dog.id) ? (dog, "the dog is not active; \(booking.reason)") : nil
      }
      let owner = then.client.flatMap { clients[$0] }?.owner ?? ""
      return (dog, "the client\(owner.isEmpty ? "" : " \(owner)") is not active; \(booking.reason)")
    }
  }

  /// Neither the dog nor its client has gone.
  func isActive(_ dog: Dog) -> Bool {
    dog.isActive && dog.client.flatMap { clients[$0] }?.isActive ?? true
  }

  /// Neither the dog nor its client had gone by a day.
  func isActive(_ dog: Dog, on date: CivilDate) -> Bool {
    guard !book.earlier.isEmpty else { return isActive(dog) }
    let then = book.asScheduled(dog, on: date)
    guard then.isActive else { return false }
    guard let client = then.client.flatMap({ clients[$0] }) else { return true }
    return book.isActive(client.id, now: client.isActive, on: date)
  }

  private func isThere(_ dog: Dog, _ day: Day) -> Bool {
    if isActive(dog, on: day.date) { return true }
    guard day.outcomes[dog.id] == .hiked else { return false }
    // It walked, and nobody wrote down that it was gone by then.
    let earlier = book.earlier
    return !earlier.hasChanged(.isActive(dog.id), before: day.date)
      && dog.client.map { !earlier.hasChanged(.isOwnerActive($0), before: day.date) } ?? true
  }

  private func booking(of dog: Dog, _ day: Day) -> ScheduledDog? {
    let regular = regularReason(dog, on: day.date)
    let outcome = day.outcomes[dog.id]
    let arrival = day.arrivals[dog.id]
    if let outcome, outcome.isOnHike {
      if let regular, day.departures[dog.id] == nil {
        return ScheduledDog(dog: dog, isException: false, reason: regular)
      }
      return ScheduledDog(dog: dog, isException: arrival != nil, reason: arrival ?? outcome.rawValue)
    }
    if let outcome, outcome != .noShow { return nil }
    if let arrival { return ScheduledDog(dog: dog, isException: true, reason: arrival) }
    guard let regular, day.departures[dog.id] == nil else { return nil }
    return ScheduledDog(dog: dog, isException: false, reason: regular)
  }

  private func absence(of dog: DogID, _ day: Day) -> String? {
    if let departure = day.departures[dog] { return departure }
    return day.outcomes[dog].flatMap { $0.isOnHike || $0 == .noShow ? nil : $0.rawValue }
  }

  /// Nil where the schedule does not have the dog on that day. Weekends have no regular schedule.
  private func regularReason(_ dog: Dog, on date: CivilDate) -> String? {
    let weekday = date.weekday
    guard weekday <= .friday else { return nil }
    let dog = book.asScheduled(dog, on: date)
    guard dog.regularDays.contains(weekday) else { return nil }
    guard let every = dog.everyWeeks, every > 1 else { return "regular \(weekday.fullName)" }
    guard firstWeek(of: dog, before: date).days(until: date.monday) / 7 % every == 0 else { return nil }
    return "\(weekday.fullName) every \(every) weeks"
  }

  /// The week from which every n weeks is counted: that of the first regular day since the rhythm, or the dog's coming, was told;
  /// where nobody wrote down when, the first ISO week of 1970.
  private func firstWeek(of dog: Dog, before date: CivilDate) -> CivilDate {
    let changes = [EarlierTerm.Subject.everyWeeks(dog.id), .isActive(dog.id)].compactMap {
      book.earlier.lastChange(of: $0, before: date)
    }
    guard let last = changes.max() else { return CivilDate(dayNumber: 4) }
    let week = (1...7).map { last.adding(days: $0) }
    return (week.first { dog.regularDays.contains($0.weekday) } ?? week[0]).monday
  }

  /// What was said of one day, by dog.
  private struct Day {
    let date: CivilDate
    var arrivals: [DogID: String] = [:]
    var departures: [DogID: String] = [:]
    let outcomes: [DogID: DailyHike.Outcome]

    init(_ date: CivilDate, _ exceptions: [ScheduleException], _ hikes: [DailyHike]) {
      self.date = date
      outcomes = Dictionary(
        hikes.filter { $0.date == date }.map { ($0.dog, $0.outcome) }, uniquingKeysWith: { first, _ in first }
      )
      for exception in exceptions {
        let words = exception.reason.isEmpty ? "" : ": \(exception.reason)"
        switch exception.change {
        case .added where exception.date == date:
          arrivals[exception.dog] = "added\(words)"
        case .moved(let target) where target == date:
          arrivals[exception.dog] = "moved from \(exception.date.shortText)\(words)"
        case .moved(let target) where exception.date == date:
          departures[exception.dog] = "moved to \(target.shortText)\(words)"
        case .removed(let absence) where exception.date == date:
          let isRepeated = exception.reason.folded == absence.rawValue
          departures[exception.dog] = absence.rawValue + (isRepeated ? "" : words)
        default: break
        }
      }
    }

    func isNamed(_ dog: DogID) -> Bool { arrivals[dog] != nil || outcomes[dog]?.isOnHike == true }
  }
}
