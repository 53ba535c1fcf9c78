import Civil

/// What could not be decided, in words: dogs by name and owner, visits by their day.
public struct RegistryQuestions {
  private let registry: Registry
  private var visits: [VisitID: (visit: Visit, dog: DogEntry?)] = [:]
  private var dogs: [DogID: DogEntry] = [:]

  public init(_ registry: Registry) {
    self.registry = registry
    let asked = Set(registry.conflicts.flatMap { [$0.visit, $0.other].compactMap(\.self) })
    for dog in registry.dogs {
      if dogs[dog.id] == nil { dogs[dog.id] = dog }
      for visit in dog.visits where asked.contains(visit.id) { visits[visit.id] = (visit, dog) }
    }
  }

  func dog(of visit: VisitID) -> DogID? { visits[visit]?.dog?.id }
  func name(of visit: VisitID) -> String { visits[visit]?.visit.name.text ?? "" }

  /// A line for each question: first the visits that wait.
  public var lines: [String] { registry.held.map(text) + registry.conflicts.map(text) }

  /// `bella, Tue Feb 10 08:00: Bella (Joris Kade) or Bella (Ank de Wit)?`
  func text(_ held: Registry.HeldVisit) -> String {
    let names = held.candidates.map(label)
    let whose = names.isEmpty ? "no dog of that name is known" : names.joined(separator: " or ") + "?"
    return "\(told(held.visit)): \(whose)"
  }

  func text(_ conflict: RegistryConflict) -> String {
    let visit = visits[conflict.visit].map { told($0.visit) } ?? ""
    switch conflict.kind {
    case .sex: return "\(visit): not \(label(conflict.dog)), for one is male and one female"
    case .neutered: return "\(visit): not \(label(conflict.dog)), which was neutered before"
    case .age: return "\(visit): not \(label(conflict.dog)), which was older before"
    case .ambiguous: return "\(visit): could be \(label(conflict.dog)) as well"
    case .overlap:
      let other = conflict.other.flatMap { visits[$0] }.map { day($0.visit) } ?? ""
      return "\(visit): the visit of \(other) has not ended by then"
    }
  }

  private func told(_ visit: Visit) -> String {
    let owner = visit.owner.map { " (\($0.text.collapsed))" } ?? ""
    return "\(visit.name.text.collapsed)\(owner), \(day(visit))"
  }

  private func day(_ visit: Visit) -> String { VisitReport.dated(visit.arrival, registry.clock) }

  /// `Bella (Joris Kade)`; by telephone where there is no owner, by its first day where there is neither.
  private func label(_ id: DogID) -> String {
    guard let dog = dogs[id] else { return "a dog" }
    let owner = dog.owner?.text.collapsed ?? dog.phones.first?.text
    let known = owner ?? dog.visits.first.map { "since \(day($0))" }
    return dog.name.text.collapsed + (known.map { " (\($0))" } ?? "")
  }
}

extension String {
  /// Single spaces inside, none outside.
  fileprivate var collapsed: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
