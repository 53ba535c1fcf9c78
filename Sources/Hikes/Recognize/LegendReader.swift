import Tabular

/// The abbreviations that a sheet explains itself: `x = hiked`, `A = away, S = sick`.
struct LegendReader {
  /// What an abbreviation means as a cell; a mark for a hike without money.
  private(set) var meanings: [String: CellMark] = [:]

  init(_ texts: [String]) {
    for text in texts where text.contains("=") || text.contains(":") {
      for part in text.split(whereSeparator: { ",;/|\n".contains($0) }) {
        let sign: Character = part.contains("=") ? "=" : ":"
        let sides = part.split(separator: sign, maxSplits: 1).map { String($0).folded }
        // In "Legend: x = hiked" the abbreviation is the word before the sign.
        guard sides.count == 2,
          let key = sides[0].split(whereSeparator: { " :".contains($0) }).last.map(String.init),
          key.count <= 3, key.count == sides[0].count || sides[0].contains(":"),
          !key.contains(where: \.isNumber),
          let mark = Self.meaning(sides[1])
        else { continue }
        meanings[key] = mark
      }
    }
  }

  private static func meaning(_ text: String) -> CellMark? {
    let first = text.split(separator: " ").first.map(String.init) ?? text
    if ["hike", "hiked", "hiking", "came", "walked", "present", "on", "attended", "went", "here"].contains(
      first)
    {
      return .mark
    }
    switch CellMark(text) {
    case .paid(let method): return .paid(method: method)
    case .status(let phrase): return .status(phrase)
    default: return nil
    }
  }
}
