public import Civil
public import Diagnostics
public import Tabular

/// Reads a sheet of runs back into the app's file.
///
/// What a row says counts; what it does not say (keys that have no column) comes from its hidden columns. A
/// changed cell changes its value and nothing else, so an untouched sheet gives the file back as it was.
public struct RunSheetReader {
  let sheet: String
  let zones: (String) -> ZoneRules?
  var log: [Diagnostic] = []

  /// - Parameter zones: the clocks of a zone by its name.
  public static func read(
    _ table: Table, zones: @escaping (String) -> ZoneRules?
  ) throws(RunsFileError) -> Report<RunsFile> {
    var reader = RunSheetReader(sheet: table.file, zones: zones)
    let rows = try reader.rows(table)
    let groups = reader.groups(rows)
    var trees: [JSONTree] = []
    var children = RunChildren(rows)
    for group in groups { trees.append(reader.run(group, &children)) }
    let (document, layout) = reader.document(rows, trees)
    let report = try RunsFileReader.read(document, layout: layout, name: table.file)
    return Report(report.value, (reader.log + report.diagnostics).sorted())
  }

  /// One row with its cells by the column's name.
  struct Row {
    let number: Int
    let texts: [String: String]
    let places: [String: Int]

    subscript(name: String) -> String { texts[name] ?? "" }

    func isBlank(_ name: String) -> Bool { self[name].isBlankName }

    /// Nothing but what is carried along.
    var isHiddenOnly: Bool {
      RunSheetShape.columns.allSatisfy { $0.hasPrefix("_") || isBlank($0) }
    }
  }

  /// The rows of one run.
  struct Group {
    var rows: [Row]
    let isNew: Bool
  }

  func location(_ row: Row, _ column: String) -> Location {
    Location(file: sheet, cell: CellReference(row: row.number, column: (row.places[column] ?? 0) + 1))
  }

  mutating func fault(_ row: Row, _ column: String, _ message: String, hint: String) {
    log.append(Diagnostic(.error, .badRunSheet, at: location(row, column), message, hint: hint))
  }

  private mutating func rows(_ table: Table) throws(RunsFileError) -> [Row] {
    guard let top = table.records.firstIndex(where: { !$0.isBlank }) else {
      throw RunsFileError(
        Diagnostic(
          .error, .badRunSheet, at: Location(file: sheet), "the sheet is empty",
          hint: "make one with hound school csv"))
    }
    let header = table.records[top].fields.map { $0.trimmed.lowercased() }
    let places = Dictionary(header.enumerated().map { ($1, $0) }) { first, _ in first }
    for needed in ["run_name", "date", "start", "stop_no", "stop_name", "minutes"] where places[needed] == nil
    {
      throw RunsFileError(
        Diagnostic(
          .error, .badRunSheet, at: table.location(row: top + 1, column: 1),
          "the column “\(needed)” is missing", hint: "the columns are those of hound school csv"))
    }
    var rows: [Row] = []
    for (index, record) in table.records.enumerated().dropFirst(top + 1) where !record.isBlank {
      var texts: [String: String] = [:]
      for (name, place) in places {
        texts[name] = FormulaGuard.full.unguarded(record[column: place + 1].text)
      }
      rows.append(checked(Row(number: index + 1, texts: texts, places: places)))
    }
    return rows
  }

  /// The row, without the hidden columns if they were touched; an edit of what is worked out is named.
  private mutating func checked(_ row: Row) -> Row {
    let written = row["_check"].split(separator: " ")
    // A row that somebody typed has no hidden columns.
    if written.isEmpty, RunSheetShape.hidden.allSatisfy({ row.isBlank($0) }) { return row }
    let now = RunSheetShape.fingerprint(row.texts).split(separator: " ")
    if written.count != 2 || written[0] != now[0] {
      log.append(
        Diagnostic(
          .warning, .hiddenColumnEdited, at: location(row, "_check"),
          "a column that begins with _ was changed; it is not used",
          hint: "leave these columns as they are; the row's own cells count"))
      return Row(
        number: row.number, texts: row.texts.filter { !$0.key.hasPrefix("_") }, places: row.places)
    }
    // Blanked run cells after a run's first row are no edit.
    if written[1] != now[1], !row.isBlank("run_state") {
      log.append(
        Diagnostic(
          .warning, .derivedColumnEdited, at: location(row, "planned_arrive"),
          "\(RunSheetShape.derived.joined(separator: ", ")) are worked out; the edit has no effect",
          hint:
            "change start, minutes or the order; a run is started and ticked with hound school start and done"
        ))
    }
    return row
  }

  /// Rows by run: by id, or for rows without one by name and day; blank run cells carry on the run above.
  private func groups(_ rows: [Row]) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    var current: Int?
    for row in rows where !row.isHiddenOnly || !row.isBlank("_run") {
      if row.isHiddenOnly {
        groups.append(Group(rows: [row], isNew: false))
        continue
      }
      let isContinued = row.isBlank("run_id") && row.isBlank("run_name") && row.isBlank("date")
      if isContinued, let current {
        groups[current].rows.append(row)
        continue
      }
      let id = row["run_id"].trimmingSpaces.uppercased()
      let key =
        id.isEmpty ? "\u{1F}\(row["run_name"].folded)\u{1F}\(row["date"])\u{1F}\(row["start"])" : id
      if let place = places[key] {
        groups[place].rows.append(row)
      } else {
        places[key] = groups.count
        groups.append(Group(rows: [row], isNew: id.isEmpty))
      }
      current = places[key]
    }
    return groups
  }

  private func document(_ rows: [Row], _ runs: [JSONTree]) -> (JSONTree, JSONLayout) {
    let cell = rows.lazy.map { $0["_file"] }.first { !$0.isEmpty }
    guard let cell, let read = Self.tree(cell), var document = read["document"] else {
      return (
        .object([JSONMember(RunsFile.runsKey, .array(runs))]),
        JSONLayout(indent: 2, colon: " : ", endsLine: true)
      )
    }
    let layout = JSONLayout(
      indent: read["indent"]?.integer, colon: read["colon"]?.text ?? ":",
      escapesSlashes: read["slashes"]?.bool ?? false, opensEmpty: read["empty"]?.bool ?? false,
      endsLine: read["end"]?.bool ?? false)
    if document.elements != nil { return (.array(runs), layout) }
    document.set(RunsFile.runsKey, .array(runs))
    return (document, layout)
  }

  /// A hidden cell, which has passed its fingerprint.
  static func tree(_ cell: String) -> JSONTree? {
    do { return try JSONTree(Array(cell.utf8)) } catch { return nil }
  }
}
