import Civil
import Store
import Tabular

/// The columns of a sheet of runs.
///
/// Those that begin with `_` hold what the app's file says besides, so that the sheet leads back to it, and a
/// fingerprint of themselves and of the columns that are worked out, by which an edit of them is noticed.
enum RunSheetShape {
  static let columns = [
    "run_id", "run_name", "date", "start", "zone", "run_state", "stop_no", "stop_id", "stop_type",
    "stop_name",
    "child_id", "child", "child_age", "task", "minutes", "planned_arrive", "planned_leave", "done_at",
    "stop_state",
    "note", "_file", "_run", "_stop", "_check",
  ]

  /// Worked out from the others, so that an edit has no effect.
  static let derived = ["run_state", "planned_arrive", "planned_leave", "stop_state"]
  static let hidden = ["_file", "_run", "_stop"]

  /// Two short digests, of the hidden columns and of the derived ones. Times lose the seconds that a
  /// spreadsheet program may add.
  static func fingerprint(_ texts: [String: String]) -> String {
    func digest(_ names: [String]) -> String {
      let text = names.map { name in
        let text = texts[name] ?? ""
        return name.hasPrefix("planned") ? plainTime(text) : text
      }.joined(separator: "\u{1F}")
      return String(SHA256.hex(Array(text.utf8)).prefix(8))
    }
    return "h\(digest(hidden)) d\(digest(derived))"
  }

  /// `14:50` for `14:50:00` and `02:50:00 PM`; what is no full minute of a day stays as it is.
  static func plainTime(_ text: String) -> String {
    guard let seconds = ClockTime.seconds(text), seconds % 60 == 0,
      let time = TimeOfDay(minutes: seconds / 60)
    else {
      return text
    }
    return "\(time)"
  }
}
