extension TimedPaths {
  /// The first order, in dictionary order of the indices, that has exactly these metres over a set and keeps what is
  /// asked. Searched from home; `open` says how much is left at the least, so that hardly a step is in vain.
  func order(over set: Int, metres: Int, _ open: OpenPaths) -> [Int] {
    var search = Search(
      paths: self, open: open, target: metres, times: problem.isTimed(hike) ? problem.times : nil)
    let departure = problem.departure(hike) ?? 0
    return search.visit(rest: set, driven: 0, clock: departure) ? search.order : []
  }

  private struct Search {
    let paths: TimedPaths
    let open: OpenPaths
    let target: Int
    let times: RouteTimes?
    var order: [Int] = []
    /// From where, over which rest, with which metres and time the target was not met.
    var failed: [Standpoint: [(metres: Int, clock: Int)]] = [:]

    struct Standpoint: Hashable {
      let last: Int
      let rest: Int
    }

    mutating func visit(rest: Int, driven: Int, clock: Int) -> Bool {
      if rest == 0 { return driven + (order.last.map { paths.problem.costs.end[$0] } ?? 0) == target }
      let standpoint = Standpoint(last: order.last ?? -1, rest: rest)
      // Whoever stands here later, with as much behind him, fares no better.
      if failed[standpoint]?.contains(where: { $0.metres <= driven && $0.clock <= clock }) == true {
        return false
      }
      var stops = rest
      while stops != 0 {
        let next = stops.trailingZeroBitCount
        stops &= stops - 1
        if go(to: next, rest: rest, driven: driven, clock: clock) { return true }
      }
      failed[standpoint, default: []].append((driven, clock))
      return false
    }

    private mutating func go(to next: Int, rest: Int, driven: Int, clock: Int) -> Bool {
      let visit = paths.visits[next]
      guard visit.position == 0 || visit.position == order.count + 1 else { return false }
      let costs = paths.problem.costs
      let metres = driven + (order.last.map { costs.between[$0][next] } ?? costs.start[next])
      guard metres + open.metres(from: next, over: rest) <= target else { return false }
      let seconds =
        times.map { times in order.last.map { times.between[$0][next] } ?? times.start[next] } ?? 0
      let time = max(clock + seconds, Int(visit.opens))
      guard time <= Int(visit.closes) else { return false }
      order.append(next)
      let service = times == nil ? 0 : Int(visit.service)
      if self.visit(rest: rest & ~(1 << next), driven: metres, clock: time + service) { return true }
      order.removeLast()
      return false
    }
  }
}
