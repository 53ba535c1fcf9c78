import Routing

/// The rules of a plan, written down once more without any cleverness: every split, every order.
func bruteForce(
  _ stops: [RouteStop], _ costs: CostMatrix, _ hikes: Int, _ capacity: Int, _ conflicts: [(Int, Int)]
) -> (metres: Int, orders: [[Int]])? {
  let all = Array(stops.indices)
  if all.isEmpty { return (0, []) }
  func dogs(_ group: [Int]) -> Int { group.reduce(0) { $0 + stops[$1].size } }
  func isPeaceful(_ group: [Int]) -> Bool {
    !conflicts.contains { group.contains($0.0) && group.contains($0.1) }
  }
  func best(_ group: [Int]) -> (metres: Int, order: [Int]) {
    var best = (metres: Int.max, order: [Int]())
    for order in orders(of: group) where costs.metres(along: order) < best.metres {
      best = (costs.metres(along: order), order)
    }
    return best
  }

  var groupings: [[[Int]]] = []
  if hikes == 1 || all.count == 1 {
    groupings = [[all]]
  } else {
    for mask in 0..<(1 << all.count) where mask & 1 == 1 && mask != (1 << all.count) - 1 {
      groupings.append([all.filter { mask >> $0 & 1 == 1 }, all.filter { mask >> $0 & 1 == 0 }])
    }
  }
  groupings = groupings.filter { $0.allSatisfy(isPeaceful) }
  guard let largest = groupings.map({ $0.map(dogs).max() ?? 0 }).min(), largest <= capacity else {
    return nil
  }
  var winner: (metres: Int, orders: [[Int]])?
  for grouping in groupings where grouping.map(dogs).max() == largest {
    let routes = grouping.map(best)
    let metres = routes.reduce(0) { $0 + $1.metres }
    if metres < winner?.metres ?? .max { winner = (metres, routes.map(\.order)) }
  }
  return winner
}

/// In dictionary order, for an ascending group.
private func orders(of group: [Int]) -> [[Int]] {
  if group.isEmpty { return [[]] }
  return group.flatMap { first in orders(of: group.filter { $0 != first }).map { [first] + $0 } }
}
