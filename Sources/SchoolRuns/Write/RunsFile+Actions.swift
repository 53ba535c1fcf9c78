public import Civil
import Tabular

extension RunsFile {
  /// The file after an action on one run; nothing else in it changes. A bare list of runs, which has no room for
  /// where a run stands, becomes an object with the three lists.
  public func after(_ action: RunAction, _ run: SchoolRun) throws(RunTransition.Refusal) -> RunsFile {
    let result = try RunTransition.after(
      action, list.progress(run), ticks: run.stops.map(\.isCompleted))
    var file = self
    var trees = file.runs
    var tree = trees[run.place]
    if run.isCompleted != result.isCompleted {
      tree.set("isCompleted", .bool(result.isCompleted))
    }
    if var stops = tree["stops"]?.elements {
      for (place, tick) in result.ticks.enumerated() where run.stops[place].isCompleted != tick {
        stops[place].set("isCompleted", .bool(tick))
      }
      tree.set("stops", .array(stops))
    }
    trees[run.place] = tree
    file.runs = trees
    if file.document.elements != nil {
      file.document = .object([JSONMember(Self.runsKey, .array(trees))])
    }
    file.document.set(
      Self.statesKey, Self.entry(run.id, .text(result.progress.state.rawValue), in: document[Self.statesKey]))
    file.document.set(
      Self.indicesKey, Self.entry(run.id, .number("\(result.progress.index)"), in: document[Self.indicesKey]))
    return file
  }

  /// The list with a value for a run: in place where the run has one, else at the end, in the list's own shape.
  private static func entry(_ id: String, _ value: JSONTree, in list: JSONTree?) -> JSONTree {
    if case .object(var members)? = list {
      if let place = members.lastIndex(where: { $0.key.uppercased() == id.uppercased() }) {
        members[place].value = value
      } else {
        members.append(JSONMember(id, value))
      }
      return .object(members)
    }
    var flat = list?.elements ?? []
    let place = Array(stride(from: 0, to: flat.count - 1, by: 2)).last {
      flat[$0].text?.uppercased() == id.uppercased()
    }
    if let place {
      flat[place + 1] = value
    } else {
      flat += [.text(id), value]
    }
    return .array(flat)
  }

  /// The file without the runs that are done and older than a day.
  /// - Returns: it, and what was taken out, as a file of its own shape.
  public func clearing(completedBefore day: CivilDate, _ clock: ShownClock) -> (
    kept: RunsFile, cleared: [SchoolRun]
  ) {
    let cleared = list.runs.filter { run in
      list.progress(run).state == .completed && clock.local(run.scheduledDate).date < day
    }
    let places = Set(cleared.map(\.place))
    var file = self
    file.runs = runs.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    let keys = Set(cleared.map(\.key))
    for key in [Self.statesKey, Self.indicesKey] {
      guard let list = document[key] else { continue }
      file.document.set(key, Self.without(keys, list))
    }
    return (file, cleared)
  }

  /// What was cleared, to be kept beside.
  public func archive(_ cleared: [SchoolRun]) -> [UInt8] {
    let runs = cleared.map { self.runs[$0.place] }
    return JSONTree.array(runs).encoded(layout) + [UInt8(ascii: "\n")]
  }

  private static func without(_ keys: Set<String>, _ list: JSONTree) -> JSONTree {
    if let members = list.members { return .object(members.filter { !keys.contains($0.key.uppercased()) }) }
    guard let flat = list.elements else { return list }
    let kept = stride(from: 0, to: flat.count - 1, by: 2).filter {
      !keys.contains(flat[$0].text?.uppercased() ?? "")
    }
    return .array(kept.flatMap { [flat[$0], flat[$0 + 1]] })
  }
}
