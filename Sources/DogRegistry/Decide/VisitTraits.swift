/// What is known of the dog of some visits, as far as two visits may contradict each other in it.
struct VisitTraits: Sendable {
  /// Why two visits cannot be of one dog.
  enum Contradiction: String, Sendable { case sex, neutered, age }

  private var sexes: Set<Visit.Sex> = []
  /// Places in the order of visits: the first one that says neutered, the last one that says it is not.
  private var firstNeutered: Int?
  private var lastEntire: Int?
  /// For each age the first and the last visit that tells it.
  private var ages: [Int: (first: Int, last: Int)] = [:]

  /// - Parameter rank: the visit's place among all, by arrival.
  init(_ visit: Visit, rank: Int) {
    if let sex = visit.sex { sexes.insert(sex) }
    if let isNeutered = visit.isNeutered {
      if isNeutered { firstNeutered = rank } else { lastEntire = rank }
    }
    if let age = visit.age { ages[age] = (rank, rank) }
  }

  mutating func join(_ other: VisitTraits) {
    sexes.formUnion(other.sexes)
    firstNeutered = [firstNeutered, other.firstNeutered].compactMap(\.self).min()
    lastEntire = [lastEntire, other.lastEntire].compactMap(\.self).max()
    ages.merge(other.ages) { (min($0.first, $1.first), max($0.last, $1.last)) }
  }

  /// Nil where both may be of one dog: known sexes are equal, none is neutered and later not, and none is more
  /// than a year below an earlier one's age.
  func contradiction(_ other: VisitTraits) -> Contradiction? {
    if sexes.contains(where: { sex in other.sexes.contains { $0 != sex } }) { return .sex }
    if Self.isUndone(self, other) || Self.isUndone(other, self) { return .neutered }
    if Self.isYounger(self, other) || Self.isYounger(other, self) { return .age }
    return nil
  }

  private static func isUndone(_ one: VisitTraits, _ other: VisitTraits) -> Bool {
    guard let neutered = one.firstNeutered, let entire = other.lastEntire else { return false }
    return neutered < entire
  }

  /// Whether a visit of `other` is later than one of `one` and yet tells an age more than 1 below.
  private static func isYounger(_ one: VisitTraits, _ other: VisitTraits) -> Bool {
    one.ages.contains { age, when in
      other.ages.contains { later, then in later < age - 1 && when.first < then.last }
    }
  }
}
