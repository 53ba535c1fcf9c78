/// Finds the bytes that mean something to a dialect, 64 at a time: one bit a byte, the lowest for the first.
///
/// Words of eight bytes are compared at once: a byte of `word ^ pattern` is zero where the byte is the one
/// sought, and the test for zero bytes is the one without carries between them, so no byte is found in vain.
struct SpecialBytes: Sendable {
  private let delimiter: UInt64
  private let quote: UInt64

  static let blockSize = 64

  /// - Parameter dialect: one whose escape is doubled and whose delimiter is one byte.
  init(_ dialect: Dialect) {
    delimiter = Self.pattern(dialect.delimiter)
    quote = Self.pattern(dialect.quote ?? dialect.delimiter)
  }

  /// - Parameter block: of ``blockSize`` bytes.
  @inline(__always)
  func mask(_ block: Span<UInt8>) -> UInt64 {
    var mask: UInt64 = 0
    var at = 0
    while at < Self.blockSize {
      mask |= eight(Self.word(block, at)) << UInt64(at)
      at += 8
    }
    return mask
  }

  @inline(__always)
  private static func word(_ block: Span<UInt8>, _ at: Int) -> UInt64 {
    let low =
      UInt64(block[at]) | UInt64(block[at + 1]) << 8 | UInt64(block[at + 2]) << 16 | UInt64(block[at + 3])
      << 24
    let high =
      UInt64(block[at + 4]) | UInt64(block[at + 5]) << 8 | UInt64(block[at + 6]) << 16 | UInt64(block[at + 7])
      << 24
    return low | high << 32
  }

  @inline(__always)
  private func eight(_ word: UInt64) -> UInt64 {
    let other =
      Self.differs(word ^ delimiter) & Self.differs(word ^ quote) & Self.differs(word ^ Self.lineFeeds)
      & Self.differs(word ^ Self.carriageReturns)
    // One high bit for each byte found, gathered into eight bits by a multiplication.
    return (((~other & Self.highs) >> 7) &* 0x0102_0408_1020_4080) >> 56
  }

  /// The high bit of each byte that is not zero.
  @inline(__always)
  private static func differs(_ word: UInt64) -> UInt64 { ((word & lows) &+ lows) | word }

  private static func pattern(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  private static let lows: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
  private static let highs: UInt64 = 0x8080_8080_8080_8080
  private static let lineFeeds: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  private static let carriageReturns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D
}
