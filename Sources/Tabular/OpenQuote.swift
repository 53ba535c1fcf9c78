/// A quoted field that reaches over lines, with quotes in it that no writer would leave there: is it one field,
/// or was its quote never closed, so that it swallowed whole records?
enum OpenQuote {
  /// One line read by itself.
  struct Line: Equatable {
    var fields: [(bytes: [UInt8], isQuoted: Bool)] = []
    /// The field, counted from 1, whose quote has no end of its own.
    var openColumn: Int?
    /// How many fields begin with a quote that is taken for text.
    var quotesLeft = 0

    static func == (left: Line, right: Line) -> Bool {
      left.openColumn == right.openColumn && left.fields.map(\.bytes) == right.fields.map(\.bytes)
    }
  }

  /// The 1-based column whose quote was never closed. Nil where the record is one record after all: it is not
  /// when each of its lines by itself has as many fields as the records around it.
  static func column(in raw: ArraySlice<UInt8>, _ dialect: Dialect, widths: ClosedRange<Int>) -> Int? {
    guard let lines = lines(of: raw, dialect, widths: widths) else { return nil }
    return lines.firstNonNil(\.openColumn)
  }

  /// The lines of a record read one by one; nil where they are not as wide as the records around it.
  static func lines(of raw: ArraySlice<UInt8>, _ dialect: Dialect, widths: ClosedRange<Int>) -> [Line]? {
    guard widths.lowerBound > 1 else { return nil }
    var lines: [Line] = []
    for piece in pieces(raw) {
      guard let line = line(piece, dialect, widths: widths) else { return nil }
      lines.append(line)
    }
    return lines
  }

  /// A line by itself with as many fields as it should have, of several such the one that leaves the fewest quotes
  /// standing at the beginning of a field; nil where no reading gives that.
  static func line(_ bytes: ArraySlice<UInt8>, _ dialect: Dialect, widths: ClosedRange<Int>) -> Line? {
    Closing.all.map { read(bytes, dialect, $0) }.filter { widths.contains($0.fields.count) }
      .min { $0.quotesLeft < $1.quotesLeft }
  }

  /// What counts as the end of a quoted field.
  struct Closing {
    /// The first quote before a delimiter ends a field even if it is doubled.
    var isEarly = false
    /// Where another field seems to open a quote, this one never had an end.
    var yieldsToNext = false

    static let all = [
      Closing(), Closing(isEarly: true), Closing(yieldsToNext: true),
      Closing(isEarly: true, yieldsToNext: true),
    ]
  }

  static func read(_ bytes: ArraySlice<UInt8>, _ dialect: Dialect, _ closing: Closing = Closing()) -> Line {
    var line = Line()
    var at = bytes.startIndex
    while true {
      if dialect.isSpaced, at < bytes.endIndex, at > bytes.startIndex, bytes[at] == UInt8(ascii: " ") {
        at += 1
      }
      let opens = at < bytes.endIndex && bytes[at] == dialect.quote
      if opens, let end = close(bytes[at...], dialect, closing) {
        if !isProper(bytes[(at + 1)..<end], dialect) {
          line.openColumn = line.openColumn ?? line.fields.count + 1
        }
        line.fields.append((unescaped(bytes[(at + 1)..<end], dialect), true))
        at = end + 1
      } else {
        if opens {
          line.openColumn = line.openColumn ?? line.fields.count + 1
          line.quotesLeft += 1
        }
        let end = bytes[at...].firstIndex(of: dialect.delimiter) ?? bytes.endIndex
        line.fields.append((Array(bytes[at..<end]), false))
        at = end
      }
      guard at < bytes.endIndex else { return line }
      at += 1
    }
  }

  /// Where the quote that opens the bytes is closed on this line.
  private static func close(_ bytes: ArraySlice<UInt8>, _ dialect: Dialect, _ closing: Closing) -> Int? {
    var at = bytes.startIndex + 1
    while at < bytes.endIndex {
      defer { at += 1 }
      if dialect.escape == .backslash, bytes[at] == backslash {
        at += 1
      } else if bytes[at] == dialect.quote {
        let next = at + 1
        if next == bytes.endIndex || bytes[next] == dialect.delimiter { return at }
        if closing.yieldsToNext, at > bytes.startIndex + 1, bytes[at - 1] == dialect.delimiter { return nil }
        if !closing.isEarly, bytes[next] == dialect.quote { at += 1 }
      }
    }
    return nil
  }

  private static func isProper(_ bytes: ArraySlice<UInt8>, _ dialect: Dialect) -> Bool {
    var isOdd = false
    for byte in bytes {
      if byte == dialect.quote { isOdd.toggle() } else if isOdd { return dialect.escape == .backslash }
    }
    return !isOdd
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>, _ dialect: Dialect) -> [UInt8] {
    var text: [UInt8] = []
    var at = bytes.startIndex
    while at < bytes.endIndex {
      let next = at + 1 < bytes.endIndex ? bytes[at + 1] : nil
      let isEscape =
        bytes[at] == dialect.quote || (dialect.escape == .backslash && bytes[at] == backslash)
      if isEscape, next == dialect.quote, next != nil { at += 1 }
      text.append(bytes[at])
      at += 1
    }
    return text
  }

  /// The lines without their ends; the last one's is no further line.
  static func pieces(_ raw: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = raw
    while let end = rest.firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }) {
      pieces.append(rest[..<end])
      let isPair = rest[end] == carriageReturn && end + 1 < rest.endIndex && rest[end + 1] == lineFeed
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return rest.isEmpty ? pieces : pieces + [rest]
  }
}

extension Sequence {
  func firstNonNil<Value>(_ transform: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = transform(element) { return value }
    }
    return nil
  }
}
