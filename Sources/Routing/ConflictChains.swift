/// What conflicts alone say about two hikes: each foe rides in the other hike than his foes.
struct ConflictChains {
  private let foes: [[Int]]
  private let wishes: [Int?]

  init(_ problem: RouteProblem) {
    var foes = problem.stops.map { _ in Set<Int>() }
    for (one, other) in problem.conflicts {
      foes[one].insert(other)
      foes[other].insert(one)
    }
    self.foes = foes.map { $0.sorted() }
    wishes = problem.stops.map(\.hike)
  }

  /// The shortest ring, of equally short ones the first, of an odd number of stops each of which is the next one's foe.
  var oddCycle: [Int]? {
    foes.indices.compactMap { cycle(from: $0) }.min { $0.count < $1.count }
  }

  /// The shortest chain, of equally short ones the first, of foes between two stops whose wished hikes contradict it.
  var brokenWish: [Int]? {
    let chains = foes.indices.flatMap { start -> [[Int]] in
      guard let wish = wishes[start] else { return [] }
      let trees = paths(from: start)
      return foes.indices.compactMap { end in
        guard end > start, let other = wishes[end], let path = trees[end] else { return nil }
        return (path.count % 2 == 1) == (wish == other) ? nil : path
      }
    }
    return chains.min { $0.count < $1.count }
  }

  private func cycle(from start: Int) -> [Int]? {
    let paths = paths(from: start)
    var best: [Int]?
    for one in foes.indices {
      for other in foes[one] where other > one {
        guard let left = paths[one], let right = paths[other], left.count == right.count,
          Set(left).intersection(right) == [start]
        else { continue }
        let ring = left + right.dropFirst().reversed()
        if ring.count < best?.count ?? .max { best = ring }
      }
    }
    return best
  }

  /// A shortest path from a stop to each that its chains of foes reach.
  private func paths(from start: Int) -> [[Int]?] {
    var paths = [[Int]?](repeating: nil, count: foes.count)
    paths[start] = [start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let here = queue[next]
      next += 1
      for foe in foes[here] where paths[foe] == nil {
        paths[foe] = (paths[here] ?? []) + [foe]
        queue.append(foe)
      }
    }
    return paths
  }
}
