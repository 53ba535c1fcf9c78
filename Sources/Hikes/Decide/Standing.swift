public import Civil
import Quantities

/// Whether a dog's hike may go ahead as far as money goes. The raw value is the written word.
public enum Standing: String, CaseIterable, Hashable, Sendable {
  case paid
  case unpaid
  case overdue

  /// How a dog stands on a day.
  ///
  /// A payment for the hike of that very day makes it `paid`. Else the latest payment on or before the day
  /// decides: more than `overdue_after_days` back is `overdue` (14 days are not, 15 are, by default), nearer is
  /// `paid`; a dog that never paid is `unpaid`. A payment whose day nobody recorded counts on the hike date it
  /// stands for; one with neither day, and money given back, counts for nothing. Linear in the payments.
  public static func of(_ dog: DogID, on day: CivilDate, in book: Book) -> Standing {
    of([dog], on: day, in: book)
  }

  /// The same for dogs that are paid for together: a client's.
  public static func of(_ dogs: Set<DogID>, on day: CivilDate, in book: Book) -> Standing {
    let payments = book.payments.filter { $0.amount > .zero && $0.dog.map(dogs.contains) ?? false }
    if payments.contains(where: { $0.hikeDate == day }) { return .paid }
    let days = payments.compactMap { $0.paidDate ?? $0.hikeDate }.filter { $0 <= day }
    guard let last = days.max() else { return .unpaid }
    return last.days(until: day) > book.rules.overdueAfterDays ? .overdue : .paid
  }
}
