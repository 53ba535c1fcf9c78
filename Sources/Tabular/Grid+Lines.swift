extension Grid {
  /// Lines for a terminal: columns aligned, numbers to the right, the widest text column cut to fit.
  ///
  /// A number is never cut, nor a text below eight characters, so a table of many columns may be wider than
  /// `width`. Widths count characters. Line breaks and control characters are shown as spaces.
  public func lines(width: Int = 80) -> [String] {
    let rows = rows
    let heading = columns.map(Self.onOneLine)
    let texts = rows.map { row in row.map { Self.onOneLine($0.plain) } }
    let count = max(columns.count, rows.map(\.count).max() ?? 0)
    let isNumeric = (0..<count).map { Self.isNumeric($0, rows) }
    var widths = (0..<count).map { column in
      ([heading] + texts).map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    while widths.reduce(0, +) + Self.gap.count * (count - 1) > width,
      let widest = widths.indices.filter({ !isNumeric[$0] }).max(by: { widths[$0] < widths[$1] }),
      widths[widest] > Self.leastWidth
    {
      widths[widest] -= 1
    }
    return ([heading] + texts).map { line in
      line.enumerated().map { column, text in
        Self.fitted(text, to: widths[column], isNumeric: isNumeric[column])
      }.joined(separator: Self.gap).trimmingTrailingSpaces
    }
  }

  private static let gap = "  "
  private static let leastWidth = 8

  /// Whether a column holds numbers and no text.
  private static func isNumeric(_ column: Int, _ rows: [[GridValue]]) -> Bool {
    var hasNumber = false
    for row in rows where column < row.count {
      switch row[column] {
      case .text: return false
      case .number: hasNumber = true
      case .empty: continue
      }
    }
    return hasNumber
  }

  private static func fitted(_ text: String, to width: Int, isNumeric: Bool) -> String {
    let shown = text.count > width ? text.prefix(width - 1) + "…" : text
    let pad = String(repeating: " ", count: width - shown.count)
    return isNumeric ? pad + shown : shown + pad
  }

  /// The text without what would move the cursor: a table's cell must not break the lines or the terminal.
  private static func onOneLine(_ text: String) -> String {
    String(
      text.map { character in
        let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return character.isNewline || isControl ? " " : character
      })
  }
}
