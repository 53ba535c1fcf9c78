import Bookkeeping
import Civil
import Diagnostics
import Hikes
import Quantities
import Store
import Tabular

/// Files into the book, all of them or none: what `convert` and `import` do alike.
struct Intake {
  let invocation: Invocation
  let before: StoredBook
  let inputs: [InputFile]
  let hints: SheetHints
  let asOf: CivilDate
  private(set) var stored: StoredBook
  private(set) var readings: [SheetReading] = []
  private(set) var conversion: Conversion?
  /// What else was done, a line each.
  private(set) var lines: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ invocation: Invocation, as forced: InputKind? = nil) throws(CommandFailure) {
    self.invocation = invocation
    before = try invocation.bookForChange()
    stored = before
    asOf = try invocation.day(before.book)
    hints = SheetHints(
      month: try invocation.month("--month"), year: try invocation.year("--year"), asOf: asOf)
    var inputs: [InputFile] = []
    var failures: [Diagnostic] = []
    for (number, path) in invocation.arguments.enumerated() {
      invocation.environment.progress("reading file \(number + 1) of \(invocation.arguments.count)")
      do throws(CommandFailure) {
        inputs.append(try InputFile(path, invocation.environment, as: forced))
      } catch {
        failures += error.diagnostics
      }
    }
    guard failures.isEmpty else { throw CommandFailure(.unreadable, failures) }
    self.inputs = inputs
    diagnostics = inputs.flatMap(\.table.findings)
    previous = before.sheets.readings(asOf: asOf)
  }

  /// Whether a file says something that the book does not have yet.
  private(set) var changesAnything = false
  /// The sheets that the book took over before, as they read.
  private var previous: [SheetReading] = []

  /// Whether every sheet could be dated; where not, no book is made of them.
  var isDated: Bool { readings.allSatisfy(\.isDated) }

  /// Whether something was refused.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func run(prices: PriceBasis?) throws(CommandFailure) {
    for input in inputs where input.kind == .roster || input.kind == .trails { takeRoster(input) }
    try takeSheets(prices: prices)
    for input in inputs where input.kind == .places { takeRoster(input) }
    for input in inputs where input.kind == .review { takeReview(input) }
    for input in inputs { takeOrder(input) }
    for input in inputs where input.kind == .payments { takePayments(input) }
    changesAnything = stored.differs(from: before, without: "imports.csv")
    try record()
    guard isDated, !changesAnything, !hasErrors, let first = inputs.first else { return }
    diagnostics.append(
      Diagnostic(
        .note, .alreadyRead, at: Location(file: first.name),
        "everything in it is in the book already; nothing was changed",
        hint: "hound week shows what the book holds"))
  }

  private mutating func takeSheets(prices: PriceBasis?) throws(CommandFailure) {
    let sheets = inputs.filter { $0.kind == .sheet }
    for (number, input) in sheets.enumerated() {
      invocation.environment.progress("reading week after week, sheet \(number + 1) of \(sheets.count)")
      guard let reading = WeeklySheetReader.read(input.table, hints: hints) else { throw input.noWeek }
      guard reading.weeks.contains(where: { !$0.dogRows.isEmpty }) else {
        throw CommandFailure(
          .unreadable,
          [
            Diagnostic(
              .error, .notAWeeklySheet, at: Location(file: input.name),
              "the sheet has headings of a week, and no dog below them",
              hint: "write the dogs below the headings, or name the tab that has them")
          ])
      }
      readings.append(reading)
      diagnostics += reading.diagnostics
    }
    readings.sort { ($0.weeks.first?.monday ?? asOf, $0.file) < ($1.weeks.first?.monday ?? asOf, $1.file) }
    guard !readings.isEmpty, isDated else { return }
    invocation.environment.progress("making the book")
    let done = Conversion(
      readings, into: stored.book, previous: previous, prices: prices, asOf: asOf)
    conversion = done
    readings = done.readings
    diagnostics += done.diagnostics
    stored.book = done.book
  }

  private mutating func takeReview(_ input: InputFile) {
    let answers = ReviewAnswers(
      ReviewReader.read(input.table), in: stored.book, sheets: keptReadings, asOf: asOf)
    stored.book = answers.book
    lines += answers.lines
    diagnostics += answers.diagnostics
  }

  /// Driving distances, and orders for a day.
  private mutating func takeOrder(_ input: InputFile) {
    var orders: [DayOrder] = []
    switch input.kind {
    case .distances:
      let taken = DistanceImport.take(input.bytes, file: input.name, into: &stored.book)
      diagnostics += taken.diagnostics
      lines.append("\(taken.value) driving distances are new or changed.")
    case .pickup:
      let rows = PickupReader.read(input.table)
      diagnostics += rows.diagnostics
      orders = DayOrder.read(rows.value, stored.book)
    case .vroom:
      orders = input.answer.map { [DayOrder.read($0, file: input.name, asOf: asOf, stored.book)] } ?? []
    default: break
    }
    for order in orders {
      diagnostics += order.diagnostics
      guard order.isChanged else { continue }
      stored.book.keep(order.seats, on: order.date)
      lines.append(order.text(stored.book))
    }
  }

  private mutating func takePayments(_ input: InputFile) {
    let rows = PaymentReader.read(input.table, asOf: asOf)
    let merge = PaymentsMerge(rows.value, into: stored.book, asOf: asOf) { name, names in
      Lookup.nearest(name, among: names)
    }
    stored.book = merge.book
    lines += merge.lines
    diagnostics += rows.diagnostics + merge.diagnostics
  }

  private mutating func takeRoster(_ input: InputFile) {
    let outcome: RosterOutcome
    switch input.kind {
    case .trails:
      let trails = TrailReader.read(input.table)
      diagnostics += trails.diagnostics
      outcome = RosterMerge.apply(trails: trails.value, to: &stored.book)
    case .places:
      let places = PlacesReader.read(input.table)
      diagnostics += places.diagnostics
      outcome = RosterMerge.apply(places: places.value, to: &stored.book)
    default:
      let dogs = RosterReader.read(input.table)
      diagnostics += dogs.diagnostics
      outcome = RosterMerge.apply(roster: dogs.value, to: &stored.book)
      showMapping(input, dogs.value.count, outcome)
    }
    diagnostics += outcome.diagnostics
    // Of what is new its name says enough; a change of what stood is shown whole.
    let new = Set(outcome.changes.filter { $0.field.hasPrefix("new ") }.map(\.subject))
    guard !before.book.dogs.isEmpty else { return }
    lines += outcome.changes.filter { !new.contains($0.subject) || $0.field.hasPrefix("new ") }.map(\.text)
  }

  /// First what each column was taken for, then how many rows are of known dogs, new or to be asked about. The first
  /// conversion has enough to say without it.
  private mutating func showMapping(_ input: InputFile, _ rows: Int, _ outcome: RosterOutcome) {
    guard !before.book.dogs.isEmpty || inputs.allSatisfy({ $0.kind != .sheet }) else { return }
    let columns = RosterReader.mapping(input.table)
    if !columns.isEmpty { lines.append("\(input.name): \(columns.joined(separator: ", ")).") }
    let new = outcome.changes.count { $0.field == "new dog" }
    let doubtful: Set<DiagnosticCode> = [.ambiguousDog, .ambiguousOwner, .possibleDog]
    let asked = outcome.diagnostics.count { doubtful.contains($0.code) }
    lines.append("\(input.name): \(rows - new - asked) known, \(new) new, \(asked) to be asked about.")
  }

  /// Notes which files came, and keeps the sheets as they were.
  private mutating func record() throws(CommandFailure) {
    guard isDated, changesAnything else { return }
    let batch: String
    do { batch = try invocation.folder.nextBatch() } catch { throw CommandFailure(error) }
    for input in inputs {
      let reading = readings.first { $0.file == input.name }
      let kind =
        input.kind == .sheet
        ? "sheet \(reading?.months.map(\.description).joined(separator: " ") ?? "")" : input.kind.rawValue
      if !stored.book.imports.contains(where: { $0.sha256 == input.sha256 }) || input.kind != .sheet {
        stored.book.imports.append(
          ImportEntry(
            batch: batch, file: input.name, sha256: input.sha256, kind: kind,
            cells: reading?.cells.count ?? 0,
            amount: reading?.paid ?? .zero))
      }
    }
    for reading in readings {
      guard let input = inputs.first(where: { $0.name == reading.file }) else { continue }
      stored.sheets.removeAll { $0.sha256 == input.sha256 }
      stored.sheets.append(
        KeptSheet(
          file: input.name, sha256: input.sha256, month: hints.month, year: hints.year, bytes: input.bytes))
    }
  }

  /// For the history: `read december-2025.csv`.
  var label: String {
    inputs.count > 3 ? "read \(inputs.count) files" : "read " + inputs.map(\.name).joined(separator: ", ")
  }

  /// Every sheet that the book holds now, oldest first, these last.
  var keptReadings: [SheetReading] {
    let files = Set(readings.map(\.table))
    return previous.filter { !files.contains($0.table) } + readings
  }

  var report: AccountingReport {
    AccountingReport(
      readings: readings, changes: conversion?.changes ?? [], inferences: conversion?.inferences ?? [],
      booked: conversion?.booked ?? .zero, diagnostics: diagnostics)
  }
}

extension [KeptSheet] {
  /// The kept sheets as they read, oldest first.
  func readings(asOf: CivilDate) -> [SheetReading] {
    compactMap { sheet in
      guard let table = sheet.table else { return nil }
      return WeeklySheetReader.read(
        table, hints: SheetHints(month: sheet.month, year: sheet.year, asOf: asOf))
    }
  }
}
