/// What it takes, in whole seconds, to get from anywhere to anywhere, and when each hike leaves home.
public struct RouteTimes: Sendable, Equatable {
  /// From home to each stop.
  public let start: [Int]
  /// From the stop of the row to the stop of the column; directed.
  public let between: [[Int]]
  /// For each hike the second of the day at which it leaves; nil where nobody knows, and such a hike takes no stop
  /// with a window.
  public let departures: [Int?]

  public init(start: [Int], between: [[Int]], departures: [Int?]) {
    self.start = start
    self.between = between
    self.departures = departures
  }

  /// The second at which each stop of an order begins, for the hike that leaves at `departure`; those who come before a
  /// window opens wait. Windows that close are not looked at.
  public func starts(along order: [Int], of stops: [RouteStop], leaving departure: Int) -> [Int] {
    var clock = departure
    var previous: Int?
    return order.map { stop in
      clock += previous.map { between[$0][stop] } ?? start[stop]
      clock = max(clock, stops[stop].opens)
      let begins = clock
      clock += stops[stop].service
      previous = stop
      return begins
    }
  }

  /// What is wrong with the figures for these stops, or nothing.
  func fault(stops: [RouteStop], hikes: Int) -> String? {
    let rows = [start] + between
    guard between.count == stops.count, rows.allSatisfy({ $0.count == stops.count }) else {
      return "the times are not for \(stops.count) stops; give one row and one column for each"
    }
    let figures = rows.joined() + stops.map(\.service) + departures.compactMap { $0 }
    guard figures.allSatisfy({ (0...Self.longest).contains($0) }) else {
      return "a time is negative or beyond all measure; correct it"
    }
    guard departures.count >= hikes else { return "a hike has no departure; give one for each, or none" }
    return nil
  }

  /// A hundred days: no sum of a day's times comes near what 32 bits hold.
  static let longest = 8_640_000
}
