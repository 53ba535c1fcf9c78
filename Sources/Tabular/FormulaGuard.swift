/// Keeps a spreadsheet program from running a text as a formula, reversibly.
///
/// A text that begins with `=`, `@`, `+`, `-`, a tab or a line break gets one apostrophe in front, and so does
/// one that has apostrophes before such a beginning, so that the guard can be told from the text.
/// Amounts and phone numbers (a sign, then digits and their punctuation, perhaps with the currency) stay as
/// they are, and so does everything that begins with a letter or a digit.
/// `unguarded(guarded(x)) == x` for every text.
/// Source of the list: OWASP, "CSV Injection".
public enum FormulaGuard: Sendable {
  /// For exports and tables of the book.
  case full
  /// For her own layout, where `+HST` and `-CA$25.00` go out as she typed them: only `=` and `@` are guarded.
  case ownLayout
  case none

  public func guarded(_ text: String) -> String {
    isAtRisk(text.utf8[...]) ? "'" + text : text
  }

  public func unguarded(_ text: String) -> String {
    guard text.utf8.first == Self.apostrophe else { return text }
    let rest = text.utf8.dropFirst()
    return isAtRisk(rest) ? String(Substring(rest)) : text
  }

  private func isAtRisk(_ text: Substring.UTF8View) -> Bool {
    let bare = text.drop { $0 == Self.apostrophe }
    guard let first = bare.first else { return false }
    switch (self, first) {
    case (.none, _): return false
    case (_, UInt8(ascii: "=")), (_, UInt8(ascii: "@")): return true
    case (.ownLayout, _): return false
    case (.full, UInt8(ascii: "+")), (.full, UInt8(ascii: "-")): return !Self.isNumeric(bare.dropFirst())
    case (.full, _): return Self.breaks.contains(first)
    }
  }

  /// What may follow the sign of an amount or a phone number: digits, their punctuation, one currency in front.
  private static func isNumeric(_ text: Substring.UTF8View) -> Bool {
    let currency = ["CA$", "C$"].first { text.starts(with: $0.utf8) }
    let rest = text.dropFirst(currency?.utf8.count ?? 0)
    return rest.contains(where: digits.contains)
      && rest.allSatisfy { digits.contains($0) || punctuation.contains($0) }
  }

  private static let apostrophe = UInt8(ascii: "'")
  private static let breaks: [UInt8] = [UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let punctuation = Array(" .,()-$".utf8)
}
