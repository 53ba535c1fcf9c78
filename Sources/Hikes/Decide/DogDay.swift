import Civil

/// A dog's day, the dog as a number: what a dictionary of years of days is looked up by.
struct DogDay: Hashable, Sendable {
  /// By ``DogNumbers``.
  let dog: Int
  let date: CivilDate
}

/// Numbers for dogs, counted from 0, those of the book first.
struct DogNumbers {
  private(set) var dogs: [DogID] = []
  private var numbers: [DogID: Int] = [:]

  init(_ dogs: [Dog]) {
    for dog in dogs { _ = number(of: dog.id) }
  }

  /// A dog that the book does not know gets the next one.
  mutating func number(of dog: DogID) -> Int {
    if let known = numbers[dog] { return known }
    numbers[dog] = dogs.count
    dogs.append(dog)
    return dogs.count - 1
  }
}

/// Finds the lines of payments by their ids, at once while both come in the same order.
struct LinePlaces {
  private let lines: [LedgerLine]
  private var next = 0
  private var places: [PaymentID: Int]?

  init(_ lines: [LedgerLine]) { self.lines = lines }

  /// Nil for a payment that has no line. Of two lines of one id the first, or the next one in their order.
  mutating func place(of payment: PaymentID) -> Int? {
    if next < lines.count, lines[next].id == payment {
      next += 1
      return next - 1
    }
    if let places { return places[payment] }
    let all = Dictionary(lines.indices.map { (lines[$0].id, $0) }) { first, _ in first }
    places = all
    return all[payment]
  }
}
