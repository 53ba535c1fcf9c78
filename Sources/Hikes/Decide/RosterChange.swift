public import Diagnostics

/// One thing that a list changed in the book.
public struct RosterChange: Hashable, Sendable {
  /// The dog, owner or trail, as shown to her.
  public let subject: String
  /// In words: `phone`, `place`, `new dog`.
  public let field: String
  /// Empty where there was nothing.
  public let was: String
  public let now: String
  public let location: Location

  /// `Fundy: rate 25.00 → 30.00`.
  public var text: String {
    let values = [was, now].filter { !$0.isEmpty }.joined(separator: " → ")
    return "\(subject): \(field)" + (values.isEmpty ? "" : " \(values)")
  }
}

/// What applying a list came to.
public struct RosterOutcome: Hashable, Sendable {
  public init() {}

  /// In the order of the rows.
  public internal(set) var changes: [RosterChange] = []
  public internal(set) var diagnostics: [Diagnostic] = []
}
