public import Civil
public import Tabular

/// The runs as a sheet to edit, a row for each stop; a run without stops has a row of its own.
public enum RunSheet {
  /// The column `zone` is empty where each time is shown on its own clock.
  public static func grid(_ file: RunsFile, _ clock: ShownClock) -> Grid {
    let zone: String =
      switch clock {
      case .zone(let rules): rules.name
      case .own: ""
      }
    var grid = Grid(RunSheetShape.columns)
    var document = fileCell(file)
    let readable = Dictionary(file.list.runs.map { ($0.place, $0) }) { first, _ in first }
    for (place, tree) in file.runs.enumerated() {
      guard let run = readable[place] else {
        // What could not be read goes along unseen.
        grid.append(row(["_file": document, "_run": cell(tree)]))
        document = ""
        continue
      }
      for row in rows(RunSummary(run, in: file.list, clock), tree, zone) {
        grid.append(self.row(row.merging(["_file": document]) { $1 }))
        document = ""
      }
    }
    if grid.rows.isEmpty { grid.append(row(["_file": document])) }
    return grid
  }

  private static func rows(_ summary: RunSummary, _ tree: JSONTree, _ zone: String) -> [[String: String]] {
    var run = [
      "run_id": summary.run.id, "run_name": summary.run.name, "date": "\(summary.date)",
      "start": "\(summary.times.start.time)", "zone": zone, "run_state": summary.progress.state.rawValue,
    ]
    run["_run"] = cell(tree.setting("stops", .null))
    guard !summary.run.stops.isEmpty else {
      // A run may lack its list of stops altogether.
      return [run.merging(["_run": cell(tree)]) { $1 }]
    }
    let stops = tree["stops"]?.elements ?? []
    return summary.run.stops.enumerated().map { place, stop in
      let times = summary.times.stops[place]
      return run.merging([
        "stop_no": "\(place + 1)", "stop_id": stop.id, "stop_type": stop.type, "stop_name": stop.name,
        "child_id": stop.child?.id ?? "", "child": stop.child?.name ?? "",
        "child_age": stop.child?.age.map { "\($0)" } ?? "", "task": stop.task, "minutes": "\(stop.minutes)",
        "planned_arrive": "\(times.arrive.time)", "planned_leave": "\(times.leave.time)",
        "done_at": stop.doneAt,
        "stop_state": summary.state(ofStop: place).rawValue, "note": stop.note, "_stop": cell(stops[place]),
      ]) { $1 }
    }
  }

  private static func row(_ texts: [String: String]) -> [GridValue] {
    let check = RunSheetShape.fingerprint(texts)
    return RunSheetShape.columns.map { .init(stringLiteral: $0 == "_check" ? check : texts[$0] ?? "") }
  }

  private static func cell(_ tree: JSONTree) -> String { String(decoding: tree.encoded(), as: UTF8.self) }

  /// The document without its runs, and how it was laid out.
  private static func fileCell(_ file: RunsFile) -> String {
    let bare = file.document.elements != nil
    let layout = file.layout
    return cell(
      .object([
        JSONMember("document", bare ? .array([]) : file.document.setting(RunsFile.runsKey, .null)),
        JSONMember("indent", layout.indent.map { .number("\($0)") } ?? .null),
        JSONMember("colon", .text(layout.colon)), JSONMember("slashes", .bool(layout.escapesSlashes)),
        JSONMember("empty", .bool(layout.opensEmpty)), JSONMember("end", .bool(layout.endsLine)),
      ]))
  }

  /// A row for a stop of a run that is not in the file yet.
  /// - Parameter stop: `kind;name;child;task;minutes`, the kind in any case; what is left out is empty, the minutes
  ///   those usual for the kind.
  public static func newRow(
    name: String, date: CivilDate, start: TimeOfDay, zone: String, number: Int, stop: String
  ) -> [GridValue] {
    var parts = stop.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    parts += Array(repeating: "", count: max(0, 5 - parts.count))
    let preset = RunCheck.presets.first { $0.type.lowercased() == parts[0].lowercased() }
    let texts = [
      "run_name": name, "date": "\(date)", "start": "\(start)", "zone": zone, "stop_no": "\(number)",
      "stop_type": preset?.type ?? parts[0], "stop_name": parts[1], "child": parts[2], "task": parts[3],
      "minutes": parts[4].isEmpty ? "\(preset?.minutes ?? 0)" : parts[4],
    ]
    return RunSheetShape.columns.map { .init(stringLiteral: texts[$0] ?? "") }
  }

  /// A file without runs, laid out as the app does.
  public static func emptyFile(name: String) -> RunsFile {
    RunsFile(
      name: name,
      document: .object(
        [RunsFile.runsKey, RunsFile.statesKey, RunsFile.indicesKey].map { JSONMember($0, .array([])) }),
      layout: JSONLayout(indent: 2, colon: " : ", endsLine: true),
      list: RunList(runs: [], states: [:], indices: [:]))
  }
}
