/// Finds the bytes that mean something to a dialect, 64 at a time: one bit a byte, the lowest for the first.
///
/// Words of eight bytes are compared at once: a byte of `word ^ pattern` is zero where the byte is the one
/// sought, and the test for zero bytes is the one without carries between them, so no byte is found in vain.
struct SpecialBytes: Sendable, Equatable {
  private let delimiter: UInt64
  private let quote: UInt64

  static let blockSize = 64

  /// Nil for a dialect in which a byte may mean something only with the next one, or two things at once.
  init?(_ dialect: Dialect) {
    let breaks = [Tabular.lineFeed, Tabular.carriageReturn]
    guard dialect.escape == .doubled, !dialect.isSpaced, dialect.quote != dialect.delimiter,
      !breaks.contains(dialect.delimiter), !breaks.contains(dialect.quote ?? dialect.delimiter)
    else { return nil }
    self.init(dialect.delimiter, dialect.quote ?? dialect.delimiter)
  }

  /// What RFC 4180 puts in quotes.
  static let rfc4180 = SpecialBytes(UInt8(ascii: ","), UInt8(ascii: "\""))

  private init(_ delimiter: UInt8, _ quote: UInt8) {
    self.delimiter = Self.pattern(delimiter)
    self.quote = Self.pattern(quote)
  }

  /// - Parameter block: of ``blockSize`` bytes.
  @inline(__always)
  func mask(_ block: Span<UInt8>) -> UInt64 {
    var mask: UInt64 = 0
    var at = 0
    while at < Self.blockSize {
      mask |= eight(block.word(at)) << UInt64(at)
      at += 8
    }
    return mask
  }

  /// The high bit of each byte of a word that means something.
  @inline(__always)
  func marks(_ word: UInt64) -> UInt64 {
    let other =
      Self.differs(word ^ delimiter) & Self.differs(word ^ quote) & Self.differs(word ^ Self.lineFeeds)
      & Self.differs(word ^ Self.carriageReturns)
    return ~other & Self.highs
  }

  /// The high bit of each byte that may begin the UTF-8 mark.
  @inline(__always)
  static func firstsOfMarks(_ word: UInt64) -> UInt64 { ~differs(word ^ firstsOfMarks) & highs }

  /// The high bit of each byte that is a quote.
  @inline(__always)
  func quotes(_ word: UInt64) -> UInt64 { ~Self.differs(word ^ quote) & Self.highs }

  /// The marks gathered into eight bits by a multiplication.
  @inline(__always)
  private func eight(_ word: UInt64) -> UInt64 { ((marks(word) >> 7) &* 0x0102_0408_1020_4080) >> 56 }

  /// The high bit of each byte that is not zero.
  @inline(__always)
  static func differs(_ word: UInt64) -> UInt64 { ((word & lows) &+ lows) | word }

  private static func pattern(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private static let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  static let highs: UInt64 = 0x8080_8080_8080_8080
  private static let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  private static let carriageReturns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D
  private static let firstsOfMarks: UInt64 = 0xEFEF_EFEF_EFEF_EFEF
}

extension Span<UInt8> {
  /// Eight bytes, the first the lowest. The compiler makes one load of it where the span's length is known.
  @inline(__always)
  func word(_ at: Int) -> UInt64 {
    let low =
      UInt64(self[at]) | UInt64(self[at + 1]) << 8 | UInt64(self[at + 2]) << 16 | UInt64(self[at + 3]) << 24
    let high =
      UInt64(self[at + 4]) | UInt64(self[at + 5]) << 8 | UInt64(self[at + 6]) << 16
      | UInt64(self[at + 7]) << 24
    return low | high << 32
  }
}

extension MutableSpan<UInt8> {
  /// Puts eight bytes, the lowest first.
  @inline(__always)
  mutating func put(_ word: UInt64, _ at: Int) {
    var bytes = mutableBytes
    bytes.storeBytes(of: word.littleEndian, toByteOffset: at, as: UInt64.self)
  }
}
