import Synchronization

/// What commands need no more, kept until the process ends.
final class Remains: Sendable {
  private let kept = Mutex<[any Sendable]>([])

  func keep(_ values: [any Sendable]) { kept.withLock { $0 += values } }
}
