public import Civil

/// One stay of a dog, as one record of the app tells it.
public struct Visit: Sendable {
  public private(set) var id: VisitID
  /// 1 for the first record of what was read; a history's first row of the stay, the heading counted.
  public let record: Int
  public var name: FoldedName
  /// Nil where nothing is written.
  public var owner: FoldedName?
  /// As written, whether anybody can be reached by it or not; nil where nothing is written.
  public var phoneText: String?
  public var phone: PhoneNumber?
  public var arrival: Instant
  public var departure: Instant?
  public var isArrivalTimeSet = true
  public var isBoarding = false
  public var boardingEnd: Instant?
  public var isDeleted = false
  public var age: Int?
  public var sex: Sex?
  public var isNeutered: Bool?
  /// Allergies and how to feed it; nil where nothing is written.
  public var allergies: String?
  public var needsWalking: Bool?
  public var walkingNotes: String?
  public var specialInstructions: String?
  public var notes: String?
  /// Whether the house feeds it.
  public var isFed: Bool?
  public var vaccinations: [Vaccination] = []
  public var medications: [Medication] = []
  public var care = CareTally()

  public init(id: VisitID, record: Int, name: FoldedName, arrival: Instant) {
    self.id = id
    self.record = record
    self.name = name
    self.arrival = arrival
  }

  /// The same visit under another id.
  public func with(id: VisitID) -> Visit {
    var visit = self
    visit.id = id
    return visit
  }

  public enum Sex: String, Sendable { case male, female }

  /// Whether anything but its name tells whose dog it is.
  var hasOwnerOrPhone: Bool { owner != nil || phone != nil }

  /// The places of visits in the order in which they are looked at. Visits are large: sorted by their places, each is
  /// moved once.
  static func order(_ visits: [Visit]) -> [Int] {
    let keys = visits.map { (arrival: $0.arrival, id: $0.id) }
    return keys.indices.sorted { left, right in
      let (one, other) = (keys[left], keys[right])
      return one.arrival == other.arrival ? one.id < other.id : one.arrival < other.arrival
    }
  }

  /// The order in which visits are looked at: by arrival, then id.
  static func precedes(_ left: Visit, _ right: Visit) -> Bool {
    left.arrival == right.arrival ? left.id < right.id : left.arrival < right.arrival
  }
}

/// One vaccination on record.
public struct Vaccination: Hashable, Sendable {
  public let name: FoldedName
  /// Until when it protects; nil where nobody wrote it down.
  public let end: Instant?

  public init(name: FoldedName, end: Instant?) {
    self.name = name
    self.end = end
  }
}

/// One medicine of a visit.
public struct Medication: Hashable, Sendable {
  public let name: FoldedName
  /// `daily`, `scheduled`.
  public let type: String
  public let isActive: Bool
  /// When it was written down; the visit's arrival where that is not known.
  public let since: Instant

  public init(name: FoldedName, type: String, isActive: Bool, since: Instant) {
    self.name = name
    self.type = type
    self.isActive = isActive
    self.since = since
  }
}
