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
    case "time":
      return ClockTime.seconds(cell).map { $0 / 60 } == ClockTime.seconds(written).map { $0 / 60 }
        && ClockTime.seconds(cell) != nil
    case "offset": return offset(cell) != nil && offset(cell) == offset(written)
    default: break
    }
    if cell.lowercased() == written.lowercased(), ["true", "false"].contains(written.lowercased()) {
      return true
    }
    if let left = number(cell), left == number(written) { return true }
    if let left = ClockTime.seconds(cell), left == ClockTime.seconds(written) { return true }
    if let left = date(cell), left == date(written) { return true }
    return false
  }

  /// `2026-03-26`.
  static func date(_ text: String) -> CivilDate? { CivilDate(iso: text.trimmingPrefix { $0 == " " }) }

  /// Minutes from Greenwich without their sign where the program took them for a time.
  private static func offset(_ text: String) -> Int? {
    let bare = text.drop { $0 == "'" }
    if let offset = UTCOffset(String(bare)) { return abs(offset.seconds) }
    return ClockTime.seconds(bare)
  }

  private static func number(_ text: String) -> Double? {
    let value = Double(text.replacing(",", with: "."))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
