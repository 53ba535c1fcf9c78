/// Which stops may ride together. A set of stops is a bit mask: bit `i` stands for stop `i`.
struct StopGroups {
  let count: Int
  /// Dogs in each set.
  private let size: [Int]
  /// Whether two of a set must not meet.
  private let quarrels: [Bool]

  /// Linear in the number of sets, 2 to the power of the number of stops.
  init(stops: [RouteStop], conflicts: [(Int, Int)]) {
    var foes = [Int](repeating: 0, count: stops.count)
    for (one, other) in conflicts {
      foes[one] |= 1 << other
      foes[other] |= 1 << one
    }
    var size = [0]
    var quarrels = [false]
    for set in 1..<max(1, 1 << stops.count) {
      let lowest = set.trailingZeroBitCount
      let others = set & (set - 1)
      size.append(size[others] + stops[lowest].size)
      // A pair within one stop is in the foes of its own stop: such a stop rides with nobody, not even itself.
      quarrels.append(quarrels[others] || foes[lowest] & set != 0)
    }
    self.count = stops.count
    self.size = size
    self.quarrels = quarrels
  }

  var everyone: Int { (1 << count) - 1 }

  func size(of set: Int) -> Int { size[set] }

  func isPeaceful(_ set: Int) -> Bool { !quarrels[set] }

  /// The sets for the hike that holds stop 0, ascending, where both hikes are used and nobody meets a foe.
  var splits: some Sequence<Int> {
    stride(from: 1, to: everyone, by: 2).lazy.filter { isPeaceful($0) && isPeaceful(everyone ^ $0) }
  }

  /// The dogs in the larger hike of the most even split; nothing where no split keeps all foes apart.
  var evenest: Int? { splits.map { larger($0) }.min() }

  func larger(_ set: Int) -> Int { max(size[set], size[everyone ^ set]) }
}
