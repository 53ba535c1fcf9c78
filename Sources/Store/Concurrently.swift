import Dispatch
import Synchronization

/// Work that can be done side by side, on as many cores as there are. Every part is done when a call returns.
public enum Concurrently {
  /// What `transform` makes of each item, in the order of the items; which one is done first nobody knows.
  public static func map<Item: Sendable, Outcome: Sendable>(
    _ items: [Item], _ transform: @Sendable (Item) -> Outcome
  ) -> [Outcome] {
    guard items.count > 1 else { return items.map(transform) }
    let outcomes = Mutex<[Outcome?]>(Array(repeating: nil, count: items.count))
    DispatchQueue.concurrentPerform(iterations: items.count) { place in
      let outcome = transform(items[place])
      outcomes.withLock { $0[place] = outcome }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }

  /// The same with something that goes from item to item and is never asked by two at once.
  public static func map<Item: Sendable, Outcome: Sendable, Memory>(
    _ items: [Item], remembering memory: @Sendable () -> Memory,
    _ transform: @Sendable (Item, Memory) -> Outcome
  ) -> [Outcome] {
    let outcomes = Mutex<[Outcome?]>(Array(repeating: nil, count: items.count))
    let next = Atomic(0)
    // Each takes one item after the other, until none is left for those that begin later.
    DispatchQueue.concurrentPerform(iterations: items.count) { _ in
      var place = next.add(1, ordering: .relaxed).oldValue
      guard place < items.count else { return }
      let memory = memory()
      while place < items.count {
        let outcome = transform(items[place], memory)
        outcomes.withLock { $0[place] = outcome }
        place = next.add(1, ordering: .relaxed).oldValue
      }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }

  /// The same, and what `work` gives beside it, which is begun first.
  public static func map<Item: Sendable, Outcome: Sendable, Other: Sendable>(
    _ items: [Item], beside work: @Sendable () -> Other, _ transform: @Sendable (Item) -> Outcome
  ) -> ([Outcome], Other) {
    let outcomes = Mutex<([Outcome?], Other?)>((Array(repeating: nil, count: items.count), nil))
    DispatchQueue.concurrentPerform(iterations: items.count + 1) { place in
      if place == 0 {
        let done = work()
        outcomes.withLock { $0.1 = done }
      } else {
        let outcome = transform(items[place - 1])
        outcomes.withLock { $0.0[place - 1] = outcome }
      }
    }
    let (all, other) = outcomes.withLock { $0 }
    return (all.compactMap(\.self), other ?? work())
  }

  /// Does both.
  public static func both<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let outcome = Mutex<(First?, Second?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { place in
      if place == 0 {
        let done = first()
        outcome.withLock { $0.0 = done }
      } else {
        let done = second()
        outcome.withLock { $0.1 = done }
      }
    }
    let (one, other) = outcome.withLock { $0 }
    return (one ?? first(), other ?? second())
  }
}
