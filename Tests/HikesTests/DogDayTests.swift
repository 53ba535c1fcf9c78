import Civil
import Testing

@testable import Hikes

@Suite struct DogDayTests {
  @Test func `the dogs of the book come first, and another gets the next number`() {
    var numbers = DogNumbers([Dog(id: Slug("luna")), Dog(id: Slug("rex"))])
    #expect(numbers.number(of: Slug("rex")) == 1)
    #expect(numbers.number(of: Slug("gone")) == 2)
    #expect(numbers.number(of: Slug("gone")) == 2)
    #expect(numbers.dogs.map(\.text) == ["luna", "rex", "gone"])
  }

  @Test func `a dog's day has one number, and rises by date, then by the dog`() throws {
    var days = DogDays([Dog(id: Slug("rex")), Dog(id: Slug("luna"))], count: 4)
    let monday = try #require(CivilDate(iso: "2025-12-08"))
    let named: [(DogID, CivilDate)] = [
      (Slug("rex"), monday.adding(days: 1)), (Slug("rex"), monday), (Slug("gone"), monday),
      (Slug("luna"), monday), (Slug("rex"), monday),
    ]
    let numbers = named.map { days.number(of: $0.0, on: $0.1) }
    #expect(numbers == [0, 1, 2, 3, 1])
    #expect((0..<4).map { days.dog(of: $0).text } == ["rex", "rex", "gone", "luna"])
    let ranks = days.ranks
    #expect((0..<4).sorted { ranks[$0] < ranks[$1] } == [2, 3, 1, 0])
  }

  @Test func `a payment's line is found in the order of both, and in any other`() {
    let book = MoneyBook.book(
      ["c", "a", "b"].map { MoneyBook.payment($0, 2500, hike: "2025-12-08", source: "december.csv!B5") })
    let ids = book.payments.map(\.id)
    let lines = Ledger(book, asOf: MoneyBook.asOf).lines
    for order in [lines, lines.reversed(), Array(lines.dropFirst()), []] {
      var places = LinePlaces(order)
      for id in ids + ids {
        #expect(places.place(of: id) == order.firstIndex { $0.id == id })
      }
    }
  }
}
