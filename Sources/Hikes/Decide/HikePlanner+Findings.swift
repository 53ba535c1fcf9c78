import Civil
import Diagnostics
import Quantities

extension HikePlanner {
  /// What there is to say about a plan, gravest first.
  struct Findings {
    let seats: Seats
    let stops: [PlannedHike]
    let unrouted: [UnroutedDog]
    let unplaced: [UnplacedDog]
    let passedOver: [(Dog, String)]
    let trailsWithoutPlace: [HikingLocation]
    let impossible: String?
    let isRouted: Bool
    let kept: KeptOrder?
    let estimated: [EstimatedDrive]
    let date: CivilDate
    let book: Book

    var all: [Diagnostic] {
      (ofTheDay + places + wishes + quarrels + waits + order + drives + notes).sorted()
    }

    private var ofTheDay: [Diagnostic] {
      let left = unplaced.filter { $0.reason != impossible }.map {
        Diagnostic(
          .error, .dogUnplaced, "\(book.label($0.dog)) is in no hike on \(date.longText): \($0.reason)",
          hint: "move it to another day, or raise dogs_per_hike in settings.csv")
      }
      guard let impossible else { return left }
      return left + [

        Diagnostic(
          .error, .dayImpossible, "\(date.longText) cannot be planned as asked: \(impossible)",
          hint:
            "move a dog to another day, change its row in dogs.csv, or take the plan with households divided"
        )
      ]
    }

    private var places: [Diagnostic] {
      guard isRouted else {
        return [
          Diagnostic(
            .warning, .dayNotRouted,
            "no dog of \(date.longText) has a place, so the hikes are listed by region and not routed",
            hint: "`hound places` lists who has none; `hound place DOG WHERE` sets one")
        ]
      }
      return unrouted.map {
        Diagnostic(
          .warning, .dogWithoutPlace,
          "\(book.label($0.dog)) has no place on the map; it rides last in hike \($0.hike)",
          hint: $0.address.isEmpty
            ? "write its address, or set its place with `hound place`"
            : "set its place with `hound place`; the address is \($0.address)")
      }
    }

    private var wishes: [Diagnostic] {
      seats.hikes.enumerated().flatMap { index, hike in
        hike.dogs.filter { $0.hike != nil && $0.hike != index + 1 }.sorted { $0.id < $1.id }.map { dog in
          Diagnostic(
            .warning, .hikeWishUnmet,
            "\(book.label(dog)) belongs in hike \(dog.hike.map(String.init) ?? "") and rides in hike \(index + 1)",
            hint: "empty its `hike` column, or free a seat in that hike")
        }
      }
    }

    private var quarrels: [Diagnostic] {
      seats.hikes.enumerated().flatMap { index, hike in
        let dogs = hike.dogs.sorted { $0.id < $1.id }
        return dogs.indices.flatMap { one in
          dogs[(one + 1)...].filter { dogs[one].isFoe(of: $0) }.map { other in
            Diagnostic(
              .warning, .foesTogether,
              "\(book.label(dogs[one])) and \(book.label(other)) must not meet and both ride in hike \(index + 1)",
              hint: "move one of them, or set the place of the one that has none")
          }
        }
      }
    }

    private var order: [Diagnostic] {
      guard let kept else { return [] }
      let misfits = kept.misfits.map { misfit in
        Diagnostic(
          .warning, .orderMisfit, "the order kept for \(date.longText) no longer fits: \(misfit)",
          hint: "`hound order reset --date \(date)` plans the day anew")
      }
      let saving =
        kept.saving.map { "planning it anew would save \($0.kilometresText)" } ?? "it stands until reset"
      return misfits + [
        Diagnostic(
          .note, .orderKept, "the order of \(date.longText) was kept; \(saving)",
          hint: "`hound order reset --date \(date)` plans the day anew")
      ]
    }

    /// Who waits longer than half an hour may be in the wrong hike.
    private var waits: [Diagnostic] {
      stops.flatMap { hike in
        hike.stops.filter { $0.minutesEarly > 30 }.map { stop in
          Diagnostic(
            .warning, .longWait,
            "hike \(hike.number) waits \(stop.minutesEarly) min for \(DayFault.list(stop.dogs.map { book.label($0) }))",
            hint: "if that is the wrong hike, write the right one into the `hike` column of dogs.csv")
        }
      }
    }

    private var drives: [Diagnostic] {
      guard !estimated.isEmpty else { return [] }
      let shown = estimated.prefix(4).map { "\($0.from) to \($0.to)" }.joined(separator: ", ")
      let more = estimated.count > 4 ? " and \(estimated.count - 4) more" : ""
      return [
        Diagnostic(
          .note, .drivesEstimated,
          "distances.csv does not have every drive of \(date.longText): \(shown)\(more); the straight line times the "
            + "detour factor stands in",
          hint: "`hound today --format json` lists them all under estimated")
      ]
    }

    private var notes: [Diagnostic] {
      passedOver.map { dog, reason in
        Diagnostic(
          .note, .dogPassedOver, "\(book.label(dog)) is not on \(date.longText): \(reason)",
          hint: "set active to yes if it is back")
      }
        + trailsWithoutPlace.map {
          Diagnostic(
            .note, .trailWithoutPlace,
            "the trail \($0.name.isEmpty ? $0.id.text : $0.name) has no place on the map",
            hint: "add its latitude and longitude to trails.csv")
        }
    }
  }
}
