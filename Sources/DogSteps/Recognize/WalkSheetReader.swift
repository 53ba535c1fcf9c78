public import Civil
public import Diagnostics
public import Tabular

/// Reads a sheet of walks back into the app's list.
///
/// A cell that says what the walk said is no edit, so an untouched sheet gives the list back as it was, number texts
/// and all; one that says something else changes that value alone.
public struct WalkSheetReader {
  private let table: Table
  private let zones: (String) -> ZoneRules?
  private var places: [String: Int] = [:]
  private var log: [Diagnostic] = []

  /// - Parameter zones: the clocks of a zone by its name.
  /// - Throws: `not-walks` when a column is missing.
  public static func read(
    _ table: Table, zones: @escaping (String) -> ZoneRules?
  ) throws(StepsError) -> Report<WalkFile> {
    var reader = WalkSheetReader(table: table, zones: zones)
    let (entries, layout) = try reader.entries()
    let report = WalkFile.read(entries, layout: layout, name: table.file)
    return Report(report.value, (reader.log + report.diagnostics).sorted())
  }

  private init(table: Table, zones: @escaping (String) -> ZoneRules?) {
    self.table = table
    self.zones = zones
  }

  static func tree(_ cell: String) -> JSONTree? {
    do { return try JSONTree(Array(cell.utf8)) } catch { return nil }
  }

  private mutating func entries() throws(StepsError) -> ([JSONTree], JSONLayout) {
    let top = table.records.firstIndex { !$0.isBlank } ?? 0
    for (place, field) in table[row: top + 1].fields.enumerated() {
      let name = field.text.folded
      if places[name] == nil { places[name] = place + 1 }
    }
    for needed in ["date", "start"] where places[needed] == nil {
      throw StepsError(
        Diagnostic(
          .error, .notWalks, at: table.location(row: top + 1, column: 1), "the column “\(needed)” is missing",
          hint: "the columns are those of hound steps walks --format csv"))
    }
    var entries: [JSONTree] = []
    var layout: JSONLayout?
    var isNumbered: Bool?
    let rows = ((top + 2)..<max(top + 2, table.records.count + 1)).filter { !table[row: $0].isBlank }.map {
      cells($0)
    }
    // A new row's times are told by the clock of the others.
    let clock = rows.first { !$0.hidden.isEmpty }.map { self.clock($0) } ?? WalkClock.own
    for cells in rows {
      if layout == nil { layout = cells.hidden["_file"].flatMap { WalkSheet.layout($0) } }
      if let written = cells.hidden["_walk"].flatMap({ Self.tree($0) }) {
        entries.append(edited(written, cells, entries.count))
        if isNumbered == nil { isNumbered = written["startTime"]?.number != nil }
      } else if WalkSheet.columns.contains(where: { !$0.hasPrefix("_") && !cells[$0].isEmpty }) {
        if let entry = made(cells, clock, isNumbered ?? true) { entries.append(entry) }
      }
    }
    return (entries, layout ?? .compact)
  }

  /// One row by the columns' names.
  struct Cells {
    let row: Int
    let shown: [String: String]
    /// Without them where somebody touched them.
    let hidden: [String: String]

    subscript(name: String) -> String { shown[name] ?? "" }
  }

  private mutating func cells(_ row: Int) -> Cells {
    var texts: [String: String] = [:]
    for (name, place) in places {
      let text = FormulaGuard.full.unguarded(table[row: row][column: place].text)
      texts[name] = name.hasPrefix("_") ? text : text.trimmingSpaces
    }
    let isTouched = (texts["_check"] ?? "") != WalkSheet.fingerprint(texts)
    let isBare = (WalkSheet.hidden + ["_check"]).allSatisfy { (texts[$0] ?? "").isEmpty }
    if isTouched, !isBare {
      note(
        .warning, .hiddenWalkEdited, row, "_check", "a column that begins with _ was changed; it is not used",
        hint: "leave these columns as they are; the row's own cells count")
    }
    let isUsed = !isTouched && !isBare
    return Cells(row: row, shown: texts, hidden: isUsed ? texts.filter { $0.key.hasPrefix("_") } : [:])
  }

  private mutating func note(
    _ severity: Severity, _ code: DiagnosticCode, _ row: Int, _ column: String, _ message: String,
    hint: String
  ) {
    log.append(
      Diagnostic(
        severity, code, at: table.location(row: row, column: places[column] ?? 1), message, hint: hint))
  }

  private func clock(_ cells: Cells) -> WalkClock {
    cells.hidden["_zone"].flatMap { $0.isEmpty ? nil : zones($0) }.map { .zone($0) } ?? .own
  }

  // MARK: Edits

  private mutating func edited(_ entry: JSONTree, _ cells: Cells, _ place: Int) -> JSONTree {
    guard let walk = WalkFile.walk(entry, place: place) else { return entry }
    let clock = clock(cells)
    let before = WalkSheet.texts(walk, entry, clock)
    func isEdited(_ column: String) -> Bool {
      places[column] != nil && !Self.same(column, cells[column], (before[column] ?? "").trimmingSpaces)
    }
    var changed = entry
    for (column, key) in Self.keys where isEdited(column) {
      if let value = value(cells, column) { changed.set(key, value) }
    }
    if isEdited("pace") {
      note(
        .warning, .derivedWalkEdited, cells.row, "pace", "the pace is worked out; the edit has no effect",
        hint: "change the metres or the seconds")
    }
    guard isEdited("date") || isEdited("start") || isEdited("end") else { return changed }
    let start = clock.local(walk.start)
    guard let date = CivilDate(iso: cells["date"]),
      let second = isEdited("start") ? ClockTime.seconds(cells["start"]) : start.secondOfDay,
      let local = LocalTime(date: date, secondOfDay: second)
    else {
      note(
        .error, .badWalk, cells.row, "start",
        "the day or the time of a walk cannot be read; it stays as it was", hint: "write 2026-05-04 and 09:55"
      )
      return changed
    }
    let begins = clock.instant(local, like: walk.start)
    if isEdited("date") || isEdited("start") { changed.set("startTime", Self.time(begins, like: walk.start)) }
    return ending(changed, cells, walk, isEdited("end"), local, clock)
  }

  private mutating func ending(
    _ entry: JSONTree, _ cells: Cells, _ walk: Walk, _ isEdited: Bool, _ start: LocalTime, _ clock: WalkClock
  ) -> JSONTree {
    var changed = entry
    if isEdited, cells["end"].isEmpty {
      changed.remove("endTime")
      return changed
    }
    let second = isEdited ? ClockTime.seconds(cells["end"]) : walk.end.map { clock.local($0).secondOfDay }
    guard let second else {
      if isEdited {
        note(
          .error, .badWalk, cells.row, "end", "“\(cells["end"])” is no time; the end stays as it was",
          hint: "write 10:35")
      }
      return changed
    }
    // A walk that ends earlier in the day than it began goes on over midnight.
    let date = second < start.secondOfDay ? start.date.adding(days: 1) : start.date
    guard let local = LocalTime(date: date, secondOfDay: second) else { return changed }
    changed.set(
      "endTime", Self.time(clock.instant(local, like: walk.end ?? walk.start), like: walk.end ?? walk.start))
    return changed
  }

  /// The columns that stand for one key each.
  private static let keys = [
    ("id", "id"), ("duration_s", "duration"), ("human_steps", "humanSteps"),
    ("dog_steps", "estimatedDogSteps"),
    ("metres", "distanceInMeters"), ("breed", "breedName"), ("multiplier", "breedMultiplier"),
    ("active", "isActive"), ("health", "usedHealthKit"), ("source", "dataSource"),
  ]
  private static let numbers: Set<String> = [
    "duration_s", "human_steps", "dog_steps", "metres", "multiplier",
  ]
  private static let bools: Set<String> = ["active", "health"]

  private mutating func value(_ cells: Cells, _ column: String) -> JSONTree? {
    let text = cells[column]
    if Self.numbers.contains(column) {
      let plain = text.replacing(",", with: ".")
      if let tree = Self.tree(plain), tree.number != nil, let number = Ratio(decimal: plain), number >= 0 {
        return tree
      }
      note(
        .error, .badWalk, cells.row, column, "“\(text)” is no number; the walk keeps what it had",
        hint: "write digits, as 1854")
      return nil
    }
    if Self.bools.contains(column) {
      if let bool = Self.bool(text) { return .bool(bool) }
      note(
        .error, .badWalk, cells.row, column,
        "“\(text)” is neither true nor false; the walk keeps what it had", hint: "write true or false")
      return nil
    }
    if column == "id", text.isEmpty { return nil }
    return .text(text)
  }

  private static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "1", "yes": true
    case "false", "0", "no": false
    default: nil
    }
  }

  /// Whether two cells say the same; spreadsheet programs write times with seconds and words in capitals.
  private static func same(_ column: String, _ left: String, _ right: String) -> Bool {
    if left == right { return true }
    if numbers.contains(column), let one = Ratio(decimal: left.replacing(",", with: ".")) {
      return one == Ratio(decimal: right)
    }
    if bools.contains(column), let one = bool(left) { return one == bool(right) }
    if column == "start" || column == "end", let one = ClockTime.seconds(left),
      let other = ClockTime.seconds(right)
    {
      return one / 60 == other / 60
    }
    return false
  }

  /// A moment in the form in which another was written.
  static func time(_ instant: Instant, like other: WrittenTime) -> JSONTree {
    guard let offset = other.offset else { return .number("\(instant.seconds - Instant.secondsBefore2001)") }
    let zone = other.text.hasSuffix("Z") ? "Z" : "\(offset)"
    return .text("\(instant.local(offset).withSeconds)\(zone)")
  }

  // MARK: New rows

  private mutating func made(_ cells: Cells, _ clock: WalkClock, _ isNumbered: Bool) -> JSONTree? {
    guard let date = CivilDate(iso: cells["date"]), let second = ClockTime.seconds(cells["start"]),
      let start = LocalTime(date: date, secondOfDay: second)
    else {
      note(
        .error, .badWalk, cells.row, "date", "a new walk needs a day and a start",
        hint: "write 2026-05-04 and 09:55")
      return nil
    }
    let end = ClockTime.seconds(cells["end"]).flatMap { second in
      LocalTime(date: second < start.secondOfDay ? date.adding(days: 1) : date, secondOfDay: second)
    }
    var walk = NewWalk(
      start: clock.instant(start, like: nil), end: end.map { clock.instant($0, like: nil) })
    walk.id = cells["id"]
    var entry = walk.entry(isNumbered: isNumbered)
    for (column, key) in Self.keys where !cells[column].isEmpty {
      if let value = value(cells, column) { entry.set(key, value) }
    }
    return entry
  }
}
