public import Civil
public import Quantities

/// What held on a day, as far as the book knows that it was ever otherwise than now.
extension Book {
  /// What a hike of the dog cost on a day.
  public func rate(of dog: Dog, on date: CivilDate) -> Money {
    guard !earlier.isEmpty else { return rate(of: dog) }
    var own = dog.rate
    if case .money(let was)? = earlier.value(.rate(dog.id), on: date) { own = was }
    if let own { return own }
    if case .money(let was?)? = earlier.value(.defaultRate, on: date) { return was }
    return rules.defaultRate
  }

  /// Whether that was the dog's own rate, and not everybody's.
  func hasOwnRate(_ dog: Dog, on date: CivilDate) -> Bool {
    guard case .money(let was)? = earlier.value(.rate(dog.id), on: date) else { return dog.rate != nil }
    return was != nil
  }

  /// The dog with the regular days and the rhythm that it had on a day; all else is today's.
  func asScheduled(_ dog: Dog, on date: CivilDate) -> Dog {
    guard earlier.holds(dog.id) else { return dog }
    var then = dog
    for weekday in Weekday.workdays {
      guard case .yesNo(let was)? = earlier.value(.regularDay(dog.id, weekday), on: date) else { continue }
      then[day: weekday] = was
    }
    if case .weeks(let was)? = earlier.value(.everyWeeks(dog.id), on: date) { then.everyWeeks = was }
    if case .yesNo(let was)? = earlier.value(.isActive(dog.id), on: date) { then.isActive = was }
    if case .client(let was)? = earlier.value(.client(dog.id), on: date) { then.client = was }
    return then
  }

  /// Whether an owner was there on a day; so is one that the book does not have.
  func isActive(_ client: ClientID, now isActiveNow: Bool, on date: CivilDate) -> Bool {
    guard case .yesNo(let was)? = earlier.value(.isOwnerActive(client), on: date) else { return isActiveNow }
    return was
  }

  /// Notes what another state of this book said of regular days, rates and who is there, where this one says otherwise:
  /// that holds from `day` on, and what was before stays as it was.
  ///
  /// - Parameter corrects: what the other state had only concluded and waits for her yes is put right for all days, for
  ///   it never was her word.
  /// - Returns: whether anything holds otherwise from that day on.
  @discardableResult
  public mutating func keepPast(
    of before: Book, from day: CivilDate, correctsConclusions corrects: Bool = false
  )
    -> Bool
  {
    let standing = earlier
    let open = corrects ? Set(before.review.filter { $0.isOpen && $0.isInferred }.map(\.item)) : []
    let known = Dictionary(before.dogs.map { ($0.id, $0) }) { first, _ in first }
    let owners = Set(before.clients.filter { !$0.isActive }.map(\.id))
    let ownersNow = Set(clients.filter { !$0.isActive }.map(\.id))
    for dog in dogs {
      guard let was = known[dog.id], was != dog else { continue }
      func isOpen(_ subject: Inference.Subject) -> Bool { open.contains("\(dog.id) \(subject.rawValue)") }
      if !isOpen(.days) {
        for weekday in Weekday.workdays where was[day: weekday] != dog[day: weekday] {
          earlier.change(
            .regularDay(dog.id, weekday), from: .yesNo(was[day: weekday]), to: .yesNo(dog[day: weekday]),
            on: day)
        }
        if was.everyWeeks != dog.everyWeeks {
          earlier.change(
            .everyWeeks(dog.id), from: .weeks(was.everyWeeks), to: .weeks(dog.everyWeeks), on: day)
        }
      }
      if was.rate != dog.rate, !isOpen(.rate) {
        earlier.change(.rate(dog.id), from: .money(was.rate), to: .money(dog.rate), on: day)
      }
      if was.isActive != dog.isActive, !isOpen(.active) {
        earlier.change(.isActive(dog.id), from: .yesNo(was.isActive), to: .yesNo(dog.isActive), on: day)
      }
      if was.client != dog.client,
        was.client.map(owners.contains) ?? false != dog.client.map(ownersNow.contains) ?? false
      {
        earlier.change(.client(dog.id), from: .client(was.client), to: .client(dog.client), on: day)
      }
    }
    for client in clients
    where before.clients.contains(where: { $0.id == client.id && $0.isActive != client.isActive }) {
      earlier.change(
        .isOwnerActive(client.id), from: .yesNo(!client.isActive), to: .yesNo(client.isActive), on: day)
    }
    if before.rules.defaultRate != rules.defaultRate {
      earlier.change(
        .defaultRate, from: .money(before.rules.defaultRate), to: .money(rules.defaultRate), on: day)
    }
    return earlier != standing
  }
}
