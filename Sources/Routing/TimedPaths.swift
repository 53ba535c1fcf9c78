/// The shortest open paths of one hike over every set of stops, where the time of a stop or its place in the hike
/// matters. Run from home, for the way so far decides both: an entry is a set, its last stop, and the metres and the
/// time with which one stands there. Of two ways to the same stop over the same set the shorter may be the later,
/// so every way is kept that no other beats in both (Pareto).
///
/// Time is 2ⁿ n² times the ways that are kept, which are few where times follow distances.
struct TimedPaths {
  struct Way {
    let last: Int32
    let metres: Int32
    /// The second at which the last stop begins.
    let time: Int32
  }

  /// What the inner loop asks of a stop, in the width of the tables.
  struct Visit {
    let opens: Int32
    let closes: Int32
    let service: Int32
    /// 0 where any will do.
    let position: Int
  }

  let problem: RouteProblem
  let hike: Int
  let visits: [Visit]
  /// At each set the metres of its shortest way to a trail; `OpenPaths.unreached` where there is none.
  private let shortest: [Int32]

  /// `isWanted` must hold for all subsets of a set for which it holds.
  init(_ problem: RouteProblem, hike: Int, isWanted: (_ set: Int) -> Bool) {
    self.problem = problem
    self.hike = hike
    visits = problem.visits(inHike: hike)
    let table = Table(problem, hike, visits)
    let count = problem.stops.count
    // The ways over a set stand side by side, from the first of these to that of the next set.
    var begins = [Int32](repeating: 0, count: (1 << count) + 1)
    var ways: [Way] = []
    var shortest = [Int32](repeating: OpenPaths.unreached, count: 1 << count)
    var kept: [Way] = []
    for set in 1..<max(1, 1 << count) {
      if isWanted(set) {
        var lasts = set
        while lasts != 0 {
          let last = lasts.trailingZeroBitCount
          lasts &= lasts - 1
          let rest = set & ~(1 << last)
          let place = visits[last].position
          if place != 0, place != set.nonzeroBitCount { continue }
          kept.removeAll(keepingCapacity: true)
          if rest == 0 {
            table.start(last, &kept)
          } else {
            for index in Int(begins[rest])..<Int(begins[rest + 1]) { table.extend(ways[index], last, &kept) }
          }
          for way in kept { shortest[set] = min(shortest[set], way.metres &+ table.end[last]) }
          ways += kept
        }
      }
      begins[set + 1] = Int32(ways.count)
    }
    self.shortest = shortest
  }

  /// The length of the shortest path over a wanted set; nil where no order keeps what is asked.
  func metres(over set: Int) -> Int? {
    if set == 0 { return 0 }
    return shortest[set] == OpenPaths.unreached ? nil : Int(shortest[set])
  }

  /// The figures of one hike, flat.
  private struct Table {
    let count: Int
    let visits: [Visit]
    let start: [Int32]
    let startSeconds: [Int32]
    let between: [Int32]
    let seconds: [Int32]
    let end: [Int32]
    let departure: Int32

    init(_ problem: RouteProblem, _ hike: Int, _ visits: [Visit]) {
      let times = problem.isTimed(hike) ? problem.times : nil
      count = problem.stops.count
      self.visits = visits
      start = problem.costs.start.map(Int32.init)
      between = problem.costs.between.flatMap { $0.map(Int32.init) }
      end = problem.costs.end.map(Int32.init)
      // Without a clock all ways are equally late, and only the shortest is kept.
      startSeconds = times?.start.map(Int32.init) ?? start.map { _ in 0 }
      seconds = times?.between.flatMap { $0.map(Int32.init) } ?? between.map { _ in 0 }
      departure = Int32(problem.departure(hike) ?? 0)
    }

    func start(_ stop: Int, _ kept: inout [Way]) {
      keep(Way(last: Int32(stop), metres: start[stop], time: departure &+ startSeconds[stop]), stop, &kept)
    }

    func extend(_ way: Way, _ next: Int, _ kept: inout [Way]) {
      let last = Int(way.last)
      let leg = last &* count &+ next
      keep(
        Way(
          last: Int32(next), metres: way.metres &+ between[leg],
          time: way.time &+ visits[last].service &+ seconds[leg]), next, &kept)
    }

    private func keep(_ way: Way, _ stop: Int, _ kept: inout [Way]) {
      let time = max(way.time, visits[stop].opens)
      guard time <= visits[stop].closes else { return }
      var index = 0
      while index < kept.count {
        let other = kept[index]
        if other.metres <= way.metres, other.time <= time { return }
        if other.metres >= way.metres, other.time >= time {
          kept.swapAt(index, kept.count - 1)
          kept.removeLast()
        } else {
          index += 1
        }
      }
      kept.append(Way(last: way.last, metres: way.metres, time: time))
    }
  }
}
