import Civil
import Diagnostics
import Hikes
import Store

extension CommandFailure {
  /// A file or the book could not be read or written.
  /// - Parameter name: the file as it was typed, where that is not the path that was opened.
  init(_ error: StoreError, named name: String? = nil) {
    self.init(
      .unreadable,
      [
        Diagnostic(
          .error, DiagnosticCatalogue.code(error.code), at: Location(file: name ?? error.path), error.detail,
          hint: "hound explain \(error.code.rawValue) says more")
      ])
  }
}

extension Invocation {
  var folder: BookFolder { BookFolder(environment.path(bookFolder)) }

  /// The book, which must be there; its findings are reported.
  func openBook() throws(CommandFailure) -> StoredBook {
    try requireBook()
    let report = try readBook()
    self.report(report.diagnostics)
    return report.value
  }

  /// The same for a question about a few days, the history left for ``readHistory(of:_:)``.
  func openBookForDays() throws(CommandFailure) -> StoredBook {
    try requireBook()
    let report: Report<StoredBook>
    do { report = try folder.readForDays() } catch { throw CommandFailure(error) }
    self.report(report.diagnostics)
    return report.value
  }

  /// Reads what a plan of these days needs of the history; `asOf` is the day on which standing is asked.
  func readHistory(of days: ClosedRange<CivilDate>, _ stored: inout StoredBook, asOf: CivilDate) {
    report(stored.readHistory(of: days, standingFrom: min(days.lowerBound, asOf)))
  }

  private func requireBook() throws(CommandFailure) {
    guard folder.isThere else {
      throw CommandFailure(
        .unreadable,
        [
          Diagnostic(
            .error, .noBook, "there is no book in \(bookFolder)",
            hint: "make one with hound convert SHEET.csv, or say where it is with --book DIR")
        ])
    }
  }

  func readBook() throws(CommandFailure) -> Report<StoredBook> {
    do { return try folder.read() } catch { throw CommandFailure(error) }
  }

  /// A book that can be written without losing anything: the one that stands, else a new one.
  func bookForChange() throws(CommandFailure) -> StoredBook {
    guard folder.isThere else { return StoredBook() }
    let report = try readBook()
    guard !report.hasErrors else {
      throw CommandFailure(
        .refused,
        report.diagnostics + [
          Diagnostic(
            .error, .brokenBook,
            "the book in \(bookFolder) has cells that cannot be read; nothing was written",
            hint: "put them right first; hound check names them")
        ])
    }
    return report.value
  }

  /// Writes the book and its exports as one change.
  func save(
    _ stored: StoredBook, exports: [(name: String, bytes: [UInt8])] = [], label: String
  ) throws(CommandFailure) {
    do {
      _ = try folder.write(stored, exports: exports, label: label, holder: environment.user)
    } catch { throw CommandFailure(error) }
  }

  /// The day that is meant: `--date`, else today in the book's time zone.
  func day(_ book: Book) throws(CommandFailure) -> CivilDate {
    let today = try today(book)
    return try chosenDay(asOf: today) ?? today
  }

  /// The day it is in the book's time zone.
  func today(_ book: Book) throws(CommandFailure) -> CivilDate {
    guard let today = environment.today(book.rules.timeZone) ?? dayElsewhere(book) else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .badDate, "the computer cannot say what day it is", hint: "give the day with --date")
        ])
    }
    return today
  }

  /// A computer without a list of time zones knows at least the day in Greenwich.
  private func dayElsewhere(_ book: Book) -> CivilDate? {
    report([
      Diagnostic(
        .warning, .unknownTimeZone,
        "the time zone “\(book.rules.timeZone)” is unknown here; the day in Greenwich is taken",
        hint:
          "correct time_zone in settings.csv, for example America/Halifax, or install the list of time zones (tzdata)"
      )
    ])
    return environment.today("UTC")
  }

  /// The day of `--date`; nil where none is given.
  func chosenDay(asOf today: CivilDate) throws(CommandFailure) -> CivilDate? {
    guard let text = value("--date") else { return nil }
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

  func month(_ option: String) throws(CommandFailure) -> YearMonth? {
    guard let text = value(option) else { return nil }
    guard let month = YearMonth(text) else {
      throw CommandFailure(
        .usage, [Diagnostic(.error, .badDate, "“\(text)” is no month", hint: "write \(option) 2025-12")])
    }
    return month
  }

  func year(_ option: String) throws(CommandFailure) -> Int? {
    guard let text = value(option) else { return nil }
    guard text.count == 4, let year = Int(text), (1990...2100).contains(year) else {
      throw CommandFailure(
        .usage, [Diagnostic(.error, .badDate, "“\(text)” is no year", hint: "write \(option) 2025")])
    }
    return year
  }
}
