/// How bytes split into records and fields. LF, CR LF and CR end a record in every dialect, mixed as they come.
public struct Dialect: Hashable, Sendable {
  /// How a quote is written inside a quoted field.
  public enum Escape: String, CaseIterable, Hashable, Sendable {
    /// Twice.
    case doubled
    /// After a backslash, which also stands before a delimiter, a line break or itself; or twice.
    case backslash
  }

  public let delimiter: UInt8
  /// The byte that may enclose a field; nil where quotes are plain text.
  public let quote: UInt8?
  public let escape: Escape
  /// Whether the delimiter is two bytes, the second a space: `a, b`. One that ends its line may lack the space,
  /// and one before anything else is text.
  public let isSpaced: Bool
  /// How many lines at the beginning hold no records: a line `sep=;`, or what a person wants left out.
  public let skippedLines: Int

  public init(
    delimiter: UInt8, quote: UInt8?, escape: Escape = .doubled, isSpaced: Bool = false, skippedLines: Int = 0
  ) {
    self.delimiter = delimiter
    self.quote = quote
    self.escape = escape
    self.isSpaced = isSpaced
    self.skippedLines = skippedLines
  }

  /// Comma, doubled double quotes, any of LF, CRLF and CR as the end of a record.
  public static let rfc4180 = Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""))

  /// The same with other lines left out.
  public func skipping(_ lines: Int) -> Dialect {
    Dialect(delimiter: delimiter, quote: quote, escape: escape, isSpaced: isSpaced, skippedLines: lines)
  }

  /// What a first line begins with that says what delimits.
  static let statement = Array("sep=".utf8)

  /// Whether a text is such a line, or the beginning of one, in letters of either case.
  public static func isStated(by text: String) -> Bool {
    text.utf8.count <= statement.count + 1
      && text.utf8.starts(with: statement) { $0 | 0x20 == $1 | 0x20 }
  }

  /// The delimiter in words: "comma", "semicolon", "tab", "bar", "space", "comma and space".
  public var delimiterName: String {
    let name =
      switch delimiter {
      case UInt8(ascii: ","): "comma"
      case UInt8(ascii: ";"): "semicolon"
      case UInt8(ascii: "\t"): "tab"
      case UInt8(ascii: "|"): "bar"
      case UInt8(ascii: " "): "space"
      default: "“\(String(decoding: [delimiter], as: UTF8.self))”"
      }
    return isSpaced ? name + " and space" : name
  }

  /// The quote in words.
  public var quoteName: String {
    switch quote {
    case UInt8(ascii: "\""): "double quote"
    case UInt8(ascii: "'"): "single quote"
    case let byte?: "“\(String(decoding: [byte], as: UTF8.self))”"
    case nil: "none"
    }
  }
}
