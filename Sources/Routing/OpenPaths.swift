/// The shortest open paths over every set of stops, by dynamic programming over subsets (Bellman; Held and Karp,
/// 1962), run from the end: an entry is the way that is left from a stop over the rest of a set to the trail. Whoever
/// stands at `first` need not know how he came there, so one table serves every group and every start.
///
/// Time is 2ⁿ n² and space 2ⁿ n for n stops, less where sets are left out.
struct OpenPaths {
  private let costs: CostMatrix
  private let count: Int
  /// At `set * count + first`; `unreached` where `first` is not in the set or the set was left out.
  private let left: [Int32]

  static let unreached = Int32.max >> 1

  /// `isWanted` must hold for all subsets of a set for which it holds.
  init(_ costs: CostMatrix, isWanted: (_ set: Int) -> Bool) {
    let count = costs.count
    let between = costs.between.flatMap { $0.map(Int32.init) }
    var left = [Int32](repeating: Self.unreached, count: (1 << count) * count)
    for set in 1..<max(1, 1 << count) where isWanted(set) {
      var firsts = set
      while firsts != 0 {
        let first = firsts.trailingZeroBitCount
        firsts &= firsts - 1
        let rest = set & ~(1 << first)
        var best = rest == 0 ? Int32(costs.end[first]) : Self.unreached
        var candidates = rest
        while candidates != 0 {
          let next = candidates.trailingZeroBitCount
          candidates &= candidates - 1
          best = min(best, between[first * count + next] &+ left[rest * count + next])
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
    var best = Int(Self.unreached)
    var firsts = set
    while firsts != 0 {
      let first = firsts.trailingZeroBitCount
      firsts &= firsts - 1
      best = min(best, costs.start[first] + Int(left[set * count + first]))
    }
    return best
  }

  /// The shortest way over `set`, beginning at its stop `first`, to a trail.
  func metres(from first: Int, over set: Int) -> Int { Int(left[set * count + first]) }

  /// The shortest path over a wanted set, of equally short ones the first in dictionary order of the indices.
  func order(over set: Int) -> [Int] {
    var order: [Int] = []
    var rest = set
    var remaining = set == 0 ? 0 : metres(over: set)
    while rest != 0 {
      let from = order.last
      let next = (0..<count).first { stop in
        guard rest >> stop & 1 == 1 else { return false }
        let leg = from.map { costs.between[$0][stop] } ?? costs.start[stop]
        return leg + metres(from: stop, over: rest) == remaining
      }
      guard let next else { break }
      remaining = metres(from: next, over: rest)
      order.append(next)
      rest &= ~(1 << next)
    }
    return order
  }
}
