public import Civil
public import Quantities

/// What a part of a dog's terms was until a day, kept when it was changed, so that no change reaches the past.
public struct EarlierTerm: Hashable, Sendable {
  /// What holds from a day on: regular days, rates, who is still there.
  public enum Subject: Hashable, Sendable {
    case regularDay(DogID, Weekday)
    case everyWeeks(DogID)
    case rate(DogID)
    case isActive(DogID)
    /// Kept only where the new owner is retired and the old one is not, or the other way round.
    case client(DogID)
    case isOwnerActive(ClientID)
    case defaultRate
  }

  public enum Value: Hashable, Sendable {
    case yesNo(Bool)
    case weeks(Int?)
    case money(Money?)
    case client(ClientID?)
  }

  public let subject: Subject
  /// The last day on which it held.
  public let until: CivilDate
  public let was: Value

  public init(_ subject: Subject, until: CivilDate, was: Value) {
    self.subject = subject
    self.until = until
    self.was = was
  }
}

extension EarlierTerm.Subject {
  /// Nil for what is the owner's or everybody's.
  public var dog: DogID? {
    switch self {
    case .regularDay(let dog, _), .everyWeeks(let dog), .rate(let dog), .isActive(let dog), .client(let dog):
      dog
    case .isOwnerActive, .defaultRate: nil
    }
  }

  public var client: ClientID? {
    if case .isOwnerActive(let client) = self { return client }
    return nil
  }
}

/// Every term that was another one before, found by its subject and a day. What it does not hold is as the book says now.
public struct EarlierTerms: Hashable, Sendable {
  /// Of one subject and last day there is one row.
  public private(set) var rows: [EarlierTerm] = []
  private var places: [EarlierTerm.Subject: [Int]] = [:]
  private var dogs: Set<DogID> = []

  public init(_ rows: [EarlierTerm] = []) { set(rows) }

  public var isEmpty: Bool { rows.isEmpty }

  /// Whether anything of a dog's own was ever another one.
  func holds(_ dog: DogID) -> Bool { dogs.contains(dog) }

  /// What held on the day; nil where that is what holds now.
  func value(_ subject: EarlierTerm.Subject, on date: CivilDate) -> EarlierTerm.Value? {
    guard !rows.isEmpty, let own = places[subject] else { return nil }
    return own.first { rows[$0].until >= date }.map { rows[$0].was }
  }

  /// Whether it is known to have changed before the day.
  func hasChanged(_ subject: EarlierTerm.Subject, before date: CivilDate) -> Bool {
    guard let first = places[subject]?.first else { return false }
    return rows[first].until < date
  }

  /// The last day before another one up to which a subject is known to have held something else.
  func lastChange(of subject: EarlierTerm.Subject, before date: CivilDate) -> CivilDate? {
    places[subject]?.last { rows[$0].until < date }.map { rows[$0].until }
  }

  /// Lets a subject hold its new value from a day on, whatever was noted of later days: before that day all stays as it was.
  /// - Parameters:
  ///   - old: what holds now, before the change.
  ///   - new: what the book says from now on.
  mutating func change(
    _ subject: EarlierTerm.Subject, from old: EarlierTerm.Value, to new: EarlierTerm.Value, on day: CivilDate
  ) {
    let last = day.adding(days: -1)
    let was = value(subject, on: last) ?? old
    var kept = rows.filter { $0.subject != subject || $0.until < last }
    if was != new { kept.append(EarlierTerm(subject, until: last, was: was)) }
    set(kept)
  }

  /// Forgets whatever is said of a dog, or of an owner.
  /// - Returns: what was said.
  mutating func remove(dogs: Set<DogID>, client: ClientID?) -> [EarlierTerm] {
    let gone = rows.filter { row in
      row.subject.dog.map(dogs.contains) ?? (row.subject.client.map { $0 == client } ?? false)
    }
    let going = Set(gone)
    set(rows.filter { !going.contains($0) })
    return gone
  }

  private mutating func set(_ rows: [EarlierTerm]) {
    self.rows = rows
    places = [:]
    for place in rows.indices { places[rows[place].subject, default: []].append(place) }
    for subject in places.keys {
      places[subject]?.sort { (rows[$0].until, $0) < (rows[$1].until, $1) }
    }
    dogs = Set(rows.compactMap(\.subject.dog))
  }
}
