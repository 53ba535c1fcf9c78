import Civil

/// Days in words.
enum DayTitle {
  /// `donderdag 26 maart 2026`, `Thursday, March 26, 2026`.
  static func text(_ date: CivilDate, _ say: Speech) -> String {
    guard say == .dutch else { return date.longText }
    return "\(days[date.weekday.rawValue - 1]) \(date.day) \(months[date.month - 1]) \(date.year)"
  }

  private static let days = [
    "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
  ]
  private static let months = [
    "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
    "november", "december",
  ]
}
