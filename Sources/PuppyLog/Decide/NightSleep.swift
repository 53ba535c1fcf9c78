public import Civil

/// The sleep of one night, from bedtime to seven in the morning.
public struct NightSleep: Hashable, Sendable {
  /// Of the evening.
  public let date: CivilDate
  public let minutes: Int
  /// How many sleeps have a part in it.
  public let pieces: Int
  /// Minutes of the longest part.
  public let longest: Int
  /// Whether the puppy still sleeps.
  public let isOpen: Bool
}
