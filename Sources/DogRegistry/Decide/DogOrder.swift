/// How a list of dogs may be sorted.
public enum DogOrder: String, Sendable, CaseIterable {
  case name, owner, visits, last

  /// By name where the order itself does not decide.
  public func sorted(_ dogs: [DogEntry]) -> [DogEntry] {
    switch self {
    case .name: dogs
    case .owner:
      sorted(dogs) { left, right in
        guard let owner = left.owner else { return false }
        return right.owner.map { FoldedName.precedes(owner, $0) } ?? true
      }
    case .visits: sorted(dogs) { $0.visitCount > $1.visitCount }
    case .last:
      sorted(dogs) { left, right in
        guard let last = left.lastVisit else { return false }
        return right.lastVisit.map { $0 < last } ?? true
      }
    }
  }

  private func sorted(_ dogs: [DogEntry], _ precedes: (DogEntry, DogEntry) -> Bool) -> [DogEntry] {
    dogs.enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      if precedes(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
