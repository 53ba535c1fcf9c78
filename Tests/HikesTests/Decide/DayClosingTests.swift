import Hikes
import Quantities
import Testing

struct DayClosingTests {
  @Test func `a day is written once, and a no-show is charged where late cancellations are`() {
    var book = DayBook.book(["a", "b"].map { DayBook.dog($0, at: DayBook.place(1, 1)) })
    book.hikes = [DailyHike(date: DayBook.tuesday, dog: DogID("a"), outcome: .booked)]
    let plan = HikePlanner(book).plan(DayBook.tuesday)
    let closing = DayClosing(plan, noShows: [DogID("b")], in: book)
    #expect(DayBook.ids(closing.hiked) == ["a"] && DayBook.ids(closing.absent) == ["b"])
    #expect(closing.book.hikes.map(\.outcome) == [.hiked, .noShow])
    #expect(closing.book.hikes.map(\.charge) == [Money(cents: 2500), Money(cents: 2500)])
    let again = DayClosing(plan, noShows: [], in: closing.book)
    #expect(again.hiked.isEmpty && again.known.count == 2 && again.book.hikes == closing.book.hikes)
    book.rules.lateCancelCharge = false
    #expect(DayClosing(plan, noShows: [DogID("b")], in: book).book.hikes.last?.charge == .zero)
  }

  @Test func `a no-show that was paid ahead costs nothing where late cancellations are free`() {
    var book = DayBook.book([DayBook.dog("a", at: DayBook.place(1, 1))])
    book.hikes = [
      DailyHike(
        date: DayBook.tuesday, dog: DogID("a"), outcome: .booked, charge: Money(cents: 2500),
        source: "paid ahead")
    ]
    let plan = HikePlanner(book).plan(DayBook.tuesday)
    #expect(DayClosing(plan, noShows: [DogID("a")], in: book).book.hikes[0].charge == Money(cents: 2500))
    book.rules.lateCancelCharge = false
    #expect(DayClosing(plan, noShows: [DogID("a")], in: book).book.hikes[0].charge == .zero)
    #expect(DayClosing(plan, noShows: [], in: book).book.hikes[0].charge == Money(cents: 2500))
  }
}
