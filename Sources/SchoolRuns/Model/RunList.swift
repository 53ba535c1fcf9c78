/// All runs of a file, with where each stands.
public struct RunList: Sendable {
  /// In the order of the file.
  public let runs: [SchoolRun]
  /// By the run's key: the words of the file, read.
  public let states: [String: RunState]
  public let indices: [String: Int]

  public init(runs: [SchoolRun], states: [String: RunState], indices: [String: Int]) {
    self.runs = runs
    self.states = states
    self.indices = indices
  }

  /// The app's mark of a finished run, else what was stored, else not started.
  public func progress(_ run: SchoolRun) -> RunProgress {
    RunProgress(
      state: run.isCompleted ? .completed : states[run.key] ?? .notStarted, index: indices[run.key] ?? 0)
  }

  /// Every child once, in the order in which the file names them first.
  public var children: [Child] { Self.distinct(runs.flatMap(\.stops).compactMap(\.child)) }

  static func distinct(_ children: [Child]) -> [Child] {
    var found: [Child] = []
    for child in children where !found.contains(where: { $0.isSame(as: child) }) { found.append(child) }
    return found
  }
}
