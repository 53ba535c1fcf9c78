import Civil
import Quantities
import TestSupport
import Testing

@testable import Hikes

struct DayIndexTests {
  /// Seed 31; the index against a plain search, before and after rows are added.
  @Test func `the index finds what a search through the book finds`() {
    var random = SplitMix64(seed: 31)
    let dogs = ["pip", "max", "luna"].map { DogID($0) }
    let days = (0..<4).map { SheetText.date("2025-11-03").adding(days: $0) }
    var book = Book()
    var index = DayIndex(book)
    for number in 0..<500 {
      let day = DayIndex.Day(
        dog: dogs[Int.random(in: 0..<3, using: &random)], date: days[Int.random(in: 0..<4, using: &random)])
      var payment = Payment(id: PaymentID("p\(number)"))
      payment.dog = Int.random(in: 0..<9, using: &random) == 0 ? nil : day.dog
      payment.hikeDate = day.date
      index.add(payment, at: book.payments.count)
      book.payments.append(payment)
      if Bool.random(using: &random), book.hikes.allSatisfy({ $0.dog != day.dog || $0.date != day.date }) {
        let hike = DailyHike(date: day.date, dog: day.dog, outcome: .hiked)
        index.add(hike, at: book.hikes.count)
        book.hikes.append(hike)
      }
      let found = book.payments.filter { $0.dog == day.dog && $0.hikeDate == day.date }
      #expect(index.payments(day, in: book) == found)
      #expect(DayIndex(book).payments(day, in: book) == found)
      #expect(index.hike(day, in: book) == book.hikes.first { $0.dog == day.dog && $0.date == day.date })
    }
  }

  /// Seed 32.
  @Test func `exceptions are found where they are after others were removed`() {
    var random = SplitMix64(seed: 32)
    let dogs = ["pip", "max", "luna"].map { DogID($0) }
    let days = (0..<4).map { SheetText.date("2025-11-03").adding(days: $0) }
    var entries = IndexedBook(Book())
    var standing: [ScheduleException] = []
    for number in 0..<500 {
      let day = DayIndex.Day(
        dog: dogs[Int.random(in: 0..<3, using: &random)], date: days[Int.random(in: 0..<4, using: &random)])
      if Int.random(in: 0..<3, using: &random) > 0 {
        let exception = ScheduleException(
          dog: day.dog, date: day.date, .added, reason: "\(number)", source: "a.csv!B\(number % 2)")
        entries.add(exception)
        standing.append(exception)
      } else if standing.first(where: { $0.dog == day.dog && $0.date == day.date })?.source == "a.csv!B1" {
        entries.removeExceptions(on: day) { $0.source == "a.csv!B1" }
        standing.removeAll { $0.dog == day.dog && $0.date == day.date && $0.source == "a.csv!B1" }
      }
      #expect(entries.book.exceptions == standing)
      for dog in dogs {
        for date in days {
          let found = standing.first { $0.dog == dog && $0.date == date }
          #expect(entries.exception(DayIndex.Day(dog: dog, date: date)) == found)
        }
      }
    }
  }
}
