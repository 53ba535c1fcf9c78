import Diagnostics

/// Findings as the error stream shows them.
enum DiagnosticText {
  static func write(_ diagnostics: [Diagnostic], to environment: Environment) {
    guard !diagnostics.isEmpty else { return }
    let lines = diagnostics.map { rendered($0, environment.errorStyle) + "\n" }
    environment.writeError(Array(lines.joined().utf8))
  }

  /// `Diagnostic.text`, the severity colored, and no control character left in it: what stands in a sheet must not
  /// steer a terminal.
  static func rendered(_ diagnostic: Diagnostic, _ style: TextStyle) -> String {
    let text = String(String.UnicodeScalarView(diagnostic.text.unicodeScalars.map(harmless)))
    let word = diagnostic.severity.rawValue
    let colored: String
    switch diagnostic.severity {
    case .error: colored = style.red(word)
    case .warning: colored = style.yellow(word)
    case .note: return text
    }
    guard colored != word else { return text }
    // A file's name may hold the same word; only the one before the code is the severity.
    let mark = word + "[" + diagnostic.code.name + "]"
    guard let start = firstRange(of: mark, in: text) else { return text }
    return String(text[..<start]) + colored + String(text[start...].dropFirst(word.count))
  }

  private static func firstRange(of mark: String, in text: String) -> String.Index? {
    text.indices.first { text[$0...].hasPrefix(mark) }
  }

  private static func harmless(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t" ? "\u{FFFD}" : scalar
  }
}
