import Civil
import Diagnostics
import DogSteps
import Tabular

extension CommandSpec {
  /// Every command about the dog's steps.
  static let stepsCommands: [CommandSpec] =
    [
      stepsReport("days", "the dog's steps, day by day"),
      stepsReport("weeks", "the dog's steps, week by week"),
      stepsReport("months", "the dog's steps, month by month"), stepsNudge, stepsRecords, stepsBreeds,
      stepsDog,
      stepsNew, stepsWalks, stepsWalksJSON, stepsWalk, stepsReset, stepsRemind,
    ]

  static let stepsGroup = "The dog's steps"
  static let healthExport = ArgumentSpec(
    "EXPORT", .files, "export.xml of the Health app, its folder, or a sheet made by hound steps records")

  private static func stepsReport(_ kind: String, _ summary: String) -> CommandSpec {
    CommandSpec(
      name: "steps \(kind)", group: stepsGroup, summary: summary,
      discussion: """
        Reads the export of the Health app, of any size, and only its steps and distances. Phone and watch count the \
        same minute; it is counted once, by the watch where there is one and by what you typed in before both.
        """,
      arguments: [healthExport],
      options: OptionSpec.dogOptions + OptionSpec.counting + [
        .date, .since, .now, .zone, .repairText, .strict,
      ],
      examples: [
        (
          "hound steps \(kind) export.xml --breeds breeds.csv --dog dog.json",
          kind == "days" ? "each day beside the goal" : "each of the \(kind)"
        )
      ], formats: ["table", "csv", "json", "html"], usesBook: false
    ) { (invocation) throws(CommandFailure) in
      let dog = try invocation.dog()
      let breeds = try invocation.breeds()
      let last = try invocation.day("--date")
      let (origin, found) = try invocation.countedSteps(invocation.countingMode())
      let estimate = DogEstimate(dog, breeds.value)
      let report = StepReport(origin.counted.days, estimate, through: last)
      let findings = (found + breeds.diagnostics + invocation.breedFindings(estimate)).sorted()
      switch (invocation.format, kind) {
      case ("json", _): try invocation.show(StepReports.json(report, origin, diagnostics: findings))
      case ("html", _): invocation.write(StepPage.bytes(report, dog))
      case ("csv", "days"): invocation.show(StepReports.days(report))
      case ("csv", _):
        invocation.show(
          StepReports.periods(kind == "weeks" ? report.weeks : report.months, areWeeks: kind == "weeks"))
      case (_, "days"):
        invocation.print(
          StepText.days(report, dog, width: invocation.environment.columns, invocation.heading))
      default:
        invocation.print(
          StepText.periods(
            kind == "weeks" ? report.weeks : report.months, report, dog, areWeeks: kind == "weeks",
            width: invocation.environment.columns, invocation.heading))
      }
      invocation.report(findings)
      return invocation.status(findings)
    }
  }

  private static let stepsNudge = CommandSpec(
    name: "steps nudge", group: stepsGroup, summary: "whether it is time to go out, and why",
    discussion: """
      Says so by ending with status 1: from noon on when nothing was counted, from 14:00 below 30 % of the goal, from \
      17:00 when the dog has not been out, from 18:00 below 60 %. Made to be run by a clock.
      """,
    arguments: [healthExport],
    options: OptionSpec.dogOptions + OptionSpec.counting + [.since, .now, .zone, .repairText],
    examples: [
      (
        "hound steps nudge export.xml --breeds breeds.csv --dog dog.json",
        "is it time?"
      )
    ], formats: ["table", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let dog = try invocation.dog()
    let breeds = try invocation.breeds()
    let now = try invocation.moment()
    let local = try invocation.chosenZone()?.local(now.instant) ?? now.instant.local(now.offset ?? .utc)
    let (origin, found) = try invocation.countedSteps(invocation.countingMode())
    let estimate = DogEstimate(dog, breeds.value)
    let day = origin.counted.days.first { $0.date == local.date }
    let steps = day.map { estimate.steps($0.steps) }
    let nudge = StepNudge(steps: steps, goal: estimate.goal, hour: local.hour)
    let findings = (found + breeds.diagnostics + invocation.breedFindings(estimate)).sorted()
    if invocation.format == "json" {
      try invocation.show(
        StepReports.json(
          nudge, date: local.date, steps: steps ?? 0, goal: estimate.goal, diagnostics: findings))
    } else {
      invocation.print([StepText.nudge(nudge, dog, steps: steps ?? 0, goal: estimate.goal)])
    }
    invocation.report(findings)
    return nudge == nil ? invocation.status(findings) : .refused
  }

  private static let stepsRecords = CommandSpec(
    name: "steps records", group: stepsGroup, summary: "the records of steps and distance as a sheet",
    discussion: """
      Every record as the export has it, one row each, in any number; the sheet can be named wherever an export can. \
      The addresses of devices are left out, with --redacted also what they are called.
      """,
    arguments: [healthExport],
    options: [
      OptionSpec(flag: "--redacted", "leave out what the devices are called"), .since, .now, .zone,
      .repairText,
    ],
    examples: [("hound steps records export.xml --redacted -o records.csv", "to look at, or to give away")],
    formats: ["csv"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let export = try StepsExport.opened(invocation.arguments[0], invocation)
    var sheet = RecordSheet(
      isRedacted: invocation.has("--redacted"), since: try invocation.day("--since"),
      repairsText: invocation.has(OptionSpec.repairText.name), DayFinder(try invocation.chosenZone()),
      isMarked: invocation.outputFile != nil)
    let facts = try export.records { (record) throws(CommandFailure) in
      sheet.add(record)
      if sheet.count > 1 << 16 { invocation.write(sheet.drain()) }
    }
    invocation.write(sheet.drain())
    invocation.report(facts.findings)
    return invocation.status(facts.findings)
  }
}
