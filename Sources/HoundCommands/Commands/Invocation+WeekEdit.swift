import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular

extension Invocation {
  func takeOff(_ absence: ScheduleException.Absence, as command: String) throws(CommandFailure) -> ExitStatus
  {
    try changeWeek(command) { (edit, book, today) throws(CommandFailure) in
      let days = try meantDays(Array(arguments.dropFirst()), asOf: today)
      for dog in try dogs(arguments[0], on: days, book) {
        edit.takeOff(dog, absence, on: days.dates, isRange: days.isRange)
      }
    }
  }

  func cancel() throws(CommandFailure) -> ExitStatus {
    guard has("--all") || !arguments.isEmpty else {
      throw CommandFailure.usage(
        "it is not said whose hike is called off", hint: "name the dog, or say --all for everyone")
    }
    return try changeWeek("cancel") { (edit, book, today) throws(CommandFailure) in
      let days = try meantDays(Array(arguments.dropFirst(has("--all") ? 0 : 1)), asOf: today)
      guard !has("--all") else { return edit.callOff(days.dates, isRange: days.isRange) }
      for dog in try dogs(arguments[0], on: days, book) {
        edit.takeOff(dog, .cancelled, on: days.dates, isRange: days.isRange)
      }
    }
  }

  func addToDays() throws(CommandFailure) -> ExitStatus {
    try changeWeek("add") { (edit, book, today) throws(CommandFailure) in
      let days = try meantDays(Array(arguments.dropFirst()), asOf: today)
      edit.add(try dog(arguments[0], book), on: days.dates, isRange: days.isRange)
    }
  }

  func move() throws(CommandFailure) -> ExitStatus {
    guard let to = value("--to") else {
      throw CommandFailure.usage(
        "it is not said to which day", hint: "hound move \(arguments[0]) --from tue --to thu")
    }
    return try changeWeek("move") { (edit, book, today) throws(CommandFailure) in
      let days = try Self.pair(value("--from") ?? "\(today)", to, asOf: today)
      edit.move(try dog(arguments[0], book), from: days.0, to: days.1)
    }
  }

  func swap() throws(CommandFailure) -> ExitStatus {
    try changeWeek("swap") { (edit, book, today) throws(CommandFailure) in
      let first = try Self.parted(arguments[0])
      let second = try Self.parted(arguments[1])
      let days = try Self.pair(first.day, second.day, asOf: today)
      edit.swap((try dog(first.dog, book), days.0), (try dog(second.dog, book), days.1))
    }
  }

  /// `Luna:mon`.
  private static func parted(_ word: String) throws(CommandFailure) -> (dog: String, day: String) {
    guard let colon = word.lastIndex(of: ":"), colon > word.startIndex,
      word.index(after: colon) < word.endIndex
    else {
      throw CommandFailure.usage(
        "“\(word)” is no dog with its day", hint: "write hound swap Luna:mon Pip:wed")
    }
    return (String(word[..<colon]), String(word[word.index(after: colon)...]))
  }

  /// One dog, or those of an owner that are booked then.
  private func dogs(_ name: String, on days: MeantDays, _ book: Book) throws(CommandFailure) -> [Dog] {
    guard case .none = DogSearch.find(name, in: book),
      book.clients.contains(where: { $0.id.text == name || $0.owner.folded == name.folded })
    else { return [try dog(name, book)] }
    let all = try household(name, book).dogs.filter(\.isActive)
    let resolver = ScheduleResolver(book)
    let booked = Set(days.dates.flatMap { resolver.dogs(on: $0).map(\.dog.id) })
    let present = all.filter { booked.contains($0.id) }
    return present.isEmpty ? all : present
  }

  /// Makes a change as one batch, and shows what now stands.
  private func changeWeek(
    _ command: String, _ change: (inout WeekEdit, Book, CivilDate) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> ExitStatus {
    _ = try openBook()
    var stored = try bookForChange()
    let book = stored.book
    let now = try localNow(book)
    let today = try chosenDay(asOf: now.date) ?? now.date
    var manner = WeekEdit.Manner(source: command)
    manner.reason = value("--reason") ?? ""
    manner.replaces = has("--replace")
    manner.overfills = has("--anyway")
    if command == "cancel", !has("--free"), !has("--all") {
      manner.charge = { usual, dog, date in
        book.rules.charge(
          usual, cancelledHoursBefore: book.rules.hours(from: now, to: date, hike: dog.hike))
      }
    }
    var edit = WeekEdit(book, manner)
    try change(&edit, book, today)
    edit.checkPlaces()
    guard !edit.isRefused else { throw CommandFailure(.refused, edit.diagnostics) }
    report(edit.diagnostics)
    stored.book = edit.book
    if edit.changesAnything {
      try keep(stored, label: ([command] + arguments).joined(separator: " ") + labelOfDays)
    }
    self.print(edit.lines)
    if has("--dry-run") { self.print(["Nothing was written (--dry-run)."]) }
    if edit.changesAnything { try showChanged(edit, asOf: now.date) }
    return .done
  }

  /// The days in the history's line, where they stand in options.
  private var labelOfDays: String {
    ["--date", "--from", "--to", "--reason"].compactMap { option in
      value(option).map { " \(option.dropFirst(2)) \($0)" }
    }.joined()
  }

  /// The day that changed, or the weeks.
  private func showChanged(_ edit: WeekEdit, asOf today: CivilDate) throws(CommandFailure) {
    self.print([""])
    if let day = edit.days.first, edit.days.count == 1 {
      let plan = HikePlanner(edit.book).plan(day)
      return self.print(PickupSheet.text(plan, edit.book, asOf: today))
    }
    let mondays = Set(edit.days.map(\.monday)).sorted()
    let shown = mondays.prefix(4)
    guard let first = shown.first, let last = shown.last else { return }
    let cleared = ClearedDays(edit.book, in: first...last.adding(days: 4), asOf: today)
    for monday in shown {
      self.print(
        WeekReport(edit.book, monday: monday, cleared: cleared).lines(width: environment.columns) + [""])
    }
    if mondays.count > 4 { self.print(["… and \(mondays.count - 4) more weeks"]) }
  }

  /// What the clock at home shows: at `--now`, else at this moment.
  private func localNow(_ book: Book) throws(CommandFailure) -> LocalTime {
    let today = try today(book)
    guard let zone = environment.zone(book.rules.timeZone) else {
      return LocalTime(date: today, time: .midnight)
    }
    if has("--now") { return zone.local(try moment().instant) }
    let now = zone.local(environment.now)
    // Whoever hands in another day than the clock's knows better.
    return now.date == today ? now : LocalTime(date: today, time: .midnight)
  }
}
