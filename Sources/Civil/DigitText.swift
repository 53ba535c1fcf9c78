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

  /// Fields of exactly these widths joined by hyphens, the one shape ISO 8601 dates and months share.
  static func hyphenated(_ text: some StringProtocol, widths: [Int]) -> [Int]? {
    var numbers: [Int] = []
    numbers.reserveCapacity(widths.count)
    var value = 0
    var width = 0
    func ends() -> Bool {
      guard numbers.count < widths.count, width == widths[numbers.count] else { return false }
      numbers.append(value)
      (value, width) = (0, 0)
      return true
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where width < 9:
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        width += 1
      case UInt8(ascii: "-"): guard ends() else { return nil }
      default: return nil
      }
    }
    return ends() && numbers.count == widths.count ? numbers : nil
  }
}
