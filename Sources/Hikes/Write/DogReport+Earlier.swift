import Civil
import Quantities

extension DogReport {
  /// So many changes back are told.
  private static let shownChanges = 3

  /// What its days and its rate were until a day, the latest first.
  var earlier: [(until: CivilDate, words: String)] {
    let days = Set(book.earlier.rows.filter { $0.subject.dog == dog.id }.map(\.until))
    return days.sorted { $1 < $0 }.prefix(Self.shownChanges).map { until in
      let then = book.asScheduled(dog, on: until)
      return (
        until,
        "\(then.isActive ? then.daysText : "not there"), \(book.rate(of: dog, on: until).dollars) a hike"
      )
    }
  }
}
