/// Words set into lines. Widths are in characters.
enum TextLayout {
  /// Paragraphs are parted by blank lines; a word longer than a line has a line to itself.
  static func wrapped(_ text: String, width: Int, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in paragraphs(text) {
      if !lines.isEmpty { lines.append("") }
      var line = ""
      for word in paragraph {
        if line.isEmpty {
          line = margin + word
        } else if line.count + 1 + word.count <= width {
          line += " " + word
        } else {
          lines.append(line)
          line = margin + word
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// Names on the left, meanings on the right from one common column; a name too wide for the left side has its
  /// meaning below it.
  static func columns(_ rows: [(name: String, meaning: String)], width: Int, widest: Int = 24) -> [String] {
    let fitting = rows.map(\.name.count).filter { $0 <= widest }.max() ?? widest
    let start = 2 + fitting + 2
    var lines: [String] = []
    for row in rows {
      var meaning = wrapped(row.meaning, width: width, indent: start)
      let name = "  " + row.name
      if row.name.count <= fitting, let first = meaning.first {
        meaning[0] = name + String(first.dropFirst(name.count))
        lines += meaning
      } else {
        lines += [name] + meaning
      }
    }
    return lines
  }

  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func paragraphs(_ text: String) -> [[Substring]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.split { $0.allSatisfy(\.isWhitespace) }.map { paragraph in
      paragraph.flatMap { $0.split(separator: " ") }
    }
  }
}
