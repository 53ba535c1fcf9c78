/// A moment as a file gives it: as text with its distance from Greenwich, or as Apple's count of seconds.
///
/// Text is `YYYY-MM-DDTHH:MM`, then maybe `:SS` and a fraction, then `Z`, `±HH:MM` or `±HHMM`; a blank may stand
/// for the `T` (as in Health exports). A number is seconds since 2001-01-01T00:00:00Z; milliseconds are never
/// guessed. Fractions count to the nanosecond, what lies beyond is dropped. What was read can be written back
/// as it stood, because the text is kept.
public struct WrittenTime: Hashable, Sendable {
  public let instant: Instant
  /// Nil for a number, which says nothing of the place.
  public let offset: UTCOffset?
  /// As it was read.
  public let text: String

  /// Reads text with a distance from Greenwich; nil for anything else, and for a second or day that does not exist.
  public init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 17, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = DigitText.number(bytes[..<4]), let month = DigitText.number(bytes[5..<7]),
      let day = DigitText.number(bytes[8..<10]), let date = CivilDate(year: year, month: month, day: day),
      bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "), bytes[13] == UInt8(ascii: ":"),
      let hour = DigitText.number(bytes[11..<13]), let minute = DigitText.number(bytes[14..<16]),
      hour < 24, minute < 60
    else { return nil }
    var at = 16
    var second = 0
    var nanosecond = 0
    if bytes[at] == UInt8(ascii: ":") {
      guard bytes.count >= at + 3, let read = DigitText.number(bytes[at + 1..<at + 3]), read < 60 else {
        return nil
      }
      second = read
      at += 3
      if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
        let digits = bytes[(at + 1)...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard !digits.isEmpty else { return nil }
        nanosecond = Self.nanoseconds(digits)
        at = digits.endIndex
      }
    }
    // Health exports have a blank before the distance.
    if at < bytes.count, bytes[at] == UInt8(ascii: " ") { at += 1 }
    guard let offset = UTCOffset(String(decoding: bytes[at...], as: UTF8.self)),
      let local = LocalTime(date: date, secondOfDay: hour * 3600 + minute * 60 + second),
      let instant = Instant(seconds: local.instant(offset).seconds, nanosecond: nanosecond)
    else { return nil }
    self.instant = instant
    self.offset = offset
    self.text = String(text)
  }

  /// Reads a JSON number, its exponent included, as seconds since 2001; nil outside the years 1 to 9999.
  public init?(secondsSince2001 number: some StringProtocol) {
    guard let (whole, nanosecond) = Self.decimal(Array(number.utf8)),
      let instant = Instant(seconds: whole + Instant.secondsBefore2001, nanosecond: nanosecond)
    else { return nil }
    self.instant = instant
    offset = nil
    text = String(number)
  }

  /// The first nine digits of a fraction.
  private static func nanoseconds(_ digits: some Collection<UInt8>) -> Int {
    let kept = Array(digits.prefix(9))
    let padded = kept + Array(repeating: UInt8(ascii: "0"), count: 9 - kept.count)
    return DigitText.number(padded) ?? 0
  }

  /// A decimal number with an exponent: whole seconds rounded toward the past, and the nanoseconds beyond.
  private static func decimal(_ bytes: [UInt8]) -> (Int, Int)? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let parts = bytes.dropFirst(isNegative ? 1 : 0).split(
      maxSplits: 1, omittingEmptySubsequences: false
    ) { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    guard let mantissa = parts.first else { return nil }
    var exponent = 0
    if parts.count == 2 {
      guard let read = Int(String(decoding: parts[1], as: UTF8.self)), abs(read) <= 400 else { return nil }
      exponent = read
    }
    let halves = mantissa.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = halves.count == 2 ? halves[1] : []
    guard let first = halves.first, !first.isEmpty, halves.count == 1 || !fraction.isEmpty,
      (first + fraction).allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    // The decimal point moves by the exponent; zeros fill what is not written.
    var digits = Array(first + fraction)
    var point = first.count + exponent
    if point < 0 { digits.insert(contentsOf: Array(repeating: UInt8(ascii: "0"), count: -point), at: 0) }
    point = max(0, point)
    if point > digits.count {
      digits += Array(repeating: UInt8(ascii: "0"), count: point - digits.count)
    }
    let significant = digits[..<point].drop { $0 == UInt8(ascii: "0") }
    guard significant.count <= 18 else { return nil }
    let whole = significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let rest = nanoseconds(digits[point...])
    guard isNegative else { return (whole, rest) }
    return rest == 0 ? (-whole, 0) : (-whole - 1, 1_000_000_000 - rest)
  }
}
