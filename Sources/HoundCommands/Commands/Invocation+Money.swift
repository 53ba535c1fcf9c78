import Civil
import Diagnostics
import Hikes
import Quantities
import Tabular

extension OptionSpec {
  static let from = OptionSpec("--from", "DAY", "from this day on")
  static let to = OptionSpec("--to", "DAY", "to this day, itself too")
}

extension Invocation {
  /// A day given with an option.
  func date(_ option: String, asOf today: CivilDate) throws(CommandFailure) -> CivilDate? {
    guard let text = value(option) else { return nil }
    return try Self.date(text, asOf: today)
  }

  static func date(_ text: String, asOf today: CivilDate) throws(CommandFailure) -> CivilDate {
    guard let date = DatePhrase.date(text, asOf: today) else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .badDate, "“\(text)” is no day", hint: "write today, tue, next mon, nov 20 or 2026-11-20")
        ])
    }
    return date
  }

  func span(_ text: String) throws(CommandFailure) -> TaxSpan {
    guard let span = TaxSpan(text) else {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownPeriod, "“\(text)” is no period",
            hint: "write a month 2025-04, a quarter 2025-Q2 or a year 2025")
        ])
    }
    return span
  }

  /// The one dog of a name; else both are named, or the nearest ones.
  func dog(_ name: String, _ book: Book) throws(CommandFailure) -> Dog {
    switch DogSearch.find(name, in: book) {
    case .one(let dog): return dog
    case .several(let dogs):
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownName, "“\(name)” may be \(dogs.map(book.label).joined(separator: " or "))",
            hint:
              "use the name with the owner in brackets, or the id: \(dogs.map(\.id.text).joined(separator: ", "))"
          )
        ])
    case .none:
      let near = Lookup.nearest(name, among: book.dogs.map(book.label))
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownName, "no dog is called “\(name)”",
            hint: near.isEmpty
              ? "hound owing lists the dogs" : "did you mean \(TextLayout.alternatives(near))?")
        ])
    }
  }

  /// The dogs that are paid for together under a name: an owner's, or those of a dog's owner.
  func household(_ name: String, _ book: Book) throws(CommandFailure) -> (owner: String, dogs: [Dog]) {
    let clients = book.clients.filter { $0.id.text == name || $0.owner.folded == name.folded }
    if clients.count > 1 {
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownName, "“\(name)” may be any of \(clients.map(\.id.text).joined(separator: ", "))",
            hint: "use the id from clients.csv")
        ])
    }
    let client: Client?
    var dogs: [Dog] = []
    if let found = clients.first {
      client = found
    } else {
      guard case .none = DogSearch.find(name, in: book) else {
        let dog = try dog(name, book)
        guard let owner = book.client(dog.client) else { return ("", [dog]) }
        return (owner.owner, book.dogs.filter { $0.client == owner.id })
      }
      let near = Lookup.nearest(name, among: book.clients.map(\.owner) + book.dogs.map(book.label))
      throw CommandFailure(
        .usage,
        [
          Diagnostic(
            .error, .unknownName, "no owner or dog is called “\(name)”",
            hint: near.isEmpty
              ? "hound owing lists them" : "did you mean \(TextLayout.alternatives(near))?")
        ])
    }
    dogs = book.dogs.filter { $0.client == client?.id }
    return (client?.owner ?? "", dogs)
  }

  /// Says that the ledger holds what the sheets do: below a table, beside data.
  func tieOut(_ stored: StoredBook, _ ledger: Ledger, asOf day: CivilDate) {
    guard !stored.sheets.isEmpty, format != "json" else { return }
    tell([SheetSum(stored.sheets.allReadings(asOf: day), stored.book, ledger).line])
  }

  /// Says how much of what is counted by the day of its hike was not hiked yet, or not at all: the accountant asks at the
  /// end of a year.
  func tellNotHiked(_ book: Book, _ ledger: Ledger, asOf day: CivilDate) {
    guard format != "json" else { return }
    let credit = AccountStanding.all(book, ledger, asOf: day).map(\.credit).reduce(.zero, +)
    let ahead = ledger.lines.filter { $0.serviceDate > day }.map(\.amount).reduce(.zero, +)
    var lines: [String] = []
    if ahead != .zero { lines.append("\(ahead.dollars) of it is for hikes after \(day.longText).") }
    if credit > .zero {
      lines.append(
        "\(credit.dollars) of it is credit: paid for hikes that were called off, or for none yet (hound owing)."
      )
    }
    tell(lines)
  }

  /// Lines below a report on the screen; beside one that goes to a file or a pipe.
  private func tell(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    if format == "table" {
      self.print([""] + lines.flatMap { TextLayout.wrapped($0, width: environment.columns) })
    } else {
      environment.writeError(Array((lines.joined(separator: "\n") + "\n").utf8))
    }
  }

  /// The sheets that stand in `exports/` after a change of the book.
  func exports(_ stored: StoredBook, asOf day: CivilDate) throws(CommandFailure) -> [(
    name: String, bytes: [UInt8]
  )] {
    try Exports(stored: stored, readings: stored.sheets.readings(asOf: day), day: nil)
      .files()
  }
}
