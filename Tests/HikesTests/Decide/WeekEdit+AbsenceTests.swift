import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeekEditAbsenceTests {
  private let book = WeekEditTests.book
  private var pip: Dog { book.dogs[1] }
  private func day(_ number: Int) -> CivilDate { WeekEditTests.day(number) }

  private func off(
    _ absence: ScheduleException.Absence, _ days: [Int], in book: Book? = nil, reason: String = "",
    replaces: Bool = false, charge: Money? = nil
  ) -> WeekEdit {
    let book = book ?? self.book
    var manner = WeekEdit.Manner(source: absence.rawValue)
    manner.reason = reason
    manner.replaces = replaces
    if let charge { manner.charge = { _, _, _ in charge } }
    var edit = WeekEdit(book, manner)
    edit.takeOff(book.dogs[1], absence, on: days.map(day), isRange: days.count > 1)
    return edit
  }

  /// R35, R41, R43, R44.
  @Test(arguments: [ScheduleException.Absence.away, .injured, .cancelled, .removed])
  func `a dog is taken off one day, and the week after is as ever`(absence: ScheduleException.Absence) {
    let edit = off(absence, [1], reason: "vacation")
    #expect(edit.lines == ["Pip: Tue Dec 9 → \(absence.rawValue) (vacation)"])
    #expect(WeekEditTests.onHikes(edit.book, 1) == ["bea"])
    #expect(WeekEditTests.onHikes(edit.book, 8) == ["bea", "pip"])
    #expect(edit.book.dogs == book.dogs)
    #expect(edit.book.hikes == [])
    #expect(edit.days == [day(1)])
  }

  /// R38, R39, R40.
  @Test func `a vacation is one exception for each working day in it`() {
    let edit = off(.away, Array(1...14))
    #expect(edit.book.exceptions.count == 10)
    #expect(edit.lines == ["Pip: Tue Dec 9 to Mon Dec 22 → away; 4 booked days"])
    var changed = edit.book
    changed.dogs[1].regularDays = [.wednesday]
    #expect(WeekEditTests.onHikes(changed, 2) == [])
    #expect(ScheduleResolver(edit.book).isModified(on: day(1)))
    #expect(!ScheduleResolver(edit.book).isModified(on: day(2)), "Pip never comes on Wednesdays")
  }

  @Test func `a cancelled range holds the booked days only`() {
    #expect(off(.cancelled, Array(0...6)).book.exceptions.map(\.date) == [day(1), day(3)])
  }

  @Test(arguments: [(5, DiagnosticCode.noHikeDay), (0, .notBooked)])
  func `a day on which the dog cannot be missed is refused`(number: Int, code: DiagnosticCode) {
    let edit = off(.away, [number])
    #expect(edit.diagnostics.map(\.code) == [code])
    #expect(!edit.changesAnything)
  }

  /// R49.
  @Test func `a second exception for one day is refused, or takes the first one's place`() {
    let first = off(.away, [1]).book
    let again = off(.away, [1], in: first)
    #expect(!again.changesAnything)
    #expect(again.lines == ["Pip is away on Tue Dec 9 already."])
    #expect(off(.injured, [1], in: first).diagnostics.map(\.code) == [.exceptionStands])
    let replaced = off(.injured, [1], in: first, replaces: true)
    #expect(replaced.book.exceptions.map(\.change) == [.removed(.injured)])
    let worded = off(.away, [1], in: first, reason: "cottage")
    #expect(worded.book.exceptions.map(\.reason) == ["cottage"])
  }

  @Test func `a hike called off late is owed for, and what was paid beyond that is credit`() {
    let late = off(.cancelled, [1], charge: Money(cents: 2500))
    #expect(late.book.hikes.map(\.outcome) == [.cancelled])
    #expect(late.book.hikes.map(\.charge?.cents) == [2500])
    #expect(late.lines.last == "  CA$25.00 is owed for it all the same: less than 24 hours before")
    var paid = book
    var payment = Payment(id: PaymentID("p"))
    payment.dog = pip.id
    payment.hikeDate = day(1)
    payment.amount = Money(cents: 2500)
    paid.payments = [payment]
    paid.hikes = [DailyHike(date: day(1), dog: pip.id, outcome: .booked, charge: Money(cents: 2500))]
    let early = off(.cancelled, [1], in: paid)
    #expect(early.book.hikes.map(\.charge?.cents) == [0])
    #expect(early.lines.last == "  CA$25.00 that was paid for it is credit now")
    #expect(early.book.payments == paid.payments)
    #expect(WeekEditTests.onHikes(early.book, 1) == ["bea"])
  }

  @Test func `a dog that was only added that day leaves no trace when it is removed`() {
    var book = self.book
    book.exceptions = [ScheduleException(dog: pip.id, date: day(0), .added)]
    #expect(off(.removed, [0], in: book).book.exceptions == [])
    let cancelled = off(.cancelled, [0], in: book).book
    #expect(cancelled.exceptions.map(\.change) == [.removed(.cancelled)])
    #expect(WeekEditTests.onHikes(cancelled, 0) == [])
  }

  @Test func `a dog that was moved to a day can be called off there`() {
    var moving = WeekEditTests.edit(book, "move")
    moving.move(pip, from: day(1), to: day(2))
    let edit = off(.cancelled, [2], in: moving.book)
    #expect(!edit.isRefused)
    #expect(WeekEditTests.onHikes(edit.book, 1) == ["bea"])
    #expect(WeekEditTests.onHikes(edit.book, 2) == [])
  }

  @Test func `a storm takes everyone off, and an empty day cannot be called off`() {
    var edit = WeekEditTests.edit(book, "cancel", reason: "storm")
    edit.callOff([day(1), day(3)], isRange: true)
    #expect(
      edit.lines == [
        "Tuesday, December 9, 2025 is called off (storm): 2 dogs", "Bea: Tue Dec 9 → cancelled (storm)",
        "Pip: Tue Dec 9 → cancelled (storm)", "Thursday, December 11, 2025 is called off (storm): 1 dog",
        "Pip: Thu Dec 11 → cancelled (storm)",
      ])
    #expect((0..<5).allSatisfy { WeekEditTests.onHikes(edit.book, $0).isEmpty })
    var empty = WeekEditTests.edit(book, "cancel")
    empty.callOff([day(0)], isRange: false)
    #expect(empty.diagnostics.map(\.code) == [.notBooked])
  }
}
