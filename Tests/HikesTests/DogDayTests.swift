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
