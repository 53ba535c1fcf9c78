import Civil
import Tabular

/// `Mar 1/01`, which is of March 2001 or a Tuesday of January in French.
extension MendedSheet {
  /// The number of the day and what stands behind the stroke in a text that begins with what is March or a Tuesday; nil for
  /// any other text.
  static func march(_ text: String) -> (day: Int, rest: Int)? {
    guard (7...12).contains(text.utf8.count), text.utf8.contains(UInt8(ascii: "/")),
      case let words = PartialDate.words(text).filter({ $0 != "." }), words.count == 4, words[2] == "/",
      DayHeading.frenchOrMarch.set.contains(words[0]), let day = Int(words[1]), let rest = Int(words[3])
    else { return nil }
    return (day, rest)
  }

  /// Writes the month in full where the other dates of the column are of months, or where these can be no days of the week
  /// named: days of one month that are not weeks apart.
  mutating func writeMarches() -> Bool {
    var isMended = false
    for place in 0..<(lines.map(\.count).max() ?? 0) {
      let rows = lines.indices.filter { lines[$0].indices.contains(place) }
      let found = rows.compactMap { row in
        Self.march(lines[row][place].text).map { (row: row, day: $0.day, rest: $0.rest) }
      }
      guard let first = found.first else { continue }
      let others = rows.compactMap { PartialDate.words(lines[$0][place].text).first }
      let isAmidMonths = others.contains {
        $0.count > 2 && MonthName.month(named: $0) != nil && Weekday(name: $0) == nil
      }
      let isAmidDays = others.contains { Weekday(name: $0) != nil && MonthName.month(named: $0) == nil }
      let isApart = found.contains { $0.rest == first.rest && !abs($0.day - first.day).isMultiple(of: 7) }
      guard !isAmidDays, isAmidMonths || isApart else { continue }
      for (row, _, _) in found {
        let rest = lines[row][place].text.drop { !$0.isNumber }
        lines[row][place].text = "\(MonthName.fullName(3)) \(rest)"
        isMended = true
      }
    }
    return isMended
  }
}
