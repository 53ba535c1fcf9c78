import Quantities

/// The smallest frame of whole latitudes and longitudes around some places, none of it across the 180th meridian.
struct CoordinateBounds: Hashable, Sendable {
  let southWest: Coordinates
  let northEast: Coordinates

  /// Nil without places, and where a corner is the one spot that is no place, (0, 0).
  init?(of places: [Coordinates]) {
    let latitudes = places.map(\.latitudeE7)
    let longitudes = places.map(\.longitudeE7)
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max(), let low = Coordinates(latitudeE7: south, longitudeE7: west),
      let high = Coordinates(latitudeE7: north, longitudeE7: east)
    else { return nil }
    southWest = low
    northEast = high
  }
}
