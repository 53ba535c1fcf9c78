import Civil
public import Diagnostics

/// What is wrong with a run, in words.
public enum RunCheck: Sendable {
  /// The app's presets: the kinds of stop and the minutes it gives each.
  public static let presets: [(type: String, minutes: Int)] = [
    ("Home", 5), ("School", 10), ("OT", 15), ("Music", 10), ("Custom", 12),
  ]

  static let longStop = 120
  static let longRun = 240

  /// Of every run, in the order of the file.
  public static func findings(_ list: RunList, file: String) -> [Diagnostic] {
    var seen: Set<String> = []
    var found: [Diagnostic] = []
    for run in list.runs {
      if !seen.insert(run.key).inserted {
        found.append(
          Finding(run, nil, file).error(
            .duplicateRunID, "two runs have the same id", hint: "give one of them another id, or take it out")
        )
      }
      found += findings(run, list, file: file)
    }
    return found
  }

  /// Of one run alone.
  public static func findings(_ run: SchoolRun, _ list: RunList, file: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let whole = Finding(run, nil, file)
    if run.name.isBlankName {
      found.append(
        whole.error(.emptyRunName, "a run has no name", hint: "give it one in the column run_name"))
    }
    if run.stops.isEmpty {
      found.append(whole.error(.noStops, "\(whole.name) has no stops", hint: "add one, or take the run out"))
    }
    if run.minutes > longRun {
      found.append(
        whole.warning(
          .longRun, "\(whole.name) takes \(run.minutes) minutes, more than \(longRun / 60) hours",
          hint: "see whether the minutes of its stops are right"))
    }
    if let state = list.states[run.key], (state == .completed) != run.isCompleted {
      found.append(
        whole.warning(
          .stateConflict,
          "\(whole.name) is \(run.isCompleted ? "ticked as done" : "not ticked as done") and stored as \(state.words)",
          hint: run.isCompleted ? "it counts as done" : "it counts as \(state.words)"))
    }
    if let index = list.indices[run.key], index < 0 || (index > 0 && index >= run.stops.count) {
      found.append(
        whole.error(
          .stopIndexOutOfRange, "\(whole.name) stands at stop \(index + 1) of \(run.stops.count)",
          hint: "reset the run, or add the stop it stands at"))
    }
    var names: Set<String> = []
    for (place, stop) in run.stops.enumerated() {
      found += findings(stop, Finding(run, place + 1, file))
      if !stop.name.isBlankName, !names.insert(stop.name.folded).inserted {
        found.append(
          Finding(run, place + 1, file).warning(
            .repeatedStopName, "\(whole.name) stops twice at “\(stop.name)”",
            hint: "give one of them another name if they are two places"))
      }
    }
    return found
  }

  private static func findings(_ stop: RunStop, _ at: Finding) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if stop.name.isBlankName {
      found.append(at.error(.emptyStopName, "a stop of \(at.name) has no name", hint: "say where it is"))
    }
    if stop.minutes <= 0 {
      found.append(
        at.error(
          .badStopMinutes, "a stop of \(at.name) takes \(stop.minutes) minutes",
          hint: "write how many minutes it takes, 1 or more"))
    }
    if stop.minutes > longStop {
      found.append(
        at.warning(
          .longStop, "a stop of \(at.name) takes \(stop.minutes) minutes, more than \(longStop / 60) hours",
          hint: "see whether that is right"))
    }
    if stop.task.isBlankName {
      found.append(
        at.warning(.emptyTask, "a stop of \(at.name) says nothing to do", hint: "write the task, or leave it")
      )
    }
    if !presets.contains(where: { $0.type == stop.type }) {
      found.append(
        at.warning(
          .unknownStopType, "“\(stop.type)” is no kind of stop that the app knows",
          hint: "the kinds are \(presets.map(\.type).joined(separator: ", ")); it is kept as it is"))
    }
    return found
  }

  /// Where a finding stands, for its many kinds.
  private struct Finding {
    let run: SchoolRun
    let stop: Int?
    let file: String

    init(_ run: SchoolRun, _ stop: Int?, _ file: String) {
      self.run = run
      self.stop = stop
      self.file = file
    }

    var name: String { run.name.isBlankName ? "the run without a name" : "“\(run.name)”" }

    private var location: Location { Location(file: file, place: .stop(run: run.id, number: stop)) }

    func error(_ code: DiagnosticCode, _ message: String, hint: String) -> Diagnostic {
      Diagnostic(.error, code, at: location, message, hint: hint)
    }

    func warning(_ code: DiagnosticCode, _ message: String, hint: String) -> Diagnostic {
      Diagnostic(.warning, code, at: location, message, hint: hint)
    }
  }
}
