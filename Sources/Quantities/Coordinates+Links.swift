extension MapLink {
  /// The one place the link is about: a marked pin before a written pair, a destination before the center of
  /// the view. Origins and waypoints never count.
  func place() throws(CoordinatesError) -> Coordinates {
    if isShort { throw .shortLink }
    var complaint: CoordinatesError?
    for candidate in candidates {
      do throws(CoordinatesError) {
        // In a link no comma is decimal.
        return try Coordinates.plain(candidate.split(separator: ",").joined(separator: ", "))
      } catch {
        // A name where coordinates could stand is no mistake; numbers that do not work out are.
        if error.code != .noCoordinates, complaint == nil { complaint = error }
      }
    }
    throw complaint ?? .nameOnly
  }

  /// What might be written coordinates, the most telling first.
  private var candidates: [String] {
    if host == "geo" { return geoCandidates }
    if isRoute {
      return [directionStops.last ?? "", routeEnd]
        + [Self.lastPair(in: pathText, "1d", "2d", swapped: true)] + written(["destination", "daddr", "to"])
    }
    let marker = values("mlat").flatMap { latitude in values("mlon").map { "\(latitude), \($0)" } }
    return marker
      + [Self.lastPair(in: pathText, "3d", "4d", swapped: false)]
      + written(["query", "q", "coordinate", "viewpoint", "cbll"])
      + namedSegments(["place", "search"])
      + written(["ll", "center"])
      + [mapFragment, viewCenter]
      + values("lat").flatMap { latitude in
        (values("lon") + values("lng")).map { "\(latitude), \($0)" }
      }
  }

  /// Hosts whose links are only forwarded to the real one.
  private var isShort: Bool {
    switch host {
    case "maps.app.goo.gl", "app.goo.gl", "goo.gl", "g.co", "maps.apple", "bit.ly", "tinyurl.com", "t.co":
      true
    case "osm.org", "openstreetmap.org":
      path.first == "go"
    case "maps.apple.com":
      path.first == "p"
    default:
      false
    }
  }

  /// RFC 5870 `lat,lon[,altitude][;u=…]`. The pin of the `q=lat,lon(Label)` that phones append comes first.
  private var geoCandidates: [String] {
    let pair = (path.first ?? "").prefix { $0 != ";" }.split(separator: ",").prefix(2)
    return written(["q"]) + [pair.joined(separator: ", ")]
  }

  /// A way from here to there; only its end can be meant, never the view.
  private var isRoute: Bool {
    path.contains("dir") || path.contains("directions")
      || ["destination", "daddr", "route"].contains { !values($0).isEmpty }
  }

  /// The stops of Google's `/dir/A/B/…`.
  private var directionStops: ArraySlice<String> {
    guard let start = path.firstIndex(of: "dir") else { return [] }
    return path[(start + 1)...].prefix { !$0.hasPrefix("@") && !$0.hasPrefix("data=") }
  }

  /// The end of OpenStreetMap's `route=lat,lon;lat,lon`.
  private var routeEnd: String {
    let route = values("route").last ?? ""
    return String(route.split(separator: ";", omittingEmptySubsequences: false).last ?? "")
  }

  /// Values of these fields, without `loc:` before and `(Label)` behind.
  private func written(_ names: [String]) -> [String] {
    names.flatMap { values($0) }.map { value in
      let bare = value.lowercased().hasPrefix("loc:") ? value.dropFirst(4) : value[...]
      let label = bare.dropFirst().firstIndex(of: "(") ?? bare.endIndex
      return String(bare[..<label])
    }
  }

  /// What stands behind these path segments, as in `/place/44.73,-63.65`.
  private func namedSegments(_ names: [String]) -> [String] {
    path.indices.dropLast().filter { names.contains(path[$0]) }.map { path[$0 + 1] }
      .filter { !$0.hasPrefix("@") }
  }

  /// OpenStreetMap's `#map=16/lat/lon`.
  private var mapFragment: String {
    let field = fragment.split(separator: "&").first { $0.hasPrefix("map=") } ?? ""
    return field.split(separator: "/").dropFirst().prefix(2).joined(separator: ", ")
  }

  /// Google's `@lat,lon,17z`.
  private var viewCenter: String {
    let segment = path.last { $0.hasPrefix("@") } ?? ""
    return segment.dropFirst().split(separator: ",").prefix(2).joined(separator: ", ")
  }

  private var pathText: String { path.joined(separator: "/") }

  /// The last two neighbors `!3d44.73!4d-63.65` of Google's data block; routes write `!1dLON!2dLAT`.
  private static func lastPair(in text: String, _ first: String, _ second: String, swapped: Bool) -> String {
    let fields = text.split(separator: "!").dropFirst()
    let pairs = zip(fields, fields.dropFirst()).filter { $0.hasPrefix(first) && $1.hasPrefix(second) }
    guard let (left, right) = pairs.last else { return "" }
    let numbers = [left, right].map { field in
      field.dropFirst(2).prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    }
    return (swapped ? numbers.reversed() : numbers).joined(separator: ", ")
  }
}
