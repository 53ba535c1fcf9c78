public import Quantities

/// What is known of a day whose order was kept or made by hand.
public struct KeptOrder: Hashable, Sendable {
  /// What planning the day anew would save; nil where it would not be shorter, or is impossible.
  public let saving: Metres?
  /// Dogs of the kept order that are not on the day any more.
  public let gone: [DogID]
  /// Dogs that came to the day later, and were put where they cost least.
  public let newcomers: [DogID]
  /// Why the order no longer fits the day, a sentence each.
  public let misfits: [String]
}

/// A drive that the book's table of distances does not have; the straight line and the detour factor stand in for it.
public struct EstimatedDrive: Hashable, Sendable {
  /// `home`, a dog's id or a trail's id.
  public let from: String
  public let to: String
}

/// One halt on the way home.
public struct DropOff: Hashable, Sendable {
  public let dogs: [Dog]
  /// From the trail to the first.
  public let metresFromPrevious: Metres
}
