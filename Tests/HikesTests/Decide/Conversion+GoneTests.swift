import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Testing

@testable import Hikes

struct ConversionGoneTests {
  @Test func `an absence that she emptied is taken back`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,away,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][2] = "" }
    #expect(taken.changes.map(\.text) == ["Pip: Tue Nov 4 → as usual; was away"])
    #expect(taken.changes.map(\.kind) == [.vanished])
    #expect(taken.book.exceptions == [])
    #expect(EditedWeek.written(taken.book, sheet)[2][2] == "")
    let again = SheetText.convert([sheet], into: taken.book, previous: [sheet])
    #expect(again.book.exceptions == [], "the sheet as it was says nothing new")
  }

  @Test func `money that she emptied is named and kept`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][1] = "" }
    #expect(taken.diagnostics.map(\.code) == [.cellVanished])
    #expect(taken.diagnostics[0].hint == "if the money went back: hound pay pip -25.00 --for 2025-11-03")
    #expect(taken.book.payments == book.payments)
  }

  @Test func `an absence that the book changed since is not taken back`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,away,,,,")
    let day = SheetText.date("2025-11-04")
    let taken = try EditedWeek.taken(
      book, sheet,
      since: { $0.exceptions = [ScheduleException(dog: DogID("pip"), date: day, .removed(.injured))] },
      edit: { $0[2][2] = "" })
    #expect(taken.diagnostics.map(\.code) == [.statusConflict])
    #expect(taken.book.exceptions.map(\.change) == [.removed(.injured)])
  }

  @Test func `a note that she emptied is gone, and one the book has since stays`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,shy")
    let later = WeekNote(week: EditedWeek.monday, dog: DogID("pip"), text: "call Ada", source: "")
    let taken = try EditedWeek.taken(
      book, sheet, since: { $0.notes.append(later) }, edit: { $0[2][6] = "" })
    #expect(taken.book.notes.map(\.text) == ["call Ada"])
  }

  @Test func `a row that is gone is named once, and nothing of it changes`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,away,,,,shy", "Bea,CA$30.00,,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0.remove(at: 2) }
    #expect(taken.diagnostics.map(\.code) == [.cellVanished])
    #expect(taken.changes == [])
    #expect(taken.book.tables == book.tables)
  }
}
