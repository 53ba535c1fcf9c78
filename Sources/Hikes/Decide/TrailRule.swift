import Civil
public import Quantities

/// Which trail a day should end at.
public enum TrailWish: Hashable, Sendable {
  /// The nearest active one in the region of the last pickup.
  case byRegion
  /// The nearest active one, wherever it is.
  case any
  case named(TrailID)
}

/// A trail, with the reason it was taken; or the reason there is none.
public struct TrailChoice: Hashable, Sendable {
  public let trail: HikingLocation?
  public let reason: String
  /// From the last pickup, by road; nil where one of the two has no place.
  public let metres: Metres?
}

/// Suggests the trail at the end of a hike.
public struct TrailRule: Sendable {
  private let trails: [HikingLocation]
  private let wish: TrailWish
  private let roads: RoadTable

  public init(_ book: Book, _ wish: TrailWish = .byRegion) {
    trails = book.trails.sorted { $0.id < $1.id }
    self.wish = wish
    roads = RoadTable(book)
  }

  /// Active trails that cannot be reckoned with for want of a place.
  public var unplaced: [HikingLocation] { trails.filter { $0.isActive && $0.place.coordinates == nil } }

  /// The region of a pickup: that of its first dog whose column names one, else of the nearest trail, active or
  /// not. Empty where there is no trail to go by.
  public func region(of dogs: [Dog], at place: Coordinates) -> String {
    if let named = dogs.first(where: { !$0.region.folded.isEmpty }) { return named.region }
    let here = RoadTable.Place(names: dogs.map(\.id.text), coordinates: place)
    return nearest(trails.filter { !$0.region.folded.isEmpty }, from: here)?.trail.region ?? ""
  }

  /// The trail after a last pickup of these dogs. Of equally near trails the one with the lowest id.
  public func choice(after place: Coordinates, of dogs: [Dog] = [], in region: String) -> TrailChoice {
    let place = RoadTable.Place(names: dogs.map(\.id.text), coordinates: place)
    if case .named(let id) = wish { return named(id, after: place) }
    let active = trails.filter(\.isActive)
    guard let overall = nearest(active, from: place) else {
      return TrailChoice(trail: nil, reason: lack, metres: nil)
    }
    func found(_ nearest: (trail: HikingLocation, metres: Metres), _ reason: String) -> TrailChoice {
      TrailChoice(trail: nearest.trail, reason: reason, metres: nearest.metres)
    }
    if wish == .any { return found(overall, "the nearest active trail to the last pickup") }
    let local = active.filter { !region.isEmpty && $0.region.folded == region.folded }
    if let best = nearest(local, from: place) {
      return found(best, "the nearest active trail in \(best.trail.region), where the last pickup is")
    }
    guard !region.isEmpty else {
      return found(overall, "the nearest active trail; the last pickup has no region")
    }
    return found(
      overall, "no active trail in \(region), where the last pickup is; this is the nearest active one")
  }

  /// The trail of a hike none of whose dogs has a place: the first active one of the region by name.
  public func choice(inRegion region: String) -> TrailChoice {
    if case .named(let id) = wish { return named(id, after: nil) }
    let active = trails.filter(\.isActive)
    guard !active.isEmpty else { return TrailChoice(trail: nil, reason: lack, metres: nil) }
    let local = active.filter { !region.isEmpty && $0.region.folded == region.folded }
    guard let first = local.min(by: { ($0.name, $0.id) < ($1.name, $1.id) }) else {
      let reason =
        region.isEmpty ? "no dog of this hike has a place or a region" : "no active trail in \(region)"
      return TrailChoice(trail: nil, reason: reason + ", so no trail is the nearest", metres: nil)
    }
    return TrailChoice(
      trail: first,
      reason: "the first active trail in \(first.region) by name; no dog of this hike has a place",
      metres: nil)
  }

  private var lack: String {
    if trails.isEmpty { return "no trail in the book" }
    return trails.contains(where: \.isActive)
      ? "no active trail in the book has a place on the map" : "no active trail in the book"
  }

  private func named(_ id: TrailID, after place: RoadTable.Place?) -> TrailChoice {
    guard let trail = trails.first(where: { $0.id == id }) else {
      return TrailChoice(trail: nil, reason: "no trail \(id) in the book", metres: nil)
    }
    return TrailChoice(
      trail: trail, reason: "as asked",
      metres: place.flatMap { roads.leg(from: $0, to: trail.roadPlace)?.metres })
  }

  private func nearest(
    _ trails: [HikingLocation], from place: RoadTable.Place
  ) -> (trail: HikingLocation, metres: Metres)? {
    let measured = trails.compactMap { trail in
      roads.leg(from: place, to: trail.roadPlace).map { (trail: trail, metres: $0.metres) }
    }
    // The first of equals: the trails are in the order of their ids.
    return measured.min { $0.metres < $1.metres }
  }
}
