import Bookkeeping
import Civil
import Quantities
import Testing

@testable import Hikes

@Suite struct PastDaysTests {
  private let today = MoneyBook.date("2025-12-17")

  /// Luna hikes on Mondays and Wednesdays at the usual 25.00.
  private func book(_ hikes: [String], payments: [Payment] = []) -> Book {
    var book = MoneyBook.book(
      payments,
      hikes: hikes.map {
        DailyHike(date: MoneyBook.date($0), dog: DogID("luna"), outcome: .hiked, charge: Money(cents: 2500))
      })
    book.dogs[0].regularDays = [.monday, .wednesday]
    return book
  }

  private func days(_ book: Book) -> [String] {
    let resolver = ScheduleResolver(book)
    return (0..<30).map { MoneyBook.date("2025-11-17").adding(days: $0) }
      .filter { $0 < today && resolver.dogs(on: $0).contains { $0.dog.id.text == "luna" } }.map(\.description)
  }

  @Test func `days that are taken off the schedule stay on the days before today`() {
    let before = book(["2025-11-17", "2025-12-15"])
    var edit = RosterEdit(before, asOf: today)
    edit.edit(DogID("luna"), [(.days, "fri")])
    let kept = Set(days(edit.book))
    #expect(
      days(before).filter { !kept.contains($0) } == ["2025-11-24", "2025-11-26"], "a week that nobody knows")
    let added = edit.book.hikes.filter { $0.outcome == .booked }
    #expect(
      added.map(\.date.description) == [
        "2025-11-19", "2025-12-01", "2025-12-03", "2025-12-08", "2025-12-10",
      ],
      "the weeks that the book knows, and the last two")
    #expect(
      added.map { $0.charge?.cents } == [nil, nil, 2500, 2500, 2500],
      "of old ones nobody knows whether they were hiked")
    #expect(ScheduleResolver(edit.book).dogs(on: today).isEmpty, "it holds from today on")
  }

  @Test func `another rate reaches no day before today`() {
    let before = book(["2025-12-08", "2025-12-10"])
    var edit = RosterEdit(before, asOf: today)
    edit.edit(DogID("luna"), [(.rate, "30")])
    let plan = HikePlanner(edit.book).plan(MoneyBook.date("2025-12-15"))
    let closed = DayClosing(plan, noShows: [], in: edit.book).book
    #expect(closed.hikes.first { $0.date.description == "2025-12-15" }?.charge == Money(cents: 2500))
    let now = DayClosing(HikePlanner(edit.book).plan(today), noShows: [], in: edit.book).book
    #expect(now.hikes.first { $0.date == today }?.charge == Money(cents: 3000))
  }

  @Test func `a day that only its payment names keeps what it was taken to cost`() {
    let paid = MoneyBook.payment("p", 5000, hike: "2025-10-06", paid: "2025-10-01")
    let before = book(["2025-12-15"], payments: [paid])
    var edit = RosterEdit(before, asOf: today)
    edit.edit(DogID("luna"), [(.rate, "30")])
    func balance(_ book: Book) -> Money {
      Coverage(
        book, lines: Ledger(book, asOf: MoneyBook.date("2025-10-20")).lines,
        asOf: MoneyBook.date("2025-10-20")
      )
      .balance(of: DogID("luna"))
    }
    #expect(balance(before) == Money(cents: -2500), "two hikes at 25.00")
    #expect(balance(edit.book) == balance(before))
  }

  @Test func `of a dog without any row nothing is written down`() {
    var edit = RosterEdit(book([]), asOf: today)
    edit.edit(DogID("luna"), [(.days, "fri"), (.rate, "30")])
    #expect(edit.book.hikes.isEmpty)
  }
}
