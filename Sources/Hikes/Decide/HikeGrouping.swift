import Routing

/// Shares households out over the hikes of a day, as short as can be, and keeps what the book wishes.
struct HikeGrouping {
  let hikes: Int
  let capacity: Int
  /// Between the households as they are; a part of one costs what the whole does.
  let costs: CostMatrix

  /// The hikes in the order of their numbers, each a list of households in the order of the drive.
  struct Outcome {
    let hikes: [[Household]]
    let metres: Int

    var largest: Int { hikes.map { $0.reduce(0) { $0 + $1.dogs.count } }.max() ?? 0 }
  }

  /// Exact: no other way to keep everything asked is shorter. What a dog's `hike` column wishes is let go where
  /// it cannot be kept; nothing else is.
  func outcome(of households: [Household]) throws(RoutingError) -> Outcome {
    if hikes == 2, households.contains(where: { !$0.wishes.isEmpty }) {
      do throws(RoutingError) {
        return households.count + 2 <= RoutePlanner.mostStops
          ? try anchored(households) : try paired(households)
      } catch  where error.code == .groupImpossible {
        // Without the wishes there may still be a plan.
        return try free(households, foes(households))
      }
    }
    return try free(households, foes(households))
  }

  /// The outcome that divides the fewest households into single dogs; of these the most even, then the shortest.
  func relaxed(_ households: [Household]) -> Outcome? {
    let divisible = households.indices.filter { households[$0].dogs.count > 1 }
    guard !divisible.isEmpty, divisible.count <= RoutePlanner.mostStops else { return nil }
    let choices = (1..<(1 << divisible.count)).sorted {
      ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1)
    }
    var best: (count: Int, outcome: Outcome)?
    for choice in choices {
      if let best, choice.nonzeroBitCount > best.count { break }
      let divided = Set(divisible.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
      let parts = households.indices.flatMap {
        divided.contains($0) ? households[$0].divided : [households[$0]]
      }
      do throws(RoutingError) {
        let outcome = try outcome(of: parts)
        let isBetter = best.map {
          (outcome.largest, outcome.metres) < ($0.outcome.largest, $0.outcome.metres)
        }
        if isBetter ?? true { best = (choice.nonzeroBitCount, outcome) }
      } catch { continue }
    }
    return best?.outcome
  }

  private func free(_ households: [Household], _ conflicts: [(Int, Int)]) throws(RoutingError) -> Outcome {
    let plan = try RoutePlanner.plan(
      stops: households.map(stop), costs: expanded(households), hikes: hikes, capacity: capacity,
      conflicts: conflicts)
    let groups = plan.routes.map { route in route.order.map { households[$0] } }
    let swapped = Array(groups.reversed())
    let isTurned = groups.count == 2 && met(swapped) > met(groups)
    return Outcome(hikes: isTurned ? swapped : groups, metres: plan.metres)
  }

  /// How many dogs ride in the hike they are wanted in.
  private func met(_ groups: [[Household]]) -> Int {
    groups.enumerated().reduce(0) { sum, group in
      sum + group.element.flatMap(\.dogs).count { $0.hike == group.offset + 1 }
    }
  }

  /// With a stand-in for each hike at home, where it begins: whoever is wanted in one hike is the foe of the
  /// other's. Both hikes have one, so they change neither the balance nor the length.
  private func anchored(_ households: [Household]) throws(RoutingError) -> Outcome {
    let inner = expanded(households)
    let far = CostMatrix.beyondReach
    let anchors = [RouteStop(id: "hike 1", size: 1), RouteStop(id: "hike 2", size: 1)]
    var conflicts = [(0, 1)] + foes(households).map { ($0.0 + 2, $0.1 + 2) }
    for (index, household) in households.enumerated() where household.wishes.count == 1 {
      if household.wishes.contains(1) { conflicts.append((1, index + 2)) }
      if household.wishes.contains(2) { conflicts.append((0, index + 2)) }
    }
    let fromAnchor = [0, far] + inner.start
    let costs = CostMatrix(
      start: [0, 0] + inner.start.map { _ in far },
      between: [fromAnchor, [far, 0] + inner.start] + inner.between.map { [far, far] + $0 },
      end: [0, 0] + inner.end)
    let plan = try RoutePlanner.plan(
      stops: anchors + households.map(stop), costs: costs, hikes: 2, capacity: min(capacity, 1 << 20) + 1,
      conflicts: conflicts)
    let groups = plan.routes.map { route in route.order.filter { $0 > 1 }.map { households[$0 - 2] } }
    return Outcome(hikes: groups, metres: plan.metres)
  }

  /// For more stops than leave room for stand-ins: the first household wanted in either hike stands in. Where
  /// nobody is wanted in one of them, the wishes can only turn the hikes round.
  private func paired(_ households: [Household]) throws(RoutingError) -> Outcome {
    var conflicts = foes(households)
    let first = households.indices.filter { households[$0].wishes == [1] }
    let second = households.indices.filter { households[$0].wishes == [2] }
    if let leader = first.first { conflicts += second.map { (leader, $0) } }
    if let leader = second.first { conflicts += first.map { ($0, leader) } }
    return try free(households, conflicts)
  }

  private func stop(_ household: Household) -> RouteStop {
    RouteStop(id: household.dogs.map(\.id.text).joined(separator: "+"), size: household.dogs.count)
  }

  /// Pairs that must not ride together; a household at odds with itself is a pair of its own.
  private func foes(_ households: [Household]) -> [(Int, Int)] {
    households.indices.flatMap { one in
      households.indices.filter { $0 >= one && households[one].hasFoe(in: households[$0]) }.map { (one, $0) }
    }
  }

  private func expanded(_ households: [Household]) -> CostMatrix {
    let origins = households.map(\.origin)
    return CostMatrix(
      start: origins.map { costs.start[$0] },
      between: origins.map { from in origins.map { from == $0 ? 0 : costs.between[from][$0] } },
      end: origins.map { costs.end[$0] })
  }
}

extension CostMatrix {
  /// Longer than any drive of a day, and far from overflowing a sum.
  fileprivate static let beyondReach = 1 << 40
}
