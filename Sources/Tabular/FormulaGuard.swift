/// Keeps a spreadsheet program from running a text as a formula, reversibly.
///
/// A text that begins with `=`, `@`, `+`, `-`, a tab or an apostrophe gets one apostrophe in front; amounts,
/// dates and phone numbers (a sign, then digits and their punctuation only) stay as they are.
/// `unguarded(guarded(x)) == x` for every text.
public enum FormulaGuard: Sendable {
  /// For exports and tables of the book.
  case full
  /// For her own layout, where `+HST` and `-CA$25.00` go out as she typed them: only `=` and `@` are guarded.
  case ownLayout
  case none

  public func guarded(_ text: String) -> String {
    isAtRisk(text) ? "'" + text : text
  }

  public func unguarded(_ text: String) -> String {
    guard self != .none, text.hasPrefix("'") else { return text }
    let rest = String(text.dropFirst())
    return isAtRisk(rest) ? rest : text
  }

  private func isAtRisk(_ text: String) -> Bool {
    guard self != .none, let first = text.unicodeScalars.first else { return false }
    // An apostrophe before something that was guarded must not be taken for the guard itself.
    if first == "'" { return isAtRisk(String(text.dropFirst())) }
    switch self {
    case .ownLayout: return first == "=" || first == "@"
    default: break
    }
    switch first {
    case "=", "@", "\t", "\r": return true
    case "+", "-": return !isNumeric(text.dropFirst())
    default: return false
    }
  }

  private func isNumeric(_ text: Substring) -> Bool {
    !text.isEmpty && text.contains(where: \.isNumber)
      && text.unicodeScalars.allSatisfy { "0123456789 .,()-$CA".unicodeScalars.contains($0) }
  }
}
