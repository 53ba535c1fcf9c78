import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct WeekEditTests {
  static let monday = DayBook.date("2025-12-08")

  /// Pip hikes on Tuesday and Thursday, Bea on Tuesday.
  static var book: Book {
    var pip = DayBook.dog("pip")
    pip.regularDays = [.tuesday, .thursday]
    return DayBook.book([DayBook.dog("bea"), pip])
  }

  static func edit(_ book: Book, _ source: String = "away", reason: String = "", replaces: Bool = false)
    -> WeekEdit
  {
    var manner = WeekEdit.Manner(source: source)
    manner.reason = reason
    manner.replaces = replaces
    return WeekEdit(book, manner)
  }

  static func day(_ number: Int) -> CivilDate { monday.adding(days: number) }

  static func onHikes(_ book: Book, _ number: Int) -> [String] {
    ScheduleResolver(book).dogs(on: day(number)).map(\.dog.id.text)
  }

  /// R6, R8, R50.
  @Test func `a day that becomes fuller than its hikes is refused, or warned about`() {
    var book = Self.book
    book.rules.hikesPerDay = 1
    book.rules.dogsPerHike = 1
    book.dogs.append(DayBook.dog("kev"))
    book.dogs[2].regularDays = []
    var edit = Self.edit(book, "add")
    edit.add(book.dogs[2], on: [Self.day(1)], isRange: false)
    edit.checkPlaces()
    #expect(edit.diagnostics.map(\.code) == [.dayFull])
    #expect(edit.isRefused)
    var manner = WeekEdit.Manner(source: "add")
    manner.overfills = true
    var bold = WeekEdit(book, manner)
    bold.add(book.dogs[2], on: [Self.day(1)], isRange: false)
    bold.checkPlaces()
    #expect(bold.diagnostics.map(\.severity) == [.warning])
    #expect(Self.onHikes(bold.book, 1) == ["bea", "kev", "pip"])
  }

  @Test func `a full day that becomes emptier is no reason to refuse`() {
    var book = Self.book
    book.rules.hikesPerDay = 1
    book.rules.dogsPerHike = 1
    var edit = Self.edit(book)
    edit.takeOff(book.dogs[0], .away, on: [Self.day(1)], isRange: false)
    edit.checkPlaces()
    #expect(edit.diagnostics == [])
  }

  @Test func `a dog that has gone is on no day`() {
    var book = Self.book
    book.dogs[0].isActive = false
    var edit = Self.edit(book, "add")
    edit.add(book.dogs[0], on: [Self.day(0)], isRange: false)
    #expect(edit.diagnostics.map(\.code) == [.inactiveDog])
    #expect(!edit.changesAnything)
  }
}
