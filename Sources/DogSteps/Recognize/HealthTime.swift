import Civil

/// Reads the times of an export, `2026-04-27 09:00:30 +0200`, millions of them.
struct HealthTime: Sendable {
  /// The day read last, as its ten bytes, and the second at which it begins in Greenwich.
  private var knownDay: [UInt8] = []
  private var knownStart = 0

  /// - Returns: seconds since 1970 and how far the clock is ahead of Greenwich; nil for anything that is no time of
  ///   that form, or of another form in which times are written (without a fraction).
  mutating func read(_ bytes: ArraySlice<UInt8>) -> (seconds: Int, offset: Int32)? {
    guard bytes.count == 25 else { return Self.readOtherwise(bytes) }
    let at = bytes.startIndex
    guard bytes[at + 10] == UInt8(ascii: " "), bytes[at + 19] == UInt8(ascii: " "),
      bytes[at + 13] == UInt8(ascii: ":"), bytes[at + 16] == UInt8(ascii: ":")
    else { return Self.readOtherwise(bytes) }
    if knownDay.isEmpty || !bytes.prefix(10).elementsEqual(knownDay) {
      guard let date = CivilDate(iso: String(decoding: bytes.prefix(10), as: UTF8.self)) else { return nil }
      knownDay = Array(bytes.prefix(10))
      knownStart = date.dayNumber * 86_400
    }
    let sign = bytes[at + 20]
    guard let hour = Self.pair(bytes, at + 11), hour < 24, let minute = Self.pair(bytes, at + 14),
      minute < 60,
      let second = Self.pair(bytes, at + 17), second < 60,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      let hours = Self.pair(bytes, at + 21), hours < 24, let minutes = Self.pair(bytes, at + 23), minutes < 60
    else { return nil }
    let size = hours * 3600 + minutes * 60
    let offset = sign == UInt8(ascii: "-") ? -size : size
    return (knownStart + hour * 3600 + minute * 60 + second - offset, Int32(offset))
  }

  private static func pair(_ bytes: ArraySlice<UInt8>, _ at: Int) -> Int? {
    let (tens, ones) = (Int(bytes[at]) - 48, Int(bytes[at + 1]) - 48)
    return (0..<10).contains(tens) && (0..<10).contains(ones) ? tens * 10 + ones : nil
  }

  private static func readOtherwise(_ bytes: ArraySlice<UInt8>) -> (seconds: Int, offset: Int32)? {
    guard bytes.count <= 40, let time = WrittenTime(String(decoding: bytes, as: UTF8.self)),
      let offset = time.offset, time.instant.nanosecond == 0
    else { return nil }
    return (time.instant.seconds, Int32(offset.seconds))
  }
}

/// Reads the values of an export: digits, and maybe a point and digits.
enum HealthNumber {
  /// Above this nobody walks in one go, in steps or metres.
  static let most: UInt128 = 1_000_000_000

  /// Digits without the point, and how many stand after it. Digits beyond eighteen are dropped. Nil for anything else.
  static func read(_ bytes: ArraySlice<UInt8>) -> (digits: UInt64, decimals: UInt8)? {
    var digits: UInt64 = 0
    var decimals: UInt8 = 0
    var count = 0
    var isFraction = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        count += 1
        if isFraction {
          guard decimals < 18, digits < 100_000_000_000_000_000 else { continue }
          decimals += 1
        } else if digits >= 1_000_000_000 {
          return nil
        }
        digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ".") where !isFraction && count > 0:
        isFraction = true
        count = 0
      default: return nil
      }
    }
    return count > 0 ? (digits, decimals) : nil
  }
}
