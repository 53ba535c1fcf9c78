import Civil
public import Diagnostics
public import Tabular

/// The JSON reports of the school run, and its tables.
public enum RunReports {
  public static func json(_ summary: RunSummary) -> JSONValue {
    [
      "id": .text(summary.run.id), "name": .text(summary.run.name), "date": .text("\(summary.date)"),
      "start": .text("\(summary.times.start.time)"), "end": .text("\(summary.times.end.time)"),
      "stops": .integer(summary.run.stops.count), "minutes": .integer(summary.run.minutes),
      "children": .array(summary.participants.map { .text($0.name) }),
      "state": .text(summary.progress.state.rawValue),
      "current_stop": .optional(summary.currentStop.map { $0 + 1 }),
      "progress_pct": .integer(summary.progressPercent),
    ]
  }

  public static func json(_ dashboard: RunDashboard, diagnostics: [Diagnostic]) -> JSONValue {
    func ids(_ runs: [RunSummary]) -> JSONValue { .array(runs.map { .text($0.run.id) }) }
    return [
      "today_date": .text("\(dashboard.today)"), "runs": .array(dashboard.runs.map { json($0) }),
      "today": ids(dashboard.ofToday), "upcoming": ids(dashboard.upcoming), "past": ids(dashboard.past),
      "cancelled": ids(dashboard.cancelled), "diagnostics": .diagnostics(diagnostics),
    ]
  }

  /// One run with all its stops.
  public static func detail(_ summary: RunSummary, diagnostics: [Diagnostic]) -> JSONValue {
    [
      "run": json(summary),
      "participants": .array(summary.participants.map { json($0) }),
      "stops": .array(
        summary.run.stops.enumerated().map { place, stop in
          let times = summary.times.stops[place]
          return [
            "stop_no": .integer(place + 1), "stop_id": .text(stop.id), "type": .text(stop.type),
            "name": .text(stop.name), "child": .optional(stop.child?.name), "task": .text(stop.task),
            "minutes": .integer(stop.minutes), "arrive": .text("\(times.arrive.time)"),
            "leave": .text("\(times.leave.time)"), "stop_state": .text(summary.state(ofStop: place).rawValue),
          ]
        }),
      "diagnostics": .diagnostics(diagnostics),
    ]
  }

  public static func json(_ child: Child) -> JSONValue {
    ["id": .text(child.id), "name": .text(child.name), "age": .optional(child.age)]
  }

  /// A line for each run.
  public static func grid(_ runs: [RunSummary]) -> Grid {
    var grid = Grid(["day", "time", "run", "stops", "children", "state"])
    for summary in runs {
      let isOnTheWay = summary.progress.state == .active || summary.progress.state == .paused
      let percent = isOnTheWay ? ", \(summary.progressPercent) %" : ""
      grid.append([
        .text(summary.date.shortText), .text("\(summary.times.start.time)–\(summary.times.end.time)"),
        .text(name(summary.run)), .number("\(summary.run.stops.count)"),
        .init(stringLiteral: summary.participants.map(\.name).joined(separator: ", ")),
        .text(summary.progress.state.words + percent),
      ])
    }
    return grid
  }

  /// A line for each stop, to tick.
  public static func stops(_ summary: RunSummary) -> Grid {
    var grid = Grid(["", "stop", "arrive", "leave", "where", "child", "task"])
    for (place, stop) in summary.run.stops.enumerated() {
      let times = summary.times.stops[place]
      let mark =
        switch summary.state(ofStop: place) {
        case .done: "✓"
        case .current: "→"
        case .open: ""
        }
      grid.append([
        .init(stringLiteral: mark), .number("\(place + 1)"), .text("\(times.arrive.time)"),
        .text("\(times.leave.time)"), .init(stringLiteral: stop.name),
        .init(stringLiteral: stop.child?.name ?? ""),
        .init(stringLiteral: stop.task.split(whereSeparator: \.isNewline).joined(separator: " ")),
      ])
    }
    return grid
  }

  /// A run's name, or what a person can tell it by.
  public static func name(_ run: SchoolRun) -> String { run.name.isBlankName ? "(no name)" : run.name }
}
