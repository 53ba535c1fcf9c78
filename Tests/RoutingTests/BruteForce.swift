import Routing

/// The rules of a plan, written down once more without any cleverness: every split, every order.
struct BruteForce {
  let problem: RouteProblem
  /// For each hike and set the metres and the first of the shortest orders; nothing where no order will do.
  private var best: [[(metres: Int, order: [Int])?]] = []

  init(_ problem: RouteProblem) {
    self.problem = problem
    for hike in 1...problem.hikes {
      best.append(Array(repeating: nil, count: 1 << problem.stops.count))
      visit(hike, order: [], set: 0, metres: 0, clock: departure(hike) ?? 0)
    }
  }

  private func departure(_ hike: Int) -> Int? { problem.times?.departures[hike - 1] }

  /// Every order there is, in dictionary order; each is a whole route over its own set.
  private mutating func visit(_ hike: Int, order: [Int], set: Int, metres: Int, clock: Int) {
    if let last = order.last {
      let whole = metres + problem.costs.end[last]
      if whole < best[hike - 1][set]?.metres ?? .max { best[hike - 1][set] = (whole, order) }
    }
    for next in problem.stops.indices where set >> next & 1 == 0 {
      let stop = problem.stops[next]
      if let position = stop.position, position != order.count + 1 { continue }
      if problem.hikes == 2, let wished = stop.hike, wished != hike { continue }
      var time = clock
      if stop.opens > 0 || stop.closes < .max {
        if departure(hike) == nil { continue }
      }
      if let times = problem.times {
        time += order.last.map { times.between[$0][next] } ?? times.start[next]
        time = max(time, stop.opens)
        if departure(hike) != nil, time > stop.closes { continue }
      }
      let leg = order.last.map { problem.costs.between[$0][next] } ?? problem.costs.start[next]
      visit(
        hike, order: order + [next], set: set | 1 << next, metres: metres + leg, clock: time + stop.service)
    }
  }

  /// Nothing where there is no plan.
  var answer: (metres: Int, orders: [[Int]])? {
    let everyone = (1 << problem.stops.count) - 1
    if everyone == 0 { return (0, []) }
    if problem.hikes == 1 {
      guard let route = best[0][everyone], isPeaceful(everyone), dogs(everyone) <= problem.capacity else {
        return nil
      }
      return (route.metres, [route.order])
    }
    let isTimed = problem.stops.contains { $0.opens > 0 || $0.closes < .max }
    let isTurnable = problem.stops.allSatisfy { $0.hike == nil } && !(isTimed && departure(1) != departure(2))
    let splits = (Array(1...everyone) + [0]).filter { set in
      // Of two days that differ only in which hike is called the first, the one counts that has stop 0 in it.
      if isTurnable, set & 1 == 0 { return false }
      return isPeaceful(set) && isPeaceful(everyone ^ set) && isWished(set, 1) && isWished(everyone ^ set, 2)
    }
    guard let largest = splits.map(larger).min(), largest <= problem.capacity else { return nil }
    var winner: (metres: Int, orders: [[Int]])?
    for set in splits where larger(set) == largest {
      guard let one = route(0, set), let two = route(1, everyone ^ set) else { continue }
      if one.metres + two.metres < winner?.metres ?? .max {
        winner = (one.metres + two.metres, [one.order, two.order])
      }
    }
    return winner
  }

  private func route(_ hike: Int, _ set: Int) -> (metres: Int, order: [Int])? {
    set == 0 ? (0, []) : best[hike][set]
  }

  private func members(_ set: Int) -> [Int] { problem.stops.indices.filter { set >> $0 & 1 == 1 } }

  private func dogs(_ set: Int) -> Int { members(set).reduce(0) { $0 + problem.stops[$1].size } }

  private func larger(_ set: Int) -> Int { max(dogs(set), dogs((1 << problem.stops.count) - 1 ^ set)) }

  private func isPeaceful(_ set: Int) -> Bool {
    !problem.conflicts.contains { set >> $0.0 & 1 == 1 && set >> $0.1 & 1 == 1 }
  }

  private func isWished(_ set: Int, _ hike: Int) -> Bool {
    members(set).allSatisfy { stop in
      let asked = problem.stops[stop]
      if let wished = asked.hike, wished != hike { return false }
      return !(asked.opens > 0 || asked.closes < .max) || departure(hike) != nil
    }
  }
}
