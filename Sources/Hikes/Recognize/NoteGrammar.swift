import Civil
import Tabular

/// What a Notes cell says of the days of its week. What is not understood stays a note, as typed.
struct NoteMeaning: Hashable, Sendable {
  let status: CellStatus
  let days: [CivilDate]
}

enum NoteGrammar {
  /// Statuses that a note can settle for whole days; owing and moving need more than a note.
  private static let settled: Set<CellStatus> = [
    .away, .injured, .sick, .cancelled, .interview, .grooming, .vet, .off, .noShow,
  ]

  /// Nil where the note says nothing certain about this week: `away next week`, `swap with Bella`, `owes $25`.
  static func read(_ text: String, week monday: CivilDate?) -> NoteMeaning? {
    guard let phrase = StatusGrammar.read(text), settled.contains(phrase.status), !phrase.isTentative,
      phrase.span != .otherWeek
    else { return nil }
    guard let monday else { return NoteMeaning(status: phrase.status, days: []) }
    // An interview or a groomer's visit is one day; without its name nobody knows which.
    let isSingle = [.interview, .grooming, .vet].contains(phrase.status)
    let week = isSingle ? [] : Week(containing: monday).workdays
    return NoteMeaning(
      status: phrase.status, days: dates(phrase.span, week: monday, unspecified: week))
  }

  /// The days a span speaks of; `until` reaches past the week, Monday to Friday, its own day included.
  static func dates(_ span: DaySpan, week monday: CivilDate, unspecified: [CivilDate]) -> [CivilDate] {
    let week = Week(containing: monday)
    switch span {
    case .unspecified: return unspecified
    case .wholeWeek: return week.workdays
    case .otherWeek: return []
    case .days(let days): return days.map { week.date(of: $0) }
    case .until(let partial):
      guard let end = partial.date(near: monday), end >= monday, monday.days(until: end) <= 366 else {
        return []
      }
      return (monday.dayNumber...end.dayNumber).map { CivilDate(dayNumber: $0) }.filter {
        $0.weekday <= .friday
      }
    }
  }
}
