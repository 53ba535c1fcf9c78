import Civil
import Quantities

extension HikePlanner {
  /// A hike with its stops, metres, times and trail.
  func hike(_ number: Int, _ seats: Seats.Hike) -> PlannedHike {
    let departure =
      book.rules.departures.indices.contains(number - 1)
      ? TimeOfDay(book.rules.departures[number - 1]) : nil
    var previous = book.rules.home.coordinates
    var clock = departure.map { VanClock($0, book.rules) }
    var metres = Metres.zero
    var stops: [PlannedStop] = []
    for household in seats.routed {
      guard let place = household.coordinates else { continue }
      let leg = previous.map { $0.road(to: place, detour: book.rules.detour) } ?? .zero
      clock?.drive(leg)
      stops.append(
        PlannedStop(
          position: stops.count + 1, dogs: household.dogs, coordinates: place, address: household.address,
          metresFromPrevious: leg, eta: clock?.time))
      clock?.load(dogs: household.dogs.count)
      metres += leg
      previous = place
    }
    let choice: TrailChoice
    if let last = seats.routed.last, let place = last.coordinates {
      choice = trail(after: last, at: place)
    } else {
      choice = trails.choice(inRegion: seats.unplaced.last { !$0.dog.region.isEmpty }?.dog.region ?? "")
    }
    return PlannedHike(
      number: number, stops: stops, metres: metres + (choice.metres ?? .zero), departure: departure,
      trail: choice.trail, trailReason: choice.reason, metresToTrail: choice.metres)
  }

  func unroutedDog(_ seated: Seats.Seated, hike: Int) -> UnroutedDog {
    UnroutedDog(
      dog: seated.dog, hike: hike, address: seated.address,
      reason: seated.isApart
        ? "no place yet; rides apart from its household for want of seats" : "no place yet",
      mapSearch: MapSearch.link(for: seated.address))
  }
}

/// The time in the van. Seconds add up exactly over the day and are rounded to the minute only when read.
private struct VanClock {
  private var seconds: Int
  private var metres = 0
  private let rules: BusinessRules

  init(_ departure: TimeOfDay, _ rules: BusinessRules) {
    seconds = departure.minutes * 60
    self.rules = rules
  }

  /// Nil past midnight, and for a van that does not move.
  var time: TimeOfDay? {
    guard rules.speed > 0 else { return nil }
    return TimeOfDay(minutes: (seconds + metres * 18 / (5 * rules.speed) + 30) / 60)
  }

  mutating func drive(_ leg: Metres) { metres += leg.value }

  mutating func load(dogs: Int) {
    seconds += 60 * (max(0, rules.minutesPerStop) + (dogs - 1) * max(0, rules.minutesPerExtraDog))
  }
}
