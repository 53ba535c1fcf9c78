import Civil
import Quantities

extension DogReport {
  /// So many changes are told.
  private static let shownChanges = 3

  /// What is to hold from a day on, where that was told ahead, and what held until a day; the latest first.
  var changes: [(name: String, words: String)] {
    let days = Set(book.earlier.rows.filter { $0.subject.dog == dog.id }.map(\.until))
    return days.sorted { $1 < $0 }.prefix(Self.shownChanges).map { until in
      let isAhead = until >= today
      let day = isAhead ? until.adding(days: 1) : until
      return ("\(isAhead ? "from" : "until") \(day.shortText) \(day.year)", words(on: day))
    }
  }

  private func words(on day: CivilDate) -> String {
    let then = book.asScheduled(dog, on: day)
    return then.isActive ? "\(then.daysText), \(book.rate(of: dog, on: day).dollars) a hike" : "not there"
  }
}
