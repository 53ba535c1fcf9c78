/// Whether a dog is too thin or too fat.
public enum BodyCondition: String, CaseIterable, Sendable {
  case skinny
  case justRight = "just-right"
  case chubby
}

/// The dog that walks along.
public struct DogProfile: Hashable, Sendable {
  /// Empty where nobody said.
  public let name: String
  /// As it was typed, whether a table knows it or not.
  public let breed: String
  /// In full years.
  public let age: Int
  public let condition: BodyCondition

  public init(name: String = "", breed: String, age: Int, condition: BodyCondition = .justRight) {
    self.name = name
    self.breed = breed
    self.age = age
    self.condition = condition
  }
}
