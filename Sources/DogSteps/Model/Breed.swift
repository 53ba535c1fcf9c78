/// How a dog is built.
public enum BreedBody: String, CaseIterable, Sendable {
  case compact
  case athletic
  case elongated
  case heavy
}

/// How much a breed wants to move.
public enum BreedEnergy: String, CaseIterable, Sendable {
  case low
  case moderate
  case high
  case veryHigh
}

/// What a dog is by its years.
public enum LifeStage: String, CaseIterable, Sendable {
  case puppy
  case adult
  case senior

  /// By full years: below 2 a puppy, from 8 on a senior.
  public init(age: Int) {
    self = age < 2 ? .puppy : age < 8 ? .adult : .senior
  }
}

/// One row of the table of breeds.
public struct Breed: Hashable, Sendable {
  /// As the table writes it.
  public let name: String
  /// In centimetres, above 0.
  public let leg: Ratio
  /// In kilograms, above 0.
  public let weight: Ratio
  public let body: BreedBody
  public let energy: BreedEnergy
  public let puppy: Ratio
  public let adult: Ratio
  public let senior: Ratio
  /// Dog steps for a step of a person, where somebody measured them; replaces what is worked out.
  public let multiplier: Ratio?
  public let description: String

  public init(
    name: String, leg: Ratio, weight: Ratio, body: BreedBody, energy: BreedEnergy, puppy: Ratio,
    adult: Ratio, senior: Ratio, multiplier: Ratio? = nil, description: String = ""
  ) {
    self.name = name
    self.leg = leg
    self.weight = weight
    self.body = body
    self.energy = energy
    self.puppy = puppy
    self.adult = adult
    self.senior = senior
    self.multiplier = multiplier
    self.description = description
  }

  func factor(_ stage: LifeStage) -> Ratio {
    switch stage {
    case .puppy: puppy
    case .adult: adult
    case .senior: senior
    }
  }
}

/// The breeds of a table.
public struct BreedTable: Hashable, Sendable {
  /// In the order of the table.
  public let breeds: [Breed]

  public init(_ breeds: [Breed]) { self.breeds = breeds }

  private static let mixedNames = ["mixed", "mixed breed"]

  /// The breed of a name, upper and lower case aside. A dog of many breeds is their mean where the table has no row
  /// for it. Nil for an unknown one.
  public subscript(name: String) -> Breed? {
    let wanted = Self.folded(name)
    if let breed = breeds.first(where: { Self.folded($0.name) == wanted }) { return breed }
    guard Self.mixedNames.contains(wanted) else { return nil }
    return breeds.first { Self.mixedNames.contains(Self.folded($0.name)) } ?? mean
  }

  /// The mean of all legs, weights and factors of age: moderate and athletic. Nil without breeds.
  private var mean: Breed? {
    guard !breeds.isEmpty else { return nil }
    func mean(_ value: (Breed) -> Ratio) -> Ratio {
      breeds.reduce(0) { $0 + value($1) } / Ratio(Int128(breeds.count))
    }
    return Breed(
      name: "Mixed", leg: mean(\.leg), weight: mean(\.weight), body: .athletic, energy: .moderate,
      puppy: mean(\.puppy), adult: mean(\.adult), senior: mean(\.senior))
  }

  /// By name, with the dog of many breeds among them.
  public var listed: [Breed] {
    let isThere = breeds.contains { Self.mixedNames.contains(Self.folded($0.name)) }
    let all = breeds + (isThere ? [] : [mean].compactMap(\.self))
    return all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Without outer spaces and case.
  static func folded(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }
}
