/// Runs of ASCII digits, to numbers and back. Nothing here knows of signs, spaces or other scripts' digits.
enum DigitText {
  /// The number a run of one to nine ASCII digits stands for; nil for anything else.
  static func number(_ digits: some Sequence<UInt8>) -> Int? {
    var value = 0
    var count = 0
    for byte in digits {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 9 else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      count += 1
    }
    return count > 0 ? value : nil
  }

  /// Decimal digits with leading zeros up to `width`; a longer number keeps all of its digits.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }

  /// The digits of fields of exactly these widths joined by hyphens, as one number: the shape that ISO 8601 dates and
  /// months share. A last width of 0 is no field.
  static func hyphenated(_ text: some StringProtocol, widths: (Int, Int, Int)) -> Int? {
    let hyphens = (widths.0, widths.2 == 0 ? Int.max : widths.0 + 1 + widths.1)
    var value = 0
    var place = 0
    for byte in text.utf8 {
      if place == hyphens.0 || place == hyphens.1 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), place < 18 else { return nil }
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
      }
      place += 1
    }
    let length = widths.0 + 1 + widths.1 + (widths.2 == 0 ? 0 : 1 + widths.2)
    return place == length ? value : nil
  }

  /// Writes `2025-12-08`, for a year of four digits, into the first ten bytes.
  static func put(year: Int, month: Int, day: Int, into room: UnsafeMutableBufferPointer<UInt8>) {
    func put(_ number: Int, endingAt end: Int, digits: Int) {
      var rest = number
      for place in stride(from: end, to: end - digits, by: -1) {
        room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
    put(year, endingAt: 3, digits: 4)
    room[4] = UInt8(ascii: "-")
    put(month, endingAt: 6, digits: 2)
    room[7] = UInt8(ascii: "-")
    put(day, endingAt: 9, digits: 2)
  }
}
