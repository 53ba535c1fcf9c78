/// Finds the dogs behind the visits, by name, owner and telephone. The same visits in any order give the same dogs.
///
/// First the visits that a person decided; then, by arrival, those with an owner or a telephone, which join the dog
/// of their name that has either and contradicts nothing; then those with neither, which join the one dog of their
/// name, or wait. Nearly linear in the visits: dogs are looked up by name with owner and by name with telephone.
struct Grouping {
  private let visits: [Visit]
  private let identify: (VisitID) -> DogID
  private var dogs: [Dog] = []
  private var byName: [FoldedName: [Int]] = [:]
  private var byOwner: [NameAndOwner: [Int]] = [:]
  private var byPhone: [NameAndPhone: [Int]] = [:]
  private(set) var reasons: [JoinReason?]
  private(set) var held: [Int] = []
  private var clashes: [Clash] = []

  private struct Dog {
    let id: DogID
    /// Whether a person named the dog.
    let isDecided: Bool
    var members: [Int]
    var traits: VisitTraits
    /// The dog that took this one's visits.
    var joined: Int?
  }

  private struct NameAndOwner: Hashable {
    let name: FoldedName
    let owner: FoldedName
  }

  /// Telephones that may match end in the same seven digits.
  private struct NameAndPhone: Hashable {
    let name: FoldedName
    let ending: [UInt8]
  }

  private struct Clash {
    let kind: RegistryConflict.Kind
    let dog: Int
    let visit: Int
  }

  /// - Parameters:
  ///   - visits: by arrival, then id.
  ///   - identify: makes a dog's id of its first visit's.
  init(
    _ visits: [Visit], _ decisions: [VisitID: VisitDecision.Verdict], identify: @escaping (VisitID) -> DogID
  ) {
    self.visits = visits
    self.identify = identify
    reasons = Array(repeating: nil, count: visits.count)
    decide(decisions)
    let open = visits.indices.filter { reasons[$0] == nil && !isOnHold(decisions[visits[$0].id]) }
    for rank in open where visits[rank].hasOwnerOrPhone { place(rank) }
    for rank in open where !visits[rank].hasOwnerOrPhone { placeByName(rank) }
    held += visits.indices.filter { isOnHold(decisions[visits[$0].id]) }
  }

  private func isOnHold(_ verdict: VisitDecision.Verdict?) -> Bool { verdict == .hold }

  // MARK: The three passes

  private mutating func decide(_ decisions: [VisitID: VisitDecision.Verdict]) {
    guard !decisions.isEmpty else { return }
    var known: [DogID: Int] = [:]
    for rank in visits.indices {
      guard case .dog(let id)? = decisions[visits[rank].id] else { continue }
      if let dog = known[id] {
        add(rank, to: dog, .decision)
      } else {
        known[id] = found(rank, id, .decision, isDecided: true)
      }
    }
  }

  private mutating func place(_ rank: Int) {
    let visit = visits[rank]
    let traits = VisitTraits(visit, rank: rank)
    let owned = Set(visit.owner.map { owners(NameAndOwner(name: visit.name, owner: $0)) } ?? [])
    let called = Set(visit.phone.map { phones(visit.name, $0) } ?? [])
    var candidates: [Int] = []
    var contradicted: [(Int, VisitTraits.Contradiction)] = []
    for dog in owned.union(called).sorted() {
      if let kind = dogs[dog].traits.contradiction(traits) {
        contradicted.append((dog, kind))
      } else {
        candidates.append(dog)
      }
    }
    guard let first = candidates.first else {
      clashes += contradicted.map { Clash(kind: .init($0.1), dog: $0.0, visit: rank) }
      _ = found(rank, identify(visit.id), .first, isDecided: false)
      return
    }
    let reason: JoinReason =
      switch (owned.contains(first), called.contains(first)) {
      case (true, true): .ownerAndPhone
      case (true, false): .owner
      default: .phone
      }
    add(rank, to: first, reason)
    for other in candidates.dropFirst() {
      if dogs[first].traits.contradiction(dogs[other].traits) == nil {
        join(other, to: first)
      } else {
        clashes.append(Clash(kind: .ambiguous, dog: other, visit: rank))
      }
    }
  }

  private mutating func placeByName(_ rank: Int) {
    let visit = visits[rank]
    let named = Self.standing(byName[visit.name] ?? [], dogs)
    // Kept short, or the look-ups of a common name would grow with all its visits.
    byName[visit.name] = named
    guard !named.isEmpty else {
      _ = found(rank, identify(visit.id), .first, isDecided: false)
      return
    }
    let traits = VisitTraits(visit, rank: rank)
    var fitting: [Int] = []
    for dog in named where fitting.count < 2 && dogs[dog].traits.contradiction(traits) == nil {
      fitting.append(dog)
    }
    if fitting.count == 1 { add(rank, to: fitting[0], .nameOnly) } else { held.append(rank) }
  }

  // MARK: Dogs

  private mutating func found(_ rank: Int, _ id: DogID, _ reason: JoinReason, isDecided: Bool) -> Int {
    let traits = VisitTraits(visits[rank], rank: rank)
    dogs.append(Dog(id: id, isDecided: isDecided, members: [rank], traits: traits))
    reasons[rank] = reason
    note(rank, dogs.count - 1)
    return dogs.count - 1
  }

  private mutating func add(_ rank: Int, to dog: Int, _ reason: JoinReason) {
    dogs[dog].members.append(rank)
    dogs[dog].traits.join(VisitTraits(visits[rank], rank: rank))
    reasons[rank] = reason
    note(rank, dog)
  }

  private mutating func join(_ other: Int, to dog: Int) {
    dogs[dog].members += dogs[other].members
    dogs[dog].traits.join(dogs[other].traits)
    dogs[other].members = []
    dogs[other].joined = dog
  }

  /// So that later visits find the dog.
  private mutating func note(_ rank: Int, _ dog: Int) {
    let visit = visits[rank]
    func append(_ list: inout [Int]) { if list.last != dog { list.append(dog) } }
    append(&byName[visit.name, default: []])
    if let owner = visit.owner { append(&byOwner[NameAndOwner(name: visit.name, owner: owner), default: []]) }
    if let phone = visit.phone {
      append(&byPhone[NameAndPhone(name: visit.name, ending: phone.digits.suffix(7)), default: []])
    }
  }

  private mutating func owners(_ key: NameAndOwner) -> [Int] {
    guard let list = byOwner[key] else { return [] }
    let standing = Self.standing(list, dogs)
    byOwner[key] = standing
    return standing
  }

  private mutating func phones(_ name: FoldedName, _ phone: PhoneNumber) -> [Int] {
    let key = NameAndPhone(name: name, ending: phone.digits.suffix(7))
    guard let list = byPhone[key] else { return [] }
    let near = Self.standing(list, dogs)
    byPhone[key] = near
    return near.filter { dog in
      dogs[dog].members.contains { member in
        visits[member].name == name && visits[member].phone.map { $0.matches(phone) } == true
      }
    }
  }

  /// The dogs that now hold the visits of those in a list, each once, in the order in which they were found.
  private static func standing(_ list: [Int], _ dogs: [Dog]) -> [Int] {
    if list.count == 1, dogs[list[0]].joined == nil { return list }
    return Set(list.map { standing($0, dogs) }).sorted()
  }

  private static func standing(_ dog: Int, _ dogs: [Dog]) -> Int {
    var dog = dog
    while let next = dogs[dog].joined { dog = next }
    return dog
  }

  // MARK: Result

  /// The ids of all dogs of a name.
  func candidates(_ name: FoldedName) -> [DogID] {
    Array(Set(Self.standing(byName[name] ?? [], dogs).map { dogs[$0].id })).sorted()
  }

  /// Each dog's id, and its visits by arrival.
  var groups: [(id: DogID, isDecided: Bool, members: [Int])] {
    dogs.filter { $0.joined == nil }.map { ($0.id, $0.isDecided, $0.members.sorted()) }
  }

  /// Whom a visit contradicted, or might have belonged to as well.
  var conflicts: [RegistryConflict] {
    clashes.map { clash in
      RegistryConflict(
        kind: clash.kind, dog: dogs[Self.standing(clash.dog, dogs)].id, visit: visits[clash.visit].id,
        other: nil)
    }
  }
}
