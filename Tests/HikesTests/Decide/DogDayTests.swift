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
    #expect(days.known(Slug("gone"), on: monday) == 2)
    #expect(days.known(Slug("gone"), on: monday.adding(days: 1)) == nil)
    #expect(days.known(Slug("nobody"), on: monday) == nil)
    #expect(days.order(of: [0, 1, 2, 3, 1]) == [2, 3, 1, 4, 0])
  }

  @Test func `every payment has its line, whatever lines there are and in whatever order`() {
    let book = MoneyBook.book(
      ["c", "a", "b"].map { MoneyBook.payment($0, 2500, hike: "2025-12-08", source: "december.csv!B5") })
    let lines = Ledger(book, asOf: MoneyBook.asOf).lines
    for order in [lines, lines.reversed(), Array(lines.dropFirst()), []] {
      let all = LinedPayment.all(book.payments, order)
      #expect(all.map(\.payment).sorted() == [0, 1, 2])
      for lined in all {
        #expect(lined.line == order.firstIndex { $0.id == book.payments[lined.payment].id })
      }
    }
  }

  @Test func `a line of another state of the book serves the payment of its id`() {
    var book = MoneyBook.book(["c", "a", "b"].map { MoneyBook.payment($0, 2500, hike: "2025-12-08") })
    let lines = Ledger(book, asOf: MoneyBook.asOf).lines
    book.payments.swapAt(0, 2)
    for lined in LinedPayment.all(book.payments, lines) {
      #expect(lined.line == lines.firstIndex { $0.id == book.payments[lined.payment].id })
    }
  }
}
