import Diagnostics

/// A text in which rows with another delimiter follow each other, as where a second file was pasted below the first:
/// its parts, each to be read in its own dialect.
struct PastedParts {
  struct Part {
    let extent: Range<Int>
    let dialect: Dialect
    let lineCount: Int
  }

  let parts: [Part]

  /// One line with what it holds outside of quotes.
  private struct Line {
    let start: Int
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
  }

  private static let delimiters: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
  ]
  /// How many delimiters make a line a row, and how many such rows a part.
  private static let least = 3

  /// Whether bytes have enough of two delimiters to be looked at closely. O(bytes).
  static func mayBe(_ bytes: [UInt8]) -> Bool {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes { counts[Int(byte)] += 1 }
    return delimiters.count { counts[Int($0)] >= least * least } > 1
  }

  /// Nil where fewer than three rows in succession have another delimiter than the rest of the text.
  init?(_ text: ArraySlice<UInt8>, _ main: Dialect) {
    guard Self.delimiters.contains(main.delimiter), main.quote != nil, main.skippedLines == 0 else {
      return nil
    }
    let lines = Self.lines(text)
    let others = Self.delimiters.filter {
      $0 != main.delimiter && ($0 != UInt8(ascii: ";") || text.hasSemicolonOfItsOwn)
    }
    let foreign = lines.map { Self.foreign($0, others, main.delimiter) }
    let own = zip(lines, foreign).count { $1 == nil && $0.counts[main.delimiter, default: 0] >= Self.least }
    guard own >= Self.least else { return nil }
    var parts: [Part] = []
    func add(_ dialect: Dialect, _ some: Range<Int>) {
      guard !some.isEmpty else { return }
      let end = some.upperBound < lines.count ? lines[some.upperBound].start : text.endIndex
      parts.append(Part(extent: lines[some.lowerBound].start..<end, dialect: dialect, lineCount: some.count))
    }
    var done = 0
    var index = 0
    while index < lines.count {
      guard let delimiter = foreign[index] else {
        index += 1
        continue
      }
      var last = index
      var next = index + 1
      // A title or an empty line between such rows is of their part.
      while next < lines.count, foreign[next] == delimiter || Self.isOpen(lines[next], foreign[next], main) {
        if foreign[next] == delimiter { last = next }
        next += 1
      }
      if foreign[index...last].count(where: { $0 == delimiter }) >= Self.least {
        add(main, done..<index)
        add(Dialect(delimiter: delimiter, quote: main.quote), index..<last + 1)
        done = last + 1
      }
      index = last + 1
    }
    guard !parts.isEmpty else { return nil }
    add(main, done..<lines.count)
    self.parts = parts
  }

  /// The delimiter of a row that is none of the main table's; nil for any other line.
  private static func foreign(_ line: Line, _ others: [UInt8], _ main: UInt8) -> UInt8? {
    guard !line.isQuoted else { return nil }
    let own = line.counts[main, default: 0]
    return others.first { line.counts[$0, default: 0] >= max(least, own + 1) }
  }

  /// A line that may stand in either part.
  private static func isOpen(_ line: Line, _ foreign: UInt8?, _ main: Dialect) -> Bool {
    !line.isQuoted && foreign == nil && line.counts[main.delimiter, default: 0] < least
  }

  private static func lines(_ text: ArraySlice<UInt8>) -> [Line] {
    var lines = [Line(start: text.startIndex)]
    var isQuoted = false
    for at in text.indices {
      let byte = text[at]
      switch byte {
      case UInt8(ascii: "\""):
        isQuoted.toggle()
      case lineFeed, carriageReturn:
        if byte == carriageReturn, at + 1 < text.endIndex, text[at + 1] == lineFeed { continue }
        // A field over several lines is left to the table that it stands in.
        if isQuoted { lines[lines.count - 1].isQuoted = true }
        if at + 1 < text.endIndex {
          lines.append(Line(start: at + 1))
          lines[lines.count - 1].isQuoted = isQuoted
        }
      case UInt8(ascii: ",") where isDecimal(text, at): continue
      default:
        if !isQuoted, delimiters.contains(byte) { lines[lines.count - 1].counts[byte, default: 0] += 1 }
      }
    }
    return lines
  }

  /// Whether a comma stands before the cents of `25,00` and between no two fields of a row: `25,30,25`.
  private static func isDecimal(_ text: ArraySlice<UInt8>, _ at: Int) -> Bool {
    func isDigit(_ place: Int) -> Bool {
      text.indices.contains(place) && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[place])
    }
    guard isDigit(at - 1), isDigit(at + 1), isDigit(at + 2), !isDigit(at + 3) else { return false }
    var before = at - 1
    while isDigit(before) { before -= 1 }
    func isComma(_ place: Int) -> Bool { text.indices.contains(place) && text[place] == UInt8(ascii: ",") }
    return !isComma(at + 3) && !isComma(before)
  }
}

extension RecordReader {
  /// The bytes part by part where rows with another delimiter stand among the others; nil where none do.
  static func partedTable(_ bytes: [UInt8], file: String, findings: [Diagnostic]) throws(TabularError)
    -> Table?
  {
    guard PastedParts.mayBe(bytes) else { return nil }
    let text = try text(bytes, EncodingFinding(bytes).encoding, file, nil)
    guard let parted = PastedParts(text, DialectSniffer(text).dialect) else { return nil }
    var all: [Record] = []
    var findings = findings
    var line = 0
    for part in parted.parts {
      let (records, fault) = records(text[part.extent], part.dialect)
      guard fault == nil else { return nil }
      if !all.isEmpty { findings.append(.otherDelimiter(part.dialect, in: file, row: all.count + 1)) }
      all += records.map { Record($0.fields, line: $0.line + line) }
      line += part.lineCount
    }
    return Table(file: file, records: all, findings: findings)
  }
}

extension Diagnostic {
  fileprivate static func otherDelimiter(_ dialect: Dialect, in file: String, row: Int) -> Diagnostic {
    Diagnostic(
      .warning, .otherDelimiter, at: Location(file: file, cell: CellReference(row: row, column: 1)),
      "from row \(row) on another sign separates the cells, the \(dialect.delimiterName); each part was read by its own",
      hint: "if a row is cut wrongly, save the two parts as two files")
  }
}
