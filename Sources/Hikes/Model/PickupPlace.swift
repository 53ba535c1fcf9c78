public import Quantities

/// A point on the map as two columns of a table hold it.
///
/// What the columns hold is kept even when it is no point, so that a slip of the finger is neither lost nor
/// taken for a place: `coordinates` is nil for it, and `hound check` names it.
public struct PickupPlace: Hashable, Sendable {
  public var latitude = ""
  public var longitude = ""

  public init() {}

  public init(_ coordinates: Coordinates) {
    latitude = coordinates.latitudeText
    longitude = coordinates.longitudeText
  }

  public var coordinates: Coordinates? { Coordinates(latitude: latitude, longitude: longitude) }
  public var isEmpty: Bool { latitude.isEmpty && longitude.isEmpty }
}
