/// Where in a file its tables are: what stands before, between and after them are titles and notes.
///
/// A table is a run of records with as many fields, or as many as hold something. A record or two with a
/// delimiter too many or too few do not end it, and neither does an empty line, unless what follows begins
/// with a header of its own.
public struct TableFinder: Sendable {
  /// The tables in the order of the file, by their records, counted from 0.
  public let tables: [Range<Int>]

  /// - Parameter headerRows: how many rows a person said the header of the first table has; nil to judge.
  public init(_ records: [Record], headerRows: Int? = nil) {
    var rows = RowShapes()
    for record in records { rows.add(RowShape(record)) }
    self.init(rows, headerRows: headerRows)
  }

  init(_ rows: RowShapes, headerRows: Int?) {
    guard rows.contains(where: { $0.filled > 1 }) else {
      tables = rows.isEmpty ? [] : [0..<rows.count]
      return
    }
    var found: [Part] = []
    for range in Self.parts(rows) {
      let part = Part(Self.trimmed(range, rows), rows)
      guard !part.rows.isEmpty else { continue }
      if let last = found.last, Self.continues(last, part, rows) {
        found[found.count - 1].join(part)
      } else {
        found.append(part)
      }
    }
    while found.dropFirst().contains(where: { Self.introduces(found[0], $0, rows) }) { found.removeFirst() }
    // A lone row is a note with commas in it, unless there is nothing else.
    let all = found.map(\.rows)
    let tables = all.filter { $0.count > 1 }
    self.tables = Self.withHeader(headerRows, tables.isEmpty ? all : tables, rows)
  }

  /// A run of rows, and how many of them have which width.
  private struct Part {
    var rows: Range<Int>
    private var widths: [Int: Int] = [:]

    init(_ range: Range<Int>, _ shapes: RowShapes) {
      rows = range
      for row in shapes[range] { widths[row.width, default: 0] += 1 }
    }

    var usualWidth: Int { widths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1 }

    mutating func join(_ below: Part) {
      // The empty rows between them tell nothing of the width.
      rows = rows.lowerBound..<below.rows.upperBound
      widths.merge(below.widths, uniquingKeysWith: +)
    }
  }

  /// Runs without an empty row, parted also where the width changes for good.
  private static func parts(_ rows: RowShapes) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for index in rows.indices {
      if rows[index].isBlank {
        if start < index { parts.append(start..<index) }
        start = index + 1
      } else if index > start, changesForGood(at: index, from: start, rows) {
        parts.append(start..<index)
        start = index
      }
    }
    if start < rows.count { parts.append(start..<rows.count) }
    return parts
  }

  /// Two rows or more of one width, or nothing else at all, on both sides.
  private static func changesForGood(at index: Int, from start: Int, _ rows: RowShapes) -> Bool {
    let width = rows[index].width
    let before = rows[index - 1].width
    guard width != before else { return false }
    let after = rows[index...].prefix(3).prefix { !$0.isBlank }
    let isSettled = after.count >= 2 && after.allSatisfy { $0.width == width }
    let earlier = rows[start..<index].suffix(3)
    let wasSettled = earlier.allSatisfy { $0.width == before }
    // A line of text before or after the columns.
    if rows[index].pieces == before || rows[index - 1].pieces == width { return false }
    if before == 1 && width > 1 { return wasSettled && isSettled }
    if width == 1 && before > 1 {
      return rows[index...].first { $0.isBlank || $0.width != 1 }?.isBlank ?? true
    }
    return isSettled && wasSettled && earlier.count >= 2
  }

  /// Without titles above and notes below.
  private static func trimmed(_ part: Range<Int>, _ rows: RowShapes) -> Range<Int> {
    guard rows[part].contains(where: { $0.filled > 1 }) else { return part.lowerBound..<part.lowerBound }
    let usual = Part(part, rows).usualWidth
    var (start, end) = (part.lowerBound, part.upperBound)
    while start < end, isLoose(rows[start], usual) { start += 1 }
    while end > start, isLoose(rows[end - 1], usual) { end -= 1 }
    return start..<end
  }

  private static func isLoose(_ row: RowShape, _ usual: Int) -> Bool {
    row.isNote && usual > 1 && row.pieces != usual
      && (row.width == 1 || !row.hasFigures || row.width != usual)
  }

  /// Whether a part below an empty row belongs to the table above.
  private static func continues(_ upper: Part, _ lower: Part, _ rows: RowShapes) -> Bool {
    guard upper.usualWidth == lower.usualWidth else { return false }
    let (above, below) = (upper.rows, lower.rows)
    guard above.upperBound < below.lowerBound,
      rows[above.upperBound..<below.lowerBound].allSatisfy(\.isBlank)
    else { return false }
    // A header: words only, where the rows below it have figures.
    let isHeader =
      !rows[below.lowerBound].hasFigures
      && rows[below].dropFirst().contains { $0.hasFigures } && rows[below.lowerBound].filled > 1
    return !isHeader
  }

  /// Whether the first part is what a report says of itself above its table, a few lines of a key and its value; no table of
  /// two columns with a header and figures.
  private static func introduces(_ first: Part, _ table: Part, _ rows: RowShapes) -> Bool {
    let lines = rows[first.rows].filter { !$0.isBlank }
    guard (1...25).contains(lines.count), lines.count < table.rows.count, lines.allSatisfy(\.isPair),
      table.usualWidth > 2, rows[table.rows].contains(where: { $0.filled > 2 })
    else { return false }
    let isHeaded = !lines[0].hasFigures && lines.dropFirst().allSatisfy(\.hasFigures)
    return lines.count <= 2 || !isHeaded
  }

  private static func withHeader(
    _ headerRows: Int?, _ tables: [Range<Int>], _ rows: RowShapes
  ) -> [Range<Int>] {
    guard let headerRows, headerRows > 0, let first = tables.first else { return tables }
    // The body begins with the first row that has a figure; the header is what was said above it.
    let body = rows[first].indices.first { rows[$0].hasFigures } ?? first.lowerBound
    let start = max(0, min(first.lowerBound, body - headerRows))
    return [start..<first.upperBound] + tables.dropFirst()
  }
}
