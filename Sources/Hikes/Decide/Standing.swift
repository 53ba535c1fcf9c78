public import Civil
import Quantities

/// Whether a dog's hike may go ahead as far as money goes. The raw value is the written word.
public enum Standing: String, CaseIterable, Hashable, Sendable {
  case paid
  case unpaid
  case overdue

  /// How a dog stands on a day.
  ///
  /// A payment for the hike of that very day, or of one from which the dog was moved to it, makes it `paid`. Else the latest payment on or before the day
  /// decides: more than `overdue_after_days` back is `overdue` (14 days are not, 15 are, by default), nearer is
  /// `paid`; a dog that never paid is `unpaid`. A payment whose day nobody recorded counts on the hike date it
  /// stands for; one with neither day, and money given back, counts for nothing. Linear in the payments.
  public static func of(_ dog: DogID, on day: CivilDate, in book: Book) -> Standing {
    all([dog], on: day, in: book)[dog] ?? .unpaid
  }

  /// The same for dogs that are paid for together: a client's.
  public static func of(_ dogs: Set<DogID>, on day: CivilDate, in book: Book) -> Standing {
    of(lastPaid: Self.lastPaid(dogs, on: day, in: book).values.compactMap(\.self).max(), on: day, in: book)
  }

  /// The same for many dogs, in one pass over the payments.
  public static func all(_ dogs: [DogID], on day: CivilDate, in book: Book) -> [DogID: Standing] {
    lastPaid(Set(dogs), on: day, in: book).mapValues { of(lastPaid: $0, on: day, in: book) }
  }

  private static func lastPaid(_ dogs: Set<DogID>, on day: CivilDate, in book: Book) -> [DogID: CivilDate?] {
    var last = Dictionary(uniqueKeysWithValues: dogs.map { ($0, CivilDate?.none) })
    let moves = MovedMoney(book.exceptions)
    for payment in book.payments where payment.amount > .zero {
      guard let dog = payment.dog, let known = last[dog] else { continue }
      // The day itself is the latest there can be, and no payment for it grows old.
      let isOfDay = payment.hikeDate == day || moves.isMoved(dog, from: payment.hikeDate, to: day)
      let paid = isOfDay ? day : payment.paidDate ?? payment.hikeDate
      guard let paid, paid <= day else { continue }
      last[dog] = .some(max(known ?? paid, paid))
    }
    return last
  }

  private static func of(lastPaid last: CivilDate?, on day: CivilDate, in book: Book) -> Standing {
    guard let last else { return .unpaid }
    return last.days(until: day) > book.rules.overdueAfterDays ? .overdue : .paid
  }
}
