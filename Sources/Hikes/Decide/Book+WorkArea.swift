public import Quantities

extension Book {
  /// Where the business is at work: home, else the middle of all places that are known. Nil where none is.
  public var workArea: Coordinates? {
    if let home = rules.home.coordinates { return home }
    let places = (dogs.map(\.place) + clients.map(\.place) + trails.map(\.place)).compactMap(\.coordinates)
    guard !places.isEmpty else { return nil }
    return Coordinates(
      latitudeE7: places.map(\.latitudeE7).reduce(0, +) / places.count,
      longitudeE7: places.map(\.longitudeE7).reduce(0, +) / places.count)
  }
}
