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
}
