/// One field as it stands in the file, spaces and all.
public struct Field: Hashable, Sendable {
  public let text: String
  public let isQuoted: Bool

  public init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }

  /// Nothing but white space, no-break spaces included.
  public var isBlank: Bool {
    guard let first = text.utf8.first else { return true }
    return !(0x21...0x7E ~= first) && text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

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

  /// The 1-based columns of the fields that are not blank, in order.
  public var filledColumns: [Int] {
    fields.indices.lazy.filter { !fields[$0].isBlank }.map { $0 + 1 }
  }

  /// The field in a 1-based column; an empty one past the end of a short record.
  public subscript(column column: Int) -> Field {
    column >= 1 && column <= fields.count ? fields[column - 1] : Field("")
  }
}
