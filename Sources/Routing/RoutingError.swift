/// Why there is no plan.
public struct RoutingError: Error, Sendable, Equatable, CustomStringConvertible {
  public enum Code: String, Sendable, CaseIterable {
    case tooManyStops = "too-many-stops"
    case groupImpossible = "group-impossible"
    case windowMissed = "window-missed"
    case positionImpossible = "position-impossible"
    case badMatrix = "bad-matrix"
  }

  /// What stands in the way, for those who know the stops by better names.
  public enum Cause: Sendable, Equatable {
    /// The stops have more dogs than all hikes together take.
    case tooManyDogs
    /// One stop has more dogs than a hike takes.
    case stopTooLarge
    /// Dogs that must not meet are at one stop.
    case foesAtOneStop
    /// Two stops must not meet, and there is one hike.
    case foesInOneHike
    /// Each of these must not meet the next, the last not the first, and they are odd in number.
    case conflictCycle
    /// What is asked of the hikes contradicts the conflicts along this chain of stops.
    case hikesAgainstConflicts
    /// So many are wanted in one hike that it overflows.
    case hikesAgainstCapacity
    /// With these foes apart one hike overflows.
    case conflictsAgainstCapacity
    /// With every stop whole one hike overflows.
    case stopsAgainstCapacity
    /// No order begins each of these stops within its window.
    case window
    /// No order has each of these stops at the place that is asked.
    case position
    /// None of the above.
    case other
  }

  public let code: Code
  public let cause: Cause
  /// The indices of the stops it is about.
  public let stops: [Int]
  /// One sentence without a closing full stop: what is wrong, then what to do.
  public let detail: String

  public init(code: Code, cause: Cause = .other, stops: [Int] = [], detail: String) {
    self.code = code
    self.cause = cause
    self.stops = stops
    self.detail = detail
  }

  public var description: String { "error[\(code.rawValue)]: \(detail)" }
}
