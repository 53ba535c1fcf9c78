/// Links that open the way to some places, one after the other, in a map program on a phone. Each program starts from
/// where the phone is. What ``Coordinates/read(_:near:)`` makes of such a link is its last place.
public struct MapDirections: Hashable, Sendable {
  public let stops: [Coordinates]

  public init(to stops: [Coordinates]) { self.stops = stops }

  public init(to place: Coordinates) { self.init(to: [place]) }

  /// Apple Maps, by its unified links (iOS 18.4; older systems open them in the browser). Nil without a place.
  public var apple: String? {
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return "https://maps.apple.com/?daddr=\(Self.pair(last))&dirflg=d" }
    let between = stops.dropLast().map { "waypoint=\(Self.pair($0))&" }.joined()
    return "https://maps.apple.com/directions?\(between)destination=\(Self.pair(last))&mode=driving"
  }

  /// Google Maps takes nine places on the way and the last one; a longer way falls into parts, to be opened in turn.
  public var google: [String] {
    stride(from: 0, to: stops.count, by: 10).map { start in
      let part = stops[start..<min(start + 10, stops.count)]
      let between = part.dropLast().map(Self.pair).joined(separator: "%7C")
      return "https://www.google.com/maps/dir/?api=1&travelmode=driving"
        + (between.isEmpty ? "" : "&waypoints=\(between)")
        + (part.last.map { "&destination=\(Self.pair($0))" } ?? "")
    }
  }

  private static func pair(_ place: Coordinates) -> String { "\(place.latitudeText),\(place.longitudeText)" }
}
