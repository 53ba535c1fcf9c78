import Civil
import Diagnostics
import SchoolRuns
import Store
import Tabular

extension CommandSpec {
  /// `school start` and its siblings.
  static func schoolAction(_ action: RunAction) -> CommandSpec {
    let isFinal = action == .cancel
    return CommandSpec(
      name: "school \(action.rawValue)", group: schoolGroup, summary: action.summary,
      arguments: [runsFile, oneRun], options: (isFinal ? [confirmed] : []) + [.dryRun, .output],
      examples: [
        (
          "hound school \(action.rawValue) school_runs.json Club afternoon\(isFinal ? " --yes" : "")",
          action.summary
        )
      ], usesBook: false
    ) { (invocation) throws(CommandFailure) in
      let runs = try SchoolFile(invocation)
      let run = try runs.run()
      if isFinal,
        runs.file.list.progress(run).state == .active || runs.file.list.progress(run).state == .paused,
        !invocation.has("--yes")
      {
        throw CommandFailure(
          .refused,
          [
            Diagnostic(
              .error, .needsConfirmation, "“\(run.name)” would be cancelled, and its place on the way lost",
              hint: "say it again with --yes")
          ])
      }
      let changed: RunsFile
      do throws(RunTransition.Refusal) {
        changed = try runs.file.after(action, run)
      } catch {
        throw CommandFailure(.refused, [RunText.refusal(error, action, run, file: runs.file.name)])
      }
      try runs.save(changed.bytes)
      invocation.notice(RunText.done(action, run, before: runs.file.list.progress(run)))
      return .done
    }
  }

  static let schoolClear = CommandSpec(
    name: "school clear", group: schoolGroup, summary: "take out runs that are done and old",
    discussion: "They go to an archive beside the file first: school_runs.cleared-2026-03-01.json.",
    arguments: [runsFile],
    options: [
      OptionSpec("--completed-before", "DAY", "runs done before this day: 2026-03-01"), .now, .zone, .dryRun,
      .output,
    ],
    examples: [("hound school clear school_runs.json --completed-before 2026-01-01", "last year's runs")],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    let runs = try SchoolFile(invocation)
    let today = try runs.today()
    guard let text = invocation.value("--completed-before"), let day = DatePhrase.date(text, asOf: today)
    else {
      throw .usage(
        "say before which day, with --completed-before", hint: "write --completed-before 2026-01-01")
    }
    let (kept, cleared) = runs.file.clearing(completedBefore: day, runs.clock)
    if cleared.isEmpty {
      invocation.notice("No run was done before \(day); nothing changed.")
      return .done
    }
    if !invocation.has("--dry-run") {
      let stem = runs.path.hasSuffix(".json") ? String(runs.path.dropLast(5)) : runs.path
      let archive = "\(stem).cleared-\(day).json"
      try runs.keep(runs.file.archive(cleared), in: archive)
      invocation.notice("\(cleared.count) runs went to \(archive).")
    } else {
      invocation.notice("\(cleared.count) runs would go to the archive.")
    }
    try runs.save(kept.bytes)
    return .done
  }

  static let schoolSample = CommandSpec(
    name: "school sample", group: schoolGroup, summary: "a file of runs to try things on",
    options: [.now],
    examples: [("hound school sample -o school_runs.json", "two runs to try things on")], formats: ["json"],
    usesBook: false
  ) { (invocation) throws(CommandFailure) in
    invocation.write(RunSample.bytes(on: try invocation.moment().instant))
    return .done
  }
}

extension RunAction {
  var summary: String {
    switch self {
    case .start: "set out on a run"
    case .pause: "halt a run"
    case .resume: "go on with a run"
    case .done: "tick the stop that is being made"
    case .cancel: "call a run off"
    case .reset: "put a run back to its beginning"
    }
  }
}
