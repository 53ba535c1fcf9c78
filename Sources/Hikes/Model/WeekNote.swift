public import Civil

/// One cell of her Notes column, as typed.
public struct WeekNote: Hashable, Sendable {
  /// The Monday of its week.
  public var week: CivilDate
  public var dog: DogID
  public var text: String
  public var source: String

  public init(week: CivilDate, dog: DogID, text: String, source: String) {
    self.week = week
    self.dog = dog
    self.text = text
    self.source = source
  }
}
