public import Diagnostics
public import Tabular

/// What a migration brought about.
public struct MigrationReport: Sendable {
  private let registry: Registry
  private let isChanged: Bool
  private let isDry: Bool

  public init(_ registry: Registry, isChanged: Bool, isDry: Bool) {
    self.registry = registry
    self.isChanged = isChanged
    self.isDry = isDry
  }

  /// Whether a person has to decide something.
  public var isOpen: Bool { !registry.held.isEmpty || !registry.conflicts.isEmpty }

  private var visits: Int { registry.dogs.reduce(0) { $0 + $1.visits.count } + registry.held.count }

  public func json(_ findings: [Diagnostic]) -> JSONTree {
    .object([
      JSONMember("dogs", .integer(registry.dogs.count)), JSONMember("visits", .integer(visits)),
      JSONMember("held", .integer(registry.held.count)),
      JSONMember("conflicts", .integer(registry.conflicts.count)),
      JSONMember("changed", .bool(isChanged)),
      JSONMember("diagnostics", JSONTree(JSONValue.diagnostics(findings))),
    ])
  }

  public func lines(folder: String) -> [String] {
    let outcome =
      !isChanged
      ? "Nothing has changed in \(folder)." : isDry ? "\(folder) would change." : "Written to \(folder)."
    var lines = ["\(visits) visits of \(registry.dogs.count) dogs. \(outcome)"]
    if isOpen {
      lines += ["", "To be decided, in \(folder)/review.csv (fill in dog_id, then give the command again):"]
      lines += RegistryQuestions(registry).lines.map { "  " + $0 }
    }
    return lines
  }
}
