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
    var stored = report.value
    try keepPastOfHandEdits(&stored, isForWriting: false)
    return stored
  }

  /// The same for a question about a few days, the history left for ``readHistory(of:_:asOf:)``.
  /// - Parameter withSheets: the kept sheets too.
  func openBookForDays(withSheets: Bool = false) throws(CommandFailure) -> StoredBook {
    try requireBook()
    let report: Report<StoredBook>
    do { report = try folder.readForDays(withSheets: withSheets) } catch { throw CommandFailure(error) }
    self.report(report.diagnostics)
    var stored = report.value
    try keepPastOfHandEdits(&stored, isForWriting: false)
    return stored
  }

  /// Reads what a plan of these days needs of the history; `asOf` is the day on which standing is asked.
  func readHistory(of days: ClosedRange<CivilDate>, _ stored: inout StoredBook, asOf: CivilDate) {
    report(stored.readHistory(of: days, standingFrom: min(days.lowerBound, asOf)))
  }

  private func requireBook() throws(CommandFailure) {
    try requireOutputElsewhere()
    guard folder.isThere else {
      throw CommandFailure(
        .unreadable,
        [
          Diagnostic(
            .error, .noBook, "there is no book in \(bookFolder)",
            hint: "make one with hound convert SHEET.csv, or say where it is with --book DIR")
        ])
    }
    // A command that has the book in its hand already has said what it found.
    if outcome.hold == nil {
      do { self.report(recoveryFindings(try folder.tidy(holder: environment.user))) } catch {
        throw CommandFailure(error)
      }
    }
  }

  /// A result never takes the place of what the book is made of.
  private func requireOutputElsewhere() throws(CommandFailure) {
    guard let file = outputFile, folder.owns(environment.path(file)) else { return }
    throw CommandFailure(
      .unreadable,
      [
        Diagnostic(
          .error, .outputNotWritten, at: Location(file: file),
          "this is a file of the book itself; a report in its place would lose what stands there",
          hint: "name another file, for example -o \(bookFolder)/exports/\(Files.name(of: file))")
      ])
  }

  func readBook() throws(CommandFailure) -> Report<StoredBook> {
    do { return try folder.read() } catch { throw CommandFailure(error) }
  }

  /// A book that can be written without losing anything: the one that stands, else a new one. Nobody else changes it
  /// until this command has ended.
  /// - Parameter isRepair: takes a book with broken references too; for commands that can put those right.
  func bookForChange(isRepair: Bool = false) throws(CommandFailure) -> StoredBook {
    try requireOutputElsewhere()
    guard folder.isThere else { return StoredBook() }
    try holdBook()
    let report = try readBook()
    let broken = isRepair ? [] : BookCheck.brokenReferences(report.value)
    guard !report.hasErrors, broken.isEmpty else {
      throw CommandFailure(
        .refused,
        (report.diagnostics + broken).sorted() + [
          Diagnostic(
            .error, .brokenBook,
            "the book in \(bookFolder) has cells that cannot be right; nothing was written",
            hint: "put them right first; hound check names them")
        ])
    }
    var stored = report.value
    try keepPastOfHandEdits(&stored, isForWriting: true)
    return stored
  }

  /// Takes the book for this command; what an earlier one that was cut off left is put right first, and said. Under
  /// `--dry-run` nothing will be written, so nothing is taken.
  func holdBook() throws(CommandFailure) {
    guard !has("--dry-run"), outcome.hold == nil else { return }
    do {
      let hold = try outcome.hold { () throws(StoreError) in try folder.hold(holder: environment.user) }
      self.report(recoveryFindings(hold.recovery))
    } catch { throw CommandFailure(error) }
  }

  /// Lets files go to the disk before the change is saved that they belong to; takes the book for this command. Nil under
  /// `--dry-run`.
  func writingAhead() throws(CommandFailure) -> FilesAhead? {
    try holdBook()
    guard let hold = outcome.hold else { return nil }
    do { return try folder.writingAhead(hold) } catch { throw CommandFailure(error) }
  }

  /// Writes the book and its exports as one change. An export that LibreOffice has open is left as it is, and named.
  func save(
    _ stored: StoredBook, tables: [(name: String, bytes: [UInt8])]? = nil,
    exports: [(name: String, bytes: [UInt8])] = [], label: String, ahead: FilesAhead? = nil
  ) throws(CommandFailure) {
    let closed = closedExports(exports)
    do {
      try folder.write(
        stored, tables: tables, exports: closed, label: label, holder: environment.user,
        when: "\(environment.now)",
        holding: outcome.hold, ahead: ahead)
    } catch { throw CommandFailure(error) }
  }

  /// Those that no office program has open; the others are named.
  func closedExports(_ exports: [(name: String, bytes: [UInt8])]) -> [(name: String, bytes: [UInt8])] {
    let open = folder.openExports(exports.map(\.name))
    self.report(
      open.map { name, _ in
        Diagnostic(
          .warning, .exportOpen, at: Location(file: "exports/\(name)"),
          "it is open in LibreOffice, so it was left as it is; the book itself is up to date",
          hint: "close it without saving, then give any command that changes the book")
      })
    return exports.filter { export in !open.contains { $0.name == export.name } }
  }

  private func recoveryFindings(_ recovery: Recovery?) -> [Diagnostic] {
    switch recovery {
    case nil: []
    case .finished(let batch):
      [
        Diagnostic(
          .warning, .changeFinished,
          "change \(batch.id) (\(batch.label)) was cut off, and has been finished now",
          hint: "hound undo \(batch.id) takes it back")
      ]
    case .discarded:
      [
        Diagnostic(
          .warning, .changeDiscarded,
          "an earlier change was cut off before it counted; the book is as it was before it",
          hint: "hound history shows the changes that count; give the missing one again")
      ]
    }
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

extension DiagnosticCode {
  static let changeFinished = DiagnosticCode(
    "change-finished",
    """
    The computer stopped in the middle of an earlier change, after the moment from which it counted. What was left \
    to do has been done now, and the book holds the whole change.
    """)
  static let changeDiscarded = DiagnosticCode(
    "change-discarded",
    """
    The computer stopped in the middle of an earlier change, before the moment from which it counted. What had been \
    prepared of it was taken away, and the book holds nothing of that change.
    """)
  static let exportOpen = DiagnosticCode(
    "export-open",
    """
    A sheet in exports/ is open in LibreOffice, which would not notice that it changed. It was left as it is; the \
    next change of the book writes it anew.
    """)

  static let changeCodes: [DiagnosticCode] = [.changeFinished, .changeDiscarded, .exportOpen, .editedByHand]
}
