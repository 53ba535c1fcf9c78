public import Civil
public import Diagnostics
public import Quantities

/// Changes of some days or weeks, made in a book and checked as a whole before anything is written. The regular
/// schedule is never touched.
///
/// A range of days away or injured is one exception for each working day in it, so that no later change of the
/// regular days brings the dog back; everything else is one for each day on which the dog is booked.
public struct WeekEdit: Sendable {
  /// How a change is meant, beside what it is.
  public struct Manner: Sendable {
    /// The command's name; it becomes the source of what is written.
    public var source: String
    public var reason = ""
    /// Whether an exception that stands gives way.
    public var replaces = false
    /// Whether a day may have more dogs than places.
    public var overfills = false
    /// What a hike that is called off still owes; nil where nothing is charged, however late.
    public var charge: (@Sendable (_ usual: Money?, _ dog: Dog, _ date: CivilDate) -> Money?)?

    public init(source: String) { self.source = source }
  }

  public internal(set) var book: Book
  /// What was done, in her words.
  public internal(set) var lines: [String] = []
  /// Errors: nothing may be written then. Warnings come with a change that is made.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The days on which something changed.
  public internal(set) var days: Set<CivilDate> = []
  let manner: Manner
  let before: Book

  public init(_ book: Book, _ manner: Manner) {
    self.book = book
    self.manner = manner
    before = book
  }

  public var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

  public var changesAnything: Bool { book.exceptions != before.exceptions || book.hikes != before.hikes }

  mutating func refuse(_ code: DiagnosticCode, _ message: String, hint: String) {
    diagnostics.append(Diagnostic(.error, code, message, hint: hint))
  }

  // MARK: What stands

  /// What takes the dog off this day.
  func departure(_ dog: Dog, _ date: CivilDate) -> ScheduleException? {
    book.exceptions.first { $0.dog == dog.id && $0.date == date && $0.change != .added }
  }

  /// What puts the dog on this day.
  func arrival(_ dog: Dog, _ date: CivilDate) -> ScheduleException? {
    book.exceptions.first {
      $0.dog == dog.id && (($0.date == date && $0.change == .added) || $0.change == .moved(to: date))
    }
  }

  var resolver: ScheduleResolver { ScheduleResolver(book) }

  func isPaid(_ dog: Dog, _ date: CivilDate) -> Bool { paid(dog, date) > .zero }

  func paid(_ dog: Dog, _ date: CivilDate) -> Money {
    book.payments.filter { $0.dog == dog.id && $0.hikeDate == date && !$0.isFromNotes }.map(\.amount)
      .reduce(.zero, +)
  }

  func hike(_ dog: Dog, _ date: CivilDate) -> Int? {
    book.hikes.firstIndex { $0.dog == dog.id && $0.date == date }
  }

  mutating func put(_ dog: Dog, _ date: CivilDate, _ change: ScheduleException.Change, reason: String? = nil)
  {
    book.exceptions.append(
      ScheduleException(
        dog: dog.id, date: date, change, reason: reason ?? manner.reason, source: manner.source))
    days.insert(date)
    if case .moved(let target) = change { days.insert(target) }
  }

  mutating func take(_ exception: ScheduleException) {
    book.exceptions.removeAll { $0 == exception }
    days.insert(exception.date)
    guard case .moved(let target) = exception.change else { return }
    days.insert(target)
    // The hike that the move had put on its target day goes with it.
    book.hikes.removeAll { $0.dog == exception.dog && $0.date == target && $0.source == Self.moved }
  }

  static let moved = "move"

  // MARK: Checks

  /// Whether hikes are held on the day at all; else it is refused.
  mutating func isWorkday(_ date: CivilDate) -> Bool {
    if date.weekday <= .friday { return true }
    refuse(
      .noHikeDay, "there are no hikes on \(date.longText)",
      hint: "name a day from Monday to Friday, such as \(date.monday.adding(days: 7).shortText)")
    return false
  }

  mutating func isActive(_ dog: Dog) -> Bool {
    if resolver.isActive(dog) { return true }
    let who = dog.isActive ? book.client(dog.client)?.owner ?? "its owner" : book.label(dog)
    refuse(
      .inactiveDog, "\(who) is marked as gone",
      hint: dog.isActive
        ? "set active to yes in the owner's row of clients.csv first"
        : "set active to yes in the dog's row of dogs.csv first")
    return false
  }

  /// Days that have become fuller than their hikes have places: refused, or named where she wants it so.
  public mutating func checkPlaces() {
    let seats = book.rules.places
    let old = ScheduleResolver(before)
    for date in days.sorted() {
      let count = resolver.dogs(on: date).count
      guard count > seats, count > old.dogs(on: date).count else { continue }
      diagnostics.append(
        Diagnostic(
          manner.overfills ? .warning : .error, .dayFull,
          "\(date.shortText) would have \(count) dogs, and its hikes have \(seats) places",
          hint: manner.overfills
            ? "hound today --date \(date) names who is in no hike"
            : "take another dog off that day first, or say --anyway"))
    }
  }
}
