public import Civil

/// One dog: the visits that are its own, and what they tell of it.
public struct DogEntry: Sendable {
  public let id: DogID
  /// By arrival, then id; deleted ones too.
  public let visits: [Visit]
  /// Why each of them is this dog's.
  public let reasons: [JoinReason]
  public let name: FoldedName
  public let owner: FoldedName?
  /// Newest first, as written, those that match once.
  public let phones: [PhoneNumber]
  public let visitCount: Int
  public let bookings: Int
  public let firstVisit: Instant?
  public let lastVisit: Instant?
  /// Whether all its visits are.
  public let isDeleted: Bool
  public let age: Int?
  public let sex: Visit.Sex?
  public let isNeutered: Bool?
  public let allergies: String?
  public let needsWalking: Bool?
  public let walkingNotes: String?
  /// By name.
  public let vaccinations: [Vaccination]
  /// By name, then type.
  public let medications: [Medication]
  public let care: CareTally

  /// - Parameter visits: at least one, by arrival, then id.
  init(id: DogID, visits: [Visit], reasons: [JoinReason], clock: RegistryClock) {
    self.id = id
    self.visits = visits
    self.reasons = reasons
    let standing = visits.filter { !$0.isDeleted }
    isDeleted = standing.isEmpty
    let telling = standing.isEmpty ? visits : standing
    let newest = telling.reversed()
    name = (newest.first { !$0.name.isBlank } ?? newest.first)?.name ?? FoldedName("", folded: "")
    owner = newest.lazy.compactMap(\.owner).first
    phones = newest.reduce(into: []) { phones, visit in
      if let phone = visit.phone, !phones.contains(where: { $0.matches(phone) }) { phones.append(phone) }
    }
    age = newest.lazy.compactMap(\.age).first
    sex = newest.lazy.compactMap(\.sex).first
    isNeutered = newest.lazy.compactMap(\.isNeutered).first
    allergies = newest.lazy.compactMap(\.allergies).first
    needsWalking = newest.lazy.compactMap(\.needsWalking).first
    walkingNotes = newest.lazy.compactMap(\.walkingNotes).first
    let arrived = standing.filter { $0.arrival <= clock.now }
    visitCount = arrived.count
    bookings = standing.count - arrived.count
    firstVisit = arrived.first?.arrival
    lastVisit = arrived.last?.arrival
    vaccinations = Self.vaccinations(telling)
    medications = Self.medications(telling)
    care = visits.reduce(CareTally()) { $0 + $1.care }
  }

  /// The latest end of each, in its first spelling.
  private static func vaccinations(_ visits: [Visit]) -> [Vaccination] {
    var known: [FoldedName: Vaccination] = [:]
    for vaccination in visits.lazy.flatMap(\.vaccinations) {
      guard let before = known[vaccination.name] else {
        known[vaccination.name] = vaccination
        continue
      }
      let end = [before.end, vaccination.end].compactMap(\.self).max()
      known[vaccination.name] = Vaccination(name: before.name, end: end)
    }
    return known.values.sorted { FoldedName.precedes($0.name, $1.name) }
  }

  /// Each as it was written down last; of those written down together, as the later visit has it.
  private static func medications(_ visits: [Visit]) -> [Medication] {
    struct Kind: Hashable {
      let name: FoldedName
      let type: String
    }
    var known: [Kind: Medication] = [:]
    for medication in visits.lazy.flatMap(\.medications) {
      let kind = Kind(name: medication.name, type: medication.type)
      if known[kind].map({ medication.since >= $0.since }) ?? true { known[kind] = medication }
    }
    return known.values.sorted { left, right in
      if left.name != right.name { return FoldedName.precedes(left.name, right.name) }
      return left.type < right.type
    }
  }

  /// Whether a vaccination's last day is past.
  public static func isExpired(_ vaccination: Vaccination, _ clock: RegistryClock) -> Bool {
    vaccination.end.map { clock.day($0) < clock.today } ?? false
  }

  /// By name, then first visit (none last), then id.
  static func precedes(_ left: DogEntry, _ right: DogEntry) -> Bool {
    if left.name != right.name { return FoldedName.precedes(left.name, right.name) }
    switch (left.firstVisit, right.firstVisit) {
    case (let l?, let r?) where l != r: return l < r
    case (nil, _?): return false
    case (_?, nil): return true
    default: return left.id < right.id
    }
  }

  /// Visits that come before an earlier one has ended, each with the one that ends latest.
  func overlaps(_ clock: RegistryClock) -> [RegistryConflict] {
    var conflicts: [RegistryConflict] = []
    var latest: (end: Instant, visit: VisitID)?
    for visit in visits where !visit.isDeleted {
      if let latest, visit.arrival < latest.end {
        conflicts.append(
          RegistryConflict(kind: .overlap, dog: id, visit: visit.id, other: latest.visit))
      }
      let end = visit.departure ?? clock.now
      if latest.map({ end > $0.end }) ?? true { latest = (end, visit.id) }
    }
    return conflicts
  }
}
