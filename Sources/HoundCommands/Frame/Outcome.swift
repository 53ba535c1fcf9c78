import Diagnostics
import Store
import Synchronization

/// What one command has brought about so far: the bytes bound for a file, and the gravest finding.
final class Outcome: Sendable {
  private struct State: ~Copyable {
    var bytes: [UInt8] = []
    var worst: Severity?
    /// Where the bytes before `bytes` are, once there were too many to hold.
    var file: FileReplacement?
    var failure: StoreError?
    /// The right to change the book, from before it was read until the command has ended.
    var hold: FolderHold?
    var afterwards: [@Sendable () -> Void] = []
    var holdsNothing: Bool { bytes.isEmpty && file == nil && failure == nil }
  }

  /// The file of `-o`.
  private let path: String?
  private let state = Mutex(State())

  private static let mostHeld = 1 << 20

  init(to path: String?) { self.path = path }

  /// Keeps bytes until the command has ended: the first in memory, more of them beside the file.
  func keep(_ bytes: [UInt8]) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.bytes += bytes
      guard state.bytes.count > Self.mostHeld, let path else { return }
      do throws(StoreError) {
        if state.file == nil { state.file = try FileReplacement(path) }
        try state.file?.add(state.bytes)
        state.bytes.removeAll(keepingCapacity: true)
      } catch {
        state.failure = error
        state.bytes = []
      }
    }
  }

  /// Writes the file of `-o`: always when all went well, otherwise only when there is something to put in it.
  func finish(isDone: Bool) throws(StoreError) {
    guard let path else { return runAfterwards(isDone) }
    try state.withLock { (state) throws(StoreError) in
      if let failure = state.failure { throw failure }
      guard isDone || !state.holdsNothing else { return }
      if state.file == nil { return try Files.writeAtomically(state.bytes, to: path) }
      try state.file?.add(state.bytes)
      try state.file?.finish()
    }
    runAfterwards(isDone)
  }

  /// Leaves the file of `-o` as it is, whatever was meant for it.
  func giveUp() {
    state.withLock { state in
      state.bytes = []
      state.file = nil
      state.failure = nil
    }
  }

  /// Has something done once the result stands where it was meant to go; not where the command failed.
  func afterwards(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.afterwards.append(body) }
  }

  private func runAfterwards(_ isDone: Bool) {
    let bodies = state.withLock { state in
      defer { state.afterwards = [] }
      return state.afterwards
    }
    if isDone { for body in bodies { body() } }
  }

  func note(_ severities: [Severity]) {
    state.withLock { state in state.worst = (severities + [state.worst].compactMap(\.self)).max() }
  }

  /// The hold on the book, taken at the first call.
  func hold(_ take: () throws(StoreError) -> FolderHold) throws(StoreError) -> FolderHold {
    try state.withLock { (state) throws(StoreError) in
      if let held = state.hold { return held }
      let taken = try take()
      state.hold = taken
      return taken
    }
  }

  var hold: FolderHold? { state.withLock { $0.hold } }

  var worst: Severity? { state.withLock { $0.worst } }
}
