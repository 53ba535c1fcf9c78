/// Bold headings and colored severities, where a terminal shows them; otherwise plain text.
struct TextStyle: Hashable, Sendable {
  let isOn: Bool

  static let plain = TextStyle(isOn: false)

  func bold(_ text: String) -> String { marked(text, 1) }
  func red(_ text: String) -> String { marked(text, 31) }
  func green(_ text: String) -> String { marked(text, 32) }
  func yellow(_ text: String) -> String { marked(text, 33) }

  /// ECMA-48 "select graphic rendition", and back to plain.
  private func marked(_ text: String, _ code: Int) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
