import Bookkeeping
import Civil
import Diagnostics
import Quantities
import TestSupport
import Testing

@testable import Hikes

struct WeekEditMovingTests {
  private let book = WeekEditTests.book
  private var bea: Dog { book.dogs[0] }
  private var pip: Dog { book.dogs[1] }
  private func day(_ number: Int) -> CivilDate { WeekEditTests.day(number) }

  private func moved(_ from: Int, _ to: Int, in book: Book? = nil) -> WeekEdit {
    var edit = WeekEditTests.edit(book ?? self.book, "move")
    edit.move(pip, from: day(from), to: day(to))
    return edit
  }

  /// R34.
  @Test func `a dog is put on a day that week only`() {
    var edit = WeekEditTests.edit(book, "add", reason: "interview hike")
    edit.add(bea, on: [day(0)], isRange: false)
    #expect(edit.lines == ["Bea: Mon Dec 8 → added (interview hike)"])
    #expect(WeekEditTests.onHikes(edit.book, 0) == ["bea"])
    #expect(WeekEditTests.onHikes(edit.book, 7) == [])
    edit.add(bea, on: [day(0)], isRange: false)
    #expect(edit.lines.last == "Bea is booked on Mon Dec 8 already.")
    #expect(edit.book.exceptions.count == 1)
  }

  /// R36.
  @Test func `a dog moves within its week in one step`() {
    let edit = moved(1, 2)
    #expect(edit.lines == ["Pip: Tue Dec 9 → Wed Dec 10"])
    #expect(WeekEditTests.onHikes(edit.book, 1) == ["bea"])
    #expect(WeekEditTests.onHikes(edit.book, 2) == ["pip"])
    #expect(edit.days == [day(1), day(2)])
  }

  /// R37.
  @Test(arguments: [
    (1, 5, DiagnosticCode.noHikeDay), (1, 8, .otherWeek), (1, 1, .otherWeek), (0, 2, .notBooked),
    (1, 3, .exceptionStands),
  ])
  func `a move that cannot be is refused with a way out`(from: Int, to: Int, code: DiagnosticCode) {
    let edit = moved(from, to)
    #expect(edit.diagnostics.map(\.code) == [code])
    #expect(edit.diagnostics.allSatisfy { !$0.hint.isEmpty })
    #expect(!edit.changesAnything)
  }

  @Test func `a second move goes on from the first, and back again leaves nothing`() {
    let twice = moved(2, 4, in: moved(1, 2).book)
    #expect(twice.book.exceptions.map(\.change) == [.moved(to: day(4))])
    #expect(twice.book.exceptions.map(\.date) == [day(1)])
    let back = moved(4, 1, in: twice.book)
    #expect(back.book.exceptions == [])
    #expect(WeekEditTests.onHikes(back.book, 1) == ["bea", "pip"])
  }

  @Test func `what was paid goes with the move, and is credit until then`() {
    var paid = book
    var payment = Payment(id: PaymentID("p"))
    payment.dog = pip.id
    payment.hikeDate = day(1)
    payment.amount = Money(cents: 3000)
    paid.payments = [payment]
    paid.hikes = [DailyHike(date: day(1), dog: pip.id, outcome: .booked, charge: Money(cents: 3000))]
    let edit = moved(1, 2, in: paid)
    #expect(edit.lines.last == "  CA$30.00 that was paid goes with it")
    let later = edit.book
    let coverage = Coverage(later, lines: Ledger(later, asOf: day(2)).lines, asOf: day(2))
    #expect(coverage.claims.map(\.hike.date) == [day(2)])
    #expect(coverage.claims.map(\.open) == [.zero])
    #expect(coverage.credit(of: pip.id) == .zero)
  }

  /// R42.
  @Test func `two dogs change days`() {
    var edit = WeekEditTests.edit(book, "swap")
    edit.swap((bea, day(1)), (pip, day(3)))
    #expect(edit.isRefused, "Pip is on both days")
    var other = book
    other.dogs[1].regularDays = [.thursday]
    var swap = WeekEditTests.edit(other, "swap")
    swap.swap((bea, day(1)), (other.dogs[1], day(3)))
    #expect(WeekEditTests.onHikes(swap.book, 1) == ["pip"])
    #expect(WeekEditTests.onHikes(swap.book, 3) == ["bea"])
    #expect(WeekEditTests.onHikes(swap.book, 8) == ["bea"])
  }

  @Test func `a dog that is put back is booked as ever`() {
    var edit = WeekEditTests.edit(book)
    edit.takeOff(pip, .away, on: [day(1)], isRange: false)
    var back = WeekEditTests.edit(edit.book, "add")
    back.add(pip, on: [day(1)], isRange: false)
    #expect(back.lines == ["Pip: Tue Dec 9 → no longer away"])
    #expect(back.book.exceptions == [])
    #expect(WeekEditTests.onHikes(back.book, 1) == ["bea", "pip"])
  }

  /// Seed 20251209, 500 weeks of twelve changes each: whatever is asked, the schedule of the dogs stays, no dog and
  /// day has two exceptions, payments stay as they were, and other weeks are as ever.
  @Test func `no change of a week reaches beyond it`() {
    var random = SplitMix64(seed: 20_251_209)
    for round in 0..<500 {
      var book = self.book
      var payment = Payment(id: PaymentID("p"))
      payment.dog = pip.id
      payment.hikeDate = day(3)
      payment.amount = Money(cents: 2500)
      book.payments = [payment]
      let start = book
      for _ in 0..<12 {
        let dog = book.dogs[Int.random(in: 0...1, using: &random)]
        let days = [day(Int.random(in: 0...6, using: &random)), day(Int.random(in: 0...6, using: &random))]
        var edit = WeekEditTests.edit(book, "away", replaces: Bool.random(using: &random))
        switch Int.random(in: 0..<7, using: &random) {
        case 0: edit.takeOff(dog, .away, on: [days[0]], isRange: false)
        case 1: edit.takeOff(dog, .injured, on: days.sorted(), isRange: true)
        case 2: edit.takeOff(dog, .cancelled, on: [days[0]], isRange: false)
        case 3: edit.takeOff(dog, .removed, on: [days[0]], isRange: false)
        case 4: edit.add(dog, on: [days[0]], isRange: false)
        case 5: edit.move(dog, from: days[0], to: days[1])
        default: edit.callOff([days[0]], isRange: false)
        }
        if !edit.isRefused { book = edit.book }
      }
      let keys = book.exceptions.map { "\($0.dog) \($0.date)" }
      #expect(Set(keys).count == keys.count, "round \(round)")
      let history = book.hikes.map { "\($0.dog) \($0.date)" }
      #expect(Set(history).count == history.count, "round \(round)")
      #expect(book.dogs == start.dogs && book.payments == start.payments, "round \(round)")
      for number in [-6, -4, 8, 10] {
        #expect(WeekEditTests.onHikes(book, number) == WeekEditTests.onHikes(start, number), "round \(round)")
      }
    }
  }
}
