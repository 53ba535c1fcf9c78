import Civil
import Hikes
import Quantities
import TestSupport
import Testing

/// Random small days held against every way to plan them.
struct HikePlannerPropertyTests {
  /// Seed 20251209: 500 days of up to six dogs, some in households, some without a place.
  @Test func `a day's metres are the fewest that any grouping and order allow, and no dog vanishes`() {
    var random = SplitMix64(seed: 20_251_209)
    for round in 0..<500 {
      let book = Self.book(&random)
      let hikes = Bool.random(using: &random) ? 1 : 2
      let plan = HikePlanner(book, hikes: hikes).plan(DayBook.tuesday)
      let riders = plan.riders + plan.unplaced.map(\.dog)
      #expect(DayBook.ids(riders).sorted() == DayBook.ids(book.dogs).sorted(), "round \(round)")
      #expect(plan.metres.value == BruteForce(book).metres(hikes: hikes), "round \(round)")
      for hike in plan.hikes {
        let legs = hike.stops.map(\.metresFromPrevious).reduce(.zero, +) + (hike.metresToTrail ?? .zero)
        #expect(hike.metres == legs, "round \(round)")
      }
    }
  }

  private static func book(_ random: inout SplitMix64) -> Book {
    func place() -> PickupPlace {
      DayBook.place(Int.random(in: 0...9000, using: &random), Int.random(in: 0...9000, using: &random))
    }
    let homes = (0..<3).map { _ in place() }
    let dogs = (0..<Int.random(in: 0...6, using: &random)).map { number in
      let client = Int.random(in: 0..<5, using: &random)
      let spot = client < 3 ? homes[client] : place()
      let isLost = Int.random(in: 0..<8, using: &random) == 0
      return DayBook.dog(
        "d\(number)", at: isLost ? nil : spot, client: "c\(client)",
        region: ["", "", "Bedford", "Sackville", "Beaver Bank"].randomElement(using: &random) ?? "")
    }
    let trails = (0..<Int.random(in: 0...3, using: &random)).map { number in
      DayBook.trail("T\(number)", ["Bedford", "Sackville"].randomElement(using: &random) ?? "", at: place())
    }
    var book = DayBook.book(dogs, trails: trails)
    if Bool.random(using: &random) { book.rules.home = place() }
    return book
  }
}

/// Tries every grouping and every order; knows nothing of the planner.
private struct BruteForce {
  private let book: Book
  private let stops: [[Dog]]

  init(_ book: Book) {
    self.book = book
    let placed = book.dogs.filter { $0.place.coordinates != nil }
    let groups = Dictionary(grouping: placed) {
      "\($0.client?.text ?? "") \($0.place.latitude) \($0.place.longitude)"
    }
    stops = groups.keys.sorted().compactMap { groups[$0] }
  }

  func metres(hikes: Int) -> Int {
    guard !stops.isEmpty else { return 0 }
    if hikes == 1 || stops.count == 1 { return shortest(Array(stops.indices)) }
    var best: (gap: Int, metres: Int)?
    for mask in 1..<((1 << stops.count) - 1) {
      let first = stops.indices.filter { mask >> $0 & 1 == 1 }
      let second = stops.indices.filter { mask >> $0 & 1 == 0 }
      let gap = abs(size(first) - size(second))
      if let best, best.gap < gap { continue }
      let metres = shortest(first) + shortest(second)
      if let known = best, (known.gap, known.metres) <= (gap, metres) { continue }
      best = (gap, metres)
    }
    return best?.metres ?? 0
  }

  private func size(_ group: [Int]) -> Int { group.map { stops[$0].count }.reduce(0, +) }

  private func shortest(_ group: [Int]) -> Int {
    var best = Int.max
    func visit(_ last: Int?, _ rest: [Int], _ driven: Int) {
      if rest.isEmpty, let last { best = min(best, driven + end(last)) }
      for next in rest {
        visit(next, rest.filter { $0 != next }, driven + leg(last, next))
      }
    }
    visit(nil, group, 0)
    return best
  }

  private func leg(_ from: Int?, _ to: Int) -> Int {
    let start = from.map { stops[$0][0].place } ?? book.rules.home
    return road(start, stops[to][0].place)
  }

  private func road(_ from: PickupPlace, _ to: PickupPlace) -> Int {
    guard let from = from.coordinates, let to = to.coordinates else { return 0 }
    return from.road(to: to, detour: book.rules.detour).value
  }

  private func end(_ stop: Int) -> Int {
    let here = stops[stop][0].place
    let byDistance = book.trails.sorted { road(here, $0.place) < road(here, $1.place) }
    let named = stops[stop].sorted { $0.id < $1.id }.map(\.region).first { !$0.isEmpty }
    let region = named ?? byDistance.first?.region
    let trail = byDistance.first { $0.region == region } ?? byDistance.first
    return trail.map { road(here, $0.place) } ?? 0
  }
}
