import Civil
public import Diagnostics
import Tabular

/// What is said of runs, in a person's words.
public enum RunText {
  /// The dashboard for a screen.
  public static func dashboard(_ board: RunDashboard, width: Int, _ heading: (String) -> String) -> [String] {
    var lines = [heading("School runs, \(board.today.longText)"), ""]
    let parts: [(String, [RunSummary], String)] = [
      ("Today", board.ofToday, "No run today."),
      ("To come", board.upcoming.filter { $0.date != board.today }, "Nothing else is planned."),
      ("Past", board.past.filter { $0.date != board.today }, "No run has been done yet."),
      ("Cancelled", board.cancelled.filter { $0.date != board.today }, ""),
    ]
    for (title, runs, empty) in parts where !runs.isEmpty || !empty.isEmpty {
      lines.append(heading(title))
      lines += runs.isEmpty ? ["  \(empty)"] : RunReports.grid(runs).lines(width: width)
      lines.append("")
    }
    if let next = board.runs.first(where: { $0.currentStop != nil }), let place = next.currentStop {
      lines.append("On the way: \(position(next, place)).")
    }
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// One run for a screen.
  public static func run(_ summary: RunSummary, width: Int, _ heading: (String) -> String) -> [String] {
    let run = summary.run
    var lines = [
      heading(RunReports.name(run)),
      "\(summary.date.longText), \(summary.times.start.time) to \(summary.times.end.time)",
      "\(count(run.stops.count, "stop")), \(count(run.minutes, "minute")), \(summary.progress.state.words), "
        + "\(summary.progressPercent) % done",
    ]
    if !summary.participants.isEmpty {
      let children = summary.participants.map { $0.name + ($0.age.map { " (\($0))" } ?? "") }
      lines.append("With \(children.joined(separator: ", "))")
    }
    if let place = summary.currentStop { lines.append("Now: \(position(summary, place))") }
    lines.append("")
    return lines
      + (run.stops.isEmpty ? ["This run has no stops."] : RunReports.stops(summary).lines(width: width))
  }

  private static func position(_ summary: RunSummary, _ place: Int) -> String {
    let stop = summary.run.stops[place]
    let child = stop.child.map { " with \($0.name)" } ?? ""
    return
      "\(RunReports.name(summary.run)), stop \(place + 1) of \(summary.run.stops.count), \(stop.name)\(child)"
  }

  /// What an action did, in one line.
  public static func done(_ action: RunAction, _ run: SchoolRun, before: RunProgress) -> String {
    let name = RunReports.name(run)
    switch action {
    case .start: return "\(name) is on the way: first \(run.stops[0].name)."
    case .pause: return "\(name) is paused."
    case .resume: return "\(name) goes on."
    case .cancel: return "\(name) is cancelled."
    case .reset: return "\(name) is back at its beginning."
    case .done:
      let ticked = run.stops[before.index].name
      let next = before.index + 1
      return next < run.stops.count
        ? "\(ticked) is done; next \(run.stops[next].name)." : "\(ticked) is done, and so is \(name)."
    }
  }

  /// Why an action was refused, and the way out.
  public static func refusal(
    _ refusal: RunTransition.Refusal, _ action: RunAction, _ run: SchoolRun, file: String
  ) -> Diagnostic {
    let location = Location(file: file, place: .stop(run: run.id, number: nil))
    let name = RunReports.name(run)
    switch refusal {
    case .noStops:
      return Diagnostic(
        .error, .noStops, at: location, "\(name) has no stops, so it cannot be started",
        hint: "add a stop in the sheet, or take the run out")
    case .indexOutOfRange(let index):
      return Diagnostic(
        .error, .stopIndexOutOfRange, at: location,
        "\(name) stands at stop \(index + 1), which it does not have",
        hint: "cancel and reset the run")
    case .badTransition(let state):
      let open = RunAction.allCases.filter { isOpen($0, in: state) }.map { "hound school \($0.rawValue)" }
      return Diagnostic(
        .error, .badTransition, at: location,
        "\(name) is \(state.words); \(action.rawValue) does not go with that",
        hint: "what can be done now: \(open.joined(separator: ", "))")
    }
  }

  /// Whether a run that stands so takes the action, stops permitting.
  private static func isOpen(_ action: RunAction, in state: RunState) -> Bool {
    do {
      _ = try RunTransition.after(action, RunProgress(state: state), ticks: [false])
      return true
    } catch { return false }
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}

extension RunText {
  /// The runs and stops of one file that another has no more; nil when none is gone.
  public static func removed(from old: RunList, by new: RunList) -> String? {
    let kept = Dictionary(new.runs.map { ($0.key, $0) }) { first, _ in first }
    var parts: [String] = []
    for run in old.runs {
      guard let now = kept[run.key] else {
        parts.append("the run \(RunReports.name(run))")
        continue
      }
      let ids = Set(now.stops.map { $0.id.uppercased() })
      let gone = run.stops.filter { !ids.contains($0.id.uppercased()) }
      parts += gone.map { "the stop \($0.name) of \(RunReports.name(run))" }
    }
    return parts.isEmpty ? nil : "Taken out: \(parts.joined(separator: ", "))."
  }
}
