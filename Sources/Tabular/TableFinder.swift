/// Where in a file its tables are: what stands before, between and after them are titles and notes.
///
/// A table is a run of records with as many fields, or as many as hold something. A record or two with a
/// delimiter too many or too few do not end it, and neither does an empty line, unless what follows begins
/// with a header of its own.
public struct TableFinder: Sendable {
  /// The tables in the order of the file, by their records, counted from 0.
  public let tables: [Range<Int>]

  private let rows: [Row]

  private struct Row {
    let width: Int
    let filled: Int
    /// How many of the filled fields are numbers or dates.
    let figures: Int
    var isBlank: Bool { filled == 0 }
    /// How many pieces another delimiter would make of the one field, for a row that lost its own.
    let pieces: Int
    /// A title or a note: something in one field only.
    var isNote: Bool { filled == 1 }
  }

  /// - Parameter headerRows: how many rows a person said the header of the first table has; nil to judge.
  public init(_ records: [Record], headerRows: Int? = nil) {
    rows = records.map { record in
      let filled = record.fields.filter { !$0.isBlank }
      return Row(
        width: record.fields.count, filled: filled.count,
        figures: filled.count { ValueLikeness.isFigure(Array($0.text.utf8)[...]) },
        pieces: record.fields.count == 1 ? Self.pieces(record.fields[0].text) : 1)
    }
    guard rows.contains(where: { $0.filled > 1 }) else {
      tables = rows.isEmpty ? [] : [0..<rows.count]
      return
    }
    var found: [Range<Int>] = []
    for part in Self.parts(rows) {
      let trimmed = Self.trimmed(part, rows)
      guard !trimmed.isEmpty else { continue }
      if let last = found.last, Self.continues(last, trimmed, rows) {
        found[found.count - 1] = last.lowerBound..<trimmed.upperBound
      } else {
        found.append(trimmed)
      }
    }
    // A lone row is a note with commas in it, unless there is nothing else.
    let tables = found.filter { $0.count > 1 }
    self.tables = Self.withHeader(headerRows, tables.isEmpty ? found : tables, rows)
  }

  private static func pieces(_ text: String) -> Int {
    1 + (Array(";|\t,".utf8).map { delimiter in text.utf8.count { $0 == delimiter } }.max() ?? 0)
  }

  /// Runs without an empty row, parted also where the width changes for good.
  private static func parts(_ rows: [Row]) -> [Range<Int>] {
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
  private static func changesForGood(at index: Int, from start: Int, _ rows: [Row]) -> Bool {
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
    if width == 1 && before > 1 { return rows[index...].prefix { !$0.isBlank }.allSatisfy { $0.width == 1 } }
    return isSettled && wasSettled && earlier.count >= 2
  }

  /// Without titles above and notes below.
  private static func trimmed(_ part: Range<Int>, _ rows: [Row]) -> Range<Int> {
    guard rows[part].contains(where: { $0.filled > 1 }) else { return part.lowerBound..<part.lowerBound }
    let usual = usualWidth(part, rows)
    var (start, end) = (part.lowerBound, part.upperBound)
    while start < end, isLoose(rows[start], usual) { start += 1 }
    while end > start, isLoose(rows[end - 1], usual) { end -= 1 }
    return start..<end
  }

  private static func isLoose(_ row: Row, _ usual: Int) -> Bool {
    row.isNote && usual > 1 && row.pieces != usual
      && (row.width == 1 || row.figures == 0 || row.width != usual)
  }

  private static func usualWidth(_ part: Range<Int>, _ rows: [Row]) -> Int {
    var counts: [Int: Int] = [:]
    for row in rows[part] { counts[row.width, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 1
  }

  /// Whether a part below an empty row belongs to the table above.
  private static func continues(_ above: Range<Int>, _ below: Range<Int>, _ rows: [Row]) -> Bool {
    guard usualWidth(above, rows) == usualWidth(below, rows) else { return false }
    guard above.upperBound < below.lowerBound,
      rows[above.upperBound..<below.lowerBound].allSatisfy(\.isBlank)
    else { return false }
    // A header: words only, where the rows below it have figures.
    let isHeader =
      rows[below.lowerBound].figures == 0
      && rows[below].dropFirst().contains { $0.figures > 0 } && rows[below.lowerBound].filled > 1
    return !isHeader
  }

  private static func withHeader(
    _ headerRows: Int?, _ tables: [Range<Int>], _ rows: [Row]
  ) -> [Range<Int>] {
    guard let headerRows, headerRows > 0, let first = tables.first else { return tables }
    // The body begins with the first row that has a figure; the header is what was said above it.
    let body = rows[first].indices.first { rows[$0].figures > 0 } ?? first.lowerBound
    let start = max(0, min(first.lowerBound, body - headerRows))
    return [start..<first.upperBound] + tables.dropFirst()
  }
}
