import Quantities

/// How far it is, and how long it takes, between the places of a book: as `distances.csv` says, else the great circle
/// times the detour factor at the book's speed.
struct RoadTable: Sendable {
  /// One end of a drive.
  struct Place: Sendable {
    /// What the table may call it: `home`, a trail, or any dog that is fetched there.
    let names: [String]
    let coordinates: Coordinates?
  }

  struct Leg: Hashable, Sendable {
    let metres: Metres
    let seconds: Int
    /// Whether the table has no figure for it though it has others.
    let isMissing: Bool
  }

  private let legs: [String: [String: DrivenLeg]]
  private let detour: DetourFactor
  private let speed: Int

  init(_ book: Book) {
    var legs: [String: [String: DrivenLeg]] = [:]
    for leg in book.distances { legs[leg.from, default: [:]][leg.to] = leg }
    self.legs = legs
    detour = book.rules.detour
    speed = book.rules.speed
  }

  var isEmpty: Bool { legs.isEmpty }

  /// Nil where neither the table nor the map says.
  func leg(from: Place, to: Place) -> Leg? {
    let driven = isEmpty ? nil : self.driven(from, to)
    let straight = from.coordinates.flatMap { from in to.coordinates.map { from.road(to: $0, detour: detour) }
    }
    guard let metres = driven?.metres.map(Metres.init) ?? straight else { return nil }
    return Leg(
      metres: metres, seconds: driven?.seconds ?? seconds(for: metres),
      isMissing: !isEmpty && driven?.metres == nil)
  }

  /// At the book's speed, rounded half up; 0 for a van that does not move.
  func seconds(for metres: Metres) -> Int {
    speed > 0 ? (metres.value * 36 + 5 * speed) / (10 * speed) : 0
  }

  /// Of dogs that are fetched together the first that the table knows speaks for all.
  private func driven(_ from: Place, _ to: Place) -> DrivenLeg? {
    for name in from.names {
      guard let row = legs[name] else { continue }
      for other in to.names {
        if let leg = row[other], leg.metres != nil || leg.seconds != nil { return leg }
      }
    }
    return nil
  }
}

extension Household {
  var roadPlace: RoadTable.Place { .init(names: dogs.map(\.id.text), coordinates: coordinates) }
}

extension HikingLocation {
  var roadPlace: RoadTable.Place { .init(names: [id.text], coordinates: place.coordinates) }
}

extension BusinessRules {
  var homePlace: RoadTable.Place { .init(names: [DrivenLeg.home], coordinates: home.coordinates) }
}
