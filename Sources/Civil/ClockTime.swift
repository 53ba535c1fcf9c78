/// Times of day as people type them and as spreadsheet programs rewrite them.
public enum ClockTime {
  /// Seconds since midnight of `7:05`, `07:05`, `07:05:30`, `7:05 PM`, `07:05:30 pm`; nil for anything else, 24:00 and
  /// 13:00 PM too.
  public static func seconds(_ text: some StringProtocol) -> Int? {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    let parts = first.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }) else {
      return nil
    }
    let numbers = parts.compactMap { DigitText.number($0.utf8) }
    guard numbers.count == parts.count, numbers[0] < 24, numbers[1] < 60,
      numbers.count == 2 || numbers[2] < 60
    else { return nil }
    var hour = numbers[0]
    if words.count == 2 {
      guard (1...12).contains(hour) else { return nil }
      switch words[1].lowercased() {
      case "am": hour %= 12
      case "pm": hour = hour % 12 + 12
      default: return nil
      }
    }
    return hour * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }
}
