public import Civil
import Quantities
public import Tabular

extension PickupSheet {
  /// The report of `today`.
  ///
  /// Coordinates are decimal texts, exact to the last digit. An impossible day has no hikes; what comes nearest is
  /// under `relaxed`, and `unrouted` tells of its hikes.
  public static func json(
    _ plan: DayPlan, _ book: Book, comparison: DayComparison? = nil, asOf today: CivilDate? = nil
  ) -> JSONValue {
    [
      "date": .text("\(plan.date)"), "metres": .integer(plan.metres.value),
      "hikes": .array(plan.hikes.map { hike($0, plan) }), "impossible": .optional(plan.impossible),
      "relaxed": plan.relaxed.map { relaxed($0, plan) } ?? .null,
      "compare": comparison.map(compared) ?? .null,
      "kept": plan.kept.map(kept) ?? .null,
      "estimated": .array(plan.estimated.map { ["from": .text($0.from), "to": .text($0.to)] }),
      "unrouted": .array(
        plan.unrouted.map { seated in
          [
            "dog": .text(seated.dog.id.text), "hike": .integer(seated.hike), "reason": .text(seated.reason),
            "address": .unlessEmpty(seated.address), "map": .optional(seated.mapSearch),
          ]
        }),
      "unplaced": dogs(plan.unplaced), "absences": dogs(plan.absences), "routed": .bool(plan.isRouted),
      "summary": .text(summary(plan, book, asOf: today)),
      "standing": .object(
        Dictionary(plan.standing.map { ($0.key.text, .text($0.value.rawValue)) }) { first, _ in first }),
      "diagnostics": .diagnostics(plan.diagnostics),
    ]
  }

  private static func relaxed(_ hikes: [PlannedHike], _ plan: DayPlan) -> JSONValue {
    [
      "metres": .integer(hikes.map(\.metres.value).reduce(0, +)), "reason": .optional(plan.relaxation),
      "hikes": .array(hikes.map { hike($0, plan) }),
    ]
  }

  private static func compared(_ comparison: DayComparison) -> JSONValue {
    [
      "roster_metres": .integer(comparison.roster.value),
      "nearest_metres": .integer(comparison.nearest.value),
      "uneven": comparison.uneven.map { uneven in
        [
          "even": .array(uneven.even.map { .integer($0) }),
          "sizes": .array(uneven.sizes.map { .integer($0) }),
          "saved_metres": .integer(uneven.saved.value),
        ]
      } ?? .null,
    ]
  }

  private static func kept(_ kept: KeptOrder) -> JSONValue {
    [
      "saving_metres": .integer(kept.saving?.value ?? 0), "gone": ids(kept.gone),
      "newcomers": ids(kept.newcomers),
      "misfits": .array(kept.misfits.map { .text($0) }),
    ]
  }

  private static func ids(_ dogs: [DogID]) -> JSONValue { .array(dogs.map { .text($0.text) }) }

  private static func dogs(_ dogs: [UnplacedDog]) -> JSONValue {
    .array(dogs.map { ["dog": .text($0.dog.id.text), "reason": .text($0.reason)] })
  }

  private static func hike(_ hike: PlannedHike, _ plan: DayPlan) -> JSONValue {
    [
      "hike": .integer(hike.number), "metres": .integer(hike.metres.value),
      "dogs": .integer(plan.dogs(in: hike).count), "departure": .optional(hike.departure?.description),
      "metres_to_trail": .optional(hike.metresToTrail?.value),
      "trail": hike.trail.map { trail($0, hike.trailReason) } ?? .null,
      "trail_reason": .text(hike.trailReason), "metres_home": .integer(hike.metresHome.value),
      "drop_off": .array(
        hike.dropOffs.map { stop in
          [
            "dogs": ids(stop.dogs.map(\.id)), "metres_from_previous": .integer(stop.metresFromPrevious.value),
          ]
        }),
      "stops": .array(
        hike.stops.map { stop in
          [
            "position": .integer(stop.position), "dogs": ids(stop.dogs.map(\.id)),
            "latitude": .degrees(stop.coordinates.latitudeE7),
            "longitude": .degrees(stop.coordinates.longitudeE7),
            "address": .unlessEmpty(stop.address), "eta": .optional(stop.eta?.description),
            "waits_minutes": .integer(stop.minutesEarly), "late": .bool(stop.isLate),
            "metres_from_previous": .integer(stop.metresFromPrevious.value),
          ]
        }),
    ]
  }

  private static func trail(_ trail: HikingLocation, _ reason: String) -> JSONValue {
    let place = trail.place.coordinates
    return [
      "name": .text(trail.name), "region": .unlessEmpty(trail.region),
      "latitude": place.map { .degrees($0.latitudeE7) } ?? .null,
      "longitude": place.map { .degrees($0.longitudeE7) } ?? .null,
      "notes": .unlessEmpty(trail.notes), "reason": .text(reason),
    ]
  }
}
