import Civil
import Quantities

/// Where the rows of a book stand that speak of a dog and a day, so that a year of cells is entered without
/// looking through the whole book for each.
struct DayIndex: Sendable {
  typealias Day = SheetMemory.Day

  private var payments: [Day: [Int]] = [:]
  private var hikes: [Day: Int] = [:]
  private var exceptions: [Day: [Int]] = [:]
  private var notes: Set<WeekText> = []

  private struct WeekText: Hashable {
    let day: Day
    let text: String
  }

  init(_ book: Book) {
    for (index, payment) in book.payments.enumerated() { add(payment, at: index) }
    for (index, hike) in book.hikes.enumerated() { hikes[Day(dog: hike.dog, date: hike.date)] = index }
    for (index, exception) in book.exceptions.enumerated() { add(exception, at: index) }
    for note in book.notes { add(note) }
  }

  /// Makes room at once for so many days more.
  mutating func reserve(_ days: Int) {
    payments.reserveCapacity(payments.count + days)
    hikes.reserveCapacity(hikes.count + days)
  }

  mutating func add(_ payment: Payment, at index: Int) {
    guard let dog = payment.dog, let date = payment.hikeDate else { return }
    payments[Day(dog: dog, date: date), default: []].append(index)
  }

  mutating func add(_ hike: DailyHike, at index: Int) { hikes[Day(dog: hike.dog, date: hike.date)] = index }

  mutating func add(_ exception: ScheduleException, at index: Int) {
    exceptions[Day(dog: exception.dog, date: exception.date), default: []].append(index)
  }

  /// The exceptions below it move up by one.
  mutating func removeException(at index: Int, on day: Day) {
    exceptions[day]?.removeAll { $0 == index }
    // By hand, for a list of the places would be a second holder of the numbers, and have them all copied.
    var place = exceptions.startIndex
    while place != exceptions.endIndex {
      for number in exceptions.values[place].indices where exceptions.values[place][number] > index {
        exceptions.values[place][number] -= 1
      }
      exceptions.formIndex(after: &place)
    }
  }

  mutating func add(_ note: WeekNote) {
    notes.insert(WeekText(day: Day(dog: note.dog, date: note.week), text: note.text))
  }

  mutating func remove(_ text: String, _ day: Day) { notes.remove(WeekText(day: day, text: text)) }

  func payments(_ day: Day, in book: Book) -> [Payment] { (payments[day] ?? []).map { book.payments[$0] } }

  func paymentIndices(_ day: Day) -> [Int] { payments[day] ?? [] }

  func exceptionIndices(_ day: Day) -> [Int] { exceptions[day] ?? [] }

  func hikeIndex(_ day: Day) -> Int? { hikes[day] }

  func hike(_ day: Day, in book: Book) -> DailyHike? { hikes[day].map { book.hikes[$0] } }

  func exception(_ day: Day, in book: Book) -> ScheduleException? {
    exceptions[day]?.first.map { book.exceptions[$0] }
  }

  func holds(_ text: String, _ day: Day) -> Bool { notes.contains(WeekText(day: day, text: text)) }
}
