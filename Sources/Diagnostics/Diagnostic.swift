/// How much a finding weighs. An `error` means that a record or a request is not in the result.
public enum Severity: String, Sendable, Comparable, CaseIterable {
  case note
  case warning
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The line a finding is about, with the part that is meant.
public struct Excerpt: Hashable, Sendable {
  public let line: Int
  public let text: String
  /// Character offsets into `text`.
  public let marked: Range<Int>

  public init(line: Int, text: String, marked: Range<Int>) {
    self.line = line
    self.text = text
    self.marked = marked
  }
}

/// One finding: what is wrong, where, and one thing to do about it.
public struct Diagnostic: Hashable, Sendable {
  public let severity: Severity
  public let code: DiagnosticCode
  public let location: Location?
  public let message: String
  public let hint: String
  public let excerpt: Excerpt?

  public init(
    _ severity: Severity, _ code: DiagnosticCode, at location: Location? = nil, _ message: String,
    hint: String, excerpt: Excerpt? = nil
  ) {
    self.severity = severity
    self.code = code
    self.location = location
    self.message = message
    self.hint = hint
    self.excerpt = excerpt
  }

  /// The one text shape: place, severity, code and message; the line with a caret; the hint.
  public var text: String {
    var lines = [(location.map { "\($0): " } ?? "") + "\(severity.rawValue)[\(code)]: \(message)"]
    if let excerpt {
      let number = String(excerpt.line)
      let margin = String(repeating: " ", count: number.count)
      let indent = String(repeating: " ", count: excerpt.marked.lowerBound)
      let tail = String(repeating: "~", count: max(0, excerpt.marked.count - 1))
      lines.append("  \(number) | \(excerpt.text)")
      lines.append("  \(margin) | \(indent)^\(tail)")
    }
    lines.append("  hint: \(hint)")
    return lines.joined(separator: "\n")
  }
}

extension Diagnostic: Comparable {
  /// By location (findings without one first), then gravest first, then code and message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location {
      switch (left.location, right.location) {
      case (let l?, let r?): return l < r
      case (nil, _): return true
      case (_, nil): return false
      }
    }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.code != right.code { return left.code.name < right.code.name }
    return left.message < right.message
  }
}
