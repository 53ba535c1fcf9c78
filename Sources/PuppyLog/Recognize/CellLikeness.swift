import Civil
import Tabular

/// Whether a cell still says what was written into it, after a spreadsheet program had it.
enum CellLikeness {
  /// Numbers, dates, times and truth values may be written otherwise; texts may not.
  static func isSame(_ cell: String, _ written: String, column: String) -> Bool {
    if cell == written || EventColumns.unguarded(cell) == written { return true }
    if cell.isEmpty || written.isEmpty { return false }
    switch column {
    case "date": return date(cell) != nil && date(cell) == date(written)
    case "time": return time(cell).map { $0 / 60 } == time(written).map { $0 / 60 } && time(cell) != nil
    case "offset": return offset(cell) != nil && offset(cell) == offset(written)
    default: break
    }
    if cell.lowercased() == written.lowercased(), ["true", "false"].contains(written.lowercased()) {
      return true
    }
    if let left = number(cell), left == number(written) { return true }
    if let left = time(cell), left == time(written) { return true }
    if let left = date(cell), left == date(written) { return true }
    return false
  }

  /// `2026-03-26`.
  static func date(_ text: String) -> CivilDate? { CivilDate(iso: text.trimmingPrefix { $0 == " " }) }

  /// Seconds of the day of `7:05`, `07:05`, `07:05:30`, `7:05:30 PM`.
  static func time(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    let parts = first.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.utf8.count) }) else {
      return nil
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }), numbers[0] < 24, numbers[1] < 60,
      numbers.count == 2 || numbers[2] < 60
    else { return nil }
    var hour = numbers[0]
    if words.count == 2 {
      switch words[1].uppercased() {
      case "AM" where (1...12).contains(hour): hour %= 12
      case "PM" where (1...12).contains(hour): hour = hour % 12 + 12
      default: return nil
      }
    }
    return hour * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
  }

  /// Minutes from Greenwich without their sign where the program took them for a time.
  private static func offset(_ text: String) -> Int? {
    let bare = text.drop { $0 == "'" }
    if let offset = UTCOffset(String(bare)) { return abs(offset.seconds) }
    return time(String(bare))
  }

  private static func number(_ text: String) -> Double? {
    let value = Double(text.replacing(",", with: "."))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
