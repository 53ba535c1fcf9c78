import Diagnostics
import Synchronization

/// What one command has brought about so far: the bytes bound for a file, and the gravest finding.
final class Outcome: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var worst: Severity?
  }

  private let state = Mutex(State())

  func keep(_ bytes: [UInt8]) { state.withLock { $0.bytes += bytes } }

  func note(_ severities: [Severity]) {
    state.withLock { state in state.worst = (severities + [state.worst].compactMap(\.self)).max() }
  }

  var bytes: [UInt8] { state.withLock { $0.bytes } }
  var worst: Severity? { state.withLock { $0.worst } }
}
