import SchoolRuns
import TestSupport
import Testing

@Suite struct RunTransitionTests {
  /// What each action makes of each state; everything that is not here is refused.
  private static let table: [RunAction: [RunState: RunState]] = [
    .start: [.notStarted: .active], .pause: [.active: .paused], .resume: [.paused: .active],
    .done: [.active: .active], .cancel: [.active: .cancelled, .paused: .cancelled],
    .reset: [.completed: .notStarted, .cancelled: .notStarted],
  ]

  @Test(arguments: RunAction.allCases, RunState.allCases)
  func `S068 a run never leaves its table`(action: RunAction, state: RunState) throws {
    let progress = RunProgress(state: state, index: 0)
    if let next = Self.table[action]?[state] {
      #expect(try RunTransition.after(action, progress, ticks: [false, false]).progress.state == next)
    } else {
      #expect(throws: RunTransition.Refusal.badTransition(state)) {
        try RunTransition.after(action, progress, ticks: [false, false])
      }
    }
  }

  @Test func `S070 a run is done with its last stop and every stop is ticked`() throws {
    var progress = RunProgress()
    var ticks = [false, false, false]
    progress = try RunTransition.after(.start, progress, ticks: ticks).progress
    for stop in 0..<3 {
      let result = try RunTransition.after(.done, progress, ticks: ticks)
      (progress, ticks) = (result.progress, result.ticks)
      #expect(ticks.count(where: \.self) == stop + 1)
      #expect(result.isCompleted == (stop == 2))
    }
    #expect(progress == RunProgress(state: .completed, index: 2))
    let reset = try RunTransition.after(.reset, progress, ticks: ticks)
    #expect(reset.ticks == [false, false, false])
    #expect(reset.progress == RunProgress())
  }

  @Test func `a run without stops cannot be started and an index beyond the end names no stop`() {
    #expect(throws: RunTransition.Refusal.noStops) {
      try RunTransition.after(.start, RunProgress(), ticks: [])
    }
    #expect(throws: RunTransition.Refusal.indexOutOfRange(2)) {
      try RunTransition.after(.done, RunProgress(state: .active, index: 2), ticks: [true, true])
    }
  }

  @Test func `any sequence of actions keeps the index within the stops`() {
    var random = SplitMix64(seed: 61)
    for _ in 0..<500 {
      var ticks = (0..<Int.random(in: 1...6, using: &random)).map { _ in false }
      var progress = RunProgress()
      for _ in 0..<30 {
        guard let action = RunAction.allCases.randomElement(using: &random),
          let result = try? RunTransition.after(action, progress, ticks: ticks)
        else { continue }
        (progress, ticks) = (result.progress, result.ticks)
        #expect(ticks.indices.contains(progress.index))
        #expect(result.isCompleted == (progress.state == .completed))
      }
    }
  }
}
