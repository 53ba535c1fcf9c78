import Civil
public import Documents
import Quantities
import Tabular

/// The day's ways for a navigation device and for map programs.
public enum PickupRoute {
  /// A route for each hike, and every place of it as a waypoint. Dogs without a place are named in the description.
  public static func gpx(_ plan: DayPlan, _ book: Book) -> GPXFile {
    let home = book.rules.home.coordinates.map { GPXFile.Point($0, name: "Home", symbol: "Residence") }
    var waypoints: [GPXFile.Point] = []
    var routes: [GPXFile.Route] = []
    for hike in plan.shown where !hike.stops.isEmpty {
      let stops = hike.stops.map { stop in
        GPXFile.Point(
          stop.coordinates, name: "\(hike.number)-\(stop.position) \(names(stop, book))",
          description: lines(stop, plan, book).joined(separator: "\n"), symbol: "Flag, Blue")
      }
      let trail = hike.trail.flatMap { trail in
        trail.place.coordinates.map {
          GPXFile.Point($0, name: trail.name, description: trail.notes.collapsingSpaces, symbol: "Trail Head")
        }
      }
      let points = ([home] + stops.map(Optional.some) + [trail]).compactMap(\.self)
      waypoints += points.filter { !waypoints.contains($0) }
      routes.append(
        GPXFile.Route(
          name: "Hike \(hike.number)", description: "\(hike.metres.kilometresText), as estimated",
          points: points))
    }
    return GPXFile(
      name: plan.date.longText,
      description: ([PickupSheet.counts(plan)] + left(plan, book)).joined(separator: "\n"),
      waypoints: waypoints, routes: routes)
  }

  /// A line for each hike and a feature for each stop, trail and home; dogs without a place, and dogs that no hike
  /// takes, are features without a geometry.
  public static func geoJSON(_ plan: DayPlan, _ book: Book) -> GeoJSONFile {
    var features: [GeoJSONFile.Feature] = []
    let home = book.rules.home.coordinates
    for hike in plan.shown where !hike.stops.isEmpty {
      features.append(
        .init(
          "hike-\(hike.number)", .line(through: PickupMap.way(hike, home)),
          [
            "kind": .text("hike"), "hike": .integer(hike.number), "dogs": .integer(plan.dogs(in: hike).count),
            "metres": .integer(hike.metres.value), "departure": .optional(hike.departure?.description),
            "trail": .optional(hike.trail?.name), "stroke": .text(hike.number == 1 ? "#0b5a9d" : "#a33c0a"),
          ]))
      for stop in hike.stops { features.append(feature(stop, hike, plan, book)) }
    }
    if let home, !features.isEmpty {
      features.append(.init("home", .point(home), ["kind": .text("home"), "name": .text("Home")]))
    }
    var seen: Set<TrailID> = []
    for hike in plan.shown {
      guard let trail = hike.trail, seen.insert(trail.id).inserted else { continue }
      features.append(
        .init(
          "trail-\(trail.id.text)", trail.place.coordinates.map { .point($0) },
          ["kind": .text("trail"), "name": .text(trail.name), "region": .text(trail.region)]))
    }
    for seated in plan.unrouted {
      features.append(
        .init(
          "dog-\(seated.dog.id.text)", nil,
          [
            "kind": .text("unrouted"), "hike": .integer(seated.hike), "name": .text(book.label(seated.dog)),
            "address": .text(seated.address), "reason": .text(seated.reason),
          ]))
    }
    for dog in plan.unplaced {
      features.append(
        .init(
          "dog-\(dog.dog.id.text)", nil,
          ["kind": .text("unplaced"), "name": .text(book.label(dog.dog)), "reason": .text(dog.reason)]))
    }
    return GeoJSONFile(features)
  }

  private static func feature(
    _ stop: PlannedStop, _ hike: PlannedHike, _ plan: DayPlan, _ book: Book
  ) -> GeoJSONFile.Feature {
    .init(
      "stop-\(hike.number)-\(stop.position)", .point(stop.coordinates),
      [
        "kind": .text("stop"), "hike": .integer(hike.number), "position": .integer(stop.position),
        "name": .text(names(stop, book)), "dogs": .list(stop.dogs.map(\.id.text)),
        "address": .text(stop.address),
        "eta": .optional(stop.eta?.description),
        "metres_from_previous": .integer(stop.metresFromPrevious.value),
        "description": .text(lines(stop, plan, book).joined(separator: "\n")),
        "marker-symbol": .text("\(stop.position)"),
      ])
  }

  /// What a pickup sheet says of a stop, line by line.
  static func lines(_ stop: PlannedStop, _ plan: DayPlan, _ book: Book) -> [String] {
    let way = [stop.eta.map { "about \($0)" }, stop.metresFromPrevious.kilometresText].compactMap(\.self)
    var lines = [stop.address.isEmpty ? "" : "\(stop.address.collapsingSpaces)", way.joined(separator: ", ")]
    for dog in stop.dogs { lines += self.lines(dog, plan, book) }
    return lines.filter { !$0.isEmpty }
  }

  /// The dog, its owner and what to know.
  static func lines(_ dog: Dog, _ plan: DayPlan, _ book: Book) -> [String] {
    let facts = PickupSheet.Facts(dog, plan, book)
    return [
      ([facts.name, facts.owner, facts.phone, facts.standing].filter { !$0.isEmpty }).joined(separator: ", ")
    ] + facts.weekNotes.map { "This week: \($0)" } + facts.lastingNotes
  }

  /// Everyone who is not at a stop, and why.
  static func left(_ plan: DayPlan, _ book: Book) -> [String] {
    plan.unrouted.map { "\(book.label($0.dog)): \($0.reason) (hike \($0.hike))" }
      + plan.unplaced.map { "In no hike: \(book.label($0.dog)) – \($0.reason)" }
  }

  private static func names(_ stop: PlannedStop, _ book: Book) -> String {
    stop.dogs.map { book.label($0) }.joined(separator: ", ")
  }
}
