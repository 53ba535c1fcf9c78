import Civil

/// A dog's day, the dog as a number.
struct DogDay: Hashable, Sendable {
  /// By ``DogNumbers``.
  let dog: Int
  let date: CivilDate
}

/// Numbers for dogs, counted from 0, those of the book first.
struct DogNumbers: Sendable {
  private(set) var dogs: [DogID] = []
  private var numbers: [DogID: Int] = [:]
  /// The dog that was asked for last, as it mostly is again: a sheet's row is of one dog.
  private var latest: (dog: DogID, number: Int)?

  init(_ dogs: [Dog]) {
    for dog in dogs { _ = number(of: dog.id) }
  }

  /// Nil for a dog that was never asked for.
  func known(_ dog: DogID) -> Int? {
    if let latest, latest.dog == dog { return latest.number }
    return numbers[dog]
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

/// Numbers for dogs' days, counted from 0, so that what is known of a day stands in a list.
struct DogDays: Sendable {
  private var dogs: DogNumbers
  /// By the numbers of the dogs.
  private var numbers: [DayNumbers]
  private(set) var all: [DogDay] = []

  init(_ dogs: [Dog], count: Int) {
    self.dogs = DogNumbers(dogs)
    numbers = Array(repeating: DayNumbers(), count: self.dogs.dogs.count)
    all.reserveCapacity(count)
  }

  /// Makes room at once for so many days more.
  mutating func reserve(_ more: Int) { all.reserveCapacity(all.count + more) }

  /// A day that was not asked for yet gets the next one.
  mutating func number(of dog: DogID, on date: CivilDate) -> Int {
    let place = dogs.number(of: dog)
    if place == numbers.count { numbers.append(DayNumbers()) }
    if let known = numbers[place][date] { return known }
    numbers[place].set(all.count, on: date)
    all.append(DogDay(dog: place, date: date))
    return all.count - 1
  }

  /// Nil for a day that was never asked for.
  func known(_ dog: DogID, on date: CivilDate) -> Int? {
    dogs.known(dog).flatMap { numbers[$0][date] }
  }

  func dog(of number: Int) -> DogID { dogs.dogs[all[number].dog] }

  /// The places of some of the days as they rise by date, then by the dog's id; of equal ones the first stands first.
  func order(of numbers: [Int]) -> [Int] {
    let names = dogs.dogs
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, dog) in names.indices.sorted(by: { names[$0] < names[$1] }).enumerated() {
      ranks[dog] = rank
    }
    return numbers.map { all[$0].date.dayNumber }.order { left, right in
      (ranks[all[numbers[left]].dog], left) < (ranks[all[numbers[right]].dog], right)
    }
  }
}

/// A payment of a book and its line in a ledger, each by its place; nil where it has none.
struct LinedPayment {
  let payment: Int
  let line: Int?

  /// Every payment: first those that have no line of their own, then the others as their lines stand.
  /// - Parameter lines: where one is of another state of the book, it serves the payments of its id that have none.
  static func all(_ payments: [Payment], _ lines: [LedgerLine]) -> [LinedPayment] {
    var isLined = Array(repeating: false, count: payments.count)
    var lined: [LinedPayment] = []
    lined.reserveCapacity(lines.count)
    var strangers: [PaymentID: Int] = [:]
    for line in lines.indices {
      let place = lines[line].place
      if place < payments.count, !isLined[place], payments[place].id == lines[line].id {
        isLined[place] = true
        lined.append(LinedPayment(payment: place, line: line))
      } else if strangers[lines[line].id] == nil {
        strangers[lines[line].id] = line
      }
    }
    let others = payments.indices.filter { !isLined[$0] }
    return others.map { LinedPayment(payment: $0, line: strangers[payments[$0].id]) } + lined
  }
}
