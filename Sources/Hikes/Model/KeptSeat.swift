public import Civil

/// A dog's seat on a day whose order was kept or made by hand.
public struct KeptSeat: Hashable, Sendable {
  public var date: CivilDate
  /// 1 for the first hike of the day.
  public var hike: Int
  /// 1 for the first stop of the hike; dogs fetched together share it.
  public var position: Int
  public var dog: DogID

  public init(date: CivilDate, hike: Int, position: Int, dog: DogID) {
    self.date = date
    self.hike = hike
    self.position = position
    self.dog = dog
  }
}
