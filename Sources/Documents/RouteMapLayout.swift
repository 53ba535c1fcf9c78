import Quantities

/// Where everything of a map stands on the paper, in whole units from its upper left corner. Integers only, so that
/// the same places give the same drawing everywhere.
struct RouteMapLayout: Sendable {
  struct Point: Hashable, Sendable {
    var x: Int
    var y: Int

    func squaredDistance(to other: Point) -> Int {
      (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
  }

  struct Box: Hashable, Sendable {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    func overlaps(_ other: Box) -> Bool {
      left < other.left + other.width && other.left < left + width && top < other.top + other.height
        && other.top < top + height
    }

    func contains(_ point: Point) -> Bool {
      (left..<left + width).contains(point.x) && (top..<top + height).contains(point.y)
    }

    func contains(_ other: Box) -> Bool {
      other.left >= left && other.top >= top && other.left + other.width <= left + width
        && other.top + other.height <= top + height
    }
  }

  static let radius = 16
  static let fontSize = 17
  private static let margin = 30

  let width: Int
  let height: Int
  private let origin: Coordinates?
  private let middle: (east: Int, north: Int)
  /// Units of the drawing per metre, as a fraction.
  let unitsPerMetre: (over: Int, under: Int)

  init(_ map: RouteMap) {
    width = map.width
    height = map.height
    let places = map.pins.map(\.coordinates) + map.lines.flatMap(\.points)
    let corner = CoordinateBounds(of: places)?.southWest
    origin = corner
    let offsets = places.map { place in corner.map { Self.metres(place, from: $0) } ?? (east: 0, north: 0) }
    let east = offsets.map(\.east)
    let north = offsets.map(\.north)
    // A map of one spot still shows its neighbourhood.
    let wide = max(400, (east.max() ?? 0) - (east.min() ?? 0))
    let high = max(300, (north.max() ?? 0) - (north.min() ?? 0))
    middle = ((east.max() ?? 0) + (east.min() ?? 0), (north.max() ?? 0) + (north.min() ?? 0))
    let room = (wide: max(1, width - 2 * Self.margin), high: max(1, height - 2 * Self.margin))
    unitsPerMetre = wide * room.high >= high * room.wide ? (room.wide, wide) : (room.high, high)
  }

  private static func metres(_ place: Coordinates, from origin: Coordinates) -> (east: Int, north: Int) {
    let (east, north) = place.offset(from: origin)
    return (east.value, north.value)
  }

  /// Where a place lies on the paper.
  func point(_ place: Coordinates) -> Point {
    guard let origin else { return Point(x: width / 2, y: height / 2) }
    let (east, north) = Self.metres(place, from: origin)
    let (over, under) = unitsPerMetre
    return Point(
      x: width / 2 + (2 * east - middle.east) * over / (2 * under),
      y: height / 2 - (2 * north - middle.north) * over / (2 * under))
  }

  /// The longest of 1, 2 and 5 times a power of ten whose bar is at most a quarter of the width.
  var scaleMetres: Int {
    var best = 1
    var power = 1
    while power <= 10_000_000 {
      for step in [1, 2, 5] where units(step * power) <= width / 4 { best = step * power }
      power *= 10
    }
    return best
  }

  func units(_ metres: Int) -> Int { metres * unitsPerMetre.over / unitsPerMetre.under }

  var frame: Box { Box(left: 0, top: 0, width: width, height: height) }
  /// The room of the scale bar and of the arrow.
  var scaleBox: Box { Box(left: 0, top: height - 34, width: units(scaleMetres) + 30, height: 34) }
  var arrowBox: Box { Box(left: width - 34, top: 0, width: 34, height: 48) }
}
