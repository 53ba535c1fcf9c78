/// A table typed in a text file, its columns drawn with spaces:
///
///     Week of April 3, 2006
///     Dog       Mon       Tue
///     Alfie     15        away
///
/// A column ends where every line of the table has a space, so that an empty cell keeps its place. A line that writes
/// across the columns, a title say, is one cell.
struct FixedWidthText {
  /// What stands in each line.
  private let lines: [[Character]]
  /// The places between the columns.
  private let gutters: [Range<Int>]

  /// Nil for a text that does not show such columns: at least three lines, and most of them, with two or more cells
  /// parted by several spaces.
  init?(_ text: String) {
    guard !text.contains("\t") else { return nil }
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      Array(line.prefix(line.count - line.reversed().prefix(while: Self.isSpace).count))
    }
    let filled = lines.filter { !$0.allSatisfy(Self.isSpace) }
    let drawn = Self.aligned(filled.filter { Self.starts(of: $0).count > 1 })
    let ruled = filled.count { $0.allSatisfy(Self.isOfRuler) }
    guard drawn.count >= 3, drawn.count * 3 >= (filled.count - ruled) * 2 else { return nil }
    gutters = Self.gutters(of: drawn)
    // The headings and the cells below them: at least two columns, or it is prose with a double space.
    guard gutters.count >= 2 else { return nil }
  }

  /// One record for each line.
  var records: [Record] {
    var last = lines.endIndex
    while last > 0, lines[last - 1].isEmpty { last -= 1 }
    return lines[..<last].enumerated().map { Record(Self.fields($1, gutters), line: $0 + 1) }
  }

  private static func fields(_ line: [Character], _ gutters: [Range<Int>]) -> [Field] {
    if isAcross(line, gutters) { return [Field(String(line).trimmingSpaces)] }
    let starts = [0] + gutters.map(\.upperBound)
    let ends = gutters.map(\.lowerBound) + [Int.max]
    return zip(starts, ends).filter { $0.0 == 0 || $0.0 < line.count }.map { start, end in
      Field(String(line[min(start, line.count)..<min(end, line.count)]).trimmingSpaces)
    }
  }

  /// The lines without those that only look drawn: a page's heading with a wide space in it, which writes across a gutter
  /// of the fuller lines with words, and has no figure or begins and ends its later piece where no two of theirs do.
  private static func aligned(_ lines: [[Character]]) -> [[Character]] {
    let full = lines.filter { starts(of: $0).count > 2 }
    guard full.count >= 3 else { return lines }
    let gutters = gutters(of: full)
    var counts: [Int: Int] = [:]
    for edge in Set(full).flatMap(edges) { counts[edge, default: 0] += 1 }
    return lines.filter { line in
      let starts = starts(of: line)
      guard starts.count == 2, isAcross(line, gutters), line[starts[1]...].contains(where: \.isLetter) else {
        return true
      }
      return line.contains(where: \.isNumber) && edges(line).contains { counts[$0, default: 0] > 1 }
    }
  }

  /// Where the later pieces of a line begin, and, below zero, where they end.
  private static func edges(_ line: [Character]) -> [Int] {
    starts(of: line).dropFirst().flatMap { [$0, -end(ofPieceAt: $0, in: line)] }
  }

  /// Where the piece that begins at a place ends: before two spaces, or with the line.
  private static func end(ofPieceAt start: Int, in line: [Character]) -> Int {
    (start..<line.count).first { isSpace(line[$0]) && ($0 + 1 == line.count || isSpace(line[$0 + 1])) }
      ?? line.count
  }

  /// Whether a line writes where the others have a gap.
  private static func isAcross(_ line: [Character], _ gutters: [Range<Int>]) -> Bool {
    gutters.contains { gutter in
      line[min(gutter.lowerBound, line.count)..<min(gutter.upperBound, line.count)].contains { !isSpace($0) }
    }
  }

  /// Where cells begin: at the first letter, and behind two or more spaces.
  private static func starts(of line: [Character]) -> [Int] {
    line.indices.filter { place in
      guard !isSpace(line[place]) else { return false }
      return line[..<place].allSatisfy(isSpace)
        || (place >= 2 && isSpace(line[place - 1]) && isSpace(line[place - 2]))
    }
  }

  /// The places at which every line has a space or has ended. One that is a single place wide may lie between two words
  /// of a cell: it counts where cells of most lines begin behind it.
  private static func gutters(of lines: [[Character]]) -> [Range<Int>] {
    let width = lines.map(\.count).max() ?? 0
    let blank = (0..<width).map { place in lines.allSatisfy { $0.count <= place || isSpace($0[place]) } }
    var gutters: [Range<Int>] = []
    var place = blank.firstIndex(of: false) ?? width
    while place < width {
      guard blank[place] else {
        place += 1
        continue
      }
      let end = blank[place...].firstIndex(of: false) ?? width
      if end - place > 1 || lines.count(where: { starts(of: $0).contains(end) }) * 2 > lines.count {
        gutters.append(place..<end)
      }
      place = end
    }
    return gutters
  }

  /// What a line below headings is drawn with.
  private static func isOfRuler(_ character: Character) -> Bool { "-=_ ".contains(character) }

  /// No-break spaces included, as a text program may have drawn them.
  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\u{A0}" }
}
