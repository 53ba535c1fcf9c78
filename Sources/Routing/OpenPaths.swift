/// The shortest open paths over every set of stops, by dynamic programming over subsets (Bellman; Held and Karp,
/// 1962), run from the end: an entry is the way that is left from a stop over the rest of a set to the trail. Whoever
/// stands at `first` need not know how he came there, so one table serves every group and every start.
///
/// Time is 2ⁿ n² and space 2ⁿ n for n stops, less where sets are left out.
struct OpenPaths {
  private let costs: CostMatrix
  private let count: Int
  /// At `set * count + first`; `unreached` where `first` is not in the set or the set was left out.
  private let left: [Int]

  private static let unreached = Int.max >> 1

  /// `isWanted` must hold for all subsets of a set for which it holds.
  init(_ costs: CostMatrix, isWanted: (_ set: Int) -> Bool) {
    let count = costs.count
    let between = costs.between.flatMap { $0 }
    var left = [Int](repeating: Self.unreached, count: (1 << count) * count)
    for set in 1..<max(1, 1 << count) where isWanted(set) {
      for first in 0..<count where set >> first & 1 == 1 {
        let rest = set & ~(1 << first)
        var best = rest == 0 ? costs.end[first] : Self.unreached
        var candidates = rest
        while candidates != 0 {
          let next = candidates.trailingZeroBitCount
          candidates &= candidates - 1
          best = min(best, between[first * count + next] + left[rest * count + next])
        }
        left[set * count + first] = best
      }
    }
    self.costs = costs
    self.count = count
    self.left = left
  }

  /// The length of the shortest path from home over a wanted, non-empty set to a trail.
  func metres(over set: Int) -> Int {
    var best = Self.unreached
    for first in 0..<count where set >> first & 1 == 1 {
      best = min(best, costs.start[first] + left[set * count + first])
    }
    return best
  }

  /// The shortest path over a wanted set, of equally short ones the first in dictionary order of the indices.
  func route(over set: Int) -> PlannedRoute {
    let metres = set == 0 ? 0 : metres(over: set)
    var order: [Int] = []
    var rest = set
    var remaining = metres
    while rest != 0 {
      let from = order.last
      let next = (0..<count).first { stop in
        guard rest >> stop & 1 == 1 else { return false }
        let leg = from.map { costs.between[$0][stop] } ?? costs.start[stop]
        return leg + left[rest * count + stop] == remaining
      }
      guard let next else { break }
      remaining = left[rest * count + next]
      order.append(next)
      rest &= ~(1 << next)
    }
    return PlannedRoute(order: order, metres: metres)
  }
}
