import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Store
import Testing

@testable import Hikes

@Suite struct RosterEditLeavingTests {
  private let today = MoneyBook.date("2025-12-09")

  private func book() -> Book {
    var book = MoneyBook.book(
      [
        MoneyBook.payment("p1", 2500, hike: "2025-12-01", paid: "2025-11-30"),
        MoneyBook.payment("p2", 3000, dog: "ghost"),
      ],
      hikes: [
        DailyHike(
          date: MoneyBook.date("2025-12-01"), dog: DogID("luna"), outcome: .hiked, charge: Money(cents: 2500))
      ])
    book.dogs[0].regularDays = [.monday]
    book.dogs[1].notWith = ["luna"]
    book.exceptions = [
      ScheduleException(dog: DogID("luna"), date: MoneyBook.date("2025-12-15"), .removed(.away))
    ]
    book.notes = [WeekNote(week: MoneyBook.date("2025-12-01"), dog: DogID("luna"), text: "shy", source: "")]
    book.review = [ReviewItem(item: "luna days"), ReviewItem(item: "pip days")]
    return book
  }

  @Test func `a retired dog is on no day from today on and its past stays`() {
    let before = book()
    var edit = RosterEdit(before, asOf: today)
    edit.setActive(false, DogID("luna"))
    #expect(
      edit.lines.first == "Luna is retired: on no day from Tue Dec 9 2025 on, and kept for the history.")
    #expect(edit.lines.contains { $0.contains("Exceptions that lose their meaning: Mon Dec 15") })
    #expect(ScheduleResolver(edit.book).dogs(on: MoneyBook.date("2025-12-15")).isEmpty)
    #expect(edit.book.payments == before.payments)
    #expect(edit.book.hikes == before.hikes)
    #expect(ScheduleResolver(edit.book).dogs(on: MoneyBook.date("2025-12-08")).map(\.dog.id.text) == ["luna"])
    var back = RosterEdit(edit.book, asOf: today)
    back.setActive(true, DogID("luna"))
    #expect(back.lines == ["Luna is back: Mon, from Tue Dec 9 2025 on."])
  }

  @Test func `a retired owner takes the dogs off the schedule, and that is said`() {
    var edit = RosterEdit(book(), asOf: today)
    edit.setActive(false, ClientID("grace"))
    #expect(edit.lines.first?.hasSuffix("not booked from Tue Dec 9 2025 on: Luna, Pip.") == true)
    #expect(ScheduleResolver(edit.book).dogs(on: MoneyBook.date("2025-12-22")).isEmpty)
    var later = RosterEdit(edit.book, asOf: today)
    later.setActive(true, DogID("luna"))
    #expect(later.lines == ["Luna is active already."])
    later.edit(DogID("ghost"), [(.owner, "grace")])
    #expect(later.diagnostics.map(\.code) == [.retiredOwner])
    var stored = StoredBook()
    stored.book = edit.book
    #expect(BookCheck.findings(stored).isEmpty, "nothing stands in a file yet")
  }

  @Test func `deleting shows and takes everything that belongs to a dog`() throws {
    var edit = RosterEdit(book(), asOf: today)
    let gone = edit.delete(DogID("luna"))
    #expect(
      edit.lines == [
        "Luna goes, with 1 payment (CA$25.00), 1 hike, 1 exception, 1 note, 1 question.",
        "Ledger, HST and revenue will be CA$25.00 less; retiring keeps them.",
      ])
    #expect(gone.dogs.map(\.id.text) == ["luna"] && gone.payments.map(\.id.text) == ["p1"])
    #expect(edit.book.dogs.map(\.id.text) == ["pip", "ghost"] && edit.book.dogs[0].notWith.isEmpty)
    #expect(edit.book.payments.map(\.id.text) == ["p2"])
    #expect(edit.book.hikes.isEmpty && edit.book.exceptions.isEmpty && edit.book.notes.isEmpty)
    #expect(edit.book.review.map(\.item) == ["pip days"])
  }

  @Test func `deleting an owner takes the dogs too and frees second owners`() {
    var book = book()
    book.dogs[2].secondClient = ClientID("grace")
    var edit = RosterEdit(book, asOf: today)
    let gone = edit.delete(ClientID("grace"))
    #expect(gone.dogs.count == 2 && gone.clients.count == 1)
    #expect(edit.book.dogs.map(\.id.text) == ["ghost"] && edit.book.dogs[0].secondClient == nil)
    #expect(edit.lines.contains("The dogs are Luna, Pip."))
  }

  @Test func `what the tax office has seen cannot be deleted`() throws {
    var book = book()
    book.payments.removeLast()
    let report = PeriodClosing.close(
      try #require(TaxSpan("2025-Q4")), basis: .taxPoint, of: book, asOf: MoneyBook.date("2026-01-05"))
    let closed = try #require(report.value).0
    var edit = RosterEdit(closed, asOf: today)
    _ = edit.delete(DogID("luna"))
    #expect(edit.diagnostics.map(\.code) == [.rosterRefused])
    #expect(edit.diagnostics[0].message.contains("reported to the tax office"))
  }

  @Test func `what goes is kept as tables in the archive`() throws {
    try withBook([:]) { folder in
      try folder.change("made") { $0 = book() }
      var stored = try folder.read().value
      var edit = RosterEdit(stored.book, asOf: today)
      let gone = edit.delete(DogID("luna"))
      stored.book = edit.book
      #expect(folder.archiveName("luna 2025-12-09") == "luna 2025-12-09")
      try folder.write(stored, label: "delete", holder: "h", archiving: (name: "luna 2025-12-09", rows: gone))
      let names = try Files.list(folder.path + "/archive/luna 2025-12-09")
      #expect(
        names == ["dogs.csv", "exceptions.csv", "hikes.csv", "notes.csv", "payments.csv", "review.csv"])
      #expect(try folder.text("archive/luna 2025-12-09/payments.csv").contains("25.00"))
      #expect(folder.archiveName("luna 2025-12-09") == "luna 2025-12-09 2")
    }
  }
}
