import Bookkeeping
import Civil
import Hikes
import Quantities
import TestSupport
import Testing

/// Small books for tests about money.
enum MoneyBook {
  static let asOf = date("2026-11-20")

  /// A fixed day; the epoch for a text that is no date, which no test expects.
  static func date(_ text: String) -> CivilDate { CivilDate(iso: text) ?? CivilDate(dayNumber: 0) }

  static func payment(
    _ id: String, _ cents: Int, dog: String? = "luna", hike: String? = nil, paid: String? = nil,
    due: String? = nil,
    prices: PriceBasis = .plusHST, source: String = "", notes: String = ""
  ) -> Payment {
    var payment = Payment(id: PaymentID(id))
    payment.amount = Money(cents: cents)
    payment.dog = dog.map { DogID($0) }
    payment.hikeDate = hike.map(date)
    payment.paidDate = paid.map(date)
    payment.dueDate = due.map(date)
    payment.prices = prices
    payment.source = source
    payment.notes = notes
    return payment
  }

  /// Luna and Pip, who share an owner; Ghost has none.
  static func book(_ payments: [Payment], hikes: [DailyHike] = []) -> Book {
    var book = Book()
    book.clients = [Client(id: ClientID("grace"), owner: "Grace Boudreau")]
    var luna = Dog(id: DogID("luna"), name: "Luna")
    luna.client = ClientID("grace")
    var pip = Dog(id: DogID("pip"), name: "Pip")
    pip.client = ClientID("grace")
    book.dogs = [luna, pip, Dog(id: DogID("ghost"), name: "Ghost")]
    book.payments = payments
    book.hikes = hikes
    return book
  }

  static func ledger(_ payments: [Payment]) -> Ledger { Ledger(book(payments), asOf: asOf) }

  /// Payments of every kind around the day the rate changed; the same ones for the same seed.
  static func randomPayments(_ random: inout SplitMix64) -> [Payment] {
    func day() -> String? {
      guard Bool.random(using: &random) else { return nil }
      let offset = Int.random(in: -60...60, using: &random)
      return date("2025-04-01").adding(days: offset).description
    }
    return (0..<Int.random(in: 0...12, using: &random)).map { number in
      payment(
        "p\(number)", Int.random(in: -6_000...6_000, using: &random),
        dog: ["luna", "pip", "ghost", "stranger", nil].randomElement(using: &random) ?? nil, hike: day(),
        paid: day(),
        due: day(), prices: Bool.random(using: &random) ? .plusHST : .includeHST)
    }
  }
}
