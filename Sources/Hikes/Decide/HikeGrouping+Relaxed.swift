import Routing

extension HikeGrouping {
  /// What comes nearest to a day that cannot be as asked.
  struct Relaxation {
    let outcome: Outcome
    let divided: [Household]
    /// Whether dogs ride in another hike than the one they are wanted in.
    let isWishless: Bool
  }

  /// The outcome that divides the fewest households into single dogs; of these the most even, then the shortest.
  /// Where that does not help, the same without the wishes for a hike. What keeps dogs apart and what time a dog is
  /// ready is never let go.
  func relaxed(_ households: [Household]) -> Relaxation? {
    if let kept = leastDivided(households) {
      return Relaxation(outcome: kept.outcome, divided: kept.divided, isWishless: false)
    }
    guard hikes == 2, households.contains(where: { !$0.wishes.isEmpty }) else { return nil }
    return leastDivided(households.map(\.withoutWishes)).map { found in
      let dogs = Dictionary(households.flatMap(\.dogs).map { ($0.id, $0) }) { first, _ in first }
      func restored(_ household: Household) -> Household {
        Household(
          dogs: household.dogs.map { dogs[$0.id] ?? $0 }, address: household.address,
          coordinates: household.coordinates, origin: household.origin)
      }
      let hikes = found.outcome.hikes.map { $0.map(restored) }
      return Relaxation(
        outcome: Outcome(hikes: hikes, metres: found.outcome.metres), divided: found.divided.map(restored),
        isWishless: true)
    }
  }

  private func leastDivided(_ households: [Household]) -> (outcome: Outcome, divided: [Household])? {
    let divisible = households.indices.filter { households[$0].dogs.count > 1 }
    guard divisible.count <= RoutePlanner.mostStops else { return nil }
    for count in 0...divisible.count {
      var best: (outcome: Outcome, divided: [Household])?
      for choice in 0..<(1 << divisible.count) where choice.nonzeroBitCount == count {
        let chosen = Set(divisible.enumerated().filter { choice >> $0.offset & 1 == 1 }.map(\.element))
        let parts = households.indices.flatMap {
          chosen.contains($0) ? households[$0].divided : [households[$0]]
        }
        do throws(RoutingError) {
          let outcome = try outcome(of: parts, evenness: .asCanBe)
          let isBetter = best.map {
            (outcome.largest, outcome.metres) < ($0.outcome.largest, $0.outcome.metres)
          }
          if isBetter ?? true { best = (outcome, chosen.sorted().map { households[$0] }) }
        } catch { continue }
      }
      if let best { return best }
    }
    return nil
  }
}
