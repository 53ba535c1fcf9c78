import Civil

/// Days and times as the app's CSV files write them: `01/05/26 at 8:00 AM`, `01/05/26 08:00`, `01/07/26`.
public enum AppClock {
  /// Which of day and month comes first; the telephone's region decides.
  public enum Order: String, Sendable, CaseIterable { case mdy, dmy }

  struct Reading: Equatable {
    let date: CivilDate
    /// Nil where only the day is written.
    let time: TimeOfDay?
  }

  /// Nil for anything else. A day as 2026-01-05, which spreadsheet programs like, is taken as well.
  static func read(_ text: String, _ order: Order) -> Reading? {
    // The space before AM is a narrow one on newer telephones.
    let words = text.split { $0.isWhitespace || $0 == "," }
    guard let first = words.first, let date = date(first, order) else { return nil }
    var rest = words.dropFirst()
    if let word = rest.first, word.lowercased() == "at" { rest = rest.dropFirst() }
    if rest.isEmpty { return Reading(date: date, time: nil) }
    if rest.joined(separator: " ").lowercased() == "- no arrival time set" {
      return Reading(date: date, time: nil)
    }
    return time(rest.joined(separator: " ")).map { Reading(date: date, time: $0) }
  }

  private static func date(_ text: Substring, _ order: Order) -> CivilDate? {
    if let iso = CivilDate(iso: text) { return iso }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    guard parts.count == 3, numbers.count == 3, parts[0].utf8.count <= 2, parts[1].utf8.count <= 2 else {
      return nil
    }
    let (month, day) = order == .mdy ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    switch parts[2].utf8.count {
    case 2: return CivilDate(year: 2000 + numbers[2], month: month, day: day)
    case 4: return CivilDate(year: numbers[2], month: month, day: day)
    default: return nil
    }
  }

  /// `8:00 AM`, `20:15`, with or without seconds.
  private static func time(_ text: String) -> TimeOfDay? {
    var clock = Substring(text)
    var half: Int?
    let lowered = text.lowercased()
    for (mark, hours) in [("am", 0), ("pm", 12), ("a.m.", 0), ("p.m.", 12)] where lowered.hasSuffix(mark) {
      clock = clock.dropLast(mark.count)
      half = hours
    }
    let parts = clock.filter { !$0.isWhitespace }.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[1] < 60,
      numbers.count == 2 || numbers[2] < 60
    else { return nil }
    guard let half else { return TimeOfDay(minutes: numbers[0] * 60 + numbers[1]) }
    guard (1...12).contains(numbers[0]) else { return nil }
    return TimeOfDay(minutes: (numbers[0] % 12 + half) * 60 + numbers[1])
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }
}
