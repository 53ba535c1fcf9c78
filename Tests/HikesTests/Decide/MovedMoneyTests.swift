import Bookkeeping
import Civil
import Quantities
import Testing

@testable import Hikes

@Suite struct MovedMoneyTests {
  private func day(_ day: Int, _ dog: String = "luna") -> SheetMemory.Day {
    SheetMemory.Day(dog: DogID(dog), date: CivilDate(dayNumber: CivilDate.epoch.dayNumber + day))
  }

  private func move(_ from: Int, _ to: Int) -> ScheduleException {
    ScheduleException(dog: DogID("luna"), date: day(from).date, .moved(to: day(to).date))
  }

  @Test func `a dog that goes on from day to day came on the last`() {
    let moves = MovedMoney([move(7, 9), move(9, 10)])
    #expect(moves.target(of: day(7)) == day(10))
    #expect(moves.origins(of: day(10)) == [day(9), day(7)])
    #expect(moves.origins(of: day(10, "arlo")).isEmpty)
    #expect(moves.isMoved(DogID("luna"), from: day(7).date, to: day(10).date))
    #expect(moves.origins(into: day(10).date...day(11).date) == [day(7), day(9)])
  }

  @Test func `two days for each other end`() {
    let moves = MovedMoney([move(7, 9), move(9, 7)])
    #expect(moves.origins(of: day(7)) == [day(9)])
    #expect(moves.target(of: day(7)) != nil)
  }

  @Test func `what is taken back is no move`() {
    var moves = MovedMoney([move(7, 9)])
    moves.remove(day(7))
    #expect(moves.target(of: day(7)) == nil && moves.origins(of: day(9)).isEmpty)
    moves.add(move(7, 8))
    moves.add(move(7, 11))
    #expect(moves.origins(of: day(8)).isEmpty && moves.target(of: day(7)) == day(11))
  }

  @Test func `a moved hike counts on the day it was served`() throws {
    var book = MoneyBook.book(
      [MoneyBook.payment("p", 3000, hike: "2025-03-31", paid: "2025-03-30")],
      hikes: [
        DailyHike(date: MoneyBook.date("2025-03-31"), dog: DogID("luna"), outcome: .cancelled, charge: .zero),
        DailyHike(
          date: MoneyBook.date("2025-04-02"), dog: DogID("luna"), outcome: .hiked, charge: Money(cents: 3000)),
      ])
    book.exceptions = [
      ScheduleException(
        dog: DogID("luna"), date: MoneyBook.date("2025-03-31"), .moved(to: MoneyBook.date("2025-04-02")))
    ]
    let line = try #require(Ledger(book, asOf: MoneyBook.asOf).lines.first)
    #expect(line.servedDate == MoneyBook.date("2025-04-02") && line.onHikeDay.date == line.servedDate)
    #expect(line.hikeDate == MoneyBook.date("2025-03-31"))
    // The tax office counts it when it was paid.
    #expect(line.taxPoint.date == MoneyBook.date("2025-03-17"))
    book.hikes[0].outcome = .hiked
    #expect(Ledger(book, asOf: MoneyBook.asOf).lines.first?.movedTo == nil)
  }
}
