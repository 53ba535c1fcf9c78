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
  private(set) var inputs: [InputFile]
  let hints: SheetHints
  let asOf: CivilDate
  private(set) var stored: StoredBook
  var readings: [SheetReading] = []
  private(set) var conversion: Conversion?
  /// What else was done, a line each.
  private(set) var lines: [String] = []
  var diagnostics: [Diagnostic] = []

  init(_ invocation: Invocation, as forced: InputKind? = nil) throws(CommandFailure) {
    self.invocation = invocation
    before = try invocation.bookForChange()
    stored = before
    asOf = try invocation.day(before.book)
    hints = SheetHints(
      month: try invocation.month("--month"), year: try invocation.year("--year"), asOf: asOf)
    var inputs: [InputFile] = []
    var failures: [Diagnostic] = []
    for file in Self.files(invocation, as: forced) {
      switch file {
      case .success(let found): inputs += found
      case .failure(let failure): failures += failure.diagnostics
      }
    }
    guard failures.isEmpty else { throw CommandFailure(.unreadable, failures) }
    self.inputs = inputs
    diagnostics = inputs.flatMap(\.table.findings)
    previous = stored.sheets.noteWeeks(asOf: asOf)
    setUntouchedAside()
    if inputs.contains(where: { $0.kind == .sheet }) { try gatherBases() }
  }

  /// The lists of a workbook that nobody touched say what the book said when they were written, which may be long ago.
  /// Weeks are compared all the same: they may go into another book.
  private mutating func setUntouchedAside() {
    guard !before.book.dogs.isEmpty else { return }
    let lists: Set<InputKind> = [.review, .roster, .pickup, .payments]
    for place in inputs.indices where inputs[place].isUntouched && lists.contains(inputs[place].kind) {
      inputs[place].kind = .figures
    }
  }

  /// What a week of these files may have been made from, beside the sheets: what the book wrote out, and what came back.
  private mutating func gatherBases() throws(CommandFailure) {
    let weeks: [ExportedWeek]
    do { weeks = try invocation.folder.exportedWeeks() } catch { throw CommandFailure(error) }
    guard !weeks.isEmpty || !before.sheets.isEmpty else { return }
    let places = Set(
      inputs.filter { $0.kind == .sheet }.map { ExportedWeek.place(invocation.environment.path($0.path)) })
    let marks = Set(inputs.filter { $0.kind == .sheet }.flatMap { ExportedWeek.marks($0.table) })
    let near = weeks.filter {
      places.contains($0.place) || !marks.isDisjoint(with: ExportedWeek.marks($0.bytes))
    }
    for week in near {
      guard let table = week.table(file: "what the book wrote out"),
        let reading = WeeklySheetReader.read(table, hints: SheetHints(asOf: asOf)), reading.isDated
      else { continue }
      bases.append(
        WeekBase(
          reading, isExport: true, isSameFile: places.contains(week.place), order: week.batch * 2 + 1))
    }
    let names = Set(inputs.map(\.name))
    for (sheet, reading) in before.sheets.edits(asOf: asOf) {
      let batch = before.book.imports.last { $0.sha256 == sheet.sha256 }.flatMap { Int($0.batch) } ?? 0
      bases.append(
        WeekBase(
          reading, isExport: true, isSameFile: names.contains(sheet.file), order: batch * 2))
    }
  }

  private(set) var bases: [WeekBase] = []
  /// By file, the years that the other sheets decided.
  var years: [String: Int] = [:]

  /// Whether a file says something that the book does not have yet.
  private(set) var changesAnything = false
  /// The sheets that the book took over before, as they read.
  private(set) var previous: [SheetReading] = []

  /// Whether every sheet could be dated; where not, no book is made of them.
  var isDated: Bool { readings.allSatisfy(\.isDated) }

  /// Whether a week is as the book wrote it out once, and no longer as it is in the book.
  var isOlder: Bool { diagnostics.contains { $0.code == .olderWeek } }

  /// Whether cells of a pickup sheet were left that the book does not have.
  var leavesCells: Bool { diagnostics.contains { $0.code == .orderCellLeft } }

  /// Whether something was refused.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func run(prices: PriceBasis?) throws(CommandFailure) {
    for input in inputs where input.kind == .roster || input.kind == .trails { takeRoster(input) }
    try takeSheets(prices: prices)
    for input in inputs where input.kind == .places { takeRoster(input) }
    for input in inputs where input.kind == .review { takeReview(input) }
    for input in inputs { takeOrder(input) }
    for input in inputs where input.kind == .payments { takePayments(input) }
    diagnostics += inputs.flatMap(\.findings)
    diagnostics += inputs.filter { $0.kind == .figures }.map { FiguresReader.note($0.table) }
    stored.book.keepPast(of: before.book, from: asOf, correctsConclusions: true)
    changesAnything = stored.differs(from: before, without: "imports.csv")
    try record()
    guard isDated, !changesAnything, !hasErrors, !isOlder, !leavesCells, let first = inputs.first else {
      return
    }
    diagnostics.append(
      Diagnostic(
        .note, .alreadyRead, at: Location(file: first.name),
        "everything in it is in the book already; nothing was changed",
        hint: "hound week shows what the book holds"))
  }

  private mutating func takeSheets(prices: PriceBasis?) throws(CommandFailure) {
    let sheets = inputs.indices.filter { inputs[$0].kind == .sheet }
    for (place, reading) in zip(sheets, read(sheets)) {
      guard let reading = settled(reading, of: place) else { throw inputs[place].noWeek }
      let input = inputs[place]
      guard reading.weeks.contains(where: { !$0.dogRows.isEmpty }) else {
        // An empty tab of a workbook is a form to fill in.
        if input.isTab, inputs.count > 1 {
          diagnostics.append(TabTable.form(input))
          continue
        }
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
    findYears()
    readings.sort { ($0.weeks.first?.monday ?? asOf, $0.file) < ($1.weeks.first?.monday ?? asOf, $1.file) }
    guard !readings.isEmpty, isDated else { return }
    invocation.environment.progress("making the book")
    // Handed over whole, so that no cell of theirs is copied.
    let taken = readings
    readings = []
    let done = Conversion(
      consume taken, into: stored.book, previous: previous, prices: prices, asOf: asOf, bases: bases)
    conversion = done
    readings = done.readings
    diagnostics += done.diagnostics
    stored.book = done.book
  }

  /// The weeks of an input; where its dates show too little to date them, those of the same with dates in full.
  private mutating func settled(_ reading: Report<SheetReading?>, of place: Int) -> SheetReading? {
    guard reading.value?.isDated != true, let dated = inputs[place].dated else {
      diagnostics += reading.diagnostics
      return reading.value
    }
    let again = Self.read(dated.table, hints, bases.map(\.reading))
    guard let value = again.value, value.isDated else {
      diagnostics += reading.diagnostics
      return reading.value
    }
    diagnostics += again.diagnostics
    inputs[place] = dated
    return value
  }

  private mutating func takeReview(_ input: InputFile) {
    let answers = ReviewAnswers(
      ReviewReader.read(input.table), in: stored.book,
      sheets: keptReadings + before.sheets.edits(asOf: asOf).map(\.reading), asOf: asOf)
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
      diagnostics += rows.diagnostics + PickupSheet.typed(rows.value, stored.book)
      // As the book had the day before this import: nobody touched it.
      let untouched = DayOrder.read(rows.value, before.book)
      guard untouched.contains(where: { $0.isChanged || !$0.diagnostics.isEmpty }) else { return }
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
    let touched = rows.value.filter { !before.book.says($0) }
    let merge = PaymentsMerge(touched, into: stored.book, asOf: asOf) { name, names in
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
    for input in inputs where input.kind != .figures {
      let reading = readings.first { $0.file == input.name }
      var kind = input.kind.rawValue
      if let reading, isEdit(reading) {
        kind = "week \(reading.weeks.compactMap(\.monday).map(\.description).joined(separator: " "))"
      } else if input.kind == .sheet {
        kind = "sheet \(reading?.months.map(\.description).joined(separator: " ") ?? "")"
      }
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
          file: input.name, sha256: input.sha256, month: hints.month, year: hints.year ?? years[input.name],
          // Of an edited week it is what was understood that the next copy of it is held against.
          bytes: isEdit(reading) ? Self.bytes(of: reading.table) : input.bytes,
          isEdit: isEdit(reading), weeks: reading.span))
    }
  }
}
