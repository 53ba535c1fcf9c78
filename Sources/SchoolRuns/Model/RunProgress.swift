/// Where a run stands. The raw value is the word in the file.
public enum RunState: String, Hashable, Sendable, CaseIterable {
  case notStarted = "not_started"
  case active
  case paused
  case completed
  case cancelled

  /// In a person's words.
  public var words: String {
    switch self {
    case .notStarted: "not started"
    case .active: "on the way"
    case .paused: "paused"
    case .completed: "done"
    case .cancelled: "cancelled"
    }
  }
}

/// How far a run has come.
public struct RunProgress: Hashable, Sendable {
  public var state: RunState
  /// From 0; the app calls it the current stop's index.
  public var index: Int

  public init(state: RunState = .notStarted, index: Int = 0) {
    self.state = state
    self.index = index
  }
}

/// What can be done to a run.
public enum RunAction: String, Sendable, CaseIterable {
  case start, pause, resume, done, cancel, reset
}
