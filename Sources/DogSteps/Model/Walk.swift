public import Civil

/// A walk as the app keeps it.
public struct Walk: Hashable, Sendable {
  /// As written; compared without case.
  public let id: String
  public let start: WrittenTime
  /// Nil while it goes on, or where nobody wrote it down.
  public let end: WrittenTime?
  /// In seconds, with their fraction.
  public let duration: Ratio
  public let humanSteps: Int
  public let dogSteps: Int
  public let metres: Ratio
  public let breed: String
  public let isActive: Bool
  /// Its place in the file's list, from 0.
  public let place: Int

  public init(
    id: String, start: WrittenTime, end: WrittenTime?, duration: Ratio, humanSteps: Int, dogSteps: Int,
    metres: Ratio, breed: String, isActive: Bool, place: Int
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.duration = duration
    self.humanSteps = humanSteps
    self.dogSteps = dogSteps
    self.metres = metres
    self.breed = breed
    self.isActive = isActive
    self.place = place
  }

  /// Whole seconds for each kilometre, truncated; nil without time or way.
  public var pace: Int? {
    metres > 0 && duration > 0 ? (duration * 1000 / metres).truncated : nil
  }

  /// By start, then by id.
  static func isEarlier(_ left: Walk, _ right: Walk) -> Bool {
    (left.start.instant, left.id, left.place) < (right.start.instant, right.id, right.place)
  }
}

/// On which wall clock times are shown.
public enum WalkClock: Sendable {
  case zone(ZoneRules)
  /// Each time in the distance from Greenwich it was written with; a bare number in Greenwich.
  case own

  public func local(_ time: WrittenTime) -> LocalTime {
    switch self {
    case .zone(let rules): rules.local(time.instant)
    case .own: time.instant.local(time.offset ?? .utc)
    }
  }

  /// The moment at which it shows so, for a time that was written so before.
  func instant(_ local: LocalTime, like time: WrittenTime?) -> Instant {
    switch self {
    case .zone(let rules): rules.instant(local)
    case .own: local.instant(time?.offset ?? .utc)
    }
  }
}

/// The walks of one day together.
public struct WalkDay: Hashable, Sendable {
  public let date: CivilDate
  public let walks: Int
  public let dogSteps: Int
  public let humanSteps: Int
  /// In whole metres, half up.
  public let metres: Int
  /// In whole seconds.
  public let duration: Int
}
