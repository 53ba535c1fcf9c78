import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import Testing

@testable import Hikes

struct BookSchemasTests {
  @Test func `every row of the book is read as it was written`() throws {
    var dog = Dog(id: DogID("pip"), name: "Pip, \"the\" second\nline")
    dog.client = ClientID("a")
    dog.regularDays = [.monday, .friday]
    dog.rate = Money(cents: 2750)
    dog.everyWeeks = 2
    dog.notWith = ["max", "luna"]
    dog.readyFrom = TimeOfDay("08:30")
    dog.isActive = false
    var client = Client(id: ClientID("a"), owner: "=Ann")
    client.phone = "902-555-0101"
    client.since = SheetText.date("2024-02-29")
    var payment = Payment(id: PaymentID("p1"))
    payment.dog = dog.id
    payment.amount = Money(cents: -2500)
    payment.prices = .includeHST
    payment.paidDate = SheetText.date("2025-12-01")
    let day = SheetText.date("2025-12-01")
    let exceptions = [
      ScheduleException(
        dog: dog.id, date: day, .moved(to: day.adding(days: 1)), reason: "vet", source: "x!B2"),
      ScheduleException(dog: dog.id, date: day.adding(days: 1), .added),
      ScheduleException(dog: dog.id, date: day.adding(days: 2), .removed(.injured)),
    ]
    var stored = StoredBook()
    stored.book.dogs = [dog]
    stored.book.clients = [client]
    stored.book.payments = [payment]
    stored.book.exceptions = exceptions
    stored.book.hikes = [DailyHike(date: day, dog: dog.id, outcome: .noShow, charge: nil, source: "s")]
    stored.book.notes = [WeekNote(week: day, dog: dog.id, text: " as typed ", source: "s")]
    stored.book.review = [ReviewItem(item: "pip days", question: "?", choices: ["yes", "no"], answer: "no")]
    stored.book.rules.departures = ["08:00"]
    let files = Dictionary(stored.files().map { ($0.name, $0.bytes) }) { first, _ in first }
    let report = StoredBook.read(files)
    #expect(report.diagnostics == [])
    let book = report.value.book
    #expect(book.dogs == [dog])
    #expect(book.clients == [client])
    #expect(book.payments == [payment])
    #expect(book.exceptions == exceptions)
    #expect(book.hikes == stored.book.hikes)
    #expect(book.notes == stored.book.notes)
    #expect(book.review == stored.book.review)
    #expect(book.rules == stored.book.rules)
  }

  @Test(arguments: ["added", "removed", "away", "injured", "cancelled", "moved"])
  func `a status word is one exception and comes back as the same word`(word: String) throws {
    var row = ExceptionRow()
    row.status = try #require(ExceptionRow.Status(rawValue: word))
    row.movedTo = word == "moved" ? SheetText.date("2025-12-02") : nil
    let exception = try #require(row.exception)
    #expect(ExceptionRow(exception).status.rawValue == word)
  }

  @Test func `the columns are those of the book's page`() {
    #expect(
      BookSchemas.payments.header
        == "payment,receipt,dog,hike_date,paid_date,due_date,amount,prices,method,source,notes".split(
          separator: ","
        ).map(String.init))
    #expect(BookSchemas.exceptions.header == ["dog", "date", "status", "moved_to", "reason", "source"])
    #expect(SettingsSchema.all.count == 26)
    #expect(Set(SettingsSchema.all.map(\.key)).count == 26)
  }
}
