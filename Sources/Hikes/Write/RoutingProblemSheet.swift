import Civil
import Quantities
import Routing
public import Tabular

/// A day as a problem for the VROOM engine: its JSON, with its own matrices of metres and seconds. What VROOM cannot
/// say, dogs that must not meet, is checked when its answer comes back.
public enum RoutingProblemSheet {
  /// Vehicle `k` is hike `k`; job `i` is the i-th household of the day, its dogs' ids in the description. Location 0 is
  /// home, location 1 a trail that is as far from each stop as the trail its hike would take from there.
  public static func json(_ planner: HikePlanner, _ day: HikePlanner.RoutingDay) -> JSONValue {
    let problem = day.problem
    let hikes = Array(1...max(1, problem.hikes))
    let home = planner.book.rules.home.coordinates
    return [
      "vehicles": .array(
        hikes.map { hike in
          var vehicle: [String: JSONValue] = [
            "id": .integer(hike), "description": .text("\(day.date) hike \(hike)"), "profile": "car",
            "end_index": .integer(1), "capacity": .array([.integer(day.largest)]),
            "time_window": .array([.integer(day.departure(hike)), .integer(Self.endOfDay)]),
            "skills": .array([.integer(hike)]),
          ]
          if let home {
            vehicle["start_index"] = .integer(0)
            vehicle["start"] = point(home)
          }
          return .object(vehicle)
        }),
      "jobs": .array(
        zip(day.households, problem.stops).enumerated().map { index, entry in
          let (household, stop) = entry
          var job: [String: JSONValue] = [
            "id": .integer(index + 1),
            "description": .text(household.dogs.map(\.id.text).joined(separator: ";")),
            "location_index": .integer(index + 2), "pickup": .array([.integer(stop.size)]),
            "service": .integer(stop.service),
            "time_windows": .array([
              .array([.integer(stop.opens), .integer(max(stop.opens, min(stop.closes, Self.endOfDay)))])
            ]),
          ]
          if let hike = stop.hike { job["skills"] = .array([.integer(hike)]) }
          if let place = household.coordinates { job["location"] = point(place) }
          return .object(job)
        }),
      "matrices": [
        "car": [
          "durations": matrix(day.seconds.start, day.seconds.between, day.seconds.start.map { _ in 0 }),
          "costs": matrix(problem.costs.start, problem.costs.between, problem.costs.end),
        ]
      ],
    ]
  }

  static let endOfDay = 86400

  private static func point(_ place: Coordinates) -> JSONValue {
    .array([.degrees(place.longitudeE7), .degrees(place.latitudeE7)])
  }

  private static func matrix(_ start: [Int], _ between: [[Int]], _ end: [Int]) -> JSONValue {
    func row(_ figures: [Int]) -> JSONValue { .array(figures.map { .integer($0) }) }
    let nothing = start.map { _ in 0 }
    return .array(
      [row([0, 0] + start), row([0, 0] + nothing)]
        + start.indices.map { stop in
          // The way home is driven by nobody; it is what it is from there.
          row(
            [start[stop], end[stop]] + between[stop].enumerated().map { $0.offset == stop ? 0 : $0.element })
        })
  }
}
