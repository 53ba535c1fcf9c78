import Civil
public import Documents
import Quantities

/// The day's map: where the van goes, in the order in which it goes there.
public enum PickupMap {
  /// The pins bear the positions of the pickup sheet and lead to `#stop-HIKE-POSITION`.
  public static func map(_ plan: DayPlan, _ book: Book) -> RouteMap {
    let home = book.rules.home.coordinates
    var pins: [RouteMap.Pin] = []
    var lines: [RouteMap.Line] = []
    var trails: Set<TrailID> = []
    if let home, plan.shown.contains(where: { !$0.stops.isEmpty }) {
      pins.append(.init(.home, at: home, text: "Home", title: "Home"))
    }
    for hike in plan.shown where !hike.stops.isEmpty {
      for stop in hike.stops {
        let names = stop.dogs.map { book.label($0) }.joined(separator: ", ")
        pins.append(
          .init(
            .stop(series: hike.number), at: stop.coordinates, text: "\(stop.position)",
            title: "Hike \(hike.number), stop \(stop.position): \(names)",
            link: "#stop-\(hike.number)-\(stop.position)"))
      }
      if let trail = hike.trail, let place = trail.place.coordinates, trails.insert(trail.id).inserted {
        pins.append(.init(.trail, at: place, text: trail.name, title: trail.name))
      }
      lines.append(RouteMap.Line(series: hike.number, through: way(hike, home)))
    }
    return RouteMap(
      label: "Map of \(plan.date.longText): \(PickupSheet.counts(plan))", pins: pins, lines: lines)
  }

  /// Home where there is one, the stops, the trail where it has a place.
  static func way(_ hike: PlannedHike, _ home: Coordinates?) -> [Coordinates] {
    ([home] + hike.stops.map(\.coordinates) + [hike.trail?.place.coordinates]).compactMap(\.self)
  }
}
