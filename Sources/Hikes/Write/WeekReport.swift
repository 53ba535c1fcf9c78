public import Civil
import Quantities
public import Tabular

/// A week to look at: who is booked on which day, what is paid, what is out of the ordinary.
public struct WeekReport {
  private let book: Book
  private let moves: MovedMoney
  private let resolver: ScheduleResolver
  private let week: Week
  private let cleared: ClearedDays

  /// - Parameter cleared: the days that are paid though the book has no money for them.
  public init(_ book: Book, monday: CivilDate, cleared: ClearedDays = .none) {
    self.book = book
    self.cleared = cleared
    moves = MovedMoney(book.exceptions)
    resolver = ScheduleResolver(book)
    week = Week(containing: monday)
  }

  /// `monday`, `days` (each `date`, `count`, `modified`, `dogs`), `exceptions`.
  public var json: JSONValue {
    [
      "monday": .text(week.monday.description),
      "days": .array(
        week.workdays.map { date in
          let dogs = resolver.dogs(on: date)
          return [
            "date": .text(date.description), "count": .integer(dogs.count),
            "capacity": .integer(book.rules.places),
            "modified": .bool(resolver.isModified(on: date)),
            "dogs": .array(dogs.map { .text($0.dog.id.text) }),
          ]
        }),
      "exceptions": .array(
        book.exceptions.filter { week.workdays.contains($0.date) }
          .sorted { ($0.date, $0.dog) < ($1.date, $1.dog) }.map { exception in
            let (status, target) = exception.words
            return [
              "dog": .text(exception.dog.text), "date": .text(exception.date.description),
              "status": .text(status),
              "moved_to": .optional(target?.description), "reason": .text(exception.reason),
            ]
          }),
    ]
  }

  /// For the terminal: dogs down, Monday to Friday across, as in the sheet.
  public func lines(width: Int = 80) -> [String] {
    let days = week.workdays
    var grid = Grid(["Dog"] + days.map { "\($0.weekday.shortName) \($0.day)" } + ["Notes"])
    let booked = days.map { Set(resolver.dogs(on: $0).map(\.dog.id)) }
    for dog in book.dogs.sorted(by: { ($0.name.lowercased(), $0.id) < ($1.name.lowercased(), $1.id) }) {
      let cells = days.enumerated().map { index, date in
        cell(dog, date, isBooked: booked[index].contains(dog.id))
      }
      let notes = book.notes.filter { $0.dog == dog.id && $0.week == week.monday }.map(\.text).joined(
        separator: "; ")
      guard !notes.isEmpty || cells.contains(where: { !$0.isEmpty }) else { continue }
      grid.append([.text(book.label(dog))] + cells.map { .words($0) } + [.words(notes)])
    }
    let counts = days.enumerated().map { index, date in
      "\(booked[index].count)" + (resolver.isModified(on: date) ? "*" : "")
    }
    grid.append([.text("dogs of \(book.rules.places)")] + counts.map { .text($0) } + [.empty])
    var lines =
      ["\(week.title): \(days[0].shortText) to \(days[4].shortText) \(days[4].year)", ""]
      + grid.lines(width: width)
    if counts.contains(where: { $0.hasSuffix("*") }) {
      lines += ["", "* modified: something is out of the ordinary that day"]
    }
    return lines
  }

  /// What the day's cell says of a dog: money, what took it off, or whether it is expected with or without other money.
  func cell(_ dog: Dog, _ date: CivilDate, isBooked: Bool) -> String {
    let exception = book.exceptions.first { $0.dog == dog.id && $0.date == date }
    let paid =
      book.payments.filter {
        // Money of a note is for its week, not for a hike of the day under which it is booked.
        $0.dog == dog.id && $0.hikeDate == date && (isBooked || !$0.isFromNotes)
      } + moves.payments(to: SheetMemory.Day(dog: dog.id, date: date), in: book)
    let outcome = book.hikes.first { $0.dog == dog.id && $0.date == date }?.outcome
    let isOff = !isBooked && outcome.map { !$0.isOnHike } ?? paid.isEmpty
    if !paid.isEmpty, !isOff {
      return paid.map { book.amountInSheets($0) }.reduce(.zero, +).description
    }
    if let exception, exception.change != .added || isOff {
      let (status, target) = exception.words
      if let target { return "to \(target.weekday.shortName)" }
      if exception.change != .added { return status }
    }
    if isOff, let outcome { return outcome.rawValue }
    guard isBooked else { return "" }
    return cleared.contains(dog.id, on: date) ? "paid" : "not paid"
  }
}

extension ScheduleException {
  /// The status as the book writes it, and the day of a move.
  var words: (status: String, target: CivilDate?) {
    switch change {
    case .added: ("added", nil)
    case .removed(let absence): (absence.rawValue, nil)
    case .moved(let target): ("moved", target)
    }
  }
}
