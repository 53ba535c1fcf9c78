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
  /// The dog that was asked for last, as it mostly is again: a sheet's row is of one dog.
  private var latest: (dog: DogID, number: Int)?

  init(_ dogs: [Dog]) {
    for dog in dogs { _ = number(of: dog.id) }
  }

  /// A dog that the book does not know gets the next one.
  mutating func number(of dog: DogID) -> Int {
    if let latest, latest.dog == dog { return latest.number }
    let number = numbers[dog] ?? dogs.count
    if number == dogs.count {
      numbers[dog] = number
      dogs.append(dog)
    }
    latest = (dog, number)
    return number
  }
}

/// Numbers for dogs' days, counted from 0, so that what is known of a day stands in a list and is looked up once.
struct DogDays {
  private var dogs: DogNumbers
  private var numbers: [DogDay: Int] = [:]
  private(set) var all: [DogDay] = []

  init(_ dogs: [Dog], count: Int) {
    self.dogs = DogNumbers(dogs)
    numbers.reserveCapacity(count)
    all.reserveCapacity(count)
  }

  mutating func number(of dog: DogID, on date: CivilDate) -> Int {
    let day = DogDay(dog: dogs.number(of: dog), date: date)
    if let known = numbers[day] { return known }
    numbers[day] = all.count
    all.append(day)
    return all.count - 1
  }

  func dog(of number: Int) -> DogID { dogs.dogs[all[number].dog] }

  /// For each day a number that rises by date, then by the dog's id.
  var ranks: [Int] {
    let names = dogs.dogs
    var places = Array(repeating: 0, count: names.count)
    for (place, dog) in names.indices.sorted(by: { names[$0] < names[$1] }).enumerated() {
      places[dog] = place
    }
    return all.map { $0.date.dayNumber * names.count + places[$0.dog] }
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
