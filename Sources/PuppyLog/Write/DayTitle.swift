import Civil

/// Days in words.
enum DayTitle {
  /// `donderdag 26 maart 2026`, `Thursday, March 26, 2026`.
  static func text(_ date: CivilDate, _ say: Speech) -> String {
    guard say == .dutch else { return date.longText }
    return "\(days[date.weekday.rawValue - 1]) \(date.day) \(months[date.month - 1]) \(date.year)"
  }

  /// `do 26 mrt`, `Thu 26 Mar`.
  static func short(_ date: CivilDate, _ say: Speech) -> String {
    let (day, month) = (date.weekday.rawValue - 1, date.month - 1)
    let words = say == .dutch ? (shortDays[day], shortMonths[month]) : (english.0[day], english.1[month])
    return "\(words.0) \(date.day) \(words.1)"
  }

  private static let shortDays = ["ma", "di", "wo", "do", "vr", "za", "zo"]
  private static let shortMonths = [
    "jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec",
  ]
  private static let english = (
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  )
  private static let days = [
    "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
  ]
  private static let months = [
    "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
    "november", "december",
  ]
}
