import Civil
import Diagnostics
import Documents
import Quantities
import Tabular
import TestSupport
import Testing

@testable import Hikes

struct ClearedDaysTests {
  private static let monday = MoneyBook.date("2025-12-08")
  private static let days = monday...monday.adding(days: 4)

  private static func cleared(_ book: Book, asOf: String = "2025-12-12") -> ClearedDays {
    ClearedDays(book, in: days, asOf: MoneyBook.date(asOf))
  }

  private static func week(_ book: Book, _ dog: Int, _ day: Int) -> String {
    WeekReport(book, monday: monday, cleared: cleared(book)).cell(
      book.dogs[dog], monday.adding(days: day), isBooked: true)
  }

  @Test func `money for two hikes pays the day that has none, and the week does not call it unpaid`() {
    let hikes = [CoverageTests.hike("2025-12-08"), CoverageTests.hike("2025-12-10")]
    let book = MoneyBook.book([MoneyBook.payment("p", 5000, hike: "2025-12-08")], hikes: hikes)
    #expect(Self.cleared(book).contains(DogID("luna"), on: MoneyBook.date("2025-12-10")))
    #expect(
      [0, 2].map { Self.week(book, 0, $0) } == ["50.00", "paid"])
    let short = MoneyBook.book([MoneyBook.payment("p", 4000, hike: "2025-12-08")], hikes: hikes)
    #expect([0, 2].map { Self.week(short, 0, $0) } == ["40.00", "not paid"])
  }

  @Test func `the money may have come weeks before, or for the other dog of the house`() {
    let hikes = [CoverageTests.hike("2025-11-17"), CoverageTests.hike("2025-12-09", "pip")]
    let book = MoneyBook.book(
      [MoneyBook.payment("p", 5000, hike: "2025-11-17", paid: "2025-11-17")], hikes: hikes)
    #expect(Self.week(book, 1, 1) == "paid")
    #expect(
      ClearedDays.households(withoutMoney: book, in: Self.days) == [DogID("luna"), DogID("pip")])
    let owing = MoneyBook.book(book.payments, hikes: hikes + [CoverageTests.hike("2025-11-19")])
    #expect(Self.week(owing, 1, 1) == "not paid", "an older hike goes before")
  }

  @Test func `dogs whose days have money of their own are not asked about`() {
    let book = MoneyBook.book(
      [MoneyBook.payment("p", 2500, hike: "2025-12-08")], hikes: [CoverageTests.hike("2025-12-08")])
    #expect(ClearedDays.households(withoutMoney: book, in: Self.days).isEmpty)
  }

  @Test func `the page says paid without an amount`() {
    let hikes = [CoverageTests.hike("2025-12-08"), CoverageTests.hike("2025-12-10")]
    let book = MoneyBook.book([MoneyBook.payment("p", 5000, hike: "2025-12-08")], hikes: hikes)
    let page = WeekPage.page(book, mondays: [Self.monday], today: Self.monday, cleared: Self.cleared(book))
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("<span class=\"standing good\">CA$50.00 paid</span>"))
    #expect(text.contains("<span class=\"standing good\">paid</span>"))
  }

  @Test func `the same days are cleared by the history of the houses as by the whole`() {
    var random = SplitMix64(seed: 77)
    var count = 0
    for round in 0..<200 {
      var book = MoneyBook.book(MoneyBook.randomPayments(&random))
      for offset in 0..<30 where Bool.random(using: &random) {
        for dog in ["luna", "pip", "ghost"] where Bool.random(using: &random) {
          book.hikes.append(
            DailyHike(
              date: MoneyBook.date("2025-03-20").adding(days: offset), dog: DogID(dog), outcome: .hiked,
              charge: Money(cents: 500)))
        }
      }
      let files = [
        "hikes.csv": BookSchemas.hikes.write(book.hikes),
        "payments.csv": BookSchemas.payments.write(book.payments),
        "dogs.csv": BookSchemas.dogs.write(book.dogs), "clients.csv": BookSchemas.clients.write(book.clients),
      ]
      let days = MoneyBook.date("2025-04-07")...MoneyBook.date("2025-04-11")
      var stored = StoredBook.read(files, leavesHistory: true).value
      _ = stored.readHistory(of: days, standingFrom: nil)
      let dogs = ClearedDays.households(withoutMoney: stored.book, in: days)
      let part = ClearedDays(stored.book(withHistoryOf: dogs), in: days, asOf: days.upperBound)
      let whole = ClearedDays(StoredBook.read(files).value.book, in: days, asOf: days.upperBound)
      for dog in dogs {
        for number in days.lowerBound.dayNumber...days.upperBound.dayNumber {
          let date = CivilDate(dayNumber: number)
          #expect(part.contains(dog, on: date) == whole.contains(dog, on: date), "round \(round)")
          if whole.contains(dog, on: date) { count += 1 }
        }
      }
    }
    #expect(count > 50)
  }
}
