public import Quantities

/// Places and ways for map programs: a FeatureCollection of RFC 7946, WGS 84, longitude before latitude.
public struct GeoJSONFile: Sendable {
  public enum Geometry: Sendable, Hashable {
    case point(Coordinates)
    /// Of two places or more; see ``line(through:)``.
    case line([Coordinates])

    /// A line, which fewer than two places do not make.
    public static func line(through places: [Coordinates]) -> Geometry? {
      places.count >= 2 ? .line(places) : nil
    }

    var places: [Coordinates] {
      switch self {
      case .point(let place): [place]
      case .line(let places): places
      }
    }
  }

  /// What a feature can say of itself.
  public enum Property: Sendable, Hashable {
    case text(String)
    case integer(Int)
    case bool(Bool)
    case list([String])
    case null

    /// Null where there is nothing.
    public static func optional(_ text: String?) -> Property { text.map { .text($0) } ?? .null }
  }

  public struct Feature: Sendable, Equatable {
    public let id: String
    /// Nil for a thing whose place nobody knows (section 3.2 calls it unlocated).
    public let geometry: Geometry?
    let properties: [Member]

    /// The properties are written in the order given.
    public init(_ id: String, _ geometry: Geometry?, _ properties: KeyValuePairs<String, Property>) {
      self.id = id
      self.geometry = geometry
      self.properties = properties.map { Member(name: $0.key, value: $0.value) }
    }

    struct Member: Sendable, Equatable {
      let name: String
      let value: Property
    }
  }

  public let features: [Feature]

  public init(_ features: [Feature]) { self.features = features }

  /// One feature on each line.
  public var bytes: [UInt8] {
    var text = "{\"type\":\"FeatureCollection\""
    if let bounds = CoordinateBounds(of: features.flatMap { $0.geometry?.places ?? [] }) {
      let corners = [bounds.southWest, bounds.northEast].map { "\($0.longitudeText),\($0.latitudeText)" }
      text += ",\"bbox\":[\(corners.joined(separator: ","))]"
    }
    text += ",\"features\":["
    text += features.map { "\n" + Self.text($0) }.joined(separator: ",")
    return Array((text + "\n]}\n").utf8)
  }

  private static func text(_ feature: Feature) -> String {
    let members = feature.properties.map { "\(JSONText.quoted($0.name)):\(text($0.value))" }
    return
      "{\"type\":\"Feature\",\"id\":\(JSONText.quoted(feature.id)),\"geometry\":\(text(feature.geometry)),"
      + "\"properties\":{\(members.joined(separator: ","))}}"
  }

  private static func text(_ geometry: Geometry?) -> String {
    switch geometry {
    case .point(let place): "{\"type\":\"Point\",\"coordinates\":\(position(place))}"
    case .line(let places):
      "{\"type\":\"LineString\",\"coordinates\":[\(places.map(position).joined(separator: ","))]}"
    case nil: "null"
    }
  }

  private static func position(_ place: Coordinates) -> String {
    "[\(place.longitudeText),\(place.latitudeText)]"
  }

  private static func text(_ property: Property) -> String {
    switch property {
    case .text(let text): JSONText.quoted(text)
    case .integer(let number): String(number)
    case .bool(let value): String(value)
    case .list(let texts): "[\(texts.map(JSONText.quoted).joined(separator: ","))]"
    case .null: "null"
    }
  }
}
