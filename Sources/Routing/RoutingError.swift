/// Why there is no plan.
public struct RoutingError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Code: String, Sendable, CaseIterable {
    case tooManyStops = "too-many-stops"
    case groupImpossible = "group-impossible"
    case badMatrix = "bad-matrix"
  }

  public let code: Code
  /// One sentence without a closing full stop: what is wrong, then what to do.
  public let detail: String

  public init(code: Code, detail: String) {
    self.code = code
    self.detail = detail
  }

  public var description: String { "error[\(code.rawValue)]: \(detail)" }
}
