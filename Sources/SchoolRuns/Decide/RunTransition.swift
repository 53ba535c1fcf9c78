/// The table of what can be done to a run, and what comes of it. Nothing else changes where a run stands.
public enum RunTransition: Sendable {
  /// A run after an action: its progress, and which stops are ticked then; nil leaves the ticks.
  public struct Result: Hashable, Sendable {
    public let progress: RunProgress
    /// The app's mark of a finished run.
    public let isCompleted: Bool
    public let ticks: [Bool]
  }

  public enum Refusal: Error, Hashable, Sendable {
    /// The action is not open to a run that stands so.
    case badTransition(RunState)
    case noStops
    /// The stored index names no stop.
    case indexOutOfRange(Int)
  }

  /// - Parameters:
  ///   - progress: where the run stands.
  ///   - ticks: one for each stop.
  public static func after(
    _ action: RunAction, _ progress: RunProgress, ticks: [Bool]
  ) throws(Refusal) -> Result {
    func result(_ state: RunState, _ index: Int, _ ticks: [Bool]) -> Result {
      Result(
        progress: RunProgress(state: state, index: index), isCompleted: state == .completed, ticks: ticks)
    }
    switch (action, progress.state) {
    case (.start, .notStarted):
      guard !ticks.isEmpty else { throw .noStops }
      return result(.active, 0, ticks)
    case (.pause, .active): return result(.paused, progress.index, ticks)
    case (.resume, .paused): return result(.active, progress.index, ticks)
    case (.done, .active):
      guard ticks.indices.contains(progress.index) else { throw .indexOutOfRange(progress.index) }
      var ticked = ticks
      ticked[progress.index] = true
      return progress.index == ticks.count - 1
        ? result(.completed, progress.index, ticked) : result(.active, progress.index + 1, ticked)
    case (.cancel, .active), (.cancel, .paused): return result(.cancelled, 0, ticks)
    case (.reset, .completed), (.reset, .cancelled):
      return result(.notStarted, 0, ticks.map { _ in false })
    default: throw .badTransition(progress.state)
    }
  }
}
