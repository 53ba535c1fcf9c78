import Civil

/// Where the first pee went after something that makes a puppy go.
public struct PottyPattern: Hashable, Sendable {
  public enum Cause: String, CaseIterable, Sendable {
    case sleep, meal, drink, play, walk

    var types: [EventType] {
      switch self {
      case .sleep: [.waking]
      case .meal: [.eating]
      case .drink: [.drinking]
      case .play: [.training, .social]
      case .walk: [.walk]
      }
    }

    var minutes: Int { self == .walk ? 60 : 30 }
  }

  public struct Count: Hashable, Sendable {
    public var outdoor = 0
    public var indoor = 0

    /// Nil where there is neither.
    public var outdoorPercent: Int? {
      outdoor + indoor == 0 ? nil : outdoor * 100 / (outdoor + indoor)
    }

    mutating func add(_ spot: Spot?) {
      if spot == .outdoor { outdoor += 1 }
      if spot == .indoor { indoor += 1 }
    }
  }

  public let cause: Cause
  /// The app counts a pee that is strictly later.
  public let app: Count
  /// By whole minutes: one in the same minute counts.
  public let bridge: Count

  init(_ cause: Cause, _ log: Logbook) {
    let pees = log.entries(.pee)
    var app = Count()
    var bridge = Count()
    var later = 0
    var within = 0
    for trigger in log.entries(cause.types) {
      // Both only move on: the triggers come in order.
      while later < pees.count, pees[later].instant <= trigger.instant { later += 1 }
      if later < pees.count, pees[later].instant <= trigger.instant.adding(minutes: cause.minutes) {
        app.add(pees[later].event.spot)
      }
      let minute = trigger.instant.seconds.minute
      while within < pees.count, pees[within].instant.seconds.minute < minute { within += 1 }
      if within < pees.count, pees[within].instant.seconds.minute <= minute + cause.minutes {
        bridge.add(pees[within].event.spot)
      }
    }
    self.cause = cause
    self.app = app
    self.bridge = bridge
  }
}

extension Int {
  /// The minute of a count of seconds, rounded toward the past.
  fileprivate var minute: Int { self >= 0 ? self / 60 : -((59 - self) / 60) }
}
