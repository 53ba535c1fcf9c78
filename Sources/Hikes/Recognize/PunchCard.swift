import Tabular

/// Hikes that were paid ahead with a card of so many, counted as they are used: `2/10`, and the next time `3/10`.
struct PunchCard: Hashable {
  let hike: Int
  let hikes: Int

  init?(_ folded: String) {
    let parts = folded.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
      let hike = Int(parts[0]), let hikes = Int(parts[1]), hikes >= 4, (1...hikes).contains(hike)
    else { return nil }
    (self.hike, self.hikes) = (hike, hikes)
  }

  /// The texts of such hikes where most of them follow on the one before of their dog, so that no date can be meant.
  /// - Parameter rows: the texts of each dog's days, in their order.
  static func texts(_ rows: [[String]]) -> Set<String> {
    var found: Set<String> = []
    var (next, other) = (0, 0)
    for texts in rows {
      var last: PunchCard?
      for text in texts {
        guard let card = PunchCard(text) else { continue }
        found.insert(text)
        if let last {
          if card.hikes == last.hikes, card.hike == last.hike + 1 || card.hike < last.hike && card.hike <= 2 {
            next += 1
          } else {
            other += 1
          }
        }
        last = card
      }
    }
    return next >= 3 && other * 4 <= next ? found : []
  }
}
