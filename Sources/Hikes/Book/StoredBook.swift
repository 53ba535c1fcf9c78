import Bookkeeping
public import Civil
public import Diagnostics
import Store
import Tabular

/// A book with the tables it was read from, so that writing it back keeps what the schemas do not know.
public struct StoredBook: Sendable {
  public var book = Book()
  var clients = SchemaRows<Client>(file: "clients.csv")
  var dogs = SchemaRows<Dog>(file: "dogs.csv")
  var trails = SchemaRows<HikingLocation>(file: "trails.csv")
  var exceptions = SchemaRows<ExceptionRow>(file: "exceptions.csv")
  var hikes = SchemaRows<DailyHike>(file: "hikes.csv")
  var payments = SchemaRows<Payment>(file: "payments.csv")
  var notes = SchemaRows<WeekNote>(file: "notes.csv")
  var review = SchemaRows<ReviewItem>(file: "review.csv")
  var imports = SchemaRows<ImportEntry>(file: "imports.csv")
  var orders = SchemaRows<KeptSeat>(file: "orders.csv")
  var distances = SchemaRows<DrivenLeg>(file: "distances.csv")
  var settings = SchemaRows<SettingRow>(file: "settings.csv")
  var closed = SchemaRows<ClosedPeriod>(file: "closed.csv")
  var earlier = SchemaRows<EarlierRow>(file: "earlier.csv")
  /// Tables of the history that were not read yet; such a book is not to be written.
  private(set) var unread: [String: [UInt8]] = [:]
  /// The kept sheets, oldest first, each as it was.
  public var sheets: [KeptSheet] = []
  /// The tables' bytes as they were read; a table whose rows stay keeps them.
  var origin: [String: [UInt8]] = [:]
  private var asRead = Book()
  /// Tables that a hand changed, which the next change of the book notes in the history.
  var recorded: [String] = []

  public init() {}

  static let fileNames = [
    "settings.csv", "clients.csv", "dogs.csv", "trails.csv", "exceptions.csv", "hikes.csv", "payments.csv",
    "notes.csv", "review.csv", "imports.csv", "taxes.csv", "orders.csv", "distances.csv", "closed.csv",
    "earlier.csv", reportedName,
  ]
  private static let reportedName = ".hound/reported.csv"

  /// Reads the tables; an absent one is empty.
  /// - Parameter leavesHistory: hikes and payments are left for ``readHistory(of:standingFrom:)``.
  static func read(_ files: [String: [UInt8]], leavesHistory: Bool = false) -> Report<StoredBook> {
    var stored = StoredBook()
    var files = files
    if leavesHistory {
      for schema in [BookSchemas.hikes.name, BookSchemas.payments.name] {
        stored.unread[schema + ".csv"] = files.removeValue(forKey: schema + ".csv")
      }
    }
    var log: [Diagnostic] = []
    func table<Row>(_ schema: RecordSchema<Row>, in file: String? = nil) -> SchemaRows<Row> {
      let name = file ?? schema.name + ".csv"
      guard let bytes = files[name] else { return SchemaRows(file: name) }
      do {
        let report = try schema.read(bytes, file: name)
        log += report.diagnostics
        return report.value
      } catch {
        log.append(error.diagnostic)
        return SchemaRows(file: name)
      }
    }
    stored.clients = table(BookSchemas.clients)
    stored.dogs = table(BookSchemas.dogs)
    stored.trails = table(BookSchemas.trails)
    stored.exceptions = table(BookSchemas.exceptions)
    stored.hikes = table(BookSchemas.hikes)
    stored.payments = table(BookSchemas.payments)
    stored.notes = table(BookSchemas.notes)
    stored.review = table(BookSchemas.review)
    stored.imports = table(BookSchemas.imports)
    stored.orders = table(BookSchemas.orders)
    stored.distances = table(BookSchemas.distances)
    stored.settings = table(BookSchemas.settings)
    stored.closed = table(BookSchemas.closed)
    stored.earlier = table(BookSchemas.earlier)
    stored.book.reported = table(BookSchemas.reported, in: reportedName).rows
    let taxes = table(BookSchemas.taxes)
    stored.fillBook(&log)
    if !taxes.rows.isEmpty { stored.book.taxes = TaxTable.canada.overridden(by: taxes.rows) }
    stored.origin = files
    stored.asRead = stored.book
    return Report(stored, log)
  }

  /// Reads as much of a history that was left as a plan of these days needs, or all of it where that cannot be told.
  /// - Parameter standing: the earliest day on which it is asked how a dog stands; nil where it is only asked what was
  ///   paid for these days.
  public mutating func readHistory(of days: ClosedRange<CivilDate>, standingFrom standing: CivilDate?)
    -> [Diagnostic]
  {
    let since = standing?.adding(days: -book.rules.overdueAfterDays - 1)
    var log: [Diagnostic] = []
    guard !unread.isEmpty else { return [] }
    // What was paid for a day of another week may be shown in this one.
    let origins = MovedMoney(book.exceptions).origins(into: days).map(\.date)
    let days =
      min(
        days.lowerBound, origins.min() ?? days.lowerBound)...max(
        days.upperBound, origins.max() ?? days.upperBound)
    book.hikes = unreadRows(BookSchemas.hikes, &log) { DayHistory.hikes($0, on: days) }
    book.payments = unreadRows(BookSchemas.payments, &log) { bytes in
      since.map { DayHistory.payments(bytes, since: $0) } ?? DayHistory.payments(bytes, of: days)
    }
    return log
  }

  /// The book with all that the history has of some dogs, and nothing of it of others. What is amiss in its cells
  /// ``readHistory(of:standingFrom:)`` has named, as far as it concerns a reader.
  public func book(withHistoryOf dogs: Set<DogID>) -> Book {
    guard !unread.isEmpty else { return book }
    var (part, log) = (book, [Diagnostic]())
    part.hikes = unreadRows(BookSchemas.hikes, &log) { DayHistory.lines($0, of: dogs) }
    part.payments = unreadRows(BookSchemas.payments, &log) { DayHistory.lines($0, of: dogs) }
    return part
  }

  /// The rows of a table that was left, of those lines that are wanted, or all where that cannot be told.
  private func unreadRows<Row>(
    _ schema: RecordSchema<Row>, _ log: inout [Diagnostic], _ part: ([UInt8]) -> [UInt8]?
  ) -> [Row] {
    let name = schema.name + ".csv"
    guard let bytes = unread[name] else { return [] }
    do {
      if let part = part(bytes) {
        let report = try schema.read(part, file: name)
        // What is amiss is named by its cell in the whole table.
        if report.diagnostics.isEmpty { return report.value.rows }
      }
      let report = try schema.read(bytes, file: name)
      log += report.diagnostics
      return report.value.rows
    } catch {
      log.append(error.diagnostic)
      return []
    }
  }

  private mutating func fillBook(_ log: inout [Diagnostic]) {
    book.clients = clients.rows
    // Only the id must stand; what has no name goes by its id.
    book.dogs = dogs.rows.map { dog in
      var named = dog
      if dog.name.isEmpty { named.name = dog.id.text }
      return named
    }
    book.trails = trails.rows.map { trail in
      var named = trail
      if trail.name.isEmpty { named.name = trail.id.text }
      return named
    }
    book.hikes = hikes.rows
    book.payments = payments.rows
    book.notes = notes.rows
    book.review = review.rows
    book.imports = imports.rows
    book.orders = orders.rows
    book.distances = distances.rows
    book.closed = closed.rows
    book.earlier = earlier.terms(&log)
    for entry in exceptions.entries {
      if let exception = entry.row.exception {
        book.exceptions.append(exception)
      } else {
        log.append(
          Diagnostic(
            .error, .moveWithoutTarget, at: exceptions.location(entry, column: "moved_to"),
            "\(entry.row.dog) is moved on \(entry.row.date), but not to any day",
            hint: "write the new day into moved_to, or make the status away"))
      }
    }
    for entry in settings.entries {
      guard let setting = SettingsSchema.all.first(where: { $0.key == entry.row.key }) else {
        log.append(
          Diagnostic(
            .warning, .unknownSetting, at: settings.location(entry, column: "key"),
            "“\(entry.row.key)” is no setting", hint: "hound template settings lists them all"))
        continue
      }
      guard !entry.row.value.isEmpty else { continue }
      if !setting.read(entry.row.value, &book.rules) {
        log.append(
          Diagnostic(
            .error, .unreadableField, at: settings.location(entry, column: "value"),
            "“\(entry.row.value)” is no \(setting.key)", hint: "write \(setting.expected)"))
      }
    }
  }

  /// The tables as bytes, over what stood before.
  public func files() -> [(name: String, bytes: [UInt8])] {
    // The two that are long.
    let (hikeBytes, paymentBytes) = Concurrently.both {
      standing("hikes.csv", \.hikes) ?? BookSchemas.hikes.write(book.hikes, over: hikes)
    } _: {
      standing("payments.csv", \.payments) ?? BookSchemas.payments.write(book.payments, over: payments)
    }
    let files = [
      ("settings.csv", standing("settings.csv", \.rules) ?? settingsBytes()),
      (
        "clients.csv",
        standing("clients.csv", \.clients) ?? BookSchemas.clients.write(book.clients, over: clients)
      ),
      ("dogs.csv", standing("dogs.csv", \.dogs) ?? BookSchemas.dogs.write(book.dogs, over: dogs)),
      ("trails.csv", standing("trails.csv", \.trails) ?? BookSchemas.trails.write(book.trails, over: trails)),
      (
        "exceptions.csv",
        standing("exceptions.csv", \.exceptions)
          ?? BookSchemas.exceptions.write(book.exceptions.map { ExceptionRow($0) }, over: exceptions)
      ),
      ("hikes.csv", hikeBytes), ("payments.csv", paymentBytes),
      ("notes.csv", standing("notes.csv", \.notes) ?? BookSchemas.notes.write(book.notes, over: notes)),
      ("review.csv", standing("review.csv", \.review) ?? BookSchemas.review.write(book.review, over: review)),
      (
        "imports.csv",
        standing("imports.csv", \.imports) ?? BookSchemas.imports.write(book.imports, over: imports)
      ),
    ]
    return files + laterFiles()
  }

  /// The bytes of a table as they were read, where its rows are still the same: a hand's quotes, line ends and spaces
  /// are not ours to change.
  private func standing<Rows: Equatable>(_ name: String, _ rows: KeyPath<Book, Rows>) -> [UInt8]? {
    book[keyPath: rows] == asRead[keyPath: rows] ? origin[name] : nil
  }

  /// Tables that a book has only once they hold something.
  private func laterFiles() -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    if !book.orders.isEmpty || orders.isInFile {
      let bytes = standing("orders.csv", \.orders) ?? BookSchemas.orders.write(book.orders, over: orders)
      files.append(("orders.csv", bytes))
    }
    if !book.distances.isEmpty || distances.isInFile {
      let bytes =
        standing("distances.csv", \.distances) ?? BookSchemas.distances.write(book.distances, over: distances)
      files.append(("distances.csv", bytes))
    }
    if !book.earlier.isEmpty || earlier.isInFile {
      let bytes =
        standing("earlier.csv", \.earlier)
        ?? BookSchemas.earlier.write(book.earlier.rows.map { EarlierRow($0) }, over: earlier)
      files.append(("earlier.csv", bytes))
    }
    if !book.closed.isEmpty || closed.isInFile {
      files.append(
        (
          "closed.csv",
          standing("closed.csv", \.closed) ?? BookSchemas.closed.write(book.closed, over: closed)
        ))
      files.append(
        (
          Self.reportedName,
          standing(Self.reportedName, \.reported) ?? BookSchemas.reported.write(book.reported)
        ))
    }
    return files
  }

  /// Whether any table stands in a file.
  public var holdsAnything: Bool { !origin.isEmpty }

  /// Whether a table would be written otherwise than that of another book, one table aside. Nothing is written out where
  /// the number of rows tells it.
  public func differs(from other: StoredBook, without name: String) -> Bool {
    book.payments.count != other.book.payments.count || book.hikes.count != other.book.hikes.count
      || tables(without: name) != other.tables(without: name)
  }

  /// The tables as they would be written, by name, without one of them: two books are equal when these are.
  public func tables(without name: String) -> [String: [UInt8]] {
    Dictionary(files().filter { $0.name != name }) { first, _ in first }
  }

  /// Known settings in their order of keys; a line that no setting explains stays as it was.
  private func settingsBytes() -> [UInt8] {
    let known = SettingsSchema.rows(book.rules)
    let names = Set(known.map(\.key))
    return BookSchemas.settings.write(
      known + settings.rows.filter { !names.contains($0.key) }, over: settings)
  }
}

extension DiagnosticCode {
  public static let moveWithoutTarget = DiagnosticCode(
    "move-without-target",
    "A row of exceptions.csv says that a dog is moved, but names no day to move to. A moved dog would simply vanish."
  )
  public static let unknownSetting = DiagnosticCode(
    "unknown-setting",
    "A line of settings.csv has a key that Hound does not know, perhaps a slip of the finger. It is kept and not used."
  )
}
