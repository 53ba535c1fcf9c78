import Bookkeeping
import Civil
import Diagnostics
import Quantities
import Tabular
import TestSupport
import Testing

@testable import Hikes

@Suite struct BookTermsTests {
  private let today = MoneyBook.date("2025-12-17")
  private let luna = DogID("luna")

  /// Luna hikes on Mondays and Wednesdays at the usual 25.00, and walked on 2025-12-08.
  private func book(payments: [Payment] = []) -> Book {
    var book = MoneyBook.book(
      payments,
      hikes: [
        DailyHike(
          date: MoneyBook.date("2025-12-08"), dog: luna, outcome: .hiked, charge: Money(cents: 2500))
      ])
    book.dogs[0].regularDays = [.monday, .wednesday]
    return book
  }

  private func days(_ book: Book, until end: String = "2026-01-05") -> [String] {
    let resolver = ScheduleResolver(book)
    let first = MoneyBook.date("2025-12-08")
    return (0..<first.days(until: MoneyBook.date(end))).map { first.adding(days: $0) }
      .filter { day in resolver.dogs(on: day).contains { $0.dog.id == luna } }.map(\.description)
  }

  @Test func `regular days taken off and added hold from today on`() {
    var edit = RosterEdit(book(), asOf: today)
    edit.edit(luna, [(.days, "wed,thu")])
    #expect(
      days(edit.book, until: "2025-12-27") == [
        "2025-12-08", "2025-12-10", "2025-12-15", "2025-12-17", "2025-12-18", "2025-12-24", "2025-12-25",
      ])
    #expect(edit.lines.last == "It holds from Wed Dec 17 2025 on; the days before stay as they were.")
    #expect(edit.book.hikes == book().hikes, "nothing is entered that nobody hiked")
    var back = RosterEdit(edit.book, asOf: today)
    back.edit(luna, [(.days, "mon,wed")])
    #expect(days(back.book) == days(book()) && back.book.earlier.isEmpty)
  }

  @Test func `a change may be told ahead`() {
    var edit = RosterEdit(book(), asOf: MoneyBook.date("2025-12-29"))
    edit.edit(luna, [(.days, "fri"), (.rate, "30")])
    #expect(
      days(edit.book) == [
        "2025-12-08", "2025-12-10", "2025-12-15", "2025-12-17", "2025-12-22", "2025-12-24", "2026-01-02",
      ])
    let report = DogReport(edit.book.dogs[0], edit.book, asOf: today).text.joined(separator: "\n")
    #expect(report.contains("Mon, Wed") && report.contains("CA$25.00 (the usual one) a hike"), "\(report)")
    #expect(report.contains("from Mon Dec 29 2025") && report.contains("Fri, CA$30.00 a hike"), "\(report)")
    let rows = RosterSheet.dogs(edit.book, asOf: today).grid.csv(marked: false)
    #expect(String(decoding: rows, as: UTF8.self).contains("mon;wed,25.00"))
    #expect(edit.book.rate(of: edit.book.dogs[0], on: MoneyBook.date("2025-12-28")) == Money(cents: 2500))
    #expect(edit.book.rate(of: edit.book.dogs[0], on: MoneyBook.date("2025-12-29")) == Money(cents: 3000))
  }

  @Test func `a retired dog stands on the days before, and a restored one not on those between`() {
    var edit = RosterEdit(book(), asOf: today)
    edit.setActive(false, luna)
    #expect(days(edit.book) == ["2025-12-08", "2025-12-10", "2025-12-15"])
    var back = RosterEdit(edit.book, asOf: MoneyBook.date("2025-12-24"))
    back.setActive(true, luna)
    #expect(days(back.book).suffix(3) == ["2025-12-24", "2025-12-29", "2025-12-31"])
    #expect(days(back.book).count == 6)
    var owner = RosterEdit(book(), asOf: today)
    owner.setActive(false, ClientID("grace"))
    #expect(days(owner.book) == ["2025-12-08", "2025-12-10", "2025-12-15"])
    let passed = ScheduleResolver(owner.book).passedOver(on: today)
    #expect(passed.map(\.1) == ["the client Grace Boudreau is not active; regular Wednesday"])
  }

  @Test func `of a dog that is gone since nobody knows when, the days stand on which it hiked`() {
    var gone = book()
    gone.dogs[0].isActive = false
    #expect(days(gone) == ["2025-12-08"])
    var sold = book()
    sold.clients[0].isActive = false
    #expect(days(sold) == ["2025-12-08"])
    // A hike that was paid ahead is none of a dog that left before it.
    var edit = RosterEdit(book(), asOf: MoneyBook.date("2025-12-05"))
    edit.setActive(false, luna)
    #expect(days(edit.book) == [])
    #expect(ScheduleResolver(edit.book).passedOver(on: MoneyBook.date("2025-12-08")).count == 1)
  }

  @Test func `a dog that goes to a retired owner was booked before`() {
    var one = book()
    one.clients.append(Client(id: ClientID("bo"), owner: "Bo Reid"))
    one.clients[1].isActive = false
    var edit = RosterEdit(one, asOf: today)
    edit.edit(luna, [(.owner, "bo")])
    #expect(days(edit.book) == ["2025-12-08", "2025-12-10", "2025-12-15"])
    edit.edit(DogID("pip"), [(.owner, "")])
    #expect(edit.book.earlier.rows.map(\.subject) == [.client(luna)], "another owner alone changes no day")
  }

  @Test func `a new dog was on no day before, where the book tells of such days`() {
    var edit = RosterEdit(book(), asOf: today)
    edit.addDog("Rex", [(.days, "mon,wed")])
    let resolver = ScheduleResolver(edit.book)
    #expect(resolver.dogs(on: MoneyBook.date("2025-12-15")).map(\.dog.id.text) == ["luna"])
    #expect(resolver.dogs(on: today).map(\.dog.id.text) == ["luna", "rex"])
    var first = RosterEdit(MoneyBook.book([]), asOf: today)
    first.addDog("Rex", [(.days, "mon")])
    #expect(first.book.earlier.isEmpty, "a book that is only begun has no past")
  }

  @Test func `another rate, and another usual rate, reach no day before`() {
    var changed = book()
    changed.rules.defaultRate = Money(cents: 3000)
    let isDated = changed.keepPast(of: book(), from: today)
    #expect(isDated)
    var edit = RosterEdit(book(), asOf: today)
    edit.edit(luna, [(.rate, "30")])
    for book in [changed, edit.book] {
      func charge(_ day: String) -> Money? {
        let plan = HikePlanner(book).plan(MoneyBook.date(day))
        let closed = DayClosing(plan, noShows: [], in: book).book
        return closed.hikes.first { $0.date.description == day && $0.dog == luna }?.charge
      }
      #expect(charge("2025-12-15") == Money(cents: 2500))
      #expect(charge("2025-12-17") == Money(cents: 3000))
    }
    let isDatedAgain = changed.keepPast(of: changed, from: today)
    #expect(!isDatedAgain)
  }

  @Test func `a day that only its payment names keeps what it was taken to cost`() {
    let before = book(payments: [MoneyBook.payment("p", 5000, hike: "2025-10-06", paid: "2025-10-01")])
    var edit = RosterEdit(before, asOf: today)
    edit.edit(luna, [(.rate, "30")])
    func balance(_ book: Book) -> Money {
      let day = MoneyBook.date("2025-10-20")
      return Coverage(book, lines: Ledger(book, asOf: day).lines, asOf: day).balance(of: luna)
    }
    #expect(balance(before) == Money(cents: -2500), "two hikes at 25.00")
    #expect(balance(edit.book) == balance(before))
  }

  @Test func `what was only concluded is put right for all days`() {
    var concluded = book()
    concluded.review = [ReviewItem(item: "luna days"), ReviewItem(item: "luna rate", answer: "yes")]
    var answered = concluded
    answered.dogs[0].regularDays = [.friday]
    answered.dogs[0].rate = Money(cents: 3000)
    var kept = answered
    kept.keepPast(of: concluded, from: today, correctsConclusions: true)
    #expect(kept.earlier.rows.map(\.subject) == [.rate(luna)])
    #expect(days(kept).first == "2025-12-08" && !days(kept).contains("2025-12-15"))
    answered.keepPast(of: concluded, from: today)
    #expect(answered.earlier.rows.count == 4)
  }

  // MARK: Whatever is changed

  /// Everything that earlier weeks say: plans, ledger, revenue, and what was owed. How far money reaches also hangs on the
  /// hikes to come.
  private func past(_ book: Book, before today: CivilDate) throws -> [String] {
    let first = MoneyBook.date("2025-09-29")
    let resolver = ScheduleResolver(book)
    var texts = try stride(from: first.dayNumber, to: today.monday.dayNumber, by: 7).map { number in
      String(
        decoding: try WeekReport(book, monday: CivilDate(dayNumber: number)).json.encoded(), as: UTF8.self)
    }
    texts += (0..<first.days(until: today)).map { offset in
      let day = first.adding(days: offset)
      let dogs = resolver.dogs(on: day).map { "\($0.dog.id) \($0.reason) \($0.isException)" }
      return "\(day) \(dogs) \(resolver.isModified(on: day))"
    }
    let yesterday = today.adding(days: -1)
    let ledger = Ledger(book, asOf: yesterday)
    texts.append(String(decoding: PaymentLedgerSheet.grid(ledger, book).csv(marked: false), as: UTF8.self))
    texts.append(String(decoding: RevenueSheet.grid(ledger).csv(marked: false), as: UTF8.self))
    let coverage = Coverage(book, lines: ledger.lines, asOf: yesterday)
    texts += coverage.claims.filter { $0.hike.date < today }.map { "\($0.hike) \($0.owed)" }
    return texts
  }

  private func randomBook(_ random: inout SplitMix64) -> Book {
    let start = MoneyBook.date("2025-09-29")
    func day() -> CivilDate { start.adding(days: Int.random(in: 0..<120, using: &random)) }
    func dog() -> DogID { DogID(["luna", "pip", "ghost"].randomElement(using: &random) ?? "luna") }
    var hikes: [DailyHike] = []
    for _ in 0..<Int.random(in: 0...15, using: &random) {
      let hike = DailyHike(
        date: day(), dog: dog(), outcome: DailyHike.Outcome.allCases.randomElement(using: &random) ?? .hiked,
        charge: [nil, Money(cents: 2500), .zero].randomElement(using: &random) ?? nil)
      if !hikes.contains(where: { $0.date == hike.date && $0.dog == hike.dog }) { hikes.append(hike) }
    }
    let payments = (0..<Int.random(in: 0...12, using: &random)).map { number in
      MoneyBook.payment(
        "p\(number)", [2500, 3000, 5000, 6000, 9000].randomElement(using: &random) ?? 2500, dog: dog().text,
        hike: day().description)
    }
    var book = MoneyBook.book(payments, hikes: hikes)
    for place in book.dogs.indices {
      book.dogs[place].regularDays = Set(Weekday.workdays.filter { _ in Bool.random(using: &random) })
      book.dogs[place].isActive = Int.random(in: 0..<5, using: &random) > 0
    }
    for _ in 0..<4 {
      let changes: [ScheduleException.Change] = [.added, .removed(.away), .removed(.cancelled)]
      book.exceptions.append(
        ScheduleException(dog: dog(), date: day(), changes.randomElement(using: &random) ?? .added))
    }
    return book
  }

  private func randomEdit(_ book: Book, _ today: CivilDate, _ random: inout SplitMix64) -> Book {
    var edit = RosterEdit(book, asOf: today)
    let dog = ["luna", "pip", "ghost"].randomElement(using: &random) ?? "luna"
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let days = Weekday.workdays.filter { _ in Bool.random(using: &random) }.map(\.column)
      edit.edit(DogID(dog), [(.days, days.isEmpty ? "none" : days.joined(separator: ","))])
    case 2: edit.edit(DogID(dog), [(.rate, ["", "25", "30", "45"].randomElement(using: &random) ?? "")])
    case 3: edit.edit(DogID(dog), [(.everyWeeks, ["", "2", "3"].randomElement(using: &random) ?? "")])
    case 4: edit.setActive(Bool.random(using: &random), DogID(dog))
    case 5: edit.setActive(Bool.random(using: &random), ClientID("grace"))
    default:
      var changed = book
      changed.rules.defaultRate = Money(cents: [2500, 3000, 3500].randomElement(using: &random) ?? 2500)
      changed.keepPast(of: book, from: today)
      return changed
    }
    return edit.book
  }

  @Test func `no sequence of changes reaches an earlier week, its ledger or its revenue`() throws {
    for seed in 0..<150 {
      var random = SplitMix64(seed: UInt64(seed))
      var book = randomBook(&random)
      var today = MoneyBook.date("2025-10-13")
      for step in 0..<8 {
        today = today.adding(days: Int.random(in: 0...12, using: &random))
        let before = try past(book, before: today)
        let changed = randomEdit(book, today, &random)
        for (was, now) in zip(before, try past(changed, before: today)) where was != now {
          Issue.record("seed \(seed), step \(step), \(today): \(was) became \(now)")
        }
        // As a book on disk says it.
        var stored = StoredBook()
        stored.book = changed
        let files = Dictionary(stored.files().map { ($0.name, $0.bytes) }) { first, _ in first }
        let again = StoredBook.read(files)
        #expect(again.diagnostics.isEmpty && Set(again.value.book.earlier.rows) == Set(changed.earlier.rows))
        book = again.value.book
      }
    }
  }
}
