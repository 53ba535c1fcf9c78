import Civil
import Diagnostics
import PuppyLog
import Store
import Tabular

extension CommandSpec {
  /// Every command about the puppy's log.
  static let puppyCommands: [CommandSpec] = [
    puppyDay, puppyNext, puppyStats, puppyLog, puppyCSV, puppyJSONL, puppyImport, puppyRemind, puppyNew,
    puppyProfile,
  ]

  static let puppyGroup = "The puppy's log"
  static let puppyFolder = ArgumentSpec("DIR", .files, "the puppy's folder")
  static let puppyLanguage = OptionSpec(
    "--lang", "LANGUAGE", choices: Speech.allCases.map(\.rawValue), "the language, Dutch unless told")

  static let puppyStats = CommandSpec(
    name: "puppy stats", group: puppyGroup, summary: "gaps, sleep, meals and streaks, day by day",
    discussion: """
      Counts up to --now, else up to the last event. As csv a row a day; as json every figure, those of the app \
      beside ours where they differ.
      """,
    arguments: [puppyFolder],
    options: [
      OptionSpec("--growth", "FILE", "a table size,week,grams to hold the weight against"), .now, .zone,
      puppyLanguage, .repairText, .strict,
    ],
    examples: [
      ("hound puppy stats pippa --lang en", "how the training goes"),
      ("hound puppy stats pippa --format csv -o days.csv", "a row a day, for a spreadsheet"),
    ], formats: ["table", "html", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let puppy = try PuppyFolder(invocation)
    let growth = try puppy.growth()
    let stats = PuppyStats(try puppy.log(at: .lastEvent), growth: growth?.value)
    let findings =
      (puppy.readFindings + stats.log.findings + stats.findings + (growth?.diagnostics ?? [])).sorted()
    switch invocation.format {
    case "json": try invocation.show(PuppyReports.json(stats, diagnostics: findings))
    case "csv": invocation.show(PuppyGrids.days(stats))
    case "html": invocation.write(PuppyPage.stats(stats, puppy.speech))
    default:
      invocation.print(PuppyText.lines(stats, puppy.speech, width: invocation.environment.columns))
    }
    return puppy.tell(findings)
  }

  static let puppyNext = CommandSpec(
    name: "puppy next", group: puppyGroup, summary: "when the next pee is due",
    discussion: "Also how long ago the last meal, walk and medicine were, and whether a poop is due.",
    arguments: [puppyFolder], options: [.now, .zone, puppyLanguage, .repairText, .strict],
    examples: [("hound puppy next pippa --lang en", "is it time to go out?")], formats: ["table", "json"],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let puppy = try PuppyFolder(invocation)
    let outlook = PuppyOutlook(try puppy.log(at: .clock))
    let findings = (puppy.readFindings + outlook.log.findings).sorted()
    if invocation.format == "json" {
      try invocation.show(PuppyReports.json(outlook, diagnostics: findings))
    } else {
      invocation.print(PuppyText.lines(outlook, puppy.speech))
    }
    return puppy.tell(findings)
  }

  static let puppyDay = CommandSpec(
    name: "puppy day", group: puppyGroup, summary: "what happened today, or on another day",
    discussion:
      "The page of html has the photos in it and links to the days before and after, as day-DATE.html.",
    arguments: [puppyFolder],
    options: [
      OptionSpec("--date", "DAY", "the day: today, yesterday or 2026-03-26"), .now, .zone, puppyLanguage,
      .repairText, .strict,
    ],
    examples: [
      ("hound puppy day pippa", "today"),
      ("hound puppy day pippa --date yesterday --format html -o day.html", "yesterday, for the phone"),
    ], formats: ["table", "html", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let puppy = try PuppyFolder(invocation)
    let log = try puppy.log(at: .clock)
    let day = DayView(log, date: try invocation.chosenDay(asOf: log.today))
    let findings = (puppy.readFindings + log.findings).sorted()
    switch invocation.format {
    case "json": try invocation.show(PuppyReports.json(day, diagnostics: findings))
    case "csv": invocation.show(PuppyGrids.timeline(day))
    case "html":
      invocation.write(PuppyPage.day(day, puppy.speech, pictures: try puppy.pictures(of: day)))
    default: invocation.print(PuppyText.lines(day, puppy.speech, width: invocation.environment.columns))
    }
    return puppy.tell(findings)
  }

  static let puppyCSV = CommandSpec(
    name: "puppy csv", group: puppyGroup, summary: "the whole log as a sheet, a row a line",
    discussion: """
      Correct a cell, empty one, take a row out, or add one with an empty _line; then hound puppy jsonl writes the \
      app's files back. The columns that begin with _ are not for editing.
      """,
    arguments: [puppyFolder], options: [.zone, .repairText],
    examples: [("hound puppy csv pippa -o events.csv", "a sheet to correct")], formats: ["csv"],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let puppy = try PuppyFolder(invocation)
    let files =
      invocation.has(OptionSpec.repairText.name) ? puppy.folder.files.map(\.repaired) : puppy.folder.files
    invocation.write(EventSheet.csv(files, guarded: invocation.outputFile != nil))
    return puppy.tell(puppy.readFindings)
  }

  static let puppyJSONL = CommandSpec(
    name: "puppy jsonl", group: puppyGroup, summary: "the app's files from the sheet",
    discussion: """
      Writes DIR/data, or the files beside the profile where the log stands there. A line whose row was not edited \
      comes back byte for byte. A new row goes to the end of its day.
      """,
    arguments: [ArgumentSpec("EVENTS.csv", .files, "the sheet of hound puppy csv")],
    options: [.outputFolder, .zone, .dryRun],
    examples: [("hound puppy jsonl events.csv -o pippa", "the corrected log, back in its files")],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    try PuppyJSONL(invocation).carryOut()
  }
}
