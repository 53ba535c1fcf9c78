public import Civil
import Quantities

/// The booked days that are paid though no money names them: by what other days were paid too much, by the other dogs
/// of the house, or by credit, as ``Coverage`` matches it.
public struct ClearedDays: Sendable {
  /// No day is known to be paid so.
  public static let none = ClearedDays()

  private var days: Set<SheetMemory.Day> = []

  private init() {}

  /// - Parameters:
  ///   - book: with the whole history of the dogs that are asked about, and of their houses.
  ///   - days: credit clears the hikes from the first of them on, or from `today`, the earliest first.
  ///   - today: money that came by then counts, or by the last of the days where that is later.
  public init(_ book: Book, in days: ClosedRange<CivilDate>, asOf today: CivilDate) {
    let asOf = max(today, days.upperBound)
    let first = min(today, days.lowerBound)
    let coverage = Coverage(book, lines: Ledger(book, asOf: nil).lines, asOf: asOf)
    let ahead = UpcomingHikes(book, coverage, from: first, days: first.days(until: days.upperBound))
    for (dog, hikes) in ahead.hikes {
      for hike in hikes where hike.isCleared && hike.charge > .zero {
        self.days.insert(SheetMemory.Day(dog: dog, date: hike.date))
      }
    }
  }

  func contains(_ dog: DogID, on date: CivilDate) -> Bool {
    days.contains(SheetMemory.Day(dog: dog, date: date))
  }

  /// The dogs that are booked on a day for which no money names them, and the others of their houses.
  public static func households(withoutMoney book: Book, in days: ClosedRange<CivilDate>) -> Set<DogID> {
    let resolver = ScheduleResolver(book)
    let moves = MovedMoney(book.exceptions)
    let named = Set(
      book.payments.compactMap { payment in
        payment.dog.flatMap { dog in payment.hikeDate.map { SheetMemory.Day(dog: dog, date: $0) } }
      })
    var dogs: Set<DogID> = []
    for number in days.lowerBound.dayNumber...days.upperBound.dayNumber {
      let date = CivilDate(dayNumber: number)
      for booked in resolver.dogs(on: date) where !dogs.contains(booked.dog.id) {
        let day = SheetMemory.Day(dog: booked.dog.id, date: date)
        if !named.contains(day), moves.payments(to: day, in: book).isEmpty { dogs.insert(day.dog) }
      }
    }
    let clients = Set(book.dogs.filter { dogs.contains($0.id) }.compactMap(\.client))
    return dogs.union(book.dogs.filter { $0.client.map(clients.contains) ?? false }.map(\.id))
  }
}
