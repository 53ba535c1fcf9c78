public import Diagnostics

/// One field as it stands in the file, spaces and all.
public struct Field: Hashable, Sendable {
  public let text: String
  public let isQuoted: Bool

  public init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }

  /// Nothing but white space, no-break spaces included.
  public var isBlank: Bool { text.unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// The text without the white space around it.
  public var trimmed: String { text.trimmingSpaces }
}

/// One record: a row of the sheet.
public struct Record: Hashable, Sendable {
  public let fields: [Field]
  /// The 1-based line of the file on which the record begins.
  public let line: Int

  public init(_ fields: [Field], line: Int) {
    self.fields = fields
    self.line = line
  }

  public var isBlank: Bool { fields.allSatisfy(\.isBlank) }

  /// The field in a 1-based column; an empty one past the end of a short record.
  public subscript(column column: Int) -> Field {
    column >= 1 && column <= fields.count ? fields[column - 1] : Field("")
  }
}

/// A whole file as records, kept as they are: no padding, no trimming, no header.
public struct Table: Hashable, Sendable {
  /// The file's name, for locations.
  public let file: String
  public let records: [Record]

  public init(file: String, records: [Record]) {
    self.file = file
    self.records = records
  }

  /// The number of columns of the widest record.
  public var width: Int { records.map(\.fields.count).max() ?? 0 }

  /// The record of a 1-based row.
  public subscript(row row: Int) -> Record {
    row >= 1 && row <= records.count ? records[row - 1] : Record([], line: 0)
  }

  public func location(row: Int, column: Int) -> Location {
    Location(file: file, cell: CellReference(row: row, column: column))
  }

  /// The record as one line of text with a field marked, for a diagnostic. Nil for a record over many lines.
  public func excerpt(row: Int, column: Int) -> Excerpt? {
    let record = self[row: row]
    guard column <= record.fields.count, !record.fields.contains(where: { $0.text.contains(where: \.isNewline) })
    else { return nil }
    let texts = record.fields.map { RecordWriter.quoted($0.text, delimiter: UInt8(ascii: ",")) }
    let start = texts.prefix(column - 1).map { $0.count + 1 }.reduce(0, +)
    return Excerpt(
      line: row, text: texts.joined(separator: ","), marked: start..<start + max(1, texts[column - 1].count))
  }
}

extension StringProtocol {
  /// Without the white space at both ends; the inside stays.
  public var trimmingSpaces: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// Single spaces inside, none outside: the form in which names are compared and shown.
  public var collapsingSpaces: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Collapsed and in lower case: two spellings of one word are equal in this form.
  public var folded: String { collapsingSpaces.lowercased() }
}
