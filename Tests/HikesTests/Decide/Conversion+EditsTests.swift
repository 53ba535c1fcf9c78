import Bookkeeping
import Civil
import Diagnostics
import Quantities
import TestSupport
import Testing

@testable import Hikes

struct ConversionEditsTests {
  private func texts(_ conversion: Conversion) -> [String] { conversion.changes.map(\.text) }

  private func exceptions(_ book: Book) -> [String] {
    book.exceptions.sorted { ($0.date, $0.dog) < ($1.date, $1.dog) }.map {
      "\($0.dog) \($0.date) \($0.spoken)"
    }
  }

  @Test func `a week that nobody edited changes nothing, whatever the book says since`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,away,,,,shy", "Bea,,,CA$30.00,x,,")
    let untouched = try EditedWeek.taken(book, sheet) { _ in }
    #expect(texts(untouched) == [])
    #expect(untouched.book.tables == book.tables)
    let since = try EditedWeek.taken(
      book, sheet,
      since: {
        $0.payments[0].amount = Money(cents: 4000); $0.exceptions = []
      }, edit: { _ in })
    #expect(texts(since) == [])
    #expect(since.diagnostics == [])
    #expect(since.book.payments[0].amount.cents == 4000)
    #expect(since.book.exceptions == [])
  }

  @Test func `money typed over with a word is an absence, and the money is credit`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,CA$30.00,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][4] = "away" }
    #expect(texts(taken) == ["Pip: Thu Nov 6 → away; was CA$30.00 paid"])
    #expect(exceptions(taken.book) == ["pip 2025-11-06 away"])
    #expect(taken.book.payments == book.payments)
    #expect(taken.book.hikes.map(\.outcome) == [.hiked, .away])
    #expect(taken.diagnostics == [])
    #expect(EditedWeek.written(taken.book, sheet)[2] == ["Pip", "CA$25.00", "", "", "away", "", ""])
  }

  @Test(arguments: [
    ("CA$25.00", "pip 2025-11-04 25.00", ""), ("grooming", "", "pip 2025-11-04 away (grooming)"),
    ("sick", "", "pip 2025-11-04 injured (sick)"),
    ("moved to Fri", "", "pip 2025-11-04 moved to Fri Nov 7"), ("cancelled", "", "pip 2025-11-04 cancelled"),
  ])
  func `an empty cell becomes a payment or an exception`(typed: String, paid: String, exception: String)
    throws
  {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][2] = typed }
    let new = taken.book.payments.dropFirst().map {
      "\($0.dog?.text ?? "") \($0.hikeDate?.description ?? "") \($0.amount)"
    }
    #expect(new.joined() == paid)
    #expect(exceptions(taken.book).joined() == exception)
    #expect(taken.changes.map(\.kind) == [.added])
    let source = taken.book.payments.last?.source ?? ""
    #expect(
      exception.isEmpty
        ? source == "week.csv (edited)!C3" : taken.book.exceptions[0].source == "week.csv (edited)!C3")
  }

  @Test func `a word typed over with money brings the dog back`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,away,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][2] = "25" }
    #expect(texts(taken) == ["Pip: Tue Nov 4 → CA$25.00 paid; was away"])
    #expect(taken.book.exceptions == [])
    #expect(EditedWeek.written(taken.book, sheet)[2][2] == "CA$25.00")
  }

  @Test func `what both changed alike is no conflict`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let day = SheetText.date("2025-11-04")
    let taken = try EditedWeek.taken(
      book, sheet,
      since: { $0.exceptions = [ScheduleException(dog: DogID("pip"), date: day, .removed(.away))] },
      edit: { $0[2][2] = "away" })
    #expect(texts(taken) == [])
    #expect(taken.diagnostics == [])
    #expect(taken.book.exceptions.count == 1)
  }

  @Test func `what both changed differently is asked, the book's stands, and an answer settles it`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let day = SheetText.date("2025-11-04")
    let taken = try EditedWeek.taken(
      book, sheet,
      since: { $0.exceptions = [ScheduleException(dog: DogID("pip"), date: day, .removed(.cancelled))] },
      edit: { $0[2][2] = "away" })
    #expect(taken.diagnostics.map(\.code) == [.statusConflict])
    #expect(exceptions(taken.book) == ["pip 2025-11-04 cancelled"])
    let asked = try #require(taken.book.review.first { $0.item == "pip 2025-11-04" })
    #expect(asked.choices == ["away", "cancelled"])
    let edited = taken.readings[0]
    for (answer, outcome) in [("away", "pip 2025-11-04 away"), ("cancelled", "pip 2025-11-04 cancelled")] {
      let answers = ReviewAnswers(
        [(asked.item, answer, Location(file: "review.csv"))], in: taken.book, sheets: [sheet, edited],
        asOf: EditedWeek.asOf)
      #expect(exceptions(answers.book) == [outcome])
    }
  }

  @Test func `an amount that the book changed since is asked about, too`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let taken = try EditedWeek.taken(
      book, sheet, since: { $0.payments[0].amount = Money(cents: 2700) }, edit: { $0[2][1] = "30" })
    #expect(taken.diagnostics.map(\.code) == [.amountConflict])
    #expect(taken.book.payments[0].amount.cents == 2700)
  }

  @Test func `a word over money that is no absence leaves the money and says so`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][1] = "missed e-transfer" }
    #expect(taken.diagnostics.map(\.code) == [.amountConflict])
    #expect(taken.book.payments == book.payments)
    #expect(texts(taken) == ["Pip: Mon Nov 3 → missed e-transfer; was CA$25.00 paid"])
  }

  @Test func `a dog that did not come is charged as the settings say`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][2] = "no show" }
    #expect(taken.book.hikes.map(\.outcome) == [.hiked, .noShow])
    #expect(taken.book.hikes.last?.charge?.cents == 2500)
    #expect(taken.changes.map(\.now) == ["no show"])
  }

  @Test func `notes are joined part by part`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,shy") { book in
      book.notes.append(
        WeekNote(week: EditedWeek.monday, dog: DogID("pip"), text: "new harness", source: ""))
    }
    #expect(EditedWeek.written(book, sheet)[2][6] == "shy; new harness")
    let later = WeekNote(week: EditedWeek.monday, dog: DogID("pip"), text: "from the book", source: "")
    let taken = try EditedWeek.taken(
      book, sheet, since: { $0.notes.append(later) }, edit: { $0[2][6] = "shy; likes ham" })
    #expect(Set(taken.book.notes.map(\.text)) == ["shy", "likes ham", "from the book"])
    #expect(taken.changes.count == 1)
  }

  @Test func `a changed total is named and left alone, and stale ones are not held against her`() throws {
    let (book, sheet) = try EditedWeek.book(
      "Pip,CA$25.00,,,,,", ",,,,,,", "Week Total,,,,,,CA$25.00")
    let taken = try EditedWeek.taken(book, sheet) { rows in
      rows[2][2] = "25"
      rows[rows.count - 1][6] = "CA$99.00"
    }
    #expect(taken.diagnostics.map(\.code) == [.cellLeftAlone])
    #expect(taken.changes.count == 1)
    let stale = try EditedWeek.taken(book, sheet) { $0[2][2] = "25" }
    #expect(stale.diagnostics == [])
  }

  @Test func `the regular schedule of a dog is never concluded from a week that the book wrote`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,CA$25.00,,,,") { book in
      book.dogs.append(Dog(id: DogID("moss"), name: "Moss"))
    }
    let next = EditedWeek.monday.adding(days: 7)
    let rows = WeeklySheet(book, readings: [sheet]).week(next)
    let reading = try EditedWeek.reading(rows)
    let taken = Conversion(
      [reading], into: book, previous: [sheet], prices: nil, asOf: EditedWeek.asOf,
      bases: [WeekBase(reading, isExport: true)])
    #expect(taken.book.dogs == book.dogs)
    #expect(taken.book.tables == book.tables)
  }

  @Test func `money put on another day on which the dog comes anyway leaves the first unpaid`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,CA$25.00,,") {
      $0.dogs[0].regularDays = [.monday, .thursday, .friday]
    }
    let taken = try EditedWeek.taken(book, sheet) {
      $0[2][1] = ""
      $0[2][5] = "CA$25.00"
    }
    #expect(
      texts(taken) == [
        "Pip: Fri Nov 7 → CA$25.00 paid; was CA$25.00 paid for Mon Nov 3, which is not paid now"
      ])
    #expect(taken.book.exceptions == [] && taken.diagnostics == [])
    #expect(taken.book.payments.map(\.id.text) == ["2025-11-07-pip", "2025-11-06-pip"])
    #expect(taken.book.payments.map(\.receiptName) == ["2025-11-07-pip", "2025-11-06-pip"])
    #expect(
      taken.book.hikes.map { "\($0.date) \($0.outcome)" }.sorted() == [
        "2025-11-03 hiked", "2025-11-06 booked", "2025-11-07 booked",
      ])
    // Paid anew, the first day has a payment of its own.
    let again = try EditedWeek.taken(taken.book, sheet) { $0[2][1] = "CA$25.00" }
    #expect(Set(again.book.payments.map(\.id)).count == 3)
  }

  @Test func `an amount typed back over a word says that the dog comes after all`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let away = try EditedWeek.taken(book, sheet) {
      $0[2][1...3] = ["away", "CA$30.00", "CA$30.00"]
    }
    #expect(EditedWeek.written(away.book, sheet)[2][1] == "away")
    let back = try EditedWeek.taken(away.book, sheet) { $0[2][1] = "25" }
    #expect(texts(back) == ["Pip: Mon Nov 3 → CA$25.00 paid; was away"])
    #expect(back.book.exceptions == [] && back.book.payments == away.book.payments)
  }

  @Test func `less than the price is named with it`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,") { $0.dogs[0].rate = Money(cents: 3000) }
    let taken = try EditedWeek.taken(book, sheet) { $0[2][2] = "25" }
    #expect(texts(taken) == ["Pip: Tue Nov 4 → CA$25.00 paid, of a price of CA$30.00"])
  }

  @Test func `an absence in the notes beside a paid day is named`() throws {
    let (book, sheet) = try EditedWeek.book("Pip,CA$25.00,,,,,")
    let taken = try EditedWeek.taken(book, sheet) { $0[2][6] = "away all week" }
    #expect(taken.diagnostics.map(\.code) == [.statusConflict])
    #expect(taken.diagnostics.first?.message.contains("Mon Nov 3 is paid or booked") == true)
    #expect(exceptions(taken.book).count == 4)
  }
}
