import Civil
import Diagnostics
import SchoolRuns
import Store
import Tabular

extension CommandSpec {
  static let schoolCSV = CommandSpec(
    name: "school csv", group: schoolGroup, summary: "the runs as a sheet to edit, a row for each stop",
    discussion: """
      Edit names, days, times, children, tasks and minutes, move stops by their number, add rows and take rows out; \
      hound school json gives the app's file back. Columns that begin with _ carry what the file holds besides.
      """,
    arguments: [runsFile], options: [.zone, .repairText],
    examples: [("hound school csv school_runs.json --zone America/Halifax -o runs.csv", "the sheet")],
    formats: ["csv"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let runs = try SchoolFile(invocation)
    invocation.show(RunSheet.grid(runs.file, runs.clock))
    invocation.report(runs.readFindings)
    return invocation.status(runs.readFindings)
  }

  static let schoolJSON = CommandSpec(
    name: "school json", group: schoolGroup, summary: "the app's file from an edited sheet",
    discussion:
      "Where -o names a file that stands, what will be gone from it is said first; --dry-run only says.",
    arguments: [ArgumentSpec("SHEET", .files, "a sheet made by hound school csv")],
    options: [.dryRun, .strict],
    examples: [("hound school json runs.csv -o school_runs.json", "the runs, back in the app's form")],
    formats: ["json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let path = invocation.arguments[0]
    let bytes = try SchoolFile.bytes(path, invocation)
    let report = try runs(
      in: bytes, name: Files.name(of: path), invocation)
    invocation.report(report.diagnostics)
    if report.diagnostics.contains(where: { $0.code == .badRunSheet }) { return .refused }
    if let lost = try lost(from: report.value, invocation) { invocation.notice(lost) }
    if !invocation.has("--dry-run") { invocation.write(report.value.bytes) }
    return invocation.status(report.diagnostics)
  }

  static let schoolAdd = CommandSpec(
    name: "school add", group: schoolGroup, summary: "a new run",
    discussion: """
      Each --stop is "kind;name;child;task;minutes"; the kinds are Home, School, OT, Music and Custom, and what is \
      left out is empty, minutes as usual for the kind. A file that is not there is made.
      """,
    arguments: [runsFile],
    options: [
      OptionSpec("--name", "NAME", "what the run is called"), .date,
      OptionSpec("--start", "TIME", "when it begins: 14:50"),
      OptionSpec("--stop", "STOP", isRepeated: true, "\"kind;name;child;task;minutes\", once for each stop"),
      .now,
      .zone, .dryRun, .output,
    ],
    examples: [
      (
        "hound school add runs.json --name Swim --start 14:50 --stop \"OT;Clinic;Wren\"",
        "a run of one stop, today"
      )
    ], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let file = try existing(invocation)
    guard let zone = try invocation.chosenZone() ?? invocation.homeZone else {
      throw .usage("say on which clock the run starts, with --zone", hint: "write --zone America/Halifax")
    }
    let now = zone.local(try invocation.moment().instant).date
    guard let name = invocation.value("--name"), !name.isEmpty else {
      throw .usage("say what the run is called, with --name", hint: "write --name Swimming")
    }
    guard let date = DatePhrase.date(invocation.value("--date") ?? "today", asOf: now) else {
      throw .usage(
        "“\(invocation.value("--date") ?? "")” is no day", hint: "write --date 2026-03-12, tue or tomorrow")
    }
    guard let start = invocation.value("--start").flatMap({ TimeOfDay($0) }) else {
      throw .usage("say when the run starts, with --start", hint: "write --start 14:50")
    }
    guard !invocation.values("--stop").isEmpty else {
      throw CommandFailure(
        .refused,
        [
          Diagnostic(
            .error, .noStops, "a run needs a stop",
            hint: "write --stop \"School;Harbour School;Anouk;West gate;10\"")
        ])
    }
    var grid = RunSheet.grid(file, .zone(zone))
    for (place, text) in invocation.values("--stop").enumerated() {
      grid.append(
        RunSheet.newRow(name: name, date: date, start: start, zone: zone.name, number: place + 1, stop: text))
    }
    let report = try runs(in: grid.csv(marked: false), name: invocation.arguments[0], invocation)
    let added = report.value.list.runs.filter { run in !file.list.runs.contains { $0.key == run.key } }
    let findings =
      report.diagnostics + added.flatMap { RunCheck.findings($0, report.value.list, file: file.name) }
    invocation.report(findings.filter { $0.severity > .note })
    guard added.count == 1, !findings.contains(where: { $0.severity == .error }) else {
      if added.isEmpty {
        throw CommandFailure(
          .refused,
          [
            Diagnostic(
              .error, .badRunSheet, "a run “\(name)” on \(date) at \(start) is there already",
              hint: "give this one another name or time")
          ])
      }
      return .refused
    }
    try save(report.value.bytes, invocation)
    invocation.notice("\(name) is planned for \(date.longText) at \(start).")
    return .done
  }

  /// The file that was named, or an empty one where none stands.
  private static func existing(_ invocation: Invocation) throws(CommandFailure) -> RunsFile {
    if Files.exists(invocation.environment.path(invocation.arguments[0])) {
      return try SchoolFile(invocation).file
    }
    return RunSheet.emptyFile(name: invocation.arguments[0])
  }

  private static func save(_ bytes: [UInt8], _ invocation: Invocation) throws(CommandFailure) {
    if invocation.outputFile != nil { return invocation.write(bytes) }
    guard !invocation.has("--dry-run") else { return }
    do throws(StoreError) {
      try Files.writeAtomically(bytes, to: invocation.environment.path(invocation.arguments[0]))
    } catch { throw CommandFailure(error, named: invocation.arguments[0]) }
  }

  private static func runs(
    in bytes: [UInt8], name: String, _ invocation: Invocation
  ) throws(CommandFailure) -> Report<RunsFile> {
    let table: Table
    do throws(TabularError) {
      table = try RecordReader.filledTable(bytes, file: name)
    } catch { throw CommandFailure(.unreadable, [error.diagnostic]) }
    do throws(RunsFileError) {
      return try RunSheetReader.read(table, zones: invocation.environment.zone)
    } catch { throw CommandFailure(.refused, [error.diagnostic]) }
  }

  /// What the file named with `-o` has and the sheet has not; nil for nothing, or for no such file.
  private static func lost(from file: RunsFile, _ invocation: Invocation) throws(CommandFailure) -> String? {
    guard let path = invocation.outputFile, Files.exists(invocation.environment.path(path)) else {
      return nil
    }
    let bytes = try SchoolFile.bytes(path, invocation)
    let old: RunList
    do throws(RunsFileError) { old = try RunsFileReader.read(bytes, name: path).value.list } catch {
      return nil
    }
    return RunText.removed(from: old, by: file.list)
  }
}
