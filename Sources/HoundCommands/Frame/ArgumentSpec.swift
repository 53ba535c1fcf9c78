/// What a command takes by position.
public struct ArgumentSpec: Hashable, Sendable {
  public enum Kind: Sendable {
    /// Paths; completed as such.
    case files
    /// One word.
    case word
    /// A phrase of one or more words: `nov 20`, `Bella Smith`. Takes all that follow.
    case words
  }

  /// As help shows it: `FILE`, `DOG`.
  public let name: String
  /// One line without a closing full stop.
  public let summary: String
  public let kind: Kind
  /// The only words it takes; nil where the command itself judges.
  public let choices: [String]?
  public let isOptional: Bool
  public let isRepeated: Bool

  public init(
    _ name: String, _ kind: Kind, choices: [String]? = nil, isOptional: Bool = false,
    isRepeated: Bool = false, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    self.choices = choices
    self.isOptional = isOptional
    self.isRepeated = isRepeated
  }

  /// Whether it takes every word that is left.
  var isOpenEnded: Bool { isRepeated || kind == .words }

  /// `FILE…`, `[DOG]`.
  var usage: String {
    let shown = isOpenEnded ? name + "…" : name
    return isOptional ? "[\(shown)]" : shown
  }
}
