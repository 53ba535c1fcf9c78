import Civil
import Diagnostics
import DogSteps
import Store
import Tabular

extension CommandSpec {
  static let walkList = ArgumentSpec("FILE", .files, "the app's list of walks, walks.json")

  static let stepsBreeds = CommandSpec(
    name: "steps breeds", group: stepsGroup, summary: "the breeds of a table, with their steps and goals",
    discussion: """
      The table has the columns name, leg_cm, weight_kg, body, energy, puppy, adult, senior and description. A column \
      multiplier, where somebody measured it, replaces what is worked out. A dog of many breeds is the mean of all.
      """,
    arguments: [ArgumentSpec("TABLE", .files, "the table of breeds, breeds.csv")],
    options: [OptionSpec("--search", "TEXT", "those whose name or description has this text")],
    examples: [("hound steps breeds breeds.csv --search hound", "the hounds")],
    formats: ["table", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let report = try invocation.breeds(at: invocation.arguments[0])
    let wanted = (invocation.value("--search") ?? "").folded
    let breeds = report.value.listed.filter { breed in
      wanted.isEmpty || breed.name.folded.contains(wanted) || breed.description.folded.contains(wanted)
        || breed.body.rawValue == wanted
    }
    if invocation.format == "json" {
      try invocation.show(StepReports.json(breeds, diagnostics: report.diagnostics))
    } else if breeds.isEmpty, invocation.format == "table" {
      invocation.print(["No breed has “\(wanted)” in its name or description."])
    } else if invocation.format == "table" {
      invocation.print(StepText.breeds(breeds, width: invocation.environment.columns))
    } else {
      invocation.show(StepReports.breeds(breeds))
    }
    invocation.report(report.diagnostics)
    return invocation.status(report.diagnostics)
  }

  static let stepsWalks = CommandSpec(
    name: "steps walks", group: stepsGroup, summary: "the walks that were recorded, and their days",
    discussion: """
      As csv the sheet to edit: correct a cell, add a row, take one out, and hound steps walks-json gives the app's \
      list back. Columns that begin with _ carry what the list holds besides.
      """,
    arguments: [walkList], options: [.date, .now, .zone, .repairText],
    examples: [
      ("hound steps walks walks.json --zone America/Halifax", "all of them"),
      ("hound steps walks walks.json --zone America/Halifax -o walks.csv", "the sheet"),
    ], formats: ["table", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let report = try invocation.walks(at: invocation.arguments[0])
    let clock = try invocation.walkClock()
    let summary = WalkSummary(report.value.walks, clock, through: try invocation.day("--date"))
    switch invocation.format {
    case "json": try invocation.show(StepReports.json(summary, clock, diagnostics: report.diagnostics))
    case "csv": invocation.show(WalkSheet.grid(report.value, clock))
    default: invocation.print(StepText.walks(summary, clock, width: invocation.environment.columns))
    }
    invocation.report(report.diagnostics)
    return invocation.status(report.diagnostics)
  }

  static let stepsWalksJSON = CommandSpec(
    name: "steps walks-json", group: stepsGroup, summary: "the app's list of walks from an edited sheet",
    arguments: [ArgumentSpec("SHEET", .files, "a sheet made by hound steps walks")],
    options: [.dryRun, .strict],
    examples: [("hound steps walks-json walks.csv -o walks.json", "the walks, back in the app's form")],
    formats: ["json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let path = invocation.arguments[0]
    let bytes = try invocation.stepsBytes(path)
    let table: Table
    do throws(TabularError) {
      table = try RecordReader.filledTable(bytes, file: Files.name(of: path))
    } catch { throw CommandFailure(.unreadable, [error.diagnostic]) }
    let report = try invocation.steps { () throws(StepsError) in
      try WalkSheetReader.read(table, zones: invocation.environment.zone)
    }
    invocation.report(report.diagnostics)
    if let lost = try lost(from: report.value, invocation) { invocation.notice(lost) }
    if !invocation.has("--dry-run") { invocation.write(report.value.bytes) }
    return invocation.status(report.diagnostics)
  }

  /// What the file named with `-o` has and the sheet has not; nil for nothing, or for no such file.
  private static func lost(from file: WalkFile, _ invocation: Invocation) throws(CommandFailure) -> String? {
    guard let path = invocation.outputFile, Files.exists(invocation.environment.path(path)) else {
      return nil
    }
    let old: [Walk]
    do throws(StepsError) {
      old = try WalkFile.read(try bytes(path, invocation), name: path).value.walks
    } catch { return nil }
    let kept = Set(file.walks.map { $0.id.uppercased() })
    let gone = old.count { !kept.contains($0.id.uppercased()) }
    return gone == 0 ? nil : "Taken out: \(gone == 1 ? "1 walk" : "\(gone) walks")."
  }

  private static func bytes(_ path: String, _ invocation: Invocation) throws(StepsError) -> [UInt8] {
    do { return try Files.read(invocation.environment.path(path)) } catch {
      throw StepsError(Diagnostic(.error, .notWalks, error.detail, hint: "name a file"))
    }
  }

  static let stepsRemind = CommandSpec(
    name: "steps remind", group: stepsGroup, summary: "the app's reminders, for a calendar too",
    discussion:
      "As ics each reminder that is on rings on its days; --todo makes them things to do for task apps.",
    arguments: [ArgumentSpec("FILE", .files, "the app's list of reminders, reminders.json")],
    options: [OptionSpec(flag: "--todo", "things to do in place of events"), .now, .zone, .repairText],
    examples: [
      ("hound steps remind reminders.json --zone America/Halifax -o walks.ics", "for the calendar")
    ], formats: ["table", "json", "ics", "csv"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let path = invocation.arguments[0]
    let bytes = try invocation.stepsBytes(path)
    let clock = try invocation.walkClock()
    let report = try invocation.steps { () throws(StepsError) in
      try ReminderReader.read(
        bytes, name: Files.name(of: path), clock, repairsText: invocation.has(OptionSpec.repairText.name)
      )
    }
    let zone = try invocation.chosenZone()
    let now = try invocation.moment()
    switch invocation.format {
    case "json": try invocation.show(StepReports.json(report.value, diagnostics: report.diagnostics))
    case "ics":
      let local = zone?.local(now.instant) ?? now.instant.local(now.offset ?? .utc)
      invocation.write(
        ReminderCalendar.bytes(
          report.value, now: local, zone: zone, areTasks: invocation.has("--todo"), stamp: now.instant))
    default: invocation.show(StepReports.grid(report.value))
    }
    invocation.report(report.diagnostics)
    return invocation.status(report.diagnostics)
  }
}

extension Invocation {
  /// The app's list of walks at a path.
  func walks(at path: String) throws(CommandFailure) -> Report<WalkFile> {
    let bytes = try stepsBytes(path)
    return try steps { () throws(StepsError) in
      try WalkFile.read(bytes, name: Files.name(of: path), repairsText: has(OptionSpec.repairText.name))
    }
  }
}
