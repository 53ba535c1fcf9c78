import Civil
import Quantities
import TestSupport
import Testing

@testable import Hikes

struct IndexedBookTests {
  /// Seed 8: 500 edits of a small book; after each, what is found by day is what a search of the rows finds.
  @Test func `every row is found by its day after any edit`() {
    var random = SplitMix64(seed: 8)
    var entries = IndexedBook(Book())
    for number in 0..<500 {
      let day = IndexedBook.Day(
        dog: DogID(["ada", "rex", "pip"][Int.random(in: 0..<3, using: &random)]),
        date: CivilDate(dayNumber: 20_000 + Int.random(in: 0..<4, using: &random)))
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        var payment = Payment(id: PaymentID("\(number)" + (number % 3 == 0 ? Payment.notesMark : "")))
        payment.dog = day.dog
        payment.hikeDate = day.date
        payment.amount = Money(cents: number)
        entries.add(payment)
      case 1: entries.setAmount(Money(cents: -number), on: day)
      case 2:
        if entries.hike(day) == nil { entries.add(DailyHike(date: day.date, dog: day.dog, outcome: .hiked)) }
      case 3: entries.setCharge(Money(cents: number), on: day)
      case 4:
        entries.add(ScheduleException(dog: day.dog, date: day.date, .removed(.away), reason: "\(number)"))
      default: entries.removeExceptions(on: day) { $0.reason.count > 1 }
      }
      let book = entries.book
      let payments = book.payments.filter { $0.dog == day.dog && $0.hikeDate == day.date }
      #expect(entries.payments(day) == payments.filter { !$0.isFromNotes })
      #expect(entries.notePayments(day) == payments.filter(\.isFromNotes))
      #expect(entries.hike(day) == book.hikes.first { $0.dog == day.dog && $0.date == day.date })
      #expect(entries.exception(day) == book.exceptions.first { $0.dog == day.dog && $0.date == day.date })
    }
  }

  @Test func `one item has one question, the latest`() {
    var entries = IndexedBook(Book())
    entries.ask(ReviewItem(item: "a", question: "first", answer: "yes"))
    entries.ask(ReviewItem(item: "b"))
    entries.ask(ReviewItem(item: "a", question: "second"))
    #expect(entries.book.review.map(\.question) == ["", "second"])
    #expect(entries.book.review.filter { $0.isOpen }.count == 2)
  }
}
