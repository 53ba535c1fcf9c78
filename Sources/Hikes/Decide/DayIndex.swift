import Civil
import Quantities

/// Where the rows of a book stand that speak of a dog and a day, so that a year of cells is entered without
/// looking through the whole book for each.
struct DayIndex: Sendable {
  typealias Day = SheetMemory.Day

  /// What the book has of one day.
  private struct Rows {
    var payment: Int?
    /// Those after the first; hardly any day has them.
    var otherPayments: [Int] = []
    var hike: Int?
    /// By the numbers of ``exceptions``.
    var exceptions: [Int] = []
  }

  /// Each day's number, which it keeps: its place in `rows`.
  private var days: DogDays
  private var rows: [Rows] = []
  /// For each exception of the book a number that it keeps when others are removed. They rise.
  private var exceptions: [Int] = []
  private var notes: Set<WeekText> = []

  private struct WeekText: Hashable {
    let day: Day
    let text: String
  }

  init(_ book: Book) {
    days = DogDays(book.dogs, count: book.payments.count)
    for (index, payment) in book.payments.enumerated() { add(payment, at: index) }
    for (index, hike) in book.hikes.enumerated() { add(hike, at: index) }
    for exception in book.exceptions { add(exception) }
    for note in book.notes { add(note) }
  }

  /// Makes room at once for so many days more, and for some that are spoken of beside them.
  mutating func reserve(_ more: Int) {
    let more = more + more / 8
    days.reserve(more)
    rows.reserveCapacity(rows.count + more)
  }

  /// The number of a day, be there rows of it or not. They are counted from 0.
  mutating func turn(to day: Day) -> Int {
    let number = days.number(of: day.dog, on: day.date)
    if number == rows.count { rows.append(Rows()) }
    return number
  }

  /// Nil for a day of which nothing was ever asked or entered.
  func number(of day: Day) -> Int? { days.known(day.dog, on: day.date) }

  mutating func add(_ payment: Payment, at index: Int) {
    guard let dog = payment.dog, let date = payment.hikeDate else { return }
    let number = turn(to: Day(dog: dog, date: date))
    if rows[number].payment == nil {
      rows[number].payment = index
    } else {
      rows[number].otherPayments.append(index)
    }
  }

  /// A payment that is of another day now is no longer found on this one.
  mutating func removePayment(at index: Int, on day: Day) {
    guard let number = number(of: day) else { return }
    let left = paymentIndices(day).filter { $0 != index }
    rows[number].payment = left.first
    rows[number].otherPayments = Array(left.dropFirst())
  }

  mutating func add(_ hike: DailyHike, at index: Int) {
    rows[turn(to: Day(dog: hike.dog, date: hike.date))].hike = index
  }

  /// The book's last exception.
  mutating func add(_ exception: ScheduleException) {
    let number = (exceptions.last ?? -1) + 1
    exceptions.append(number)
    rows[turn(to: Day(dog: exception.dog, date: exception.date))].exceptions.append(number)
  }

  /// The exceptions below it move up by one.
  mutating func removeException(at index: Int, on day: Day) {
    let removed = exceptions.remove(at: index)
    rows[turn(to: day)].exceptions.removeAll { $0 == removed }
  }

  mutating func add(_ note: WeekNote) {
    notes.insert(WeekText(day: Day(dog: note.dog, date: note.week), text: note.text))
  }

  mutating func remove(_ text: String, _ day: Day) { notes.remove(WeekText(day: day, text: text)) }

  func payments(_ day: Day, in book: Book) -> [Payment] { paymentIndices(day).map { book.payments[$0] } }

  func paymentIndices(_ day: Day) -> [Int] {
    guard let number = number(of: day), let first = rows[number].payment else { return [] }
    return [first] + rows[number].otherPayments
  }

  /// The place of the only payment of a day; nil where there is none, or another one beside it.
  func onlyPayment(_ day: Day) -> Int? {
    number(of: day).flatMap { rows[$0].otherPayments.isEmpty ? rows[$0].payment : nil }
  }

  func exceptionIndices(_ day: Day) -> [Int] {
    number(of: day).map { rows[$0].exceptions.map { place(of: $0) } } ?? []
  }

  func hikeIndex(_ day: Day) -> Int? { number(of: day).flatMap { rows[$0].hike } }

  func hike(_ day: Day, in book: Book) -> DailyHike? { hikeIndex(day).map { book.hikes[$0] } }

  func exception(_ day: Day, in book: Book) -> ScheduleException? {
    number(of: day).flatMap { rows[$0].exceptions.first }.map { book.exceptions[place(of: $0)] }
  }

  /// Where an exception stands among the others; found by halving.
  private func place(of exception: Int) -> Int {
    var part = exceptions.indices
    while part.count > 1 {
      let middle = part.lowerBound + part.count / 2
      part = exceptions[middle] <= exception ? middle..<part.upperBound : part.lowerBound..<middle
    }
    return part.lowerBound
  }

  func holds(_ text: String, _ day: Day) -> Bool { notes.contains(WeekText(day: day, text: text)) }
}
