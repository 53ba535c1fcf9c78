/// How much a day was, beside the goal.
public enum ActivityLevel: String, Sendable {
  case veryLow = "very-low"
  case low
  case moderate
  case high
  case veryHigh = "very-high"
}

/// How far an estimate is to be trusted.
public enum EstimateConfidence: String, Sendable {
  case high
  case medium
  case low
}

/// From a person's steps to a dog's, for one breed and age.
///
/// Everything is an exact fraction; what the app reckons in floating point is sometimes one less.
public struct DogEstimate: Hashable, Sendable {
  /// As the table writes it, or as typed where it has no such row.
  public let breedName: String
  public let isKnown: Bool
  public let age: Int
  public let condition: BodyCondition
  /// Dog steps for a step of a person.
  public let multiplier: Ratio
  /// In dog steps a day.
  public let goal: Int
  /// The goal of a dog that is just right, by which the level of a day is told.
  private let usualGoal: Int
  private let isDescribed: Bool

  public init(_ dog: DogProfile, _ table: BreedTable) {
    let breed = table[dog.breed]
    breedName = breed?.name ?? dog.breed
    isKnown = breed != nil
    age = dog.age
    condition = dog.condition
    multiplier = breed.map { Self.multiplier($0, LifeStage(age: dog.age)) } ?? Ratio(3, 2)
    goal = breed.map { Self.goal($0, dog.condition) } ?? 6000
    usualGoal = breed.map { Self.goal($0, .justRight) } ?? 6000
    isDescribed = breed?.description.contains { !$0.isWhitespace } ?? false
  }

  public func steps(_ human: Int) -> Int { (Ratio(Int128(human)) * multiplier).truncated }

  /// Percent of the goal, truncated.
  public func progress(_ steps: Int) -> Int { Ratio(Int128(steps) * 100, Int128(goal)).truncated }

  public func level(_ steps: Int) -> ActivityLevel {
    isKnown ? Self.level(steps, goal: usualGoal) : .moderate
  }

  public func confidence(human: Int, metres: Int) -> EstimateConfidence {
    guard isKnown else { return .low }
    let byCount: Ratio =
      switch human {
      case 1_000...20_000: 1
      case 500...999, 20_001...30_000: Ratio(7, 10)
      default: Ratio(3, 10)
      }
    let mean = (byCount + (isDescribed ? 1 : Ratio(7, 10))) / 2
    if mean < Ratio(1, 2) { return .low }
    if mean < Ratio(4, 5) { return .medium }
    // A day without any distance says nothing of the length of a step.
    guard metres > 0, human > 0 else { return .high }
    let length = Ratio(Int128(metres), Int128(human))
    return length < Ratio(1, 2) || length > 1 ? .medium : .high
  }

  // MARK: Of a breed

  static func multiplier(_ breed: Breed, _ stage: LifeStage) -> Ratio {
    if let measured = breed.multiplier { return measured }
    let stride = Ratio(65) / (breed.leg * Ratio(16, 10))
    let energy: Ratio =
      switch breed.energy {
      case .low: Ratio(11, 10)
      case .moderate: 1
      case .high: Ratio(95, 100)
      case .veryHigh: Ratio(9, 10)
      }
    let body: Ratio =
      switch breed.body {
      case .compact: Ratio(115, 100)
      case .athletic: 1
      case .elongated: Ratio(9, 10)
      case .heavy: Ratio(105, 100)
      }
    let weight: Ratio =
      switch breed.weight {
      case ..<5: Ratio(12, 10)
      case ..<15: Ratio(11, 10)
      case ..<30: 1
      case ..<50: Ratio(95, 100)
      default: Ratio(9, 10)
      }
    return stride * energy * body * weight * breed.factor(stage)
  }

  static func goal(_ breed: Breed, _ condition: BodyCondition) -> Int {
    let byLeg = (Ratio(25) / breed.leg).clamped(Ratio(1, 2), 2)
    let byWeight = (Ratio(25) / breed.weight).clamped(Ratio(7, 10), Ratio(15, 10))
    let body: Ratio =
      switch breed.body {
      case .compact: Ratio(12, 10)
      case .athletic: 1
      case .elongated: Ratio(9, 10)
      case .heavy: Ratio(8, 10)
      }
    let base = min(15_000, max(2_000, (Ratio(8_000) * byLeg * byWeight * body).truncated))
    let byCondition: Ratio =
      switch condition {
      case .skinny: Ratio(8, 10)
      case .justRight: 1
      case .chubby: Ratio(12, 10)
      }
    let energy: Ratio =
      switch breed.energy {
      case .low: Ratio(7, 10)
      case .moderate: 1
      case .high: Ratio(13, 10)
      case .veryHigh: Ratio(15, 10)
      }
    return (Ratio(Int128(base)) * byCondition * energy).truncated
  }

  static func level(_ steps: Int, goal: Int) -> ActivityLevel {
    switch Ratio(Int128(steps), Int128(goal)) {
    case ..<Ratio(3, 10): .veryLow
    case ..<Ratio(6, 10): .low
    case ..<Ratio(12, 10): .moderate
    case ..<Ratio(18, 10): .high
    default: .veryHigh
    }
  }
}

/// What a table of breeds says of one, for the list of all.
public struct BreedFigures: Hashable, Sendable {
  public let breed: Breed

  public init(_ breed: Breed) { self.breed = breed }

  public func multiplier(_ stage: LifeStage) -> Ratio { DogEstimate.multiplier(breed, stage) }
  public func goal(_ condition: BodyCondition) -> Int { DogEstimate.goal(breed, condition) }

  /// Of a grown dog beside a person's 10,000.
  public var stepsFor10000: Int { (Ratio(10_000) * multiplier(.adult)).truncated }
  public var levelFor10000: ActivityLevel { DogEstimate.level(stepsFor10000, goal: goal(.justRight)) }
}
