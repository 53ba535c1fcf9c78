/// What it costs, in whole metres, to get from anywhere to anywhere. Directed: there and back may differ.
public struct CostMatrix: Sendable, Equatable {
  /// From home to each stop; all 0 where a route may begin anywhere.
  public let start: [Int]
  /// From the stop of the row to the stop of the column; the diagonal is not looked at.
  public let between: [[Int]]
  /// From each stop to the trail a route takes when it is the last one.
  public let end: [Int]

  /// Nothing is checked here: ``RoutePlanner/plan(_:)`` does.
  public init(start: [Int], between: [[Int]], end: [Int]) {
    self.start = start
    self.between = between
    self.end = end
  }

  /// How many stops there are.
  public var count: Int { start.count }

  /// The length of an open path: from home over the stops in this order to the trail of the last; 0 without stops.
  /// Every index must be one of the matrix.
  public func metres(along order: [Int]) -> Int {
    guard let first = order.first, let last = order.last else { return 0 }
    let legs = zip(order, order.dropFirst()).reduce(0) { $0 + between[$1.0][$1.1] }
    return start[first] + legs + end[last]
  }

  /// What is wrong with the figures for this many stops, or nothing.
  func fault(stops: Int) -> String? {
    let rows = [start, end] + between
    guard between.count == stops, rows.allSatisfy({ $0.count == stops }) else {
      return "the distances are not for \(stops) stops; give one row and one column for each"
    }
    guard rows.allSatisfy({ $0.allSatisfy { (0...Self.longest).contains($0) } }) else {
      return "a distance is negative or beyond all measure; correct it"
    }
    return nil
  }

  /// One and a half times round the earth. A route of sixteen stops has seventeen legs, so that no sum of a route
  /// comes near what the tables hold for a way that does not exist.
  static let longest = 60_000_000
}
