public import Civil

/// One dog, one day, one departure from the regular schedule. It never changes the schedule itself.
public struct ScheduleException: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    case added
    case removed(Absence)
    /// A move always has its target.
    case moved(to: CivilDate)
  }

  /// Why a dog that was booked stays home.
  public enum Absence: String, CaseIterable, Hashable, Sendable {
    case removed
    case away
    case injured
    case cancelled
  }

  public var dog: DogID
  public var date: CivilDate
  public var change: Change
  /// Her own words: grooming, vacation, interview hike.
  public var reason: String
  /// Where it was read first, `december-2025.csv!F12`, or who set it.
  public var source: String

  public init(dog: DogID, date: CivilDate, _ change: Change, reason: String = "", source: String = "") {
    self.dog = dog
    self.date = date
    self.change = change
    self.reason = reason
    self.source = source
  }
}
