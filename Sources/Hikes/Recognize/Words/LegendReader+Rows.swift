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

  /// `C cash / E e-transfer / O owes` as `C = cash, E = e-transfer, O = owes`: three entries or more, each a letter or two
  /// before what it stands for; nil for any other text.
  static func stroked(_ text: String) -> String? {
    guard text.holds(" / "), !text.contains("=") else { return nil }
    let entries = text.split(separator: " / ").map { part in
      part.trimmingSpaces.split(separator: " ", maxSplits: 1).map(String.init)
    }
    guard entries.count >= 3,
      entries.allSatisfy({ $0.count == 2 && $0[0].count <= 2 && $0[0].allSatisfy(\.isLetter) })
    else { return nil }
    return entries.map { "\($0[0]) = \($0[1])" }.joined(separator: ", ")
  }

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
    if words.count >= 3, !words.contains(where: { $0.holds(" ") }),
      words.contains(where: { ["=", "-"].contains($0) || wordsOfMeans.contains($0.folded) })
    {
      return text.collapsingSpaces
    }
    return ["=", "-"].reduce(text) { text, sign in
      guard text.holds("  \(sign) ") || text.holds(" \(sign)  ") else { return text }
      return text.split(separator: " \(sign) ").map(\.trimmingSpaces).joined(separator: " \(sign) ")
    }
  }

  /// `a=away c=canc s=sick` with a comma before each entry: several signs, each right before its meaning.
  static func entries(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let signed = words.indices.filter { place in
      guard let sign = words[place].firstIndex(of: "=") else { return false }
      let key = words[place][..<sign]
      return (1...3).contains(key.count) && sign < words[place].index(before: words[place].endIndex)
    }
    guard signed.count >= 2 else { return text }
    return words.indices.map { place in
      let isFirst = place == 0 || !signed.contains(place) || ",;:".contains(words[place - 1].last ?? ",")
      return (place == 0 ? "" : isFirst ? " " : ", ") + words[place]
    }.joined()
  }
}
