import Bookkeeping
import Civil
import Quantities

/// Days gone by, written down as they were before a change of the schedule or the rate would tell them otherwise.
enum PastDays {
  /// So many days back a day that was booked and not closed yet keeps its price too.
  private static let recent = 14

  /// Adds a row `booked` for every day before `today` on which `before` has one of these dogs and the history says
  /// nothing, in the weeks that the book knows and the last fourteen days, where the changed book tells that day or its
  /// price otherwise. Before its own first row the book knows nothing of a dog. What such a day costs is written for the recent ones; of older ones nobody knows more than that
  /// the dog was booked. A day whose payment alone speaks of it keeps what it was taken to cost.
  /// - Returns: how many rows were added.
  static func keep(of dogs: Set<DogID>, from before: Book, in book: inout Book, before today: CivilDate)
    -> Int
  {
    let listed = Set(before.hikes.filter { dogs.contains($0.dog) }.map { Day(dog: $0.dog, date: $0.date) })
    let first = firstDays(before)
    let was = ScheduleResolver(before)
    let now = ScheduleResolver(book)
    var rows: [Day: DailyHike] = [:]
    for date in days(before, before: today) {
      let still = Set(now.dogs(on: date).map(\.dog.id))
      for booked in was.dogs(on: date) where dogs.contains(booked.dog.id) {
        let day = Day(dog: booked.dog.id, date: date)
        guard !listed.contains(day), first[day.dog].map({ $0 <= date }) ?? false else { continue }
        let rate = before.rate(of: booked.dog)
        let isRecent = date.days(until: today) <= recent
        let isOtherRate = book.dog(booked.dog.id).map { book.rate(of: $0) } != rate
        guard !still.contains(day.dog) || (isRecent && isOtherRate) else { continue }
        rows[day] = DailyHike(
          date: date, dog: day.dog, outcome: .booked, charge: isRecent ? rate : nil, source: "schedule")
      }
    }
    for (day, owed) in impliedCharges(dogs, before, book, before: today) where !listed.contains(day) {
      rows[day] = DailyHike(date: day.date, dog: day.dog, outcome: .booked, charge: owed, source: "payment")
    }
    book.hikes += rows.values.sorted { ($0.date, $0.dog) < ($1.date, $1.dog) }
    return rows.count
  }

  private struct Day: Hashable {
    let dog: DogID
    let date: CivilDate
  }

  /// The first day that a row of the book has of each dog.
  private static func firstDays(_ book: Book) -> [DogID: CivilDate] {
    var first: [DogID: CivilDate] = [:]
    func note(_ dog: DogID?, _ date: CivilDate?) {
      guard let dog, let date else { return }
      first[dog] = min(first[dog] ?? date, date)
    }
    for hike in book.hikes { note(hike.dog, hike.date) }
    for exception in book.exceptions { note(exception.dog, exception.date) }
    for payment in book.payments { note(payment.dog, payment.hikeDate) }
    return first
  }

  /// The workdays of every week that a row of the book speaks of, and of the last two weeks.
  private static func days(_ book: Book, before today: CivilDate) -> [CivilDate] {
    var mondays = Set(book.hikes.map(\.date.monday))
    mondays.formUnion(book.exceptions.map(\.date.monday))
    mondays.formUnion(book.payments.compactMap { $0.hikeDate?.monday })
    mondays.formUnion([today.monday, today.adding(days: -7).monday, today.adding(days: -recent).monday])
    return mondays.sorted().flatMap { Week(containing: $0).workdays }.filter { $0 < today }
  }

  /// The days that only their payments name, and that the changed rate would take for another number of hikes.
  private static func impliedCharges(
    _ dogs: Set<DogID>, _ before: Book, _ after: Book, before today: CivilDate
  ) -> [Day: Money] {
    var sums: [Day: Money] = [:]
    for payment in before.payments where payment.amount > .zero {
      guard let dog = payment.dog, dogs.contains(dog), let date = payment.hikeDate, date < today else {
        continue
      }
      sums[Day(dog: dog, date: date), default: .zero] += payment.amount
    }
    return sums.reduce(into: [:]) { charges, entry in
      let (day, sum) = entry
      guard let was = before.dog(day.dog), let now = after.dog(day.dog) else { return }
      let owed = Coverage.impliedCharge(of: sum, rate: before.rate(of: was))
      if owed != Coverage.impliedCharge(of: sum, rate: after.rate(of: now)) { charges[day] = owed }
    }
  }
}
