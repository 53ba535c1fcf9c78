/// A place to pick up dogs that ride together, and what is asked of the stop there.
public struct RouteStop: Sendable, Hashable {
  public let id: String
  /// How many dogs wait there.
  public let size: Int
  /// The second of the day before which the stop cannot begin; who comes earlier waits.
  public let opens: Int
  /// The second of the day after which the stop must not begin.
  public let closes: Int
  /// Seconds the stop takes.
  public let service: Int
  /// The hike it must be in; 1 is the first. Nil: whichever is shorter.
  public let hike: Int?
  /// Its place in its hike; 1 is the first stop. Nil: wherever it is shortest.
  public let position: Int?

  public init(
    id: String, size: Int, opens: Int = 0, closes: Int = .max, service: Int = 0, hike: Int? = nil,
    position: Int? = nil
  ) {
    self.id = id
    self.size = size
    self.opens = opens
    self.closes = closes
    self.service = service
    self.hike = hike
    self.position = position
  }

  /// Whether the clock matters to it.
  public var isTimed: Bool { opens > 0 || closes < .max }
}
