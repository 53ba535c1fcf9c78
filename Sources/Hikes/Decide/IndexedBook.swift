import Civil
import Quantities

/// A book that finds its rows by dog and day, and stays in step with every row that is entered.
struct IndexedBook: Sendable {
  typealias Day = SheetMemory.Day

  private(set) var book: Book
  private var index: DayIndex
  private var dogPlaces: [DogID: Int]
  /// The dog that was asked for last, as it mostly is again: a sheet's row is of one dog.
  private var latest: (dog: DogID, place: Int)?
  /// What the questions of the book are about.
  private var items: Set<String>
  /// From which day to which dogs went.
  private(set) var moves: MovedMoney

  init(_ book: Book) {
    self.book = book
    index = DayIndex(book)
    dogPlaces = Self.places(book)
    items = Set(book.review.map(\.item))
    moves = MovedMoney(book.exceptions)
  }

  private static func places(_ book: Book) -> [DogID: Int] {
    Dictionary(book.dogs.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Makes room at once for the rows of so many days more.
  mutating func reserve(_ days: Int) {
    book.payments.reserveCapacity(book.payments.count + days)
    book.hikes.reserveCapacity(book.hikes.count + days)
    index.reserve(days)
  }

  // MARK: Tables that no day has

  var rules: BusinessRules {
    get { book.rules }
    set { book.rules = newValue }
  }

  var clients: [Client] {
    get { book.clients }
    set { book.clients = newValue }
  }

  /// Changes one dog, in place.
  mutating func changeDog(_ place: Int, _ change: (inout Dog) -> Void) { change(&book.dogs[place]) }

  /// Finds or makes the dogs of sheets.
  mutating func takeDogs(of readings: [SheetReading], _ map: inout DogMap) {
    map.take(readings, into: &book)
    dogPlaces = Self.places(book)
    latest = nil
  }

  /// What the hike of a dog's day costs, and whether the dog has a rate of its own.
  mutating func rate(of day: Day) -> (rate: Money, isOwn: Bool)? {
    if latest?.dog != day.dog { latest = dogPlaces[day.dog].map { (day.dog, $0) } }
    return latest.map { _, place in
      let own = book.dogs[place].rate
      // Where nothing ever changed, no dog is copied to be asked.
      let rate =
        book.earlier.isEmpty
        ? own ?? book.rules.defaultRate : book.rate(of: book.dogs[place], on: day.date)
      return (rate, own != nil)
    }
  }

  func dog(_ id: DogID) -> Dog? { dogPlaces[id].map { book.dogs[$0] } }

  /// One question for one item: where the cell says something else than when it was asked about, the old answer
  /// no longer fits.
  mutating func ask(_ item: ReviewItem) {
    if !items.insert(item.item).inserted { book.review.removeAll { $0.item == item.item } }
    book.review.append(item)
  }

  /// What was asked about an item, answered or not.
  func question(of item: String) -> ReviewItem? {
    items.contains(item) ? book.review.first { $0.item == item } : nil
  }

  // MARK: A dog's day

  /// The number of a day, counted from 0. The rows of this day are found at once until another one is turned to.
  mutating func turn(to day: Day) -> Int { index.turn(to: day) }
  /// The same for a day of which something was asked or entered; else nil.
  func number(of day: Day) -> Int? { index.number(of: day) }

  func payments(_ day: Day) -> [Payment] { index.payments(day, in: book).filter { !$0.isFromNotes } }
  func notePayments(_ day: Day) -> [Payment] { index.payments(day, in: book).filter(\.isFromNotes) }
  /// What was paid for the day, in the cells or in the notes; nil without a payment.
  func paid(_ day: Day, inNotes: Bool) -> Money? {
    if let only = index.onlyPayment(day) {
      return book.payments[only].id.isOfNotes == inNotes ? book.amountInSheets(at: only) : nil
    }
    var sum: Money?
    for place in index.paymentIndices(day) where book.payments[place].id.isOfNotes == inNotes {
      sum = (sum ?? .zero) + book.amountInSheets(at: place)
    }
    return sum
  }
  func hike(_ day: Day) -> DailyHike? { index.hike(day, in: book) }
  func exception(_ day: Day) -> ScheduleException? { index.exception(day, in: book) }
  func holdsNote(_ text: String, _ day: Day) -> Bool { index.holds(text, day) }

  mutating func add(_ payment: Payment) {
    index.add(payment, at: book.payments.count)
    book.payments.append(payment)
  }

  mutating func setAmount(_ amount: Money, on day: Day, inNotes: Bool = false) {
    for place in index.paymentIndices(day) where book.payments[place].isFromNotes == inNotes {
      if book.amountInSheets(at: place) != book.payments[place].amount {
        book.payments[place].prices = book.rules.prices
      }
      book.payments[place].amount = amount
    }
  }

  /// What was paid in the cell of one day is paid for another. An id that a sheet gave names the new day, for the old
  /// one may be paid anew.
  mutating func moveMoney(from day: Day, to other: Day) {
    for place in index.paymentIndices(day) where !book.payments[place].isFromNotes {
      index.removePayment(at: place, on: day)
      book.payments[place].hikeDate = other.date
      if book.payments[place].id == PaymentID(sheetOf: day) {
        let isAlone = book.payments[place].receipt == book.payments[place].id.text
        book.payments[place].id = PaymentID(sheetOf: other)
        if isAlone { book.payments[place].receipt = book.payments[place].id.text }
      }
      index.add(book.payments[place], at: place)
    }
  }

  mutating func add(_ hike: DailyHike) {
    index.add(hike, at: book.hikes.count)
    book.hikes.append(hike)
  }

  mutating func setCharge(_ charge: Money, on day: Day) {
    if let place = index.hikeIndex(day) { book.hikes[place].charge = charge }
  }

  mutating func changeHike(_ day: Day, _ change: (inout DailyHike) -> Void) {
    if let place = index.hikeIndex(day) { change(&book.hikes[place]) }
  }

  mutating func add(_ exception: ScheduleException) {
    index.add(exception)
    moves.add(exception)
    book.exceptions.append(exception)
  }

  mutating func removeExceptions(on day: Day, where condition: (ScheduleException) -> Bool) {
    guard let standing = exception(day), condition(standing) else { return }
    let places = index.exceptionIndices(day).filter { condition(book.exceptions[$0]) }
    for place in places.reversed() {
      if case .moved = book.exceptions.remove(at: place).change { moves.remove(day) }
      index.removeException(at: place, on: day)
    }
  }

  /// With what it said of the dog's days.
  mutating func removeNote(_ text: String, _ day: Day) {
    let sources = Set(
      book.notes.filter { $0.dog == day.dog && $0.week == day.date && $0.text == text }.map(\.source))
    let told = book.exceptions.filter {
      $0.dog == day.dog && !$0.source.isEmpty && sources.contains($0.source)
    }.map(\.date)
    for date in Set(told) {
      removeExceptions(on: Day(dog: day.dog, date: date)) { sources.contains($0.source) }
    }
    book.notes.removeAll { $0.dog == day.dog && $0.week == day.date && $0.text == text }
    index.remove(text, day)
  }

  mutating func add(_ note: WeekNote, replacing old: String?) {
    if let old { book.notes.removeAll { $0.dog == note.dog && $0.week == note.week && $0.text == old } }
    index.add(note)
    book.notes.append(note)
  }
}

extension PaymentID {
  /// Of what a sheet has in the cell of a dog's day. One dog and day have one such payment, so that it is free.
  init(sheetOf day: SheetMemory.Day) { self.init(day.date.description + "-" + day.dog.text) }
}
