import Civil

/// Where the money of dogs is that went on another day: the payment stays with the day for which it was entered, a sheet
/// shows it on the day the dog came.
struct MovedMoney: Sendable {
  typealias Day = SheetMemory.Day

  private var targets: [Day: Day] = [:]
  private var origins: [Day: [Day]] = [:]

  /// More steps than a week has days would go in a circle.
  private static let mostSteps = 7

  init(_ exceptions: [ScheduleException]) {
    for exception in exceptions { add(exception) }
  }

  mutating func add(_ exception: ScheduleException) {
    guard case .moved(let date) = exception.change else { return }
    let origin = Day(dog: exception.dog, date: exception.date)
    remove(origin)
    let target = Day(dog: exception.dog, date: date)
    targets[origin] = target
    origins[target, default: []].append(origin)
  }

  /// The dog goes on this day again.
  mutating func remove(_ origin: Day) {
    guard let target = targets.removeValue(forKey: origin) else { return }
    origins[target]?.removeAll { $0 == origin }
  }

  /// The day on which the dog of a day came in the end; nil where it did not go on another.
  func target(of day: Day) -> Day? {
    var target = targets[day]
    for _ in 1..<Self.mostSteps {
      guard let next = target.flatMap({ targets[$0] }) else { break }
      target = next
    }
    return target
  }

  /// Whether a dog was moved from one day to another.
  func isMoved(_ dog: DogID, from date: CivilDate?, to day: CivilDate) -> Bool {
    guard !targets.isEmpty, let date else { return false }
    return target(of: Day(dog: dog, date: date))?.date == day
  }

  /// The days from which the dog came to a day, directly or by another.
  func origins(of day: Day) -> [Day] {
    guard !origins.isEmpty, let direct = origins[day] else { return [] }
    var found = direct
    var next = 0
    while next < found.count, found.count < Self.mostSteps {
      found += origins[found[next], default: []].filter { $0 != day && !found.contains($0) }
      next += 1
    }
    return found
  }

  /// The days from which dogs came to one of some days.
  func origins(into days: ClosedRange<CivilDate>) -> Set<Day> {
    Set(targets.keys.filter { day in target(of: day).map { days.contains($0.date) } ?? false })
  }

  /// The days whose dog came on another in the end, each with that one: those on which the history does not have it.
  func served(_ book: Book) -> [Day: CivilDate] {
    guard !targets.isEmpty else { return [:] }
    let came = book.hikes.lazy.filter { $0.outcome.isOnHike }.map { Day(dog: $0.dog, date: $0.date) }
      .filter { targets[$0] != nil }
    let stayed = Set(targets.keys).subtracting(came)
    return Dictionary(
      stayed.compactMap { day in target(of: day).map { (day, $0.date) } }, uniquingKeysWith: { $1 })
  }

  /// What was paid in cells for days from which the dog came to a day. The history no longer has it on the hike there.
  func payments(to day: Day, in book: Book) -> [Payment] {
    let dates = origins(of: day).map(\.date).filter { date in
      book.hikes.contains { $0.dog == day.dog && $0.date == date && !$0.outcome.isOnHike }
    }
    guard !dates.isEmpty else { return [] }
    return book.payments.filter {
      $0.dog == day.dog && !$0.isFromNotes && $0.hikeDate.map(dates.contains) ?? false
    }
  }
}
