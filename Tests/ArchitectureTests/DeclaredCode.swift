/// A diagnostic code as a source file declares it.
struct DeclaredCode: Sendable {
  /// `unreadable-amount`.
  let name: String
  /// `unreadableAmount`; nil for one that stands in no static property.
  let property: String?
  let path: String

  static let all = Repository.sources.flatMap { found(in: $0.text, path: $0.path) }

  /// Every `DiagnosticCode("name", …)`, and every `static let x: DiagnosticCode = .init("name", …)`.
  static func found(in text: String, path: String) -> [DeclaredCode] {
    var codes: [DeclaredCode] = []
    var rest = text[...]
    while let call = rest.firstRange(of: "DiagnosticCode") {
      let before = rest[..<call.lowerBound]
      rest = rest[call.upperBound...]
      var after = trimmed(rest)
      if after.hasPrefix("=") { after = trimmed(after.dropFirst()) }
      if after.hasPrefix(".init") { after = after.dropFirst(".init".count) }
      guard after.hasPrefix("(") else { continue }
      let argument = trimmed(after.dropFirst())
      guard argument.hasPrefix("\"") else { continue }
      let name = String(argument.dropFirst().prefix { $0 != "\"" })
      codes.append(DeclaredCode(name: name, property: property(before), path: path))
    }
    return codes
  }

  /// Whether a text speaks of it by property or by name.
  func isNamed(in text: String) -> Bool {
    isUsed(in: text) || Self.stands(name, in: text, after: Self.endsName, before: Self.endsName)
  }

  /// Whether a text speaks of it by property.
  func isUsed(in text: String) -> Bool {
    guard let property else { return false }
    return Self.stands("." + property, in: text, before: { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  private static func endsName(_ letter: Character) -> Bool {
    !(letter.isLetter || letter.isNumber || letter == "-")
  }

  private static func stands(
    _ word: String, in text: String, after: (Character) -> Bool = { _ in true }, before: (Character) -> Bool
  ) -> Bool {
    text.ranges(of: word).contains { range in
      let previous = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      let next = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return after(previous) && before(next)
    }
  }

  /// The name between `static let` and the declaration's type or value.
  private static func property(_ before: Substring) -> String? {
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).suffix(2).joined(
      separator: " ")
    guard let start = line.ranges(of: "static let ").last else { return nil }
    let tail = line[start.upperBound...]
    guard tail.allSatisfy({ $0.isLetter || $0.isNumber || "_:= ".contains($0) }) else { return nil }
    return String(tail.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static func trimmed(_ text: Substring) -> Substring { text.drop { $0.isWhitespace } }
}
