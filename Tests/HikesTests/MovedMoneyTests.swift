import Civil
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
}
