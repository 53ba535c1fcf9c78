import Bookkeeping
public import Diagnostics
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
  /// The kept sheets, oldest first, each as it was.
  public var sheets: [KeptSheet] = []

  public init() {}

  static let fileNames = [
    "settings.csv", "clients.csv", "dogs.csv", "trails.csv", "exceptions.csv", "hikes.csv", "payments.csv",
    "notes.csv", "review.csv", "imports.csv", "taxes.csv", "orders.csv", "distances.csv", "closed.csv",
    reportedName,
  ]
  private static let reportedName = ".hound/reported.csv"

  /// Reads the tables; an absent one is empty.
  static func read(_ files: [String: [UInt8]]) -> Report<StoredBook> {
    var stored = StoredBook()
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
    stored.book.reported = table(BookSchemas.reported, in: reportedName).rows
    let taxes = table(BookSchemas.taxes)
    stored.fillBook(&log)
    if !taxes.rows.isEmpty { stored.book.taxes = TaxTable.canada.overridden(by: taxes.rows) }
    return Report(stored, log)
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
  func files() -> [(name: String, bytes: [UInt8])] {
    let files = [
      ("settings.csv", settingsBytes()),
      ("clients.csv", BookSchemas.clients.write(book.clients, over: clients)),
      ("dogs.csv", BookSchemas.dogs.write(book.dogs, over: dogs)),
      ("trails.csv", BookSchemas.trails.write(book.trails, over: trails)),
      (
        "exceptions.csv",
        BookSchemas.exceptions.write(book.exceptions.map { ExceptionRow($0) }, over: exceptions)
      ),
      ("hikes.csv", BookSchemas.hikes.write(book.hikes, over: hikes)),
      ("payments.csv", BookSchemas.payments.write(book.payments, over: payments)),
      ("notes.csv", BookSchemas.notes.write(book.notes, over: notes)),
      ("review.csv", BookSchemas.review.write(book.review, over: review)),
      ("imports.csv", BookSchemas.imports.write(book.imports, over: imports)),
    ]
    return files + laterFiles()
  }

  /// Tables that a book has only once they hold something.
  private func laterFiles() -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    if !book.orders.isEmpty || orders.isInFile {
      files.append(("orders.csv", BookSchemas.orders.write(book.orders, over: orders)))
    }
    if !book.distances.isEmpty || distances.isInFile {
      files.append(("distances.csv", BookSchemas.distances.write(book.distances, over: distances)))
    }
    if !book.closed.isEmpty || closed.isInFile {
      files.append(("closed.csv", BookSchemas.closed.write(book.closed, over: closed)))
      files.append((Self.reportedName, BookSchemas.reported.write(book.reported)))
    }
    return files
  }

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
