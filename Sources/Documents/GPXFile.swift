public import Quantities

/// Places and ways for a navigation device: GPX 1.1 (topografix.com/GPX/1/1).
public struct GPXFile: Sendable {
  /// A marked place, or one of the points of a way.
  public struct Point: Sendable, Hashable {
    public let coordinates: Coordinates
    public let name: String
    /// What a device shows below the name; may be empty.
    public let description: String
    /// A symbol by the name that Garmin's devices know, `Flag, Blue` or `Trail Head`; empty for the device's own.
    public let symbol: String

    public init(_ coordinates: Coordinates, name: String, description: String = "", symbol: String = "") {
      self.coordinates = coordinates
      self.name = name
      self.description = description
      self.symbol = symbol
    }
  }

  /// Points to be gone to one after the other; the device finds the roads between them.
  public struct Route: Sendable, Hashable {
    public let name: String
    public let description: String
    public let points: [Point]

    public init(name: String, description: String = "", points: [Point]) {
      self.name = name
      self.description = description
      self.points = points
    }
  }

  public let name: String
  public let description: String
  public let waypoints: [Point]
  public let routes: [Route]

  public init(name: String, description: String = "", waypoints: [Point], routes: [Route]) {
    self.name = name
    self.description = description
    self.waypoints = waypoints
    self.routes = routes
  }

  public var bytes: [UInt8] {
    Markup(
      "gpx", ["version": "1.1", "creator": "hound", "xmlns": "http://www.topografix.com/GPX/1/1"]
    ) {
      Markup("metadata") {
        Markup("name") { name }
        if !description.isEmpty { Markup("desc") { description } }
        if let bounds = CoordinateBounds(
          of: waypoints.map(\.coordinates) + routes.flatMap(\.points).map(\.coordinates))
        {
          Markup(
            "bounds",
            [
              "minlat": bounds.southWest.latitudeText, "minlon": bounds.southWest.longitudeText,
              "maxlat": bounds.northEast.latitudeText, "maxlon": bounds.northEast.longitudeText,
            ])
        }
      }
      for point in waypoints { Self.point("wpt", point) }
      for route in routes {
        Markup("rte") {
          Markup("name") { route.name }
          if !route.description.isEmpty { Markup("desc") { route.description } }
          for point in route.points { Self.point("rtept", point) }
        }
      }
    }.xmlFile
  }

  /// The schema fixes the order of the parts: name, desc, sym.
  private static func point(_ element: String, _ point: Point) -> Markup {
    Markup(
      element, ["lat": point.coordinates.latitudeText, "lon": point.coordinates.longitudeText]
    ) {
      Markup("name") { point.name }
      if !point.description.isEmpty { Markup("desc") { point.description } }
      if !point.symbol.isEmpty { Markup("sym") { point.symbol } }
    }
  }
}
