/// Two things that do not fit, for a person to look at.
public struct RegistryConflict: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    /// The visit's dog would have been this one, but for what they tell of it.
    case sex, neutered, age
    /// The visit fits this dog as well as the one that has it, and the two contradict each other.
    case ambiguous
    /// The dog came while an earlier visit of it had not ended.
    case overlap

    init(_ contradiction: VisitTraits.Contradiction) {
      switch contradiction {
      case .sex: self = .sex
      case .neutered: self = .neutered
      case .age: self = .age
      }
    }
  }

  public let kind: Kind
  public let dog: DogID
  public let visit: VisitID
  /// The visit that ends too late; nil for what is between a visit and a dog.
  public let other: VisitID?

  /// By kind, visit, dog.
  static func precedes(_ left: RegistryConflict, _ right: RegistryConflict) -> Bool {
    if left.kind != right.kind { return left.kind.rawValue < right.kind.rawValue }
    if left.visit != right.visit { return left.visit < right.visit }
    return left.dog < right.dog
  }
}
