public import Civil
public import Diagnostics
public import Quantities

/// One halt of a hike: the dogs of one household, fetched at one place.
public struct PlannedStop: Hashable, Sendable {
  /// 1 for the first.
  public let position: Int
  /// In the order of their ids.
  public let dogs: [Dog]
  public let coordinates: Coordinates
  public let address: String
  /// By road, estimated; from home to the first stop, 0 there where no home is set.
  public let metresFromPrevious: Metres
  /// When the stop begins if it leaves on time; nil without a departure for this hike, or past midnight.
  public let eta: TimeOfDay?
  /// How long the van waits there for dogs that are not ready before; the `eta` is when they are.
  public let minutesEarly: Int
  /// Whether the van comes after the dogs' `ready_until`; only an order that was kept can be so.
  public let isLate: Bool
}

/// One hike of the day.
public struct PlannedHike: Hashable, Sendable {
  /// 1 or 2.
  public let number: Int
  public let stops: [PlannedStop]
  /// From home over all stops to the trail.
  public let metres: Metres
  public let departure: TimeOfDay?
  public let trail: HikingLocation?
  /// Why this trail, or why none.
  public let trailReason: String
  /// From the last stop; nil where the trail, or every dog of the hike, has no place.
  public let metresToTrail: Metres?
  /// The stops in the order that is shortest on the way home, from the trail on.
  public let dropOffs: [DropOff]
  /// From the trail over all stops to home, or to the last of them where no home is set.
  public let metresHome: Metres
}

/// A dog that rides in a hike, last, because nobody knows where on the map it is picked up.
public struct UnroutedDog: Hashable, Sendable {
  public let dog: Dog
  public let hike: Int
  public let address: String
  public let reason: String
  /// Finds the address on a map; nil without an address.
  public let mapSearch: String?
}

/// A dog of the day that no hike takes.
public struct UnplacedDog: Hashable, Sendable {
  public let dog: Dog
  public let reason: String
}

/// Everything about one day's hikes. Each dog of the day is in a stop, in `unrouted` or in `unplaced`, once.
public struct DayPlan: Sendable {
  public let date: CivilDate
  /// Empty when nobody hikes, and when the day is `impossible`.
  public let hikes: [PlannedHike]
  /// Why the day cannot be as asked; nil when it can.
  public let impossible: String?
  /// What comes nearest on an impossible day: as few households divided as need be. Nil where that does not help.
  public let relaxed: [PlannedHike]?
  /// What was let go for the relaxed plan, in words.
  public let relaxation: String?
  /// By hike, in the order in which they ride.
  public let unrouted: [UnroutedDog]
  public let unplaced: [UnplacedDog]
  public let standing: [DogID: Standing]
  /// Those who stay home today, and why.
  public let absences: [UnplacedDog]
  /// False when no dog of the day has a place: then the hikes are lists by region.
  public let isRouted: Bool
  /// Nil where no order was kept for the day.
  public let kept: KeptOrder?
  /// Drives of the day that the book's table of distances does not have; empty where there is no such table.
  public let estimated: [EstimatedDrive]
  public let diagnostics: [Diagnostic]

  /// Of all hikes together; those of `relaxed` are not counted.
  public var metres: Metres { hikes.map(\.metres).reduce(.zero, +) }

  /// What the sheet shows: the relaxed plan on an impossible day.
  public var shown: [PlannedHike] { relaxed ?? hikes }

  /// The dogs of a hike, in the order in which they ride.
  public func dogs(in hike: PlannedHike) -> [Dog] {
    hike.stops.flatMap(\.dogs) + unrouted.filter { $0.hike == hike.number }.map(\.dog)
  }

  /// Every dog that rides.
  public var riders: [Dog] { shown.flatMap { dogs(in: $0) } }
}
