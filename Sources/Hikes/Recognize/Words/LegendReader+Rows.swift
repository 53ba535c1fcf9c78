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
    return filled.dropFirst().allSatisfy {
      !LegendReader([$0.raw]).meanings.isEmpty || besideHeadings.set.contains($0.folded)
    }
  }

  /// `A`, `NS`, `P2`, `P+`
  static func isSign(_ text: String) -> Bool {
    (1...2).contains(text.count) && text.first?.isLetter ?? false
      && text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "+" }
  }

  /// Beside those these head what the signs stand for.
  static let besideHeadings = WordRule(
    "what explains signs", "meaning, means, what it means, stands for, explanation, signification",
    like: "CODE,MEANING")

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
    // "c = cash   - = did not come" explains a dash.
    return ["=", "-"].filter { $0 == "=" || !text.holds("- =") }.reduce(text) { text, sign in
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

extension LegendReader {
  /// `x = hiked   A = away` with a comma where only spaces or a full stop part it; a sentence explains nothing and belongs to
  /// no entry: `½ = half walk. The last line says how it was paid.`
  static func separated(_ text: String) -> String {
    let sentences = text.split(separator: ". ")
    let joined = sentences.dropFirst().reduce(String(sentences.first ?? "")) { text, next in
      let isSentence = next.first?.isUppercase ?? false && !next.contains("=")
      return text + (isSentence ? "; " : "  ") + next
    }
    return joined.split(separator: "  ").map { String($0).trimmingSpaces }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// `K = Kelsey (she keeps 15 of each)`, `J = Joanne walked (I had the flu)`: whether a letter stands for somebody whose name
  /// begins with it.
  static func isPerson(_ text: String, _ key: String) -> Bool {
    let name = String(text.prefix { $0 != "(" }).trimmingSpaces
    return key.count == 1 && name.split(separator: " ").count <= 3
      && (name.hasPrefix(key) || herself.set.contains(name)) && !colours.set.contains(name.folded)
      && meaning(name) == nil
  }

  /// `storm, school buses off`: what the first words say.
  static func leadingStatus(_ words: [String]) -> CellMark? {
    (1...3).reversed().lazy.filter { $0 < words.count }
      .map { CellMark(words.prefix($0).joined(separator: " ")) }
      .first { if case .status = $0 { true } else { false } }
  }

  /// `✅ paid ½✅ half 🐾 walked` as `✅ = paid, ½✅ = half, 🐾 = walked`: three pictures or more, each before its meaning; nil for
  /// any other text.
  static func pictured(_ text: String) -> String? {
    guard !text.contains("="), text.contains(where: isPicture) else { return nil }
    var entries: [(sign: String, meaning: [String])] = []
    for word in text.split(separator: " ").map(String.init) {
      if word.contains(where: isPicture), !word.hasLetter {
        entries.append((word, []))
      } else if entries.isEmpty {
        return nil
      } else {
        entries[entries.count - 1].meaning.append(word)
      }
    }
    guard entries.count >= 3, entries.allSatisfy({ !$0.meaning.isEmpty }) else { return nil }
    return entries.map { "\($0.sign) = \($0.meaning.joined(separator: " "))" }.joined(separator: "; ")
  }

  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0x2000 } ?? false
  }
}
