/// What a visit is known by. Written in capital letters, because ids of one visit may differ in case.
public struct VisitID: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text.uppercased() }
}

extension VisitID: Comparable {
  public static func < (left: VisitID, right: VisitID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension VisitID: CustomStringConvertible {
  public var description: String { text }
}

/// What a dog is known by: made of its first visit, or given by hand.
public struct DogID: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text.uppercased() }
}

extension DogID: Comparable {
  public static func < (left: DogID, right: DogID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension DogID: CustomStringConvertible {
  public var description: String { text }
}
