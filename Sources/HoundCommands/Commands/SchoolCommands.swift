import Civil
import Diagnostics
import SchoolRuns
import Store
import Tabular

extension CommandSpec {
  /// Every command about the school run.
  static let schoolCommands: [CommandSpec] =
    [schoolDashboard, schoolList, schoolShow] + RunAction.allCases.map(schoolAction) + [
      schoolAdd, schoolCheck, schoolChildren, schoolCSV, schoolJSON, schoolClear, schoolSample,
    ]

  static let schoolGroup = "The school run"
  static let runsFile = ArgumentSpec("FILE", .files, "the app's file of runs")
  static let oneRun = ArgumentSpec("RUN", .words, "the run's name, or its id")
  static let confirmed = OptionSpec(flag: "--yes", "do it without asking again")

  private static let schoolDashboard = CommandSpec(
    name: "school dashboard", group: schoolGroup, summary: "the runs of today, to come and past",
    discussion: "As html a page for the phone, as ics a calendar with an alarm at the start of each run.",
    arguments: [runsFile], options: [.now, .zone],
    examples: [
      ("hound school dashboard school_runs.json --zone America/Halifax", "today's runs, and the others"),
      ("hound school dashboard school_runs.json --format ics -o runs.ics", "the runs for a calendar"),
    ], formats: ["table", "json", "html", "ics"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let runs = try SchoolFile(invocation)
    let board = RunDashboard(runs.file.list, today: try runs.today(), runs.clock)
    switch invocation.format {
    case "json": try invocation.show(RunReports.json(board, diagnostics: runs.findings))
    case "html": invocation.write(RunPage.dashboard(board))
    case "ics": invocation.write(RunCalendar.bytes(board, stamp: try invocation.moment().instant, runs.clock))
    default:
      invocation.print(RunText.dashboard(board, width: invocation.environment.columns, invocation.heading))
    }
    invocation.report(runs.findings)
    return invocation.status(runs.findings)
  }

  private static let schoolList = CommandSpec(
    name: "school list", group: schoolGroup, summary: "every run, a line each",
    arguments: [runsFile], options: [.now, .zone],
    examples: [("hound school list school_runs.json", "all of them, by day")],
    formats: ["table", "csv", "json"],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let runs = try SchoolFile(invocation)
    let board = RunDashboard(runs.file.list, today: try runs.today(), runs.clock)
    if invocation.format == "json" {
      try invocation.show([
        "runs": .array(board.runs.map { RunReports.json($0) }), "diagnostics": .diagnostics(runs.findings),
      ])
    } else if board.runs.isEmpty, invocation.format == "table" {
      invocation.print(["There are no runs yet. hound school add makes one."])
    } else {
      invocation.show(RunReports.grid(board.runs))
    }
    invocation.report(runs.findings)
    return invocation.status(runs.findings)
  }

  private static let schoolShow = CommandSpec(
    name: "school show", group: schoolGroup, summary: "one run, stop by stop", arguments: [runsFile, oneRun],
    options: [.now, .zone],
    examples: [
      ("hound school show school_runs.json Club afternoon", "its stops, with times and tasks"),
      ("hound school show school_runs.json Club afternoon --format html -o run.html", "the same for a phone"),
    ], formats: ["table", "csv", "json", "html"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let runs = try SchoolFile(invocation)
    let run = try runs.run()
    let findings = runs.findings(of: run)
    let summary = RunSummary(run, in: runs.file.list, runs.clock)
    switch invocation.format {
    case "json": try invocation.show(RunReports.detail(summary, diagnostics: findings))
    case "csv": invocation.show(RunReports.stops(summary))
    case "html": invocation.write(RunPage.run(summary))
    default: invocation.print(RunText.run(summary, width: invocation.environment.columns, invocation.heading))
    }
    invocation.report(findings)
    return invocation.status(findings)
  }

  private static let schoolCheck = CommandSpec(
    name: "school check", group: schoolGroup, summary: "what is wrong in the file of runs, in words",
    arguments: [runsFile], options: [.zone, .strict],
    examples: [("hound school check school_runs.json", "everything that wants putting right")],
    formats: ["table", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let runs = try SchoolFile(invocation)
    if invocation.format == "json" {
      try invocation.show(["diagnostics": .diagnostics(runs.findings)])
    } else {
      invocation.print(
        runs.findings.isEmpty ? ["The file is in order."] : runs.findings.map(\.text))
    }
    return runs.findings.contains { $0.severity == .error || invocation.has("--strict") } ? .refused : .done
  }

  private static let schoolChildren = CommandSpec(
    name: "school children", group: schoolGroup,
    summary: "the children to choose from, and the kinds of stop",
    arguments: [runsFile],
    examples: [("hound school children school_runs.json", "everyone in the file, once")],
    formats: ["table", "csv", "json"], usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let runs = try SchoolFile(invocation)
    let children = runs.file.list.children
    if invocation.format == "json" {
      try invocation.show([
        "children": .array(children.map { RunReports.json($0) }),
        "presets": .array(
          RunCheck.presets.map { ["type": .text($0.type), "minutes": .integer($0.minutes)] }),
        "diagnostics": .diagnostics(runs.readFindings),
      ])
      return invocation.status(runs.readFindings)
    }
    var grid = Grid(["child", "age", "id"])
    for child in children {
      grid.append([
        .init(stringLiteral: child.name), child.age.map { .number("\($0)") } ?? .empty,
        .init(stringLiteral: child.id),
      ])
    }
    invocation.show(grid)
    if invocation.format == "table" {
      let kinds = RunCheck.presets.map { "\($0.type) \($0.minutes)" }.joined(separator: ", ")
      invocation.print(["", "Kinds of stop, with the minutes they usually take: \(kinds)."])
    }
    return invocation.status(runs.readFindings)
  }
}
