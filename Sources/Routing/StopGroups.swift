/// Which stops may ride together. A set of stops is a bit mask: bit `i` stands for stop `i`.
struct StopGroups {
  let count: Int
  /// Dogs in each set.
  private let size: [Int32]
  /// Whether two of a set must not meet.
  private let quarrels: [Bool]
  /// The stops that may not be in hike 1, and those that may not be in hike 2.
  private let barred: [Int]
  /// Whether the two hikes may be turned round without a difference.
  let isSymmetric: Bool

  /// Linear in the number of sets, 2 to the power of the number of stops.
  init(_ problem: RouteProblem) {
    let stops = problem.stops
    var foes = [Int](repeating: 0, count: stops.count)
    for (one, other) in problem.conflicts {
      foes[one] |= 1 << other
      foes[other] |= 1 << one
    }
    var size = [Int32](repeating: 0, count: 1 << stops.count)
    var quarrels = [Bool](repeating: false, count: 1 << stops.count)
    for set in 1..<max(1, 1 << stops.count) {
      let lowest = set.trailingZeroBitCount
      let others = set & (set - 1)
      size[set] = size[others] + Int32(stops[lowest].size)
      // A pair within one stop is in the foes of its own stop: such a stop rides with nobody, not even itself.
      quarrels[set] = quarrels[others] || foes[lowest] & set != 0
    }
    count = stops.count
    self.size = size
    self.quarrels = quarrels
    barred = (1...2).map { hike in
      stops.indices.filter { !problem.mayTake(stops[$0], hike: hike) }.reduce(0) { $0 | 1 << $1 }
    }
    isSymmetric = problem.isSymmetric
  }

  var everyone: Int { (1 << count) - 1 }

  func size(of set: Int) -> Int { Int(size[set]) }

  func isPeaceful(_ set: Int) -> Bool { !quarrels[set] }

  /// Whether all of a set may ride in a hike, and together.
  func fits(_ set: Int, hike: Int) -> Bool { isPeaceful(set) && set & barred[hike - 1] == 0 }

  /// The sets for hike 1, ascending, where nobody meets a foe or rides in the wrong hike. Where the hikes may be
  /// turned round it is the one that holds stop 0. One hike may be empty, hike 1 at the very last: that is never
  /// even, and so taken only where nothing else is left.
  var splits: some Sequence<Int> {
    let sets = isSymmetric ? Array(stride(from: 1, through: everyone, by: 2)) : Array(1...everyone) + [0]
    return sets.lazy.filter { fits($0, hike: 1) && fits(everyone ^ $0, hike: 2) }
  }

  /// How many dogs the larger hike of a split can have, ascending: the most even split first.
  var levels: [Int] { Set(splits.map { larger($0) }).sorted() }

  func larger(_ set: Int) -> Int { Int(max(size[set], size[everyone ^ set])) }
}
