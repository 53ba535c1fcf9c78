/// Why a set of postings is no transaction.
public struct BookkeepingError: Error, Hashable, Sendable {
  public enum Code: String, CaseIterable, Hashable, Sendable {
    /// The postings do not sum to zero.
    case unbalanced
    /// Money that comes from nowhere or goes nowhere.
    case oneLegged = "one-legged"
  }

  public let code: Code
  /// The sentence for a person, with the figures.
  public let detail: String

  public init(_ code: Code, _ detail: String) {
    self.code = code
    self.detail = detail
  }
}
