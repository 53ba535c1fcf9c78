import Civil
import Tabular

/// Rows that explain signs.
extension LegendReader {
  /// Whether a row holds nothing but such lines: `P - paid $25,,,N - came but not paid`.
  static func explains(_ row: SheetRow) -> Bool {
    !row.isBlank && row.cells.allSatisfy { $0.isBlank || $0.isLegendEntry }
  }

  /// Whether a row holds such a line behind a heading: `Key:,x = hiked`.
  static func isHeaded(_ row: SheetRow) -> Bool {
    let filled = row.filled
    guard filled.count > 1, headings.set.contains(filled[0].folded.trimming(": ")) else { return false }
    return filled.dropFirst().allSatisfy { !LegendReader([$0.raw]).meanings.isEmpty }
  }

  /// Headings of what explains signs, beside the first of them.
  static let headings = WordRule(
    "what explains signs",
    "key, legend, codes, code, marks, symbols, abbreviations, clé, cle, légende, legende", like: "Key:",
    "Legend")

  /// `A - absent`.
  static func isEntry(_ text: String) -> Bool {
    (line(evened(text), partedBy: " - ") ?? lineOfMeaning(text)) != nil
      && !LegendReader([text]).meanings.isEmpty
  }

  /// `x  =  hiked` and `P  -  paid` with one space on each side of the sign; a text with two spaces for each one, with one.
  static func evened(_ text: String) -> String {
    guard text.holds("  ") else { return text }
    // Where every space is doubled, two of them part its entries.
    if text.holds("    ") {
      return text.split(separator: "    ").map { evened($0.trimmingSpaces) }.joined(separator: "  ")
    }
    let words = text.split(separator: "  ").map(\.trimmingSpaces)
    if words.count >= 3, words.contains("=") || words.contains("-"), !words.contains(where: { $0.holds(" ") })
    {
      return text.collapsingSpaces
    }
    return ["=", "-"].reduce(text) { text, sign in
      guard text.holds("  \(sign) ") || text.holds(" \(sign)  ") else { return text }
      return text.split(separator: " \(sign) ").map(\.trimmingSpaces).joined(separator: " \(sign) ")
    }
  }
}
