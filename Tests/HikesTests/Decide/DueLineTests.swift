import Bookkeeping
import Hikes
import Quantities
import Testing

struct DueLineTests {
  @Test func `a charge is taxed in the book's prices at the rate of its due day`() throws {
    let hike = DailyHike(
      date: MoneyBook.date("2025-04-14"), dog: DogID("ghost"), outcome: .hiked, charge: Money(cents: 2500))
    var book = MoneyBook.book([], hikes: [hike])
    book.rules.prices = .includeHST
    let line = try #require(Ledger(book, asOf: MoneyBook.asOf).dueUnpaid.first)
    #expect(line.taxed.net == Money(cents: 2174))
    #expect(line.taxed.hst == Money(cents: 326))
    #expect(line.dog?.name == "Ghost")
    #expect(line.client == nil)
    #expect(line.hikeDate == hike.date)
  }
}
