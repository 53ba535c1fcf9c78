/// How bytes split into records and fields.
public struct Dialect: Hashable, Sendable {
  public let delimiter: UInt8
  /// The byte that may enclose a field; nil where quotes are plain text.
  public let quote: UInt8?

  public init(delimiter: UInt8, quote: UInt8?) {
    self.delimiter = delimiter
    self.quote = quote
  }

  /// Comma, doubled double quotes, any of LF, CRLF and CR as the end of a record.
  public static let rfc4180 = Dialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\""))
}
