#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The one place where the module computes with floating-point numbers.
enum SphereMath {
  /// The mean radius of the Earth in metres (IUGG, R1).
  static let meanRadius = 6_371_008.8

  /// The great circle between two places in metres, by the haversine formula. The same both ways.
  static func haversine(_ here: Coordinates, _ there: Coordinates) -> Double {
    let toRadians = Double.pi / 180 / 1e7
    let north = sin(Double(there.latitudeE7 - here.latitudeE7) * toRadians / 2)
    let east = sin(Double(there.longitudeE7 - here.longitudeE7) * toRadians / 2)
    let parallels = cos(Double(here.latitudeE7) * toRadians) * cos(Double(there.latitudeE7) * toRadians)
    let halfChordSquared = north * north + parallels * (east * east)
    return 2 * meanRadius * asin(min(1, halfChordSquared.squareRoot()))
  }

  /// Metres along the parallel of the first place and along a meridian.
  static func planeOffset(from origin: Coordinates, to place: Coordinates) -> (east: Double, north: Double) {
    let toRadians = Double.pi / 180 / 1e7
    let east = Double(place.longitudeE7 - origin.longitudeE7) * toRadians
    let north = Double(place.latitudeE7 - origin.latitudeE7) * toRadians
    return (east * cos(Double(origin.latitudeE7) * toRadians) * meanRadius, north * meanRadius)
  }

  /// Whole metres, half up. Distances on Earth fit an `Int`.
  static func rounded(_ metres: Double) -> Metres { Metres(value: Int((metres + 0.5).rounded(.down))) }
}
