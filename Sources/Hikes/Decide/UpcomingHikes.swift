import Civil
import Quantities

/// The hikes that are booked for the days to come, each with what it will cost and whether that is paid.
struct UpcomingHikes {
  private typealias Day = SheetMemory.Day

  private(set) var hikes: [DogID: [AccountStanding.Upcoming]] = [:]

  /// The schedule with its exceptions and rhythms (every n weeks) says who is booked; the history's own charge goes
  /// before the dog's rate. Credit clears the earliest hikes of its dog; what it does not reach is not cleared.
  init(_ book: Book, _ coverage: Coverage, from day: CivilDate, days: Int) {
    let resolver = ScheduleResolver(book)
    var credits = Dictionary(
      book.dogs.map { ($0.id, coverage.credit(of: $0.id)) }, uniquingKeysWith: { first, _ in first })
    let listed = Dictionary(book.hikes.map { (Day(dog: $0.dog, date: $0.date), $0) }) { first, _ in first }
    let claimed = Dictionary(coverage.claims.map { (Day(dog: $0.hike.dog, date: $0.hike.date), $0) }) {
      first, _ in first
    }
    for offset in 0...max(0, days) {
      let date = day.adding(days: offset)
      for booked in resolver.dogs(on: date) {
        let dog = booked.dog
        let key = Day(dog: dog.id, date: date)
        let charge = claimed[key]?.owed ?? listed[key]?.owed ?? book.rate(of: dog, on: date)
        let isCleared: Bool
        if let claim = claimed[key] {
          isCleared = claim.open == .zero
        } else {
          let credit = credits[dog.id] ?? .zero
          isCleared = credit >= charge
          if isCleared { credits[dog.id] = credit - charge }
        }
        hikes[dog.id, default: []].append(
          AccountStanding.Upcoming(
            date: date, charge: charge, isCleared: isCleared,
            isDue: offset <= max(0, book.rules.paymentDueDays)))
      }
    }
  }
}
