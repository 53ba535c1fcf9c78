/// What a person said about a file's dialect; nil for what the file itself is to tell.
public struct DialectChoice: Hashable, Sendable {
  public var delimiter: UInt8?
  /// Whether a space belongs to the delimiter.
  public var isSpaced = false
  /// The outer nil: not said. The inner: no quotes.
  public var quote: UInt8??
  public var escape: Dialect.Escape?
  public var skippedLines: Int?

  public init() {}

  /// Everything is said.
  public init(_ dialect: Dialect) {
    delimiter = dialect.delimiter
    isSpaced = dialect.isSpaced
    quote = .some(dialect.quote)
    escape = dialect.escape
    skippedLines = dialect.skippedLines
  }
}
