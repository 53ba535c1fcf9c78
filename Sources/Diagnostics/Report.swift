/// A value, with everything that was found on the way to it, ordered by location.
public struct Report<Value> {
  public let value: Value
  public let diagnostics: [Diagnostic]

  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics.sorted()
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  public func map<Other>(_ transform: (Value) -> Other) -> Report<Other> {
    Report<Other>(transform(value), diagnostics)
  }
}

extension Report: Sendable where Value: Sendable {}
extension Report: Equatable where Value: Equatable {}
