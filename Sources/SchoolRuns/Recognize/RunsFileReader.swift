import Civil
public import Diagnostics
import Tabular

/// Reads the app's file of runs.
public enum RunsFileReader {
  /// Every entry is a run of the list or named by a finding; either way it stays in the document.
  /// - Throws: `not-school-runs` or `odd-flat-array` when the file as a whole cannot be understood.
  public static func read(_ bytes: [UInt8], name: String) throws(RunsFileError) -> Report<RunsFile> {
    let document: JSONTree
    do {
      document = try JSONTree(bytes)
    } catch {
      throw RunsFileError(
        Diagnostic(
          .error, .notSchoolRuns, at: Location(file: name, line: error.line),
          "this is no JSON: \(error.reason)",
          hint: "name the file as the app writes it, school_runs.json say"))
    }
    return try read(document, layout: JSONLayout(of: bytes), name: name)
  }

  /// The same for a document that was put together elsewhere.
  static func read(
    _ document: JSONTree, layout: JSONLayout, name: String
  ) throws(RunsFileError) -> Report<RunsFile> {
    guard let entries = document.elements ?? document[RunsFile.runsKey]?.elements else {
      throw RunsFileError(
        Diagnostic(
          .error, .notSchoolRuns, at: Location(file: name), "there is no list of school runs in it",
          hint: "name the file as the app writes it, with school_runs at its top"))
    }
    var log: [Diagnostic] = []
    var runs: [SchoolRun] = []
    for (place, entry) in entries.enumerated() {
      if let run = RunReader(entry, place: place, file: name).run(&log) { runs.append(run) }
    }
    let keys = Set(entries.compactMap { $0["id"]?.text?.uppercased() })
    let states = try pairs(document[RunsFile.statesKey], RunsFile.statesKey, name)
    let indices = try pairs(document[RunsFile.indicesKey], RunsFile.indicesKey, name)
    var known: [String: RunState] = [:]
    for (key, value) in states {
      guard let state = RunState(rawValue: word(value)) else {
        log.append(
          Diagnostic(
            .error, .unknownState, at: Location(file: name, place: .stop(run: key, number: nil)),
            "“\(word(value))” is no state of a run",
            hint: "the run counts as not started; reset it in the app"))
        continue
      }
      known[key] = state
    }
    var places: [String: Int] = [:]
    for (key, value) in indices {
      guard let index = value.integer else {
        log.append(
          Diagnostic(
            .error, .stopIndexOutOfRange, at: Location(file: name, place: .stop(run: key, number: nil)),
            "the stop at which a run stands is no whole number", hint: "reset the run"))
        continue
      }
      places[key] = index
    }
    for key in Set((states + indices).map(\.0)).subtracting(keys).sorted() {
      log.append(
        Diagnostic(
          .warning, .stateWithoutRun, at: Location(file: name, place: .stop(run: key, number: nil)),
          "where a run stands is stored, but the run is not there", hint: "it is kept; delete it if you like")
      )
    }
    let list = RunList(runs: runs, states: known, indices: places)
    return Report(RunsFile(name: name, document: document, layout: layout, list: list), log)
  }

  /// The same file with every spoilt text put right.
  public static func repaired(_ file: RunsFile) throws(RunsFileError) -> Report<RunsFile> {
    try read(file.document.withoutMojibake, layout: file.layout, name: file.name)
  }

  /// An enum may come as its word or, as Swift writes it, as an object with the word for its only key.
  private static func word(_ tree: JSONTree) -> String {
    if let members = tree.members, members.count == 1 { return members[0].key }
    return tree.text ?? String(decoding: tree.encoded(), as: UTF8.self)
  }

  /// A flat list or an object; nothing where there is none.
  private static func pairs(
    _ tree: JSONTree?, _ key: String, _ name: String
  ) throws(RunsFileError) -> [(String, JSONTree)] {
    switch tree {
    case nil, .null: return []
    case .object(let members): return members.map { ($0.key.uppercased(), $0.value) }
    case .array(let flat):
      guard flat.count.isMultiple(of: 2) else {
        throw RunsFileError(
          Diagnostic(
            .error, .oddFlatArray, at: Location(file: name),
            "“\(key)” has \(flat.count) entries, so a key has no value",
            hint: "open the file in the app and save it again, or take the entry out that stands alone"))
      }
      return stride(from: 0, to: flat.count, by: 2).map { ($0, flat[$0].text) }.compactMap { place, key in
        key.map { ($0.uppercased(), flat[place + 1]) }
      }
    default:
      throw RunsFileError(
        Diagnostic(
          .error, .notSchoolRuns, at: Location(file: name), "“\(key)” is no list",
          hint: "name the file as the app writes it"))
    }
  }
}

/// A file that cannot be understood as a whole.
public struct RunsFileError: Error, Hashable, Sendable {
  public let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// One entry of the list.
private struct RunReader {
  let entry: JSONTree
  let place: Int
  let file: String

  init(_ entry: JSONTree, place: Int, file: String) {
    self.entry = entry
    self.place = place
    self.file = file
  }

  func run(_ log: inout [Diagnostic]) -> SchoolRun? {
    guard let id = entry["id"]?.text, !id.isEmpty else {
      log.append(
        Diagnostic(
          .error, .badRun, at: Location(file: file, place: .record(place + 1)),
          "this entry is no run: it has no id",
          hint: "it stays in the file as it is; look at it in the app"))
      return nil
    }
    guard let date = Self.time(entry["scheduledDate"]), let time = Self.time(entry["scheduledTime"]) else {
      let bad = Self.time(entry["scheduledDate"]) == nil ? "day" : "time"
      log.append(
        Diagnostic(
          .error, .badRunTime, at: Location(file: file, place: .stop(run: id, number: nil)),
          "the \(bad) of “\(entry["name"]?.text ?? "")” cannot be read",
          hint: "write it as 2026-03-12T15:05:00Z, or as seconds since 2001"))
      return nil
    }
    spoilt(id, &log)
    let stops = (entry["stops"]?.elements ?? []).map(Self.stop)
    return SchoolRun(
      id: id, name: entry["name"]?.text ?? "", scheduledDate: date, scheduledTime: time, stops: stops,
      isCompleted: Self.flag(entry["isCompleted"]), place: place)
  }

  /// Names the texts that were read as another encoding on their way.
  private func spoilt(_ id: String, _ log: inout [Diagnostic]) {
    var trees: [(Int?, JSONTree)] = [(nil, entry.setting("stops", .null))]
    trees += (entry["stops"]?.elements ?? []).enumerated().map { ($0 + 1, $1) }
    for (number, tree) in trees where tree.hasMojibake {
      log.append(
        Diagnostic(
          .warning, .mojibake, at: Location(file: file, place: .stop(run: id, number: number)),
          "a text was spoilt on its way: “\((tree["name"]?.text).flatMap { Mojibake.repaired($0) } ?? "")” was meant",
          hint: "--repair-text on hound school csv puts it right"))
    }
  }

  private static func stop(_ tree: JSONTree) -> RunStop {
    let child = tree["assignedChild"].flatMap { child -> Child? in
      guard child.members != nil else { return nil }
      return Child(
        id: child["id"]?.text ?? "", name: child["name"]?.text ?? "", age: child["age"]?.integer)
    }
    return RunStop(
      id: tree["id"]?.text ?? "", type: tree["type"]?.text ?? "", name: tree["name"]?.text ?? "",
      child: child,
      task: tree["task"]?.text ?? "", minutes: tree["estimatedMinutes"]?.integer ?? 0,
      isCompleted: flag(tree["isCompleted"]), note: tree["note"]?.text ?? "",
      doneAt: tree["doneAt"]?.text ?? "")
  }

  private static func flag(_ tree: JSONTree?) -> Bool { tree?.bool ?? (tree?.integer == 1) }

  private static func time(_ tree: JSONTree?) -> WrittenTime? {
    switch tree {
    case .number(let number): WrittenTime(secondsSince2001: number)
    case .text(let text): WrittenTime(text)
    default: nil
    }
  }
}
